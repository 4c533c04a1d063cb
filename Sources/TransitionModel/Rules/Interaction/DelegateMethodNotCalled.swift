extension Rule {
    /// A method nearly matches an optional requirement, and so is never called.
    public static let delegateMethodNotCalled = Rule(
        id: "delegate-method-not-called",
        group: .interaction,
        severity: .warning,
        summary: "A method nearly matches one that UIKit would call, and so is never called.",
        consequence: """
            Nothing happens: the screen appears with the system's own animation, the gesture drives nothing, the cached \
            animator is never dropped. There is no error, and the code looks right.
            """,
        reason: """
            The methods of these protocols are optional: UIKit asks whether the object answers to the method's exact \
            Objective-C name (UIKit 1.5 [documented], 3.1 [header]), and takes the system's way if it does not. In Swift only a \
            method with the very labels and types of the requirement gets that name. Old names, such as \
            animationControllerForPresentedController, a label too few or too many, or a type of one's own in the \
            place of UIKit's, make it another method. The same holds for methods that a subclass of UIKit's means to \
            override and does not.

            A method that the code calls itself, that another protocol asks for, or whose @objc name is the right one \
            is no fault.
            """,
        fix: """
            Write the method exactly as the protocol declares it, or give it the right Objective-C name with \
            `@objc(…)`. If it is meant as a helper, call it something else.
            """
    )
}

extension Verifier {
    /// Reports methods that UIKit never calls; no run is needed to see it.
    static func methodsNotCalled(of animator: ReadAnimator) -> [Finding] {
        animator.program.nearMisses.map { miss in
            let reason =
                switch miss.difference {
                case .name: "it asks for \(miss.requirement)"
                case .type(let written, let wanted): "\(miss.requirement) has \(wanted), not \(written)"
                case .notAnOverride: "it calls \(miss.requirement), which this does not override"
                }
            return Finding(
                rule: Rule.delegateMethodNotCalled.id, severity: Rule.delegateMethodNotCalled.severity,
                location: miss.location, message: "UIKit never calls \(miss.method): \(reason)",
                animator: animator.program.name)
        }
    }
}
