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
        // After a state should have had a value without a code, this may be none at all.
        if let misses = compiled.views.misses, !misses.spareStates { return }
        // What no tree says is interpreted, on a state that is unpacked once for all events.
        var unpacked: MachineState?
        let judges = !isDeadEnd(words, compiled, &successors)
        let heads = compiled.heads(judgesDeadEnds: judges)
        for start in stride(from: 0, to: compiled.eventCount, by: 64) {
            var open = EventNeed.met(compiled.needs + start, compiled.eventCount - start, in: words)
            while open != 0 {
                let event = start + open.trailingZeroBitCount
                open &= open &- 1
                if follow(heads + event, of: event, from: words, compiled, into: &successors) {
                    heads[event].countsFound()
                } else {
                    let state = unpacked ?? MachineState(fields: layout.unpack(words))
                    unpacked = state
                    extend(
                        compiled.tree(event, judgesDeadEnds: judges), by: event, from: state, compiled,
                        judgesDeadEnds: judges, into: &successors)
                }
            }
        }
    }

    /// Appends where an event leads, as its tree says; false where the tree does not say all of it.
    @inline(__always)
    private func follow(
        _ head: UnsafeMutablePointer<StepTreeHead>, of event: Int, from words: UnsafePointer<UInt64>,
        _ compiled: CompiledSteps, into successors: inout SuccessorBuffer
    ) -> Bool {
        // The step is carried out where its result is to stand, and taken back if there is none.
        let place = successors.appendUninitialized(by: ActionID(event))
        var state = words
        var outcome = CompiledSteps.Outcome.unknown
        if let flat = head.pointee.flat {
            outcome = FlatTree.walk(from: flat, &state, place, compiled.wordsPerState, compiled.views)
            if case .state(let end) = outcome {
                successors.report(at: end)
                return true
            }
        }
        if case .unknown = outcome {
            state = words
            compiled.countsWalk(head)
            outcome = compiled.walk(head.pointee.root, &state, place, compiled.wordsPerState)
        }
        return settle(outcome, state, at: place, of: event, from: words, compiled, into: &successors)
    }

    /// Completes the successor last appended where a walk has ended, or takes it back; false where the tree does not
    /// say all of it.
    ///
    /// Apart from `follow`, which nearly always ends in a state and keeps what it needs in registers.
    @inline(never)
    private func settle(
        _ outcome: CompiledSteps.Outcome, _ state: UnsafePointer<UInt64>, at place: UnsafeMutablePointer<UInt64>,
        of event: Int, from words: UnsafePointer<UInt64>, _ compiled: CompiledSteps,
        into successors: inout SuccessorBuffer
    ) -> Bool {
        if case .end(let end) = outcome, end.pointee.end.meaning == .state {
            compiled.finish(end, state, place)
            successors.report(at: end)
            return true
        }
        successors.removeLast()
        switch outcome {
        case .disabled, .state: return true
        case .end(let end):
            if end.pointee.end.meaning == .another { successors.reportHere(Breach.needsOthersKey) }
            return true
        case .fork(let choice): return follow(choice, of: event, from: words, state, compiled, into: &successors)
        case .unknown: return false
        }
    }

    /// Appends where an event leads that chooses; false where the tree does not say all of it.
    private func follow(
        _ choice: UnsafeMutablePointer<StepNode>, of event: Int, from words: UnsafePointer<UInt64>,
        _ state: UnsafePointer<UInt64>, _ compiled: CompiledSteps, into successors: inout SuccessorBuffer
    ) -> Bool {
        var forks = StepForks(compiled, width: compiled.wordsPerState, mostWays: mostWays)
        guard forks.follow(choice, from: state) else { return false }
        forks.append(by: ActionID(event), isTick: isTick(events[event]), from: words, into: &successors)
        return true
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
            let trace = StepTrace(prepared.layout, from: state)
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
        tree.head.pointee.countsInterpreted(tries, recorded: grows)
    }

    /// Adds the way that an execution went to a tree.
    func grow(_ tree: StepTree, by execution: Execution) {
        guard let trace = execution.state.trace else { return }
        // The next way may go on recording where this one branched off.
        defer { execution.state.trace = nil }
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
    }

    /// Whether a transition is under way and nothing must happen any more.
    private func isDeadEnd(
        _ words: UnsafePointer<UInt64>, _ compiled: CompiledSteps, _ successors: inout SuccessorBuffer
    ) -> Bool {
        guard LifecyclePhase.inFlight >> compiled.phase.read(words) & 1 == 1 else { return false }
        let head = compiled.heads + 2 * compiled.eventCount
        var asked = words
        let scratch = successors.appendUninitialized(by: 0)
        defer { successors.removeLast() }
        switch compiled.walk(head, &asked, scratch) {
        case .end(let end):
            head.pointee.countsFound()
            return end.pointee.end.meaning == .no
        case .fork, .disabled, .state: preconditionFailure("whether something must happen is nobody's choice")
        case .unknown: return recordDuty(words, compiled)
        }
    }

    /// Finds out whether nothing must happen any more, and adds that to the tree that says so.
    private func recordDuty(_ words: UnsafePointer<UInt64>, _ compiled: CompiledSteps) -> Bool {
        let state = MachineState(fields: layout.unpack(words))
        var answer: Bool?
        let grows = compiled.extend(compiled.duty) { tree in
            var asked = state
            let trace = StepTrace(prepared.layout, from: state)
            asked.trace = trace
            answer = isObligedToGoOn(asked)
            if trace.isSpoilt { tree.isGivenUp = true } else { tree.add(trace.log.steps, .answer(answer!)) }
        }
        compiled.duty.head.pointee.countsInterpreted(1, recorded: grows)
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

    /// The same, a bit for each number.
    static let inFlight = allCases.indices.reduce(UInt64(0)) { $0 | (isInFlight[$1] ? 1 << UInt64($1) : 0) }
}
