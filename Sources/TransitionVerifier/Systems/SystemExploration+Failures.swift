extension SystemExploration {
    /// What is wrong with the system, one text for each: the property, and the shortest run that breaks it.
    ///
    /// Besides broken properties: deadlocks, and an exploration that did not come to its end.
    public func failures(of system: System) -> [String] {
        var texts = brokenInvariants.map { "\"\($0.name)\" does not hold:\n\($0.trace.text(in: system))" }
        texts += self.deadlocks.map { "nothing can happen any more, and this is no proper end:\n\($0.text(in: system))" }
        for (name, verdict) in responses {
            guard case .violated(let trace) = verdict else { continue }
            texts.append("\"\(name)\" need never come true:\n\(trace.text(in: system))")
        }
        if case .incomplete(let reason) = outcome { texts.append("not explored to the end: \(reason)") }
        return texts
    }
}

extension Trace {
    /// The run line by line: where it begins, and what is done with the state it leads to.
    public func text(in system: System) -> String {
        var lines = ["      \(initialState)"]
        for (number, step) in steps.enumerated() {
            if number == loopStart { lines.append("   from here on for ever:") }
            lines.append("   \(number + 1). \(system.name(of: step.action))")
            lines.append("      \(step.state)")
        }
        return lines.joined(separator: "\n")
    }
}

extension TransitionSystem {
    /// A run made at random: at each state one of the possible steps, until so many were taken or none is possible.
    public func randomRun(length: Int, using source: inout RandomSource) -> Trace<Self>? {
        let initial = initialStates
        guard !initial.isEmpty else { return nil }
        var trace = Trace<Self>(initialState: source.pick(initial), steps: [])
        while trace.steps.count < length {
            let steps = successors(of: trace.finalState)
            guard !steps.isEmpty else { break }
            let step = source.pick(steps)
            trace.steps.append(Trace<Self>.Step(action: step.action, state: step.state))
        }
        return trace
    }

    /// The run that actions lead to from a state, the first successor by each; `nil` where one is not possible.
    public func run(_ actions: [Action], from state: State) -> Trace<Self>? {
        var trace = Trace<Self>(initialState: state, steps: [])
        for action in actions {
            guard let step = successors(of: trace.finalState).first(where: { $0.action == action }) else { return nil }
            trace.steps.append(Trace<Self>.Step(action: step.action, state: step.state))
        }
        return trace
    }

    /// A run that still fails with as few of its actions as leaving out one after the other gives.
    ///
    /// Where the same action leads to several states, only runs by the first of them are tried.
    public func shrunk(_ trace: Trace<Self>, while fails: (Trace<Self>) throws -> Bool) rethrows -> Trace<Self> {
        var smallest = trace
        var position = smallest.steps.count - 1
        while position >= 0 {
            var actions = smallest.actions
            actions.remove(at: position)
            if let candidate = run(actions, from: smallest.initialState), try fails(candidate) {
                smallest = candidate
                position = smallest.steps.count
            }
            position -= 1
        }
        return smallest
    }
}
