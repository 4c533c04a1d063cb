extension Rule {
    /// A view that belongs to neither screen is left behind where nobody will remove it.
    public static let leakedView = Rule(
        id: "leaked-view",
        group: .views,
        severity: .error,
        summary: "A view that belongs to neither screen is left behind, and nobody will remove it.",
        consequence: """
            A snapshot, shade or flying image stays on the screen: it covers the real content, takes its touches, \
            and with every further transition one more is added.
            """,
        reason: """
            A navigation controller keeps one container for all its transitions and takes only the from or to view \
            out of it (UIKit 3.6, 3.7 [assumed]); tab bar controllers are taken to do the same (UIKit 3.11 \
            [inferred]). A presentation's container lives as long as the presentation (UIKit 2.9 [assumed]), with \
            everything in it to be seen (UIKit 2.11 [inferred]). What is put into a window or into a controller's \
            own view is never UIKit's to remove.

            No leak is: what lies in a container that UIKit throws away, after a dismissal or a cancelled \
            presentation (UIKit 2.12, 2.13 [assumed]); a view kept in a property which the code for the other \
            direction removes. Notes are: a view left below the presented one, and a to-view left in a navigation or \
            tab container after a cancel, since UIKit is assumed to take it out.
            """,
        fix: """
            Call `removeFromSuperview()` before completing, on finish and on cancel alike; or keep the view in a \
            property and let the dismissal remove it.
            """
    )
}

/// Reports views that nobody takes out again.
///
/// A view left behind where code for the way back may still take it out is only suspected, and judged when the way
/// back is over.
struct LeakedViewCheck: RuleCheck {
    var rule: Rule { .leakedView }

    private enum Form: Int {
        case stays = 1
        case below, afterCancel
    }

    func atRest(_ execution: Execution) {
        let state = execution.state
        guard !state.has(.mayHaveTouched) else { return }
        let program = execution.program
        for view in program.views.indices {
            let suspicion = execution.layout.suspects + view
            switch program.views[view].role {
            case .created, .outside:
                if !execution.leg.isMain, state[.outcome] == 1, let form = Form(rawValue: state[suspicion]) {
                    report(view, form, execution)
                }
                guard let form = leak(view, execution) else { continue }
                if state[.outcome] == 1, execution.leg.isMain, execution.machine.hasMoreLegs(state) {
                    execution.state[suspicion] = form.rawValue
                } else {
                    report(view, form, execution)
                }
            case .overlay where state[.outcome] == 2 && execution.leg.isForward:
                if case .inside(let parent) = execution.place(of: view), parent != ViewDeclaration.container {
                    report(view, .afterCancel, execution)
                }
            default: continue
            }
        }
    }

    private func report(_ view: ViewID, _ form: Form, _ execution: Execution) {
        let isAuxiliary = execution.state[execution.layout.suspects + view] != 0
        execution.report(
            self, .view(view), form: form.rawValue, inAuxiliary: isAuxiliary, cap: form == .below ? .note : nil)
    }

    /// How a view is left behind, if it is.
    private func leak(_ view: ViewID, _ execution: Execution) -> Form? {
        guard case .inside(let parent) = execution.place(of: view) else { return nil }
        let layout = execution.layout
        let wasHere = execution.state[layout.parentsBefore + view] == execution.state[layout.parents + view]
        if wasHere, execution.leg.kind != .dismiss || execution.state[.outcome] == 2 { return nil }
        let overlay = ViewDeclaration.overlay
        let overlayStays = execution.leg.isForward == (execution.state[.outcome] == 1)
        switch execution.program.views[parent].role {
        case .container:
            guard Lifecycle.modal.contains(execution.leg.kind) else { return .stays }
            // What a presentation controller puts into its container is there for as long as the presentation.
            guard overlayStays, execution.isInWindow(parent), !execution.machine.decorations.contains(view) else { return nil }
            let isBelow =
                execution.place(of: overlay) == .inside(parent)
                && execution.state[layout.ranks + view] < execution.state[layout.ranks + overlay]
            return isBelow ? .below : .stays
        case .window, .base: return .stays
        case .overlay: return overlayStays && !belongs(view, execution) ? .stays : nil
        case .created, .outside: return nil
        }
    }

    /// Whether a view is part of the presented view: the controller's own, or put there by its presentation controller.
    private func belongs(_ view: ViewID, _ execution: Execution) -> Bool {
        if case .outside(within: ViewDeclaration.overlay) = execution.program.views[view].role { return true }
        return execution.machine.decorations.contains(view)
    }

    func finding(_ breach: Breach, in story: Story) -> FindingText {
        guard case .view(let view) = breach.subject else { preconditionFailure() }
        let name = story.program.views[view].name
        let form = Form(rawValue: breach.form)
        return FindingText(
            location: story.lastInsertion(of: view) ?? story.program.views[view].location,
            message: form == .afterCancel
                ? "\(name) stays here after a cancel, and nobody takes it out"
                : "\(name) is still here when the transition is over, and nobody takes it out",
            severity: rule.severity)
    }
}
