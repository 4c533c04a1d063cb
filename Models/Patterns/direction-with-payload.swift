// The way says whence or whither the page grows; each animator is made with its own.
import UIKit

enum Growth {
    case out(of: CGRect)
    case into(CGRect)
}

final class GrowingPage: NSObject, UIViewControllerAnimatedTransitioning {
    private let growth: Growth

    init(_ growth: Growth) {
        self.growth = growth
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        switch growth {
        case .out(let start):
            guard let page = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
            transitionContext.containerView.addSubview(page)
            page.frame = start
            UIView.animate(withDuration: 0.3, animations: { page.frame = transitionContext.containerView.bounds }, completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
        case .into(let end):
            guard let page = transitionContext.view(forKey: .from) else { return transitionContext.completeTransition(false) }
            UIView.animate(withDuration: 0.3, animations: { page.frame = end }, completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
        }
    }
}

final class GrowingHost: UIViewController, UIViewControllerTransitioningDelegate {
    func show() {
        let page = UIViewController()
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = self
        present(page, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        GrowingPage(.out(of: .zero))
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        GrowingPage(.into(.zero))
    }
}
