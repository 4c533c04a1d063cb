/// A state machine whose states are any hashable Swift values: the convenient form.
///
/// It is explored by the same search as a packed system, through a table that numbers the states; expect it to be some ten
/// to thirty times slower. `initialStates` and `successors(of:)` must be pure: asked twice about the same state they give
/// the same answer in the same order (so never the order of a `Set` or `Dictionary`).
///
///     struct Counter: TransitionSystem {
///         enum Action: CaseIterable { case increment, reset }
///         let initialStates = [0]
///         func successors(of state: Int) -> [(action: Action, state: Int)] {
///             state < 3 ? [(.increment, state + 1), (.reset, 0)] : [(.reset, 0)]
///         }
///     }
///     let result = Counter().explore()
public protocol TransitionSystem: Sendable {
    /// What the machine remembers.
    associatedtype State: Hashable & Sendable
    /// What the machine does.
    associatedtype Action: Hashable & Sendable

    /// Where the machine may begin.
    var initialStates: [State] { get }
    /// Every action there is, each once; all cases by default where the action has cases.
    var actions: [Action] { get }
    /// What must hold in every reachable state; nothing by default.
    var invariants: [Invariant<State>] { get }
    /// What must always be followed by what; nothing by default.
    var responses: [Response<State>] { get }

    /// The steps that are possible in a state, each with the state it leads to.
    func successors(of state: State) -> [(action: Action, state: State)]
    /// What an action is called; its description by default.
    func name(of action: Action) -> String
    /// How much an action is obliged to happen; not at all by default.
    func fairness(of action: Action) -> Fairness
    /// Whether a state without successors is a proper end rather than a deadlock; false by default.
    func isAcceptingEnd(_ state: State) -> Bool
}

extension TransitionSystem {
    /// Nothing need hold.
    public var invariants: [Invariant<State>] { [] }
    /// Nothing need follow.
    public var responses: [Response<State>] { [] }
    /// The action's description.
    public func name(of action: Action) -> String { String(describing: action) }
    /// Any action may be passed over for ever.
    public func fairness(of action: Action) -> Fairness { .none }
    /// Every state without successors is a deadlock.
    public func isAcceptingEnd(_ state: State) -> Bool { false }
}

extension TransitionSystem where Action: CaseIterable {
    /// All cases.
    public var actions: [Action] { Array(Action.allCases) }
}
