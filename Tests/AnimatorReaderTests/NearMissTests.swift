import AnimatorReader
import Testing
import TransitionModel

/// Methods that nearly match one that UIKit would call.
@Suite struct NearMissTests {
    private func misses(_ text: String) -> [String] {
        let read = AnimatorReader().read([SourceFile(path: "Sample.swift", text: text)])
        return read.animators.flatMap(\.program.nearMisses).map { miss in
            let difference =
                switch miss.difference {
                case .name: "name"
                case .type(let written, let wanted): "\(written) for \(wanted)"
                case .notAnOverride: "no override"
                }
            return "\(miss.location.line) \(miss.requirement): \(difference)"
        }
    }

    private func delegate(_ members: String, kind: String = "Transitioning") -> String {
        let conformance =
            kind == "Transitioning" ? "UIViewControllerTransitioningDelegate" : "UI\(kind)ControllerDelegate"
        return """
            final class Fade: NSObject, UIViewControllerAnimatedTransitioning {}
            final class Sample: NSObject, \(conformance) {
            \(members)
            }
            """
    }

    @Test(arguments: [
        "func animationController(forPresentedController p: UIViewController, presenting: UIViewController, sourceController s: UIViewController)",
        "func animationControllerForPresentedController(_ p: UIViewController, presentingController q: UIViewController, "
            + "sourceController s: UIViewController)",
        "func animationController(presented p: UIViewController, presenting: UIViewController, source: UIViewController)",
        "func animationController(forPresented p: UIViewController, presenting: UIViewController)",
        "func animationController(_ p: UIViewController, presenting: UIViewController, source: UIViewController)",
    ])
    func otherNamesForThePresentation(_ method: String) {
        let found = misses(delegate("    \(method) -> UIViewControllerAnimatedTransitioning? { Fade() }"))
        #expect(found == ["3 animationController(forPresented:presenting:source:): name"])
    }

