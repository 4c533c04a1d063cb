// A display link moves the page by hand. Its stop condition reads the page's own place and the clock; it comes true in
// the end, the link stops, and the transition ends once.
import UIKit

final class LinkedSlide: NSObject, UIViewControllerAnimatedTransitioning {
    private var link: CADisplayLink?
    private var context: UIViewControllerContextTransitioning?
    private var start: CFTimeInterval = 0

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let page = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        page.frame = transitionContext.containerView.bounds
        transitionContext.containerView.addSubview(page)
        context = transitionContext
        start = CACurrentMediaTime()
        link = CADisplayLink(target: self, selector: #selector(tick(_:)))
        link?.add(to: .main, forMode: .common)
    }

    @objc private func tick(_ link: CADisplayLink) {
        guard let context, let page = context.view(forKey: .to) else { return }
        page.layer.shadowRadius += 1
        if CACurrentMediaTime() - start >= 0.4 {
            link.invalidate()
            self.link?.invalidate()
            self.link = nil
            context.completeTransition(!context.transitionWasCancelled)
            self.context = nil
        }
    }
}

final class SlideNavigation: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .push ? LinkedSlide() : nil
    }
}
