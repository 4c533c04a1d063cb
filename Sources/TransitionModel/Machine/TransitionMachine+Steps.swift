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
        var choices = Choices()
        repeat {
            let execution = Execution(self, blank, choices)
            execution.setUp()
            append(execution, by: 0, into: &successors)
            choices = execution.choices
        } while choices.advance()
    }

    func successors(of words: UnsafePointer<UInt64>, into successors: inout SuccessorBuffer) {
        let state = MachineState(fields: layout.unpack(words))
        let wasDeadEnd = state.phase.isInFlight && !isObligedToGoOn(state)
        for (action, event) in events.enumerated() where isEnabled(event, in: state) {
            var choices = Choices()
            repeat {
                let execution = Execution(self, state, choices)
                execution.step(event, judgesDeadEnds: !wasDeadEnd)
                append(execution, by: ActionID(action), into: &successors)
                choices = execution.choices
            } while choices.advance()
        }
    }

    /// Every state is a proper end: what must not end is judged by the rules.
    func isAcceptingEnd(_ state: UnsafePointer<UInt64>) -> Bool { true }

    private func append(_ execution: Execution, by action: ActionID, into successors: inout SuccessorBuffer) {
        layout.pack(execution.state.fields, into: successors.appendUninitialized(by: action))
        for breach in execution.breaches { successors.report(breach.key) }
        if execution.leftByGuard { successors.report(Breach.leftByGuardKey) }
        if execution.reachedMain { successors.report(Breach.reachedMainKey) }
    }

    /// Whether something must still happen in a state, other than a tick that changes nothing.
    func isObligedToGoOn(_ state: MachineState) -> Bool {
        events.contains { event in
            guard isObliged(event, in: state), isEnabled(event, in: state) else { return false }
            guard case .fire(let task) = event, program.tasks[task].kind == .repeating else { return true }
            var choices = Choices()
            repeat {
                let execution = Execution(self, state, choices)
                execution.step(event, judgesDeadEnds: false, settles: false)
                if execution.state != state { return true }
                choices = execution.choices
            } while choices.advance()
            return false
        }
    }

    /// Runs one edge again, with everything that happens in it noted down.
    func replay(_ event: MachineEvent?, ordinal: Int, from state: MachineState, _ recorder: Recorder) -> Execution {
        var choices = Choices()
        var number = 0
        guard let event else {
            while true {
                let execution = Execution(self, blank, choices, number == ordinal ? recorder : nil)
                execution.setUp()
                if number == ordinal { return execution }
                choices = execution.choices
                precondition(choices.advance(), "there is no such initial state")
                number += 1
            }
        }
        let wasDeadEnd = state.phase.isInFlight && !isObligedToGoOn(state)
        for candidate in events where isEnabled(candidate, in: state) {
            choices = Choices()
            repeat {
                let execution = Execution(self, state, choices, number == ordinal ? recorder : nil)
                execution.step(candidate, judgesDeadEnds: !wasDeadEnd)
                if number == ordinal {
                    precondition(candidate == event, "the machine does not step twice in the same way")
                    return execution
                }
                number += 1
                choices = execution.choices
            } while choices.advance()
        }
        preconditionFailure("there is no such successor")
    }
}
