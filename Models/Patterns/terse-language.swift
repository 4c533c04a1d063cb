// The small things of the language: a block handed to an optional's map, a computed local, steps that may throw.
import UIKit

final class TersePage: NSObject, UIViewControllerAnimatedTransitioning {
    enum Unprepared: Error { case noImage }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let page = transitionContext.view(forKey: .to)
        var succeeded: Bool { !transitionContext.transitionWasCancelled }
        page.map { transitionContext.containerView.addSubview($0) }
        page?.frame = transitionContext.containerView.bounds
        do {
            try prepare(page)
            if page?.tag == 1 { throw Unprepared.noImage }
        } catch {
            transitionContext.completeTransition(true)
            return
        }
        page?.alpha = 0
        UIView.animate(withDuration: 0.3, animations: { page?.alpha = 1 }, completion: { _ in
            transitionContext.completeTransition(succeeded)
        })
    }

    private func prepare(_ page: UIView?) throws {
        if page?.tag == 2 { throw Unprepared.noImage }
    }
}

final class TerseHost: UIViewController, UIViewControllerTransitioningDelegate {
    func show() {
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        page.transitioningDelegate = self
        present(page, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        TersePage()
    }
}
