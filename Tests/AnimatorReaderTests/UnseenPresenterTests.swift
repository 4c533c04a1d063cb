import AnimatorReader
import Testing
import TransitionModel

/// A presenter that a cancelled dismissal leaves unseen may look again as it did before the presentation.
@Suite struct UnseenPresenterTests {
    @Test func itMayLookAsItDidAtFirst() {
        #expect(rules(.fullScreen, page: "context.view(forKey: .to)!", onCancel: "page.alpha = 1").isEmpty)
    }

    @Test func itMayNotLookAnyOtherWay() {
        #expect(
            rules(.fullScreen, page: "context.view(forKey: .to)!", onCancel: "page.alpha = 0")
                == ["not-restored-on-cancel"])
    }

    /// Under a style that keeps it where it is, it shows behind what stays.
    @Test func oneThatIsSeenMayNot() {
        #expect(
            rules(.custom, page: "context.viewController(forKey: .to)!.view!", onCancel: "page.alpha = 1")
                == ["not-restored-on-cancel"])
    }

    private func rules(_ style: PresentationStyle, page: String, onCancel: String) -> [String] {
        let text = """
            import UIKit
            final class Cover: NSObject, UIViewControllerAnimatedTransitioning {
                let isLeaving: Bool
                init(isLeaving: Bool) { self.isLeaving = isLeaving }
                func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
                func animateTransition(using context: UIViewControllerContextTransitioning) {
                    if isLeaving { leave(context) } else { come(context) }
                }
                private func come(_ context: UIViewControllerContextTransitioning) {
                    let card = context.view(forKey: .to)!
                    let page = context.viewController(forKey: .from)!.view!
                    card.frame = context.containerView.bounds
                    card.transform = CGAffineTransform(translationX: 0, y: 900)
                    context.containerView.addSubview(card)
                    let end = { (_: Bool) in context.completeTransition(true) }
                    UIView.animate(withDuration: 0.3, animations: {
                        card.transform = .identity
                        page.alpha = 0.5
                    }, completion: end)
                }
                private func leave(_ context: UIViewControllerContextTransitioning) {
                    let card = context.view(forKey: .from)!
                    let page = \(page)
                    page.alpha = 0.5
                    \(style == .custom ? "" : "context.containerView.insertSubview(page, at: 0)")
                    UIView.animate(withDuration: 0.3, animations: {
                        card.transform = CGAffineTransform(translationX: 0, y: 900)
                        page.alpha = 1
                    }, completion: { _ in
                        if context.transitionWasCancelled { \(onCancel) }
                        context.completeTransition(!context.transitionWasCancelled)
                    })
                }
            }
            final class Opener: NSObject, UIViewControllerTransitioningDelegate {
                private var card: UIViewController!
                private var driver: UIPercentDrivenInteractiveTransition?
                func open(_ card: UIViewController, over page: UIViewController) {
                    self.card = card
                    card.modalPresentationStyle = .\(style.rawValue)
                    card.transitioningDelegate = self
                    page.present(card, animated: true)
                }
                @objc func panned(_ pan: UIPanGestureRecognizer) {
                    switch pan.state {
                    case .began:
                        driver = UIPercentDrivenInteractiveTransition()
                        card.dismiss(animated: true)
                    case .changed: driver?.update(0.5)
                    case .ended:
                        driver?.finish()
                        driver = nil
                    default:
                        driver?.cancel()
                        driver = nil
                    }
                }
                func animationController(
                    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
                ) -> UIViewControllerAnimatedTransitioning? { Cover(isLeaving: false) }
                func animationController(
                    forDismissed dismissed: UIViewController
                ) -> UIViewControllerAnimatedTransitioning? { Cover(isLeaving: true) }
                func interactionControllerForDismissal(
                    using animator: UIViewControllerAnimatedTransitioning
                ) -> UIViewControllerInteractiveTransitioning? { driver }
            }
            """
        let read = AnimatorReader().read([SourceFile(path: "Cover.swift", text: text)]).animators
        return Verifier(options: VerifierOptions(kinds: [.dismiss], interactive: true)).verify(read).findings
            .filter { $0.severity == .error }.map(\.rule)
    }
}
