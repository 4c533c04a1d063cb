import AnimatorReader
import Testing
import TransitionModel

/// Whose gestures are actions of their own, and what nobody but a gesture's code tells a driver.
@Suite struct GestureTests {
    /// What is handed its gesture by another method is no action beside it, whichever of the two comes first.
    @Test(arguments: [true, false])
    func whatIsHandedAGestureIsNoAction(_ isFirst: Bool) {
        let follow = """
            func follow(_ pan: UIPanGestureRecognizer, isClosing: Bool) {
                if pan.state == .began { dismiss(animated: true) } else { driver.take(isClosing) }
            }
            """
        let pulled = "@objc func pulled(_ pan: UIPanGestureRecognizer) { follow(pan, isClosing: true) }"
        let program = program(isFirst ? follow + "\n" + pulled : pulled + "\n" + follow)
        #expect(program?.gestures.map(\.name) == ["Menu.pulled(_:)"])
    }

    /// What nobody in sight hands a gesture is somebody else's to call.
    @Test func whatIsHandedNoGestureInSightIsAnAction() {
        let program = program(
            """
            func follow(_ pan: UIPanGestureRecognizer, isClosing: Bool) {
                if pan.state == .began { dismiss(animated: true) } else { driver.take(isClosing) }
            }
            """)
        #expect(program?.gestures.map(\.name) == ["Menu.follow(_:isClosing:)"])
    }

    /// A driver's method that a gesture's code calls is not called from outside too.
    @Test func whatAGestureTellsTheDriverNobodyElseDoes() {
        let told = program(
            """
            @objc func pulled(_ pan: UIPanGestureRecognizer) {
                if pan.state == .began { dismiss(animated: true) } else { driver.take(pan.state == .ended) }
            }
            """)
        #expect(outsideNames(told) == [])
        #expect(outsideNames(program("")) == ["Driver.take(_:)"])
    }

    private func outsideNames(_ program: AnimatorProgram?) -> [String]? {
        program?.routines.compactMap { routine in
            if case .outside = routine.role { routine.name } else { nil }
        }
    }

    private func program(_ members: String) -> AnimatorProgram? {
        let text = """
            import UIKit
            final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
                func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
                func animateTransition(using context: UIViewControllerContextTransitioning) {
                    let menu = context.view(forKey: .from)
                    UIView.animate(withDuration: 0.3, animations: { menu?.alpha = 0 }) { _ in
                        context.completeTransition(!context.transitionWasCancelled)
                    }
                }
            }
            final class Driver: UIPercentDrivenInteractiveTransition {
                func take(_ finishes: Bool) { if finishes { finish() } else { cancel() } }
            }
            final class Menu: UIViewController, UIViewControllerTransitioningDelegate {
                private let driver = Driver()
                \(members)
                func animationController(
                    forDismissed dismissed: UIViewController
                ) -> UIViewControllerAnimatedTransitioning? { Fade() }
                func interactionControllerForDismissal(
                    using animator: UIViewControllerAnimatedTransitioning
                ) -> UIViewControllerInteractiveTransitioning? { driver }
            }
            """
        return AnimatorReader().read([SourceFile(path: "Menu.swift", text: text)]).animators.first?.program
    }
}
