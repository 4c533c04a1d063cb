import Foundation

/// Measurements under each other, with what they are compared with.
struct Table {
    private var title: String
    private var rows = [["", "threads", "states", "edges", "CPU s", "wall s", "CPU/wall", "bytes/state", "against one thread"]]
    private var notes: [String] = []

    init(_ title: String) {
        self.title = title
    }

    /// Adds an exploration of ours.
    mutating func add(_ name: String, _ measured: Measurement, threads: Int, against alone: Measurement?) {
        let comparison: String
        if let alone, measured.states == alone.states {
            comparison = "\(Self.number(alone.seconds / measured.seconds)) times as fast by the clock"
        } else if let alone {
            comparison = "\(measured.states) states for \(alone.states)"
        } else {
            comparison = ""
        }
        rows.append(
            row(
                name, threads, measured.states, measured.edges, measured.processorSeconds, measured.seconds,
                measured.bytesPerState, comparison))
    }

    /// Adds a run of SPIN's.
    mutating func add(_ name: String, _ run: SpinRun, against alone: Measurement) {
        let time = Self.number(run.processorSeconds / alone.processorSeconds)
        let memory = Self.number(alone.bytesPerState / run.bytesPerState)
        rows.append(
            row(
                name, 1, run.states, run.edges, run.processorSeconds, run.seconds, run.bytesPerState,
                "we take 1/\(time) of its CPU time, \(memory) of its memory a state"))
    }

    /// Adds a line below the table.
    mutating func note(_ text: String) { notes.append(text) }

    /// Whether an exploration found as many states as there are.
    mutating func check(_ measured: Measurement, states: Int) -> Bool {
        if measured.states == states { return true }
        note("wrong: \(measured.states) states were found, there are \(states)")
        return false
    }

    /// Whether the states that an exploration found stand for as many as there are.
    mutating func check(_ measured: Measurement, represented states: Int) -> Bool {
        if measured.representedStates == states { return true }
        note("wrong: the states found stand for \(measured.representedStates), there are \(states)")
        return false
    }

    func print() {
        var lines = ["", title, ""]
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        for row in rows {
            let cells = row.enumerated().map { column, cell in
                let blanks = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 || column == row.count - 1 ? cell + blanks : blanks + cell
            }
            lines.append(String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed()))
        }
        // Straight to the descriptor, so that each table is there when it is ready.
        FileHandle.standardOutput.write(Data((lines + notes).map { $0 + "\n" }.joined().utf8))
    }

    private func row(
        _ name: String, _ threads: Int, _ states: Int, _ edges: Int, _ processorSeconds: Double, _ seconds: Double,
        _ bytesPerState: Double, _ comparison: String
    ) -> [String] {
        [
            name, "\(threads)", "\(states)", "\(edges)", Self.number(processorSeconds), Self.number(seconds),
            Self.number(processorSeconds / seconds), Self.number(bytesPerState), comparison,
        ]
    }

    private static func number(_ value: Double) -> String { String(format: "%.2f", value) }
}
