/// What was explored in one scenario, as a person sees it: states that look the same are one node.
public struct StateGraph: Hashable, Codable, Sendable {
    /// States of one phase in which the same views stand in the same places and look the same.
    public struct Node: Hashable, Codable, Sendable {
        public var phase: LifecyclePhase
        /// The container, bottom to top.
        public var stack: [StackedView]
        /// Views elsewhere that code has put somewhere or changed.
        public var elsewhere: [StackedView]
        /// So many states look like this, at least 1.
        public var states: Int

        public init(phase: LifecyclePhase, stack: [StackedView] = [], elsewhere: [StackedView] = [], states: Int = 1) {
            self.phase = phase
            self.stack = stack
            self.elsewhere = elsewhere
            self.states = states
        }
    }

    /// From one node to another by an event.
    public struct Edge: Hashable, Codable, Sendable {
        public var from: Int
        public var to: Int
        /// In words, as in a trace.
        public var event: String

        public init(from: Int, to: Int, event: String) {
            self.from = from
            self.to = to
            self.event = event
        }
    }

    /// The way that a finding's trace takes.
    public struct Path: Hashable, Codable, Sendable {
        public var rule: String
        public var location: SourceLocation
        /// Where it begins and where each step leads.
        public var nodes: [Int]

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
    public var paths: [Path]

    public init(nodes: [Node] = [], edges: [Edge] = [], paths: [Path] = []) {
        self.nodes = nodes
        self.edges = edges
        self.paths = paths
    }
}
