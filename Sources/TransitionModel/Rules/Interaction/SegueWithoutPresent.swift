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
