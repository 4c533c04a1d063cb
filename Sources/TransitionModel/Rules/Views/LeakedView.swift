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
            direction removes. Notes are: a view left below the presented one; one still in the presented view when \
            that is dismissed, since its controller may be presented again; and a to-view left in a navigation or \
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
        case below, afterCancel, inPresented
    }

    /// UIKit is assumed to take the destination's view out of a navigation or tab container: leaving that to it is no
    /// more than a slip.
    func atCompletion(_ execution: Execution, _ succeeds: Bool, at label: Label) {
        let state = execution.state
        let to = execution.controllerView(.to)
        guard !succeeds, state.has(.cancelled), !state.has(.mayHaveTouched), !state.has(.systemAnimator),
            Lifecycle.stacked.contains(execution.leg.kind),
            execution.place(of: to) == .inside(ViewDeclaration.container)
        else { return }
        execution.report(self, .view(to), form: Form.afterCancel.rawValue, cap: .note)
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
                if execution.leg.isMain, execution.machine.hasWayBack(state) {
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
            self, .view(view), form: form.rawValue, inAuxiliary: isAuxiliary,
            cap: form == .below || form == .inPresented ? .note : nil)
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
        case .overlay where overlayStays: return belongs(view, execution) ? nil : .stays
        case .overlay: return outlivesPresentation(view, execution) ? .inPresented : nil
        case .created, .outside: return nil
        }
    }

    /// Whether a view is part of the presented view: the controller's own, or put there by its presentation controller.
    ///
    /// Of a view that was there before, and nobody knows where, it is not known that it is not.
    private func belongs(_ view: ViewID, _ execution: Execution) -> Bool {
        if case .outside(within: let owner) = execution.program.views[view].role, owner != ViewDeclaration.base {
            return true
        }
        return execution.machine.decorations.contains(view)
    }

    /// Whether a view that was put into the presented one for this presentation is still in it when that is dismissed:
    /// the controller may be presented again, and then has two.
    private func outlivesPresentation(_ view: ViewID, _ execution: Execution) -> Bool {
        guard execution.leg.kind == .dismiss, execution.state[.outcome] == 1,
            case .created = execution.program.views[view].role
        else { return false }
        return true
    }

    func finding(_ breach: Breach, in story: Story) -> FindingText {
        guard case .view(let view) = breach.subject else { preconditionFailure() }
        let name = story.name(view)
        let form = Form(rawValue: breach.form)
        return FindingText(
            location: story.lastInsertion(of: view) ?? story.program.views[view].location,
            message: form.map { Self.words($0, name) } ?? "\(name) is left behind",
            severity: rule.severity)
    }

    private static func words(_ form: Form, _ name: String) -> String {
        switch form {
        case .afterCancel: "\(name) stays here after a cancel, and nobody takes it out"
        case .inPresented: "\(name) is still in the dismissed view, which gets another one if it is presented again"
        case .stays, .below: "\(name) is still here when the transition is over, and nobody takes it out"
        }
    }
}
