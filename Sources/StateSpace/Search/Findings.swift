/// The failures met so far, each by where it was met; the paths to them are built when the search is over.
@usableFromInline
struct Findings {
    /// A violation where it was met with the fewest steps.
    @usableFromInline
    struct Hit {
        var key: UInt64
        /// The state being expanded, or `StateStore.none` when initial states were being made.
        var source: UInt32
        /// The successor, or the initial state, that it belongs to; `SuccessorBuffer.Report.here` for the source itself.
        var ordinal: UInt32
        /// The length of the counterexample.
        var steps: Int
    }

    @usableFromInline var hits: [Hit] = []
    @usableFromInline var deadlocks: [UInt32] = []
    @usableFromInline var deadlockCount = 0
    private var positions: [UInt64: Int] = [:]
    /// Most systems report one key many times in a row.
    private var last: (key: UInt64, steps: Int)?

    @usableFromInline
    init() {}

    /// Notes what was reported while a state so many steps away was expanded.
    @usableFromInline
    mutating func note(_ buffer: borrowing SuccessorBuffer, source: UInt32, depth: Int) {
        for position in 0..<buffer.reports.count {
            let report = buffer.reports[position]
            let steps = report.ordinal == SuccessorBuffer.Report.here ? depth : depth + 1
            note(Hit(key: report.key, source: source, ordinal: report.ordinal, steps: steps))
        }
    }

    /// Keeps a violation if its key is new, or if it is shorter.
    ///
    /// It can be shorter, by one step: a key met on an edge may next be met in a state of the level that the edge leaves.
    mutating func note(_ hit: Hit) {
        if let last, last.key == hit.key, last.steps <= hit.steps { return }
        if let position = positions[hit.key] {
            if hit.steps < hits[position].steps { hits[position] = hit }
        } else {
            positions[hit.key] = hits.count
            hits.append(hit)
        }
        last = (hit.key, hits[positions[hit.key]!].steps)
    }

    /// Takes over what was met after everything here, as if it had been met here.
    mutating func take(_ later: Findings, keeping most: Int) {
        for hit in later.hits { note(hit) }
        deadlockCount += later.deadlockCount
        deadlocks += later.deadlocks.prefix(max(0, most - deadlocks.count))
    }

    /// Notes a state without successors that is no accepting end.
    @usableFromInline
    mutating func noteDeadlock(_ state: UInt32, keeping most: Int) {
        deadlockCount += 1
        if deadlocks.count < most { deadlocks.append(state) }
    }
}
