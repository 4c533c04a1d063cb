extension Rule {
    /// After a cancel something is still as the animator changed it.
    public static let notRestoredOnCancel = Rule(
        id: "not-restored-on-cancel",
        group: .views,
        severity: .error,
        summary: "After a cancelled transition something is still as the animator changed it.",
        consequence: """
            The person begins a swipe, thinks better of it and lets go, and the screen to which they return is \
            empty, faded, shifted, without its tab bar, or no longer reacts.
            """,
        reason: """
            After a cancelled dismissal UIKit moves and removes nothing (UIKit 2.15 [assumed]); after a cancelled \
            presentation, push or pop it removes the destination's view and restores its own hierarchy (UIKit 2.12, \
            3.7 [assumed]), but no property of a view. A percent-driven cancel undoes the changes made inside the \
            animation blocks that it scrubbed, and nothing else (UIKit 5.20 [observed]); a reversed property \
            animator undoes its own. Values set outside such blocks, views added or removed, and everything under a \
            hand-written interaction controller are the animator's to undo.

            Notes are: the presenter's view that a dismissal of a style like `.fullScreen` added and left, unless it \
            lies above the presented view, which is a warning; and a value of the destination's view which goes off \
            screen with the cancel and which the animator sets anew each time. A value of the presenter's, or of the \
            controller beneath on a stack, may become again what it was before the way there, though the way there \
            changed it: until that view comes back, nobody sees it.
            """,
        fix: """
            In the completion handler ask `transitionWasCancelled` and put everything back as it was: values, \
            superviews, bars, interaction flags.
            """
    )
}

/// Reports what still differs from before when a cancelled transition has come to rest.
struct NotRestoredOnCancelCheck: RuleCheck {
    var rule: Rule { .notRestoredOnCancel }

    private enum Form: Int { case changed, removed, leftBeneath, leftAbove }

    func atRest(_ execution: Execution) {
        let state = execution.state
        guard state[.outcome] == 2, state.has(.cancelled), !state.has(.mayHaveTouched) else { return }
        for (index, tracked) in execution.machine.tracked.enumerated() where concerns(tracked.view, execution) {
            guard differs(index, execution), !isItselfAgainUnseen(index, of: tracked.view, execution) else { continue }
            let isSetAgain =
                tracked.view == execution.controllerView(.to) && !execution.isInWindow(tracked.view)
                && (execution.leg.isForward && tracked.attribute == .frame
                    || execution.machine.setsAtStart.contains(index))
            execution.report(self, .attribute(index), cap: isSetAgain ? .note : nil)
        }
        for view in execution.program.views.indices { judgePlace(of: view, execution) }
    }

    /// Whether a view was there before and is there afterwards.
    private func concerns(_ view: ViewID, _ execution: Execution) -> Bool {
        switch execution.program.views[view].role {
        case .base, .overlay, .outside: true
        case .created:
            Place(code: execution.state[execution.layout.parentsBefore + view]) != .nowhere
                && execution.place(of: view) != .nowhere
        case .container, .window: false
        }
    }

    private func differs(_ index: Int, _ execution: Execution) -> Bool {
        let now = execution.attribute(at: index)
        let before = execution.attributeBefore(at: index)
        if now == before || now == .unknown || before == .unknown { return false }
        return Set([now, before]) != [.initial, .final]
    }

    /// Whether the view that did not come back looks again as it did before the way there: nobody sees it until it
    /// comes back after all, and then that is how it should look.
    private func isItselfAgainUnseen(_ index: Int, of view: ViewID, _ execution: Execution) -> Bool {
        guard view == ViewDeclaration.base, execution.attribute(at: index) == .initial else { return false }
        return switch execution.leg.kind {
        case .dismiss: execution.state.has(.removes)
        case .pop: true
        default: false
        }
    }

    private func judgePlace(of view: ViewID, _ execution: Execution) {
        let before = Place(code: execution.state[execution.layout.parentsBefore + view])
        let now = execution.place(of: view)
        guard before != now else { return }
        switch execution.program.views[view].role {
        case .base where Lifecycle.modal.contains(execution.leg.kind):
            guard execution.leg.kind == .dismiss, execution.state.has(.removes), execution.isInWindow(view) else {
                return
            }
            let layout = execution.layout
            let isAbove =
                now == execution.place(of: ViewDeclaration.overlay)
                && execution.state[layout.ranks + view] > execution.state[layout.ranks + ViewDeclaration.overlay]
            let form = isAbove ? Form.leftAbove : .leftBeneath
            execution.report(self, .view(view), form: form.rawValue, cap: isAbove ? .warning : .note)
        case .outside where now != .nowhere:
            execution.report(self, .view(view), form: Form.leftBeneath.rawValue)
        case .base, .overlay, .outside, .created:
            guard before != .nowhere, now == .nowhere else { return }
            execution.report(self, .view(view), form: Form.removed.rawValue)
        case .container, .window: return
        }
    }

    func finding(_ breach: Breach, in story: Story) -> FindingText {
        switch breach.subject {
        case .attribute(let index):
            let tracked = story.machine.tracked[index]
            return FindingText(
                location: story.lastWrite(of: index) ?? story.program.location,
                message:
                    "after a cancel \(story.name(tracked.view)) keeps another \(tracked.attribute.words) than before",
                severity: rule.severity)
        case .view(let view):
            let form = Form(rawValue: breach.form)
            let removal = story.last { if case .removed(view) = $0 { true } else { false } }?.location
            let location = form == .removed ? removal : story.lastInsertion(of: view)
            let message =
                switch form {
                case .removed: "\(story.name(view)) is not put back after a cancel"
                case .leftAbove: "\(story.name(view)) is left above the presented view after a cancel"
                default: "\(story.name(view)) is left in the container after a cancel"
                }
            return FindingText(location: location ?? story.program.location, message: message, severity: rule.severity)
        default: preconditionFailure()
        }
    }
}
