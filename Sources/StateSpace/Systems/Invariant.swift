/// A safety property: something that holds in every reachable state.
public struct Invariant<State>: Sendable {
    /// What it is called in results.
    public var name: String
    /// Whether it holds in a state; asked once for each state, and pure.
    public var holds: @Sendable (State) -> Bool

    /// Makes an invariant.
    public init(_ name: String, holds: @escaping @Sendable (State) -> Bool) {
        self.name = name
        self.holds = holds
    }
}

/// A response property: whenever the trigger holds, the goal holds then or later, on every fair run.
public struct Response<State>: Sendable {
    /// What it is called in results.
    public var name: String
    /// Where the goal begins to be owed; pure.
    public var trigger: @Sendable (State) -> Bool
    /// Where it is paid; pure.
    public var goal: @Sendable (State) -> Bool

    /// Makes a response property; without a trigger it says that the goal is always reached again.
    public init(
        _ name: String, whenever trigger: @escaping @Sendable (State) -> Bool = { _ in true },
        eventually goal: @escaping @Sendable (State) -> Bool
    ) {
        self.name = name
        self.trigger = trigger
        self.goal = goal
    }
}
