import Foundation

/// A model checked by SPIN: compiled, run, and what it said.
struct SpinRun {
    /// The order in which SPIN searches.
    enum Search: CaseIterable {
        case depthFirst, breadthFirst

        var words: String {
            switch self {
            case .depthFirst: "depth first"
            case .breadthFirst: "breadth first"
            }
        }
    }

    var states: Int
    var edges: Int
    var seconds: Double
    var processorSeconds: Double
    var bytesPerState: Double

    /// What this machine lacks.
    static var whatIsMissing: String {
        let missing = ["spin", "gcc"].filter { Program.path(of: $0) == nil }
        return missing.isEmpty ? "it did not run" : "\(missing.joined(separator: " and ")) cannot be found"
    }

    /// Checks a model; nil where SPIN or a compiler is missing, or does not do it.
    init?(of promela: String, _ search: Search) {
        guard let spin = Program.path(of: "spin"), let compiler = Program.path(of: "gcc") else { return nil }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("benchmarks-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try promela.write(to: folder.appendingPathComponent("model.pml"), atomically: true, encoding: .utf8)
        } catch {
            return nil
        }
        let flags = ["-O2", "-w", "-DMEMLIM=12000", "-DSAFETY", "-DNOREDUCE", "-DNOFAIR"]
        let order = search == .breadthFirst ? ["-DBFS"] : []
        guard Program.run(spin, ["-o2", "-a", "model.pml"], in: folder) != nil,
            Program.run(compiler, flags + order + ["-o", "pan", "pan.c"], in: folder) != nil
        else { return nil }
        let before = ProcessorTime.ofChildren
        let started = ContinuousClock.now
        guard let said = Program.run(folder.appendingPathComponent("pan").path, ["-m20000", "-w23"], in: folder) else {
            return nil
        }
        seconds = (ContinuousClock.now - started) / .seconds(1)
        processorSeconds = ProcessorTime.ofChildren - before
        guard said.contains("errors: 0"), let states = Self.number(before: " states, stored", in: said),
            let edges = Self.number(before: " transitions (=", in: said),
            let megabytes = Self.number(before: "\ttotal actual memory usage", in: said)
        else { return nil }
        self.states = Int(states)
        self.edges = Int(edges)
        // What it would take for no states at all is not counted: its table of 2^23 slots is, as ours is.
        bytesPerState = megabytes * 1_048_576 / states
    }

    /// The number that stands before some words.
    private static func number(before words: String, in text: String) -> Double? {
        guard let end = text.range(of: words)?.lowerBound else { return nil }
        return text[..<end].split(whereSeparator: \.isWhitespace).last.flatMap { Double($0) }
    }
}