    @Test func otherNamesForTheRest() {
        #expect(
            misses(
                delegate(
                    """
                        func animationController(forDismissedController d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
                        func interactionControllerForDismissal(_ a: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { nil }
                        func presentationControllerForPresentedViewController(_ p: UIViewController, presentingViewController q: UIViewController,
                            sourceViewController s: UIViewController) -> UIPresentationController? { nil }
                    """)) == [
                    "3 animationController(forDismissed:): name", "4 interactionControllerForDismissal(using:): name",
                    "5 presentationController(forPresented:presenting:source:): name",
                ])
    }

    @Test func namesOfSwift2InAFileOfSwift2() {
        let asked = """
                func animationControllerForDismissedController(dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
                func show(card: UIViewController, on other: UIViewController) {
                    other.presentViewController(card, animated: true, completion: nil)
                }
            """
        #expect(misses(delegate(asked)).isEmpty)
        let own = asked + "\n    func presentViewController(card: UIViewController, animated: Bool, completion: Any?) {}"
        #expect(misses(delegate(own)) == ["3 animationController(forDismissed:): name"])
    }

    @Test func otherNamesInContainers() {
        #expect(
            misses(
                delegate(
                    """
                        func navigationController(_ n: UINavigationController, animationControllerForOperation o: UINavigationController.Operation,
                            fromViewController f: UIViewController, toViewController t: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }
                        func navigationController(_ n: UINavigationController, didShowViewController v: UIViewController, animated: Bool) {}
                        func navigationController(_ n: UINavigationController, willShow v: UIViewController, animated: Bool) {}
                    """, kind: "Navigation")) == [
                    "3 navigationController(_:animationControllerFor:from:to:): name",
                    "5 navigationController(_:didShow:animated:): name",
                ])
        // Methods that the tab bar's delegate has besides are none of these.
        #expect(
            misses(
                delegate(
                    """
                        func tabBarController(_ t: UITabBarController, animationControllerForTransitionFromViewController f: UIViewController,
                            toViewController g: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }
                        func tabBarController(_ t: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
                        func tabBarController(_ t: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?) {}
                    """, kind: "TabBar")) == ["3 tabBarController(_:animationControllerForTransitionFrom:to:): name"])
    }

    @Test func otherTypes() {
        #expect(
            misses(
                delegate(
                    """
                        func animationController(forDismissed d: UIViewController) -> Fade? { Fade() }
                        func interactionControllerForDismissal(using a: Fade) -> UIViewControllerInteractiveTransitioning? { nil }
                    """)) == [
                    "3 animationController(forDismissed:): Fade? for UIViewControllerAnimatedTransitioning",
                    "4 interactionControllerForDismissal(using:): Fade for UIViewControllerAnimatedTransitioning",
                ])
    }

    @Test func theRightTypesUnderOtherSpellings() {
        #expect(
            misses(
                delegate(
                    """
                        func animationController(forDismissed d: UIKit.UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
                        func interactionControllerForDismissal(using a: UIViewControllerAnimatedTransitioning) -> Driving? { nil }
                        func presentationController(forPresented p: UIViewController, presenting: UIViewController, source: UIViewController)
                            -> UIPresentationController { UIPresentationController(presentedViewController: p, presenting: nil) }
                    """)) == [])
    }

    @Test func theAnimatorsAndThePresentationControllersMethods() {
        #expect(
            misses(
                """
                final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
                    func animateTransition(using context: UIViewControllerContextTransitioning) { context.completeTransition(true) }
                    func animationEnded(transitionCompleted: Bool) {}
                    func interruptibleAnimator(for context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating { fatalError() }
                }
                final class Panel: UIPresentationController {
                    func presentationTransitionDidEnd(completed: Bool) {}
                    override func dismissalTransitionDidEnd(_ completed: Bool) {}
                }
                """) == [
                    "3 animationEnded(_:): name", "4 interruptibleAnimator(using:): name",
                    "7 presentationTransitionDidEnd(_:): no override",
                ])
    }

    @Test(arguments: [
        // Called by the app itself.
        """
            func animationController(forDismissedController d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
            func use() { _ = self.animationController(forDismissedController: UIViewController()) }
        """,
        // Known to Objective-C by the right name: given, or derived from the old one.
        """
            @objc(animationControllerForDismissedController:)
            func fade(_ d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
            @objc(animationControllerForPresentedController:presentingController:sourceController:)
            func animationController(presented: UIViewController, presenting: UIViewController, source: UIViewController)
                -> UIViewControllerAnimatedTransitioning? { Fade() }
        """,
        """
            @objc func animationControllerForDismissedController(_ d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
        """,
        """
            @objc func animationController(forDismissedController d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
        """,
        // Beside the right one it is a helper.
        """
            func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
            func animationController(forDismissedController d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
        """,
        // Nobody else can be meant to see it.
        """
            private func animationController(forDismissedController d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
            static func animationController(forDismissedController d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
        """,
    ])
    func noMisses(_ members: String) {
        #expect(misses(delegate(members)) == [])
    }

    @Test func anExposedMethodOfAnotherNameIsNotCalledEither() {
        let method =
            "    @objc func animationController(dismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }"
        #expect(misses(delegate(method)) == ["3 animationController(forDismissed:): name"])
    }

    @Test func aTypeThatDoesNotConform() {
        #expect(
            misses(
                """
                final class Fade: NSObject, UIViewControllerAnimatedTransitioning {}
                final class Maker {
                    func animationController(forDismissedController d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
                }
                """) == [])
    }

    @Test func aProtocolOfTheAppsOwn() {
        #expect(
            misses(
                """
                protocol Fading { func animationController(dismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? }
                final class Sample: NSObject, UIViewControllerTransitioningDelegate, Fading {
                    func animationController(dismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }
                }
                """) == [])
    }

    @Test func codeForAnOldCompiler() {
        let old =
            "    func animationControllerForDismissedController(_ d: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }"
        let animator = """
            final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
                func animateTransition(_ context: UIViewControllerContextTransitioning) { context.completeTransition(true) }
            }
            """
        #expect(misses(delegate(old)).count == 1)
        #expect(misses(delegate(old) + "\n" + animator) == [])
    }

    /// A delegate of which UIKit calls nothing has no verdict, only its findings.
    @Test func theFinding() {
        let text = delegate("    func animationController(forDismissed d: UIViewController) -> Fade? { Fade() }")
        let read = AnimatorReader().read([
            SourceFile(path: "Sample.swift", text: text.replacing("forDismissed d", with: "dismissed d"))
        ])
        #expect(Verifier().verify(read.animators).findings == [])
        let named = AnimatorReader().read([
            SourceFile(path: "Sample.swift", text: text.replacing("forDismissed d", with: "forDismissedController d"))
        ])
        let report = Verifier().verify(named.animators)
        #expect(
            report.findings.map(\.message) == [
                "UIKit never calls animationController(forDismissedController:): it asks for animationController(forDismissed:)"
            ])
        #expect(report.animators == [])
    }
}
