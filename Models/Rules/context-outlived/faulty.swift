// One fade for all pushes, kept by the navigation's delegate. It remembers its context for the callback and never forgets
// it: both screens stay in memory until the next push.
import UIKit

final class ChapterFade: NSObject, UIViewControllerAnimatedTransitioning {
    private var context: UIViewControllerContextTransitioning?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext // expect: note context-outlived
        guard let chapter = transitionContext.view(forKey: .to) else { return end() }
        transitionContext.containerView.addSubview(chapter)
        chapter.alpha = 0
        UIView.animate(withDuration: 0.25, animations: {
            chapter.alpha = 1
        }, completion: { _ in
            self.end()
        })
    }

    private func end() {
        guard let context else { return }
        context.completeTransition(!context.transitionWasCancelled)
    }
}

final class BookNavigation: NSObject, UINavigationControllerDelegate {
    private let fade = ChapterFade()

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .push ? fade : nil
    }
}
