import StateSpace

/// A system given edge by edge: its states are numbers, spread over as many words as wanted.
struct Graph: PackedTransitionSystem {
    struct Edge: Hashable {
        var source: UInt64
        var action: ActionID
        var target: UInt64
        var violation: UInt64?

        init(_ source: UInt64, _ target: UInt64, by action: ActionID = 0, violation: UInt64? = nil) {
            self.source = source
            self.action = action
            self.target = target
            self.violation = violation
        }
    }

    var wordsPerState = 1
    var actions: [Action] = [Action("go")]
    var initial: [UInt64] = [0]
    var initialViolations: [UInt64] = []
    /// Each state's edges, in order.
    var edges: [UInt64: [Edge]]
    var stateViolations: [UInt64: [UInt64]] = [:]
    var accepting: Set<UInt64> = []
    var obligations: [Obligation] = []
    /// For each obligation where it is triggered, and where it is met.
    var triggers: [Set<UInt64>] = []
    var goals: [Set<UInt64>] = []

    init(_ edges: [Edge]) {
        self.edges = Dictionary(grouping: edges, by: \.source)
    }

    /// Adds an obligation.
    mutating func oblige(_ name: String, whenever trigger: Set<UInt64>, eventually goal: Set<UInt64>) {
        obligations.append(Obligation(name))
        triggers.append(trigger)
        goals.append(goal)
    }

    /// All words differ, and all depend on the number.
    func words(_ state: UInt64) -> [UInt64] {
        (0..<UInt64(wordsPerState)).map { $0 == 0 ? state : ~state &* ($0 + 2) }
    }

    private func append(_ state: UInt64, by action: ActionID, to successors: inout SuccessorBuffer) {
        words(state).withUnsafeBufferPointer { successors.append($0.baseAddress!, by: action) }
    }

    func initialStates(into successors: inout SuccessorBuffer) {
        for state in initial { append(state, by: 0, to: &successors) }
        for violation in initialViolations { successors.report(violation) }
    }

    func successors(of state: UnsafePointer<UInt64>, into successors: inout SuccessorBuffer) {
        for violation in stateViolations[state[0]] ?? [] { successors.reportHere(violation) }
        for edge in edges[state[0]] ?? [] {
            append(edge.target, by: edge.action, to: &successors)
            if let violation = edge.violation { successors.report(violation) }
        }
    }

    func isAcceptingEnd(_ state: UnsafePointer<UInt64>) -> Bool { accepting.contains(state[0]) }

    func obligationStatus(_ obligation: Int, of state: UnsafePointer<UInt64>) -> ObligationStatus {
        var status: ObligationStatus = []
        if triggers[obligation].contains(state[0]) { status.insert(.triggered) }
        if goals[obligation].contains(state[0]) { status.insert(.met) }
        return status
    }
}
