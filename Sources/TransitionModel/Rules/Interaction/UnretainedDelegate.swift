extension Rule {
    /// `transitioningDelegate` is set to an object that nothing keeps.
    public static let unretainedDelegate = Rule(
        id: "unretained-delegate",
        group: .interaction,
        severity: .warning,
        summary: "transitioningDelegate is set to an object that nothing keeps once the function returns.",
        consequence: """
            The presentation works as designed, normally. The dismissal does not: by then the delegate is gone, so \
            the system's own animation is used, and a gesture that should drive it has nothing to drive.
            """,
        reason: """
            `transitioningDelegate` is weak (UIKit 8.1 [sample]). UIKit asks it for the presentation's animator \
            inside present() (UIKit 1.1 [assumed]), while the local variable normally still holds it, and then keeps \
            the animator until the transition has ended (UIKit 1.6 [assumed]). For the dismissal it asks whatever \
            the property holds then, which is nil (UIKit 1.20 [assumed], 8.3 [inferred]). If the presentation has to \
            wait for another transition, even that is too late (UIKit 4.9 [assumed]).

            No fault is: an object that is also the presentation controller, which UIKit keeps while it presents \
            (UIKit 8.2 [sample]); a segue that is its own delegate and calls super.perform() (UIKit 3.14 [sample]).
            """,
        fix: """
            Keep the delegate in a property of something that lives as long as the presentation: the presenting \
            controller, or the presented one.
            """
    )
}

extension Verifier {
    /// Reports delegates that nothing keeps; no run is needed to see it.
    static func unretainedDelegates(of animator: ReadAnimator) -> [Finding] {
        animator.program.delegateAssignments.filter { !$0.isRetained }.map { assignment in
            let lost = assignment.servesDismissal
                ? "the presentation still works, but the dismissal falls back to the system's"
                : "the presentation still works, but whatever is asked later is not"
            return Finding(
                rule: Rule.unretainedDelegate.id, severity: Rule.unretainedDelegate.severity,
                location: assignment.location,
                message: "nothing keeps this \(assignment.delegate) after the function returns: \(lost)",
                animator: animator.program.name)
        }
    }
}
