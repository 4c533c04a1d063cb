import TransitionModel

extension StateGraph {
    /// All edges from one node to another.
    struct Arrow: Hashable {
        var from: Int
        var to: Int
        var events: [String]
    }

    /// The edges with the same ends as one, in the order in which they were first taken.
    var arrows: [Arrow] {
        var places: [[Int]: Int] = [:]
        var arrows: [Arrow] = []
        for edge in edges {
            if let place = places[[edge.from, edge.to]] {
                arrows[place].events.append(edge.event)
            } else {
                places[[edge.from, edge.to]] = arrows.count
                arrows.append(Arrow(from: edge.from, to: edge.to, events: [edge.event]))
            }
        }
        return arrows
    }
}

extension StateGraph.Node {
    /// The phase, the views from top to bottom as they lie, and views elsewhere.
    var lines: [String] {
        let share = states > 1 ? " (\(counted(states, "state")))" : ""
        return ["\(phase.words)\(share)"] + stack.reversed().map(\.words) + elsewhere.map { "elsewhere: \($0.words)" }
    }
}

extension StateDiagram.Section {
    init(_ verdict: ScenarioVerdict, of animator: AnimatorVerdict, in report: Report) {
        title = "\(animator.name), \(verdict.scenario.circumstances): \(verdict.verdict.rawValue)"
        graph = verdict.graph
        states = verdict.states
        if let graph { story = StoryWays(graph, in: report) }
    }

    /// Why there is no graph.
    var absence: String { "not drawn, \(counted(states, "state"))" }
}
