import AnimatorReader
import Testing
import TransitionModel

/// An animator for a container of the app's own, which makes its own contexts and asks for the property animator first.
@Suite struct OwnContainerTests {
    @Test func isNotJudgedByUIKitsOrder() {
        #expect(severities(of: Self.container + Self.animator).allSatisfy { $0 == .note })
    }

    @Test func aContextForTestsIsNoContainer() {
        let standIn = Self.container.replacing("PagerContext", with: "MockContext")
        #expect(severities(of: standIn + Self.animator).contains(.error))
    }

    @Test func withoutAContainerItIs() {
        #expect(severities(of: Self.animator).contains(.error))
    }

    private func severities(of text: String) -> [Severity] {
        let read = AnimatorReader().read([SourceFile(path: "Pager.swift", text: "import UIKit\n" + text)])
        return Verifier().verify(read.animators).findings.map(\.severity)
    }

    private static let container = """
        protocol PagerDelegate: AnyObject {
            func pager(_ pager: PagerController, animatorTo page: UIViewController) -> UIViewControllerAnimatedTransitioning?
        }

        final class PagerController: UIViewController {
            weak var delegate: PagerDelegate?

            func turn(to page: UIViewController) {
                guard let animator = delegate?.pager(self, animatorTo: page) else { return }
                let context = PagerContext(container: view, page: page)
                _ = animator.interruptibleAnimator?(using: context)
                animator.animateTransition(using: context)
            }
        }

        final class PagerContext: NSObject, UIViewControllerContextTransitioning {
            let containerView: UIView
            private let page: UIViewController

            init(container: UIView, page: UIViewController) {
                containerView = container
                self.page = page
            }

            func completeTransition(_ didComplete: Bool) { page.view.isUserInteractionEnabled = true }
        }

        """

    private static let animator = """
        final class PageTurn: NSObject, UIViewControllerAnimatedTransitioning {
            private var turning: UIViewPropertyAnimator?

            func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

            func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
                turning?.startAnimation()
            }

            func interruptibleAnimator(
                using transitionContext: UIViewControllerContextTransitioning
            ) -> UIViewImplicitlyAnimating {
                if let turning { return turning }
                let page = transitionContext.viewController(forKey: .to)!.view!
                page.frame = transitionContext.containerView.bounds
                transitionContext.containerView.addSubview(page)
                let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) { page.alpha = 1 }
                animator.addCompletion { [weak self] position in
                    if position != .end { page.removeFromSuperview() }
                    transitionContext.completeTransition(position == .end)
                    self?.turning = nil
                }
                turning = animator
                return animator
            }
        }

        """
}
