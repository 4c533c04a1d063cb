import StateSpace

extension TransitionMachine {
    func successors(of words: UnsafePointer<UInt64>, into successors: inout SuccessorBuffer) {
        guard let compiled else {
            let state = MachineState(fields: layout.unpack(words))
            let judges = !isDeadEnd(state)
            for event in events.indices where isEnabled(events[event], in: state) {
                _ = interpret(event, from: state, judgesDeadEnds: judges, into: &successors)
            }
            return
        }
        let width = layout.wordsPerState
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: width) { scratch in
            let scratch = scratch.baseAddress!
            // Unpacked when somebody first asks for it.
            var unpacked: MachineState?
            func state() -> MachineState {
                if let unpacked { return unpacked }
                let state = MachineState(fields: layout.unpack(words))
                unpacked = state
                return state
            }
            let judges = !isDeadEnd(words, compiled, scratch, unpacked: state)
            for event in events.indices {
                let tree = compiled.tree(event, judgesDeadEnds: judges)
                if follow(tree, of: event, from: words, compiled, scratch, into: &successors) {
                    tree.countsFound()
                } else {
                    extend(tree, by: event, from: state(), compiled, judgesDeadEnds: judges, into: &successors)
                }
            }
        }
    }

    /// Appends where an event leads, as its tree says; false where the tree does not say all of it.
    @inline(__always)
    private func follow(
        _ tree: StepTree, of event: Int, from words: UnsafePointer<UInt64>, _ compiled: CompiledSteps,
        _ scratch: UnsafeMutablePointer<UInt64>, into successors: inout SuccessorBuffer
    ) -> Bool {
        let width = layout.wordsPerState
        var state = words
        switch compiled.walk(tree, &state, scratch, width) {
        case .end(let end):
            switch end.pointee.end.meaning {
            case .state: compiled.append(end, state, width, by: ActionID(event), into: &successors)
            case .another: successors.reportHere(Breach.needsOthersKey)
            case .disabled, .mainAnother, .no, .yes: break
            }
            return true
        case .fork(let choice):
            var forks = StepForks(compiled, width: width, mostWays: mostWays)
            guard forks.follow(choice, from: state) else { return false }
            forks.append(by: ActionID(event), isTick: isTick(events[event]), from: words, into: &successors)
            return true
        case .unknown: return false
        }
    }

    /// Interprets an event and appends where it leads; how many ways were tried.
    private func interpret(
        _ event: Int, from state: MachineState, judgesDeadEnds: Bool, growing tree: StepTree? = nil,
        into successors: inout SuccessorBuffer
    ) -> Int {
        let ways = ways(of: events[event], from: state, judgesDeadEnds: judgesDeadEnds, growing: tree)
        for execution in ways.executions { append(execution, by: ActionID(event), into: &successors) }
        if ways.areCutShort { successors.reportHere(Breach.tooManyWaysKey) }
        if ways.needOthers { successors.reportHere(Breach.needsOthersKey) }
        return ways.tries
    }

    /// Interprets an event in a state in which its tree does not say what happens, and adds that to the tree if that is
    /// worth its cost.
    private func extend(
        _ tree: StepTree, by event: Int, from state: MachineState, _ compiled: CompiledSteps, judgesDeadEnds: Bool,
        into successors: inout SuccessorBuffer
    ) {
        var tries = 0
        let grows = compiled.extend(tree) { tree in
            var asked = state
            let trace = StepTrace(layout, from: state)
            asked.trace = trace
            if isEnabled(events[event], in: asked) {
                tries = interpret(event, from: state, judgesDeadEnds: judgesDeadEnds, growing: tree, into: &successors)
            } else {
                tree.add(trace.log.steps, .disabled)
            }
        }
        if !grows, isEnabled(events[event], in: state) {
            tries = interpret(event, from: state, judgesDeadEnds: judgesDeadEnds, into: &successors)
        }
        tree.countsInterpreted(tries, recorded: grows)
    }

    /// Adds the way that an execution went to a tree.
    func grow(_ tree: StepTree, by execution: Execution) {
        guard let trace = execution.state.trace else { return }
        if trace.isSpoilt {
            tree.isGivenUp = true
            return
        }
        let end: StepEnd?
        if let leg = execution.metAnotherFor {
            end = .another(isMain: leg.part != .auxiliary)
        } else if execution.isPruned {
            end = nil
        } else {
            end = .state(
                trace.pendingValues(execution.state.fields), reports: execution.reports,
                reachesOwn: execution.reachedOwn)
        }
        tree.add(trace.log.steps, end)
        execution.state.trace = nil
    }

    /// Whether a transition is under way and nothing must happen any more.
    private func isDeadEnd(
        _ words: UnsafePointer<UInt64>, _ compiled: CompiledSteps, _ scratch: UnsafeMutablePointer<UInt64>,
        unpacked: () -> MachineState
    ) -> Bool {
        let phase = Int(layout.packed(EnvironmentField.phase.rawValue).read(words))
        guard LifecyclePhase.isInFlight[phase] else { return false }
        var asked = words
        switch compiled.walk(compiled.duty, &asked, scratch, layout.wordsPerState) {
        case .end(let end):
            compiled.duty.countsFound()
            return end.pointee.end.meaning == .no
        case .fork: preconditionFailure("whether something must happen is nobody's choice")
        case .unknown: break
        }
        let state = unpacked()
        var answer: Bool?
        let grows = compiled.extend(compiled.duty) { tree in
            var asked = state
            let trace = StepTrace(layout, from: state)
            asked.trace = trace
            answer = isObligedToGoOn(asked)
            if trace.isSpoilt { tree.isGivenUp = true } else { tree.add(trace.log.steps, .answer(answer!)) }
        }
        compiled.duty.countsInterpreted(1, recorded: grows)
        return !(answer ?? isObligedToGoOn(state))
    }
}

extension Execution {
    /// What the explorer is told of this step.
    var reports: [UInt64] {
        breaches.map(\.key) + (leftByGuard ? [Breach.leftByGuardKey] : []) + (reachedMain ? [Breach.reachedMainKey] : [])
    }
}

extension LifecyclePhase {
    /// By a phase's number, whether a context exists that must still be completed.
    static let isInFlight = allCases.map(\.isInFlight)
}
