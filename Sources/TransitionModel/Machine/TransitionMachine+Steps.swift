import StateSpace

extension TransitionMachine: PackedTransitionSystem {
    var wordsPerState: Int { layout.wordsPerState }

    var actions: [Action] {
        events.map { event in
            switch event {
            case .request, .background: Action(name(of: event), fairness: .optional)
            case .gesture(_, .began), .gesture(_, .changed): Action(name(of: event), fairness: .optional)
            case .outside(let number): Action(name(of: event), fairness: outsideEnds[number] ? .weak : .optional)
            default: Action(name(of: event), fairness: .weak)
            }
        }
    }

    /// Every way in which `setUp` can run.
    func initialStates(into successors: inout SuccessorBuffer) {
        for way in beginnings.ways {
            layout.pack(way.state.fields, into: successors.appendUninitialized(by: 0))
            for breach in way.breaches { successors.report(breach.key) }
        }
        if beginnings.areCutShort { successors.report(Breach.tooManyWaysKey) }
    }

    /// Every way in which an event can turn out.
    struct Ways {
        var executions: [Execution] = []
        /// There were more than are followed.
        var areCutShort = false
        /// On the way there or back another animator was handed out, and in no way the one that the story is about.
        var needOthers = false
        /// How many were gone through, those left out among them.
        var tries = 0
    }

    /// Every way in which an event that may come can turn out, but those in which another animator is handed out.
    ///
    /// A timer's tick whose stop condition nobody can decide comes true in the end: a tick that changes nothing is
    /// left out where another would change something. With a tree, its paths are added.
    func ways(
        of event: MachineEvent, from state: MachineState, judgesDeadEnds: Bool, growing tree: StepTree? = nil
    ) -> Ways {
        var choices = Choices()
        var ways = Ways()
        let crossroads = reductions.contains(.pruning) ? Crossroads() : nil
        var resumptions: Resumptions? = Resumptions()
        repeat {
            var start = state
            if tree != nil {
                start.trace = StepTrace(prepared.layout, from: state)
                guard isEnabled(event, in: start) else { preconditionFailure("the event may not come") }
                start.trace?.enters()
            }
            let execution = Execution(self, start, choices, crossroads: crossroads)
            execution.resumptions = resumptions
            resumptions = nil
            execution.step(event, judgesDeadEnds: judgesDeadEnds)
            if let tree { grow(tree, by: execution) }
            if let leg = execution.metAnotherFor {
                if leg.part == .auxiliary { ways.needOthers = true }
            } else if !execution.isPruned {
                ways.executions.append(execution)
            }
            ways.tries += 1
            choices = execution.choices
            guard choices.advance() else { break }
            resumptions = execution.resumptions
            execution.resumptions = nil
            resumptions?.prepare(choices: choices.count)
        } while ways.tries < mostWays
        ways.areCutShort = ways.tries >= mostWays
        if ways.areCutShort { tree?.isGivenUp = true }
        if ways.needOthers { ways.needOthers = !ways.executions.contains(where: \.reachedOwn) }
        if ways.executions.count > 1, isTick(event), ways.executions.contains(where: { $0.state != state }) {
            ways.executions.removeAll { $0.state == state && $0.breaches.isEmpty }
        }
        return ways
    }

    /// Whether an event is a timer's or a display link's, which comes again and again.
    func isTick(_ event: MachineEvent) -> Bool {
        if case .fire(let task) = event { program.tasks[task].ticks } else { false }
    }

    /// Whether a transition is under way and nothing must happen any more.
    func isDeadEnd(_ state: MachineState) -> Bool {
        state.phase.isInFlight && !isObligedToGoOn(state)
    }

    var obligations: [Obligation] { [Obligation("what is asked for is completed")] }

    /// A transition under way, whose faults are reported and in which everything was understood, must come to
    /// completion.
    func obligationStatus(_ obligation: Int, of words: UnsafePointer<UInt64>) -> ObligationStatus {
        // Asked of every state: nothing but these fields is unpacked.
        func value(_ field: EnvironmentField) -> Int { Int(layout.packed(field.rawValue).read(words)) }
        guard LifecyclePhase.isInFlight[value(.phase)] else { return .met }
        return legs[value(.leg)].isMain && value(.mayHaveCompleted) == 0 ? .triggered : []
    }

