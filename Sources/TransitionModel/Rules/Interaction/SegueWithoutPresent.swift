extension Rule {
    /// A segue's `perform()` has a path that installs its destination nowhere.
    public static let segueWithoutPresent = Rule(
        id: "segue-without-present",
        group: .interaction,
        severity: .error,
        summary: "A segue's perform() has a path on which its destination is never presented, pushed or shown.",
        consequence: """
            Tapping does nothing; or the new screen can be seen but is dead, because its controller is released as \
            soon as the segue is: buttons do nothing, rotation and appearance calls never arrive, there is no way \
            back.
            """,
        reason: """
            A segue with its own perform() must install the destination itself (UIKit 3.13 [documented]), and is \
            released afterwards, and with it the destination if nothing else holds that (UIKit 3.12 [documented]). A \
            view in a hierarchy does not keep its controller. Installing is: calling super, presenting, pushing, \
            showing, setting the stack, making it the window's root or a child; for an unwind segue dismissing or \
            popping.
            """,
        fix: """
            Call `source.present(destination, animated: false)`, push it, or make it a child, on every path; in the \
            animation's completion handler if it is animated by hand.
            """
    )
}

/// Reports a segue's paths on which nobody installs the destination's controller.
struct SegueWithoutPresentCheck: RuleCheck {
    var rule: Rule { .segueWithoutPresent }

    func atRest(_ execution: Execution) {
        guard execution.leg.kind == .segue, !execution.state.has(.installed), !execution.state.has(.mayHaveCompleted),
            let exit = execution.turn.exit
        else { return }
        execution.report(self, .instruction(exit))
    }

    func finding(_ breach: Breach, in story: Story) -> FindingText {
        guard case .instruction(let label) = breach.subject else { preconditionFailure() }
        let insertion = story.lastInsertion(of: ViewDeclaration.overlay)
        return FindingText(
            location: insertion ?? story.location(label),
            message: insertion == nil
                ? "this path neither presents, pushes nor otherwise installs the destination"
                : "only the destination's view is put somewhere; its controller is neither presented nor pushed",
            severity: rule.severity)
    }
}
