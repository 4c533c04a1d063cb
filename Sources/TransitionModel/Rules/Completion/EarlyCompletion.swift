extension Rule {
    /// The context is completed while an animation that the same path started cannot have begun.
    public static let earlyCompletion = Rule(
        id: "early-completion",
        group: .completion,
        severity: .warning,
        summary: "The transition is completed before its own animation can have begun.",
        consequence: """
            Nothing moves: the new screen is simply there, or flickers, and the animation plays on in views that \
            UIKit has already taken away.
            """,
        reason: """
            completeTransition does its work at once, before it returns (UIKit 1.14 [assumed]), and animations that \
            are still running do not hold it up (UIKit 9.4 [inferred]). It comes too early when called right after \
            starting an animation; when a transaction's completion block is set after the animations were added, \
            which leaves it nothing to wait for; and when an animation block holds no change to a view on any path, \
            because then its completion comes right away instead of after the duration (UIKit 6.3 [observed]). A \
            block that sets a value which the view may already have does not count.
            """,
        fix: """
            Complete in the animation's own completion handler. Set a transaction's completion block before adding \
            animations. Wait with a timer rather than with an animation of nothing.
            """
    )
}

/// Reports completions that come before an animation of the same path can have begun.
struct EarlyCompletionCheck: RuleCheck {
    var rule: Rule { .earlyCompletion }

    func atCompletion(_ execution: Execution, _ succeeds: Bool, at label: Label) {
        let program = execution.program
        if let firing = execution.turn.firing, execution.turn.firesEarly || isEmpty(program.tasks[firing]) {
            execution.report(self, .task(firing), form: 1)
        } else if execution.turn.scheduled.contains(where: { moves(program.tasks[$0.task]) })
            || execution.turn.started.contains(where: { moves($0.object, in: execution) })
        {
            execution.report(self, .instruction(label))
        }
    }

    /// Whether a property animator that was started runs on, and was given something to show in the same turn.
    private func moves(_ animator: ObjectID, in execution: Execution) -> Bool {
        guard execution.animatorState(.object(animator))?.phase == .running,
            case .propertyAnimator(let seconds) = execution.program.objects[animator].kind,
            seconds.map({ $0 > 0 }) ?? true
        else { return false }
        return execution.turn.made[animator] != nil
            && execution.turn.scheduled.contains { scheduled in
                let task = execution.program.tasks[scheduled.task]
                return task.kind == .animatorBlock && task.hasChanges
            }
    }

    /// Whether a task calls back at once although it looks as if it took its time.
    private func isEmpty(_ task: TaskDeclaration) -> Bool {
        guard !task.hasChanges else { return false }
        switch task.kind {
        case .viewAnimation: return task.seconds.map { $0 > 0 } ?? true
        case .transactionCompletion: return true
        default: return false
        }
    }

    /// Whether a task is an animation that takes time and shows something.
    private func moves(_ task: TaskDeclaration) -> Bool {
        guard task.hasChanges, task.seconds.map({ $0 > 0 }) ?? true else { return false }
        return task.kind == .viewAnimation || task.kind == .layerAnimation
    }

    func finding(_ breach: Breach, in story: Story) -> FindingText {
        switch breach.subject {
        case .instruction(let label):
            return FindingText(
                location: story.location(label),
                message: "completes right after an animation was started, before any of it can be seen",
                severity: rule.severity)
        case .task(let task):
            let declaration = story.program.tasks[task]
            let message = declaration.kind == .transactionCompletion
                ? "this block is set after the animations were added, so it runs at once"
                : "this animation changes no view, so its completion comes at once"
            return FindingText(location: declaration.location, message: message, severity: rule.severity)
        default: preconditionFailure()
        }
    }
}
