/// What was explored in one scenario, as a person sees it: states that look the same are one node.
public struct StateGraph: Hashable, Codable, Sendable {
    /// States of one phase in which the same views stand in the same places and look the same.
    public struct Node: Hashable, Codable, Sendable {
        /// Where the transition is in its life.
        public var phase: LifecyclePhase
        /// The container, bottom to top.
        public var stack: [StackedView]
        /// Views elsewhere that code has put somewhere or changed.
        public var elsewhere: [StackedView]
        /// So many states look like this, at least 1.
        public var states: Int

        /// Makes a node from its parts.
        public init(phase: LifecyclePhase, stack: [StackedView] = [], elsewhere: [StackedView] = [], states: Int = 1) {
            self.phase = phase
            self.stack = stack
            self.elsewhere = elsewhere
            self.states = states
        }
    }

    /// From one node to another by an event.
    public struct Edge: Hashable, Codable, Sendable {
        /// The position of the node that it leaves.
        public var from: Int
        /// The position of the node that it leads to.
        public var to: Int
        /// In words, as in a trace.
        public var event: String

        /// Makes an edge from its parts.
        public init(from: Int, to: Int, event: String) {
            self.from = from
            self.to = to
            self.event = event
        }
    }

    /// The way that a finding's trace takes.
    public struct Path: Hashable, Codable, Sendable {
        /// The finding's rule.
        public var rule: String
        /// Where the finding points.
        public var location: SourceLocation
        /// Where it begins and where each step leads.
        public var nodes: [Int]

        /// Makes a path from its parts.
        public init(rule: String, location: SourceLocation, nodes: [Int]) {
            self.rule = rule
            self.location = location
            self.nodes = nodes
        }
    }

    /// In the order in which they were first reached; the story begins in the first.
    public var nodes: [Node]
    /// Each once, in the order in which they were first taken.
    public var edges: [Edge]
    /// The ways of the findings' stories through the graph.
    public var paths: [Path]

    /// Makes a graph from its parts.
    public init(nodes: [Node] = [], edges: [Edge] = [], paths: [Path] = []) {
        self.nodes = nodes
        self.edges = edges
        self.paths = paths
    }
}
