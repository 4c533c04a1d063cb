import TransitionModel

/// The nodes and edges of a state graph that some finding's story passes through.
struct StoryWays {
    private(set) var nodes: Set<Int> = []
    /// Each as where it leaves and where it leads.
    private(set) var edges: Set<[Int]> = []

    /// Those of findings that count and are more than notes.
    init(_ graph: StateGraph, in report: Report) {
        for path in graph.paths where Self.isTold(path, in: report) {
            nodes.formUnion(path.nodes)
            for (from, to) in zip(path.nodes, path.nodes.dropFirst()) { edges.insert([from, to]) }
        }
    }

    private static func isTold(_ path: StateGraph.Path, in report: Report) -> Bool {
        report.findings.contains {
            $0.rule == path.rule && $0.location == path.location && $0.counts && $0.severity > .note
        }
    }
}
