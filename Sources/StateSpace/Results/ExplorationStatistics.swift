/// What an exploration covered and what it took; everything but `seconds` is the same each time.
public struct ExplorationStatistics: Sendable, Hashable {
    /// Distinct states found.
    public var states: Int
    /// States all of whose successors are known; less than `states` only in an incomplete exploration.
    public var expandedStates: Int
    /// Edges out of the expanded states: every appended successor counts, also one that is already known.
    public var edges: Int
    /// How many distinct states are how many steps away from the nearest initial state, from 0 on.
    public var statesPerLevel: [Int]
    /// How often each action was taken, by its number.
    public var actionCounts: [Int]
    /// States without successors that are no accepting end; counted also when they are not looked for as failures.
    public var deadlocks: Int
    /// The most bytes held at any time by the explorer, and by the system as far as it says so.
    public var peakBytes: Int
    /// Time by the wall clock.
    public var seconds: Double
    /// The states that those found stand for, themselves included: more than `states` only with symmetry.
    ///
    /// Where every initial state's likes are initial too, it is what a search without symmetry finds. In a search with
    /// symmetry edges and actions are counted as that search met them: an action not taken may have a like that was.
    public var representedStates: Int
    /// States of which only some successors were followed, because those suffice.
    public var partlyExpandedStates: Int
    /// Successors in whose place another state was kept that stands for them; 0 without symmetry.
    public var replacedStates: Int

    /// The longest of the shortest paths from an initial state, in steps.
    public var depth: Int { max(0, statesPerLevel.count - 1) }

    /// Bytes of memory for each state, at the peak.
    public var bytesPerState: Double { states == 0 ? 0 : Double(peakBytes) / Double(states) }

    /// The actions that no edge carries, in order; in an incomplete exploration they may only not have been met yet.
    public var neverTaken: [ActionID] {
        actionCounts.indices.filter { actionCounts[$0] == 0 }.map(ActionID.init)
    }

    /// Makes statistics from its parts.
    public init(
        states: Int, expandedStates: Int, edges: Int, statesPerLevel: [Int], actionCounts: [Int], deadlocks: Int,
        peakBytes: Int, seconds: Double, representedStates: Int? = nil, partlyExpandedStates: Int = 0,
        replacedStates: Int = 0
    ) {
        self.states = states
        self.expandedStates = expandedStates
        self.edges = edges
        self.statesPerLevel = statesPerLevel
        self.actionCounts = actionCounts
        self.deadlocks = deadlocks
        self.peakBytes = peakBytes
        self.seconds = seconds
        self.representedStates = representedStates ?? states
        self.partlyExpandedStates = partlyExpandedStates
        self.replacedStates = replacedStates
    }
}
