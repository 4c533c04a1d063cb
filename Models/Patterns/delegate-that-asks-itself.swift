// One object for modal and stacked pages: it presents or pushes by its own methods, which note down what they do.
// What it does at the end of a way back depends on that note.
import UIKit

final class PageOpener: NSObject {
    enum Way { case modal, stacked }
    private(set) var way: Way = .modal

    func present(_ page: UIViewController, on host: UIViewController) {
        way = .modal
        page.modalPresentationStyle = .overFullScreen
        page.transitioningDelegate = self
        host.present(page, animated: true)
    }

    func push(_ page: UIViewController, on stack: UINavigationController) {
        self.way = .stacked
        stack.pushViewController(page, animated: true)
    }
}

final class PageFade: NSObject, UIViewControllerAnimatedTransitioning {
    private unowned let opener: PageOpener
    private let isOpening: Bool

    init(_ opener: PageOpener, isOpening: Bool) {
        self.opener = opener
        self.isOpening = isOpening
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let from = transitionContext.viewController(forKey: .from)!.view!
        let to = transitionContext.viewController(forKey: .to)!.view!
        if isOpening {
            container.addSubview(to)
        } else if opener.way == .stacked {
            container.insertSubview(to, at: 0)
        }
        UIView.animate(withDuration: 0.3, animations: {
            if self.isOpening { to.layer.shadowOpacity = 1 } else { from.alpha = 0 }
        }, completion: { _ in
            if transitionContext.transitionWasCancelled { from.alpha = 1 }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

extension PageOpener: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        PageFade(self, isOpening: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        PageFade(self, isOpening: false)
    }
}

extension PageOpener: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        PageFade(self, isOpening: operation == .push)
    }
}
