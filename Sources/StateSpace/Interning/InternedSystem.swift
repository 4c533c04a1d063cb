/// A system of Swift values as a packed one: the one word of a state is its number in a table.
struct InternedSystem<Base: TransitionSystem>: PackedTransitionSystem {
    let base: Base
    let actions: [StateSpace.Action]
    let obligations: [Obligation]
    let table: StateTable<Base.State>
    private let actionNumbers: [Base.Action: ActionID]
    private let invariants: [Invariant<Base.State>]
    private let responses: [Response<Base.State>]

    init(_ base: Base, threads: Int) {
        self.base = base
        table = StateTable(threads: threads)
        let actions = base.actions
        self.actions = actions.map { StateSpace.Action(base.name(of: $0), fairness: base.fairness(of: $0)) }
        actionNumbers = Dictionary(
            actions.enumerated().map { ($0.element, ActionID($0.offset)) }, uniquingKeysWith: { first, _ in first })
        invariants = base.invariants
        responses = base.responses
        obligations = responses.map { Obligation($0.name) }
    }

    var wordsPerState: Int { 1 }

    var heldBytes: Int { table.bytes }

    func initialStates(into successors: inout SuccessorBuffer) {
        for state in base.initialStates { successors.append(table.number(of: state), by: 0) }
    }

    func successors(of state: UnsafePointer<UInt64>, into successors: inout SuccessorBuffer) {
        let value = self.value(state)
        for (number, invariant) in invariants.enumerated() where !invariant.holds(value) {
            successors.reportHere(UInt64(number))
        }
        for (action, next) in base.successors(of: value) {
            guard let number = actionNumbers[action] else {
                preconditionFailure("the action \(action) is not in the system's list of actions")
            }
            successors.append(table.number(of: next), by: number)
        }
    }

    func obligationStatus(_ obligation: Int, of state: UnsafePointer<UInt64>) -> ObligationStatus {
        let value = self.value(state)
        var status: ObligationStatus = []
        if responses[obligation].trigger(value) { status.insert(.triggered) }
        if responses[obligation].goal(value) { status.insert(.met) }
        return status
    }

    func isAcceptingEnd(_ state: UnsafePointer<UInt64>) -> Bool {
        base.isAcceptingEnd(value(state))
    }

    /// The value that a packed state stands for.
    private func value(_ state: UnsafePointer<UInt64>) -> Base.State {
        table.value(of: state.pointee)
    }
}
