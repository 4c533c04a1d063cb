import AnimatorReader
import Testing
import TransitionModel

/// What a delegate sets on the presented view whenever it is asked is set anew with the next presentation: after a cancel
/// that is worth a note, while what the animator sets in the end is a fault.
@Suite struct RequestSettingsTests {
    @Test func setWhenAskedIsANote() {
        #expect(severities(whenAsked: "presented.view.backgroundColor = .clear") == [.note])
    }

    @Test func setAtTheEndIsAnError() {
        #expect(severities(atTheEnd: "page.backgroundColor = .clear") == [.error])
    }

    private func severities(whenAsked request: String = "", atTheEnd end: String = "") -> [Severity] {
        let text = """
            import UIKit
            final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
                func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
                func animateTransition(using context: UIViewControllerContextTransitioning) {
                    let page = context.view(forKey: .to)!
                    page.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
                    context.containerView.addSubview(page)
                    UIView.animate(withDuration: 0.3, animations: { page.alpha = 1 }) { _ in
                        \(end)
                        context.completeTransition(!context.transitionWasCancelled)
                    }
                }
            }
            final class Sheets: NSObject, UIViewControllerTransitioningDelegate {
                let driver = UIPercentDrivenInteractiveTransition()
                func presentationController(
                    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
                ) -> UIPresentationController? {
                    \(request)
                    return UIPresentationController(presentedViewController: presented, presenting: presenting)
                }
                func animationController(
                    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
                ) -> UIViewControllerAnimatedTransitioning? { Fade() }
                func interactionControllerForPresentation(
                    using animator: UIViewControllerAnimatedTransitioning
                ) -> UIViewControllerInteractiveTransitioning? { driver }
                func show(_ sheet: UIViewController, on presenter: UIViewController) {
                    sheet.modalPresentationStyle = .custom
                    sheet.transitioningDelegate = self
                    presenter.present(sheet, animated: true)
                }
                func pulled(_ state: UIGestureRecognizer.State) {
                    if state == .ended { driver.finish() } else { driver.cancel() }
                }
            }
            """
        let report = Verifier(options: VerifierOptions(kinds: [.present], interactive: true))
            .verify(AnimatorReader().read([SourceFile(path: "Fade.swift", text: text)]).animators)
        return report.findings.filter { $0.rule == "not-restored-on-cancel" }.map(\.severity)
    }
}
