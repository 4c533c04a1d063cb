extension Rule {
    /// Everything that could complete the context waits for something that need never happen.
    public static let stuckContext = Rule(
        id: "stuck-context",
        group: .completion,
        severity: .error,
        summary: "Everything that could complete the transition waits for an event that need never come.",
        consequence: """
            On some runs all is well, on others the app freezes in the middle of the transition as if \
            completeTransition had been forgotten, which makes this hard to reproduce.
            """,
        reason: """
            The call is there, but behind something that is not sure to happen: a dispatch group that is left on \
            some paths only; a property animator stopped without finishing, whose completions are then not called \
            (UIKit 7.3 [documented]); one that pauses on completion and so never reports its end (UIKit 7.6 \
            [documented]); a finished animator kept from an earlier transition, whose blocks were thrown away when \
            it ended (UIKit 7.10 [header]); a timer or display link that nothing stops. UIKit goes on waiting (UIKit \
            4.7, 4.8 [assumed]).

            A wait for a gesture that nobody ends is `interaction-not-ended`.
            """,
        fix: """
            Make what completes the context certain: leave the group on every path, finish the animator after \
            stopping it, drop a cached animator in `animationEnded(_:)`, give the timer an end.
            """
    )
}

/// Reports where what could complete the context waits for what need not come.
struct StuckContextCheck: RuleCheck {
    var rule: Rule { .stuckContext }

    enum Form: Int {
        case stopped = 1
        case stale, waits, group, repeats, other
    }

    func atDeadEnd(_ execution: Execution) {
        guard !execution.state.has(.mayHaveCompleted) else { return }
        let exit = execution.turn.exit.map(Breach.Subject.instruction) ?? .none
        switch DeadEnd(execution) {
        case .forgotten, .interaction: break
        case .animatorStopped: execution.report(self, .none, form: Form.stopped.rawValue)
        case .animatorStale: execution.report(self, .none, form: Form.stale.rawValue)
        case .animatorWaits(let task): execution.report(self, .task(task), form: Form.waits.rawValue)
        case .group: execution.report(self, exit, form: Form.group.rawValue)
        case .repeats(let task): execution.report(self, .task(task), form: Form.repeats.rawValue)
        case .waits(let task): execution.report(self, .task(task), form: Form.other.rawValue)
        }
    }

    func finding(_ breach: Breach, in story: Story) -> FindingText {
        let program = story.program
        func text(_ location: SourceLocation?, _ message: String) -> FindingText {
            FindingText(location: location ?? program.location, message: message, severity: rule.severity)
        }
        let stopped = story.last { if case .stopped = $0 { true } else { false } }?.location
        let pausing = story.last { if case .willPause = $0 { true } else { false } }?.location
        let started = story.last { if case .started = $0 { true } else { false } }?.location
        let stored = story.last { kind in
            guard case .stored(let object) = kind else { return false }
            if case .propertyAnimator = program.objects[object].kind { return true }
            return false
        }?.location
        switch Form(rawValue: breach.form) {
        case .stopped:
            return text(stopped, "the animator is stopped without being finished, so its completion never runs")
        case .stale:
            return text(
                stored ?? started,
                "the animator kept here has ended in an earlier transition and will not call back again")
        case .waits:
            if let place = pausing ?? stopped ?? started {
                return text(place, "the animator waits here for ever, and only its completion would complete")
            }
            guard case .task(let task) = breach.subject else { break }
            return text(
                program.tasks[task].location, "the animator that this is attached to is never started, and only this would complete")
        case .group:
            guard case .instruction(let label) = breach.subject else { break }
            if let entered = story.entranceNotMatched {
                return text(entered, "nothing leaves the group that is entered here, so what waits for it never runs")
            }
            return text(story.location(label), "this path does not leave the group, so what waits for it never runs")
        case .repeats:
            guard case .task(let task) = breach.subject else { break }
            return text(
                program.tasks[task].location, "\(program.tasks[task].name) is never stopped and never completes")
        case .other, nil:
            guard case .task(let task) = breach.subject else { break }
            return text(
                program.tasks[task].location, "only \(program.tasks[task].name) would complete, and it need not come")
        }
        return text(nil, "what would complete the transition need not come")
    }
}

extension Story {
    /// Where a group was entered that nobody leaves, if the code that ran last has left one and so is not what forgot it.
    fileprivate var entranceNotMatched: SourceLocation? {
        let start = records.lastIndex { record in
            switch record.kind {
            case .fired, .called: true
            default: false
            }
        }
        guard let start, records[start...].contains(where: { if case .left = $0.kind { true } else { false } }) else {
            return nil
        }
        return entrancesNotMatched.last.flatMap { records[$0].location }
    }

    /// The entrances that are still open, by their records. What leaves belongs to the last of those that came before the
    /// work was started that leaves: code enters, and starts what is to leave.
    private var entrancesNotMatched: [Int] {
        var open: [Int] = []
        var starts: [TaskID: Int] = [:]
        var running: TaskID?
        for (number, record) in records.enumerated() {
            switch record.kind {
            case .scheduled(let task): starts[task] = number
            case .fired(let task): running = task
            case .called: running = nil
            case .entered: open.append(number)
            case .left:
                let start = running.map { starts[$0] ?? 0 } ?? number
                if let match = open.lastIndex(where: { $0 < start }) ?? open.indices.first { open.remove(at: match) }
            default: break
            }
        }
        return open
    }
}