    /// No callback that is followed for others comes twice in one transition, and each must come.
    var ampleSetsKeepObligations: Bool { independentCallbacks != nil }

    var symmetries: [any StateSymmetry] { symmetry.map { [$0] } ?? [] }

    /// What is owed depends on no copy, and what must come in the end must come of each.
    var symmetriesKeepObligations: Bool { true }

    func upholdsSymmetries(in words: UnsafePointer<UInt64>) -> Bool { symmetry?.upholds(in: words) ?? true }

    func ampleSuccessors(
        of words: UnsafePointer<UInt64>, among successors: borrowing SuccessorBuffer
    ) -> Range<Int>? {
        independentCallbacks?.sufficient(of: words, among: successors)
    }

    /// Marks are no faults, nor is what was not understood.
    func isFault(_ key: UInt64) -> Bool {
        key < Breach.firstMark && checks[Breach(key: key).check].rule != .notUnderstood
    }

    /// Whether a step of a loop is forced: by its action there is no other way on.
    func isForced(_ event: MachineEvent, from words: [UInt64]) -> Bool {
        ways(of: event, from: MachineState(fields: layout.unpack(words)), judgesDeadEnds: false).executions.count == 1
    }

    /// Every state is a proper end: what must not end is judged by the rules.
    func isAcceptingEnd(_ state: UnsafePointer<UInt64>) -> Bool { true }

    func append(_ execution: Execution, by action: ActionID, into successors: inout SuccessorBuffer) {
        layout.pack(execution.state.fields, into: successors.appendUninitialized(by: action))
        for report in execution.reports { successors.report(report) }
    }

    /// Whether something must still happen in a state, other than a tick that changes nothing.
    func isObligedToGoOn(_ state: MachineState) -> Bool {
        if state.phase == .over { return false }
        if hasInterrupted(state) { return true }
        return state.any(plainDuties.tests[state[.phase]]) || plainDuties.others.contains { event in
            guard isObliged(event, in: state), mayCome(event, in: state) else { return false }
            guard case .fire(let task) = event, program.tasks[task].ticks else { return true }
            var choices = Choices()
            var tries = 0
            let crossroads = Crossroads()
            repeat {
                let execution = Execution(self, state.trial, choices, crossroads: crossroads)
                execution.step(event, judgesDeadEnds: false, settles: false)
                if !execution.isPruned, state.differs(from: execution.state) { return true }
                tries += 1
                choices = execution.choices
            } while choices.advance() && tries < mostWays
            if tries >= mostWays { state.trace?.isSpoilt = true }
            return tries >= mostWays
        }
    }

    /// Runs one edge again, with everything that happens in it noted down.
    func replay(
        _ event: MachineEvent?, ordinal: Int, from state: MachineState, _ recorder: Recorder, _ memory: StepMemory
    ) -> Execution {
        guard let event else {
            let execution = Execution(self, blank, beginnings.ways[ordinal].choices, recorder)
            execution.setUp()
            return execution
        }
        let judgesDeadEnds = !isDeadEnd(state)
        let steps = steps(from: state, memory)
        precondition(
            ordinal < steps.count && steps[ordinal].event == event, "the machine does not step twice in the same way")
        let execution = Execution(self, state, steps[ordinal].choices, recorder)
        execution.step(event, judgesDeadEnds: judgesDeadEnds)
        return execution
    }
}

/// Remembers how a machine can go on from the states that its stories pass through: many stories pass through the same.
final class StepMemory {
    struct Step {
        var event: MachineEvent
        var choices: Choices
    }

    private var known: [MachineState: [Step]] = [:]

    /// The steps out of a state, in the explorer's order.
    func steps(from state: MachineState, _ find: () -> [Step]) -> [Step] {
        if let steps = known[state] { return steps }
        let steps = find()
        known[state] = steps
        return steps
    }
}
