extension Rule {
    /// The presenter's view is moved or removed under a style that leaves it in place.
    public static let presenterViewStolen = Rule(
        id: "presenter-view-stolen",
        group: .views,
        severity: .error,
        summary: "The presenter's view is moved or removed under a style that leaves it in its place.",
        consequence: """
            After the dismissal the app is a black screen: the presenter's view went away together with the \
            container it had been moved into.
            """,
        reason: """
            Under `.custom`, `.overFullScreen`, `.overCurrentContext`, sheets and popovers the presenter's view \
            stays where it is, below the container (UIKit 2.1, 2.7 [assumed]). UIKit says so by answering nil for it \
            in `view(forKey:)` (UIKit 2.3 [header], 2.4 [assumed]). At the end of a dismissal the container leaves \
            the window, with whatever was moved into it (UIKit 2.16 [observed]). Taking the view from the controller \
            instead of the context goes behind UIKit's back (UIKit 8.7 [header]).

            A dismissal that is not animated asks no animator: what only the animator's way back undoes stays done \
            then. Where the presented controller, once it has disappeared, has the animator's own code put views \
            back, nothing is said.
            """,
        fix: """
            Use `view(forKey:)`, and leave alone what it answers nil for. To animate something of the presenter's, \
            use a snapshot. If the presenter's view has to take part, choose `.fullScreen`.
            """
    )
}

/// Reports code that moves the presenter's view under a style that leaves it in its place.
struct PresenterViewStolenCheck: RuleCheck {
    var rule: Rule { .presenterViewStolen }

    func watches(_ operation: Operation) -> Bool {
        switch operation {
        case .insert, .remove: true
        default: false
        }
    }

    func atInstruction(_ execution: Execution, _ operation: Operation, at label: Label) {
        guard !execution.state.has(.removes), Lifecycle.modal.contains(execution.leg.kind),
            !execution.program.isUndoneOnDisappearing
        else { return }
        switch operation {
        case .insert(let view, let parent, _):
            guard execution.settled(view) == .view(ViewDeclaration.base), case .view = execution.settled(parent) else {
                return
            }
            execution.report(self, .instruction(label))
        case .remove(let view):
            guard execution.settled(view) == .view(ViewDeclaration.base),
                execution.place(of: ViewDeclaration.base) == .home
            else { return }
            execution.report(self, .instruction(label), form: 1)
        default: return
        }
    }

    func finding(_ breach: Breach, in story: Story) -> FindingText {
        guard case .instruction(let label) = breach.subject else { preconditionFailure() }
        return FindingText(
            location: story.location(label),
            message: breach.form == 1
                ? "the presenter's view is taken out although this style leaves it where it is"
                : "the presenter's view is moved although this style leaves it where it is",
            severity: rule.severity)
    }
}
