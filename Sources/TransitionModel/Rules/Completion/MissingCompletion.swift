extension Rule {
    /// A path ends, nothing is pending that could still complete the context, and nobody did.
    public static let missingCompletion = Rule(
        id: "missing-completion",
        group: .completion,
        severity: .error,
        summary: "A path through the animator ends and nobody ever calls completeTransition.",
        consequence: """
            The app is frozen: touches stay blocked in the whole scene, the new screen never gets viewDidAppear, and \
            no completion handler is called. In an interactive transition touches still arrive, but the controller \
            stays half way and later requests to present or dismiss do nothing.
            """,
        reason: """
            UIKit cannot see when a custom animation is over. It must be told each time, after a cancelled \
            transition too (UIKit 4.1 [header]), and waits until it is: without an interaction controller with \
            touches blocked (UIKit 4.7 [assumed]), with one in a controller that stays in mid-transition (UIKit 4.8 \
            [assumed]). So every early return, every branch and every callback must end in one call. A completion \
            handler that acts only `if finished` is such a path, since animations are interrupted in real life \
            (UIKit 6.4 [observed]), and so is one that gives up when its weak self has gone.

            A path that needs `viewController(forKey:)` to be nil is a note: UIKit does not do that in practice \
            (UIKit 2.2 [assumed]).
            """,
        fix: """
            Call `completeTransition(!context.transitionWasCancelled)` on the path that forgets it, after putting \
            the destination's view where it belongs. Let the animation's completion handler hold what it needs \
            strongly.
            """
    )
}

/// Reports where everything has come to an end and nobody has completed the context.
struct MissingCompletionCheck: RuleCheck {
    var rule: Rule { .missingCompletion }

    func atDeadEnd(_ execution: Execution) {
        guard !execution.state.has(.mayHaveCompleted) else { return }
        guard DeadEnd(execution) == .forgotten, execution.turn.leavesByNilView == nil else { return }
        if let silent = execution.turn.scheduled.last(where: { execution.program.tasks[$0.task].body == nil }) {
            execution.report(self, .instruction(silent.label), form: Form.silent.rawValue)
        } else {
            execution.report(self, execution.turn.exit.map(Breach.Subject.instruction) ?? .none)
        }
    }

    private enum Form: Int { case exit, silent }

    func finding(_ breach: Breach, in story: Story) -> FindingText {
        let isSilent = breach.form == Form.silent.rawValue
        let last: SourceLocation? =
            if case .instruction(let label) = breach.subject { story.location(label) } else { story.lastExitOfAnimator }
        let location = isSilent ? last : story.idleExitOfAnimator ?? last
        return FindingText(
            location: location ?? story.program.location,
            message: isSilent
                ? "nothing completes the transition when this animation ends"
                : "this path ends without calling completeTransition, and nothing that is pending will",
            severity: rule.severity)
    }
}

extension Story {
    /// Where the animator left off for good: it put off nothing and kept nothing, so that whatever came later was not
    /// about this transition any more.
    fileprivate var idleExitOfAnimator: SourceLocation? {
        var open: [Bool] = []
        var exit: SourceLocation?
        for record in records {
            switch record.kind {
            case .called(.animateTransition), .called(.interruptibleAnimator), .called(.startInteractiveTransition):
                open.append(true)
                exit = nil
            case .called: open.append(false)
            case .fired(let task) where program.tasks[task].body != nil && program.tasks[task].kind != .coordinator:
                open.append(false)
            case .scheduled, .started, .kept, .stored:
                if open.last == true { open[open.count - 1] = false }
            case .exit: if open.popLast() == true { exit = record.location }
            default: break
            }
        }
        return exit
    }

    /// Where the animator's own code last left off: a method of its or a callback of work that it has put off.
    fileprivate var lastExitOfAnimator: SourceLocation? {
        var isAnimators: [Bool] = []
        var exit: SourceLocation?
        for record in records {
            switch record.kind {
            case .called(.animateTransition), .called(.interruptibleAnimator), .called(.startInteractiveTransition):
                isAnimators.append(true)
            case .called: isAnimators.append(false)
            case .fired(let task) where program.tasks[task].body != nil && program.tasks[task].kind != .coordinator:
                isAnimators.append(true)
            case .exit: if isAnimators.popLast() == true { exit = record.location }
            default: break
            }
        }
        return exit
    }
}
