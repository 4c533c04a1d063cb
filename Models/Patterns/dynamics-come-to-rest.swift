// The animator is the dynamics' delegate: the transition is over when the sheet has come to rest on the floor.
import UIKit

final class DroppedSheet: NSObject, UIViewControllerAnimatedTransitioning {
    private var dynamics: UIDynamicAnimator!
    private var context: UIViewControllerContextTransitioning?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let sheet = transitionContext.view(forKey: .to)!
        let container = transitionContext.containerView
        sheet.frame = container.bounds.offsetBy(dx: 0, dy: -container.bounds.height)
        container.addSubview(sheet)
        context = transitionContext
        dynamics = UIDynamicAnimator(referenceView: container)
        dynamics.delegate = self
        dynamics.addBehavior(UIGravityBehavior(items: [sheet]))
        let floor = UICollisionBehavior()
        floor.addBoundary(
            withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: container.bounds.maxY),
            to: CGPoint(x: container.bounds.maxX, y: container.bounds.maxY))
        floor.addItem(sheet)
        dynamics.addBehavior(floor)
    }
}

extension DroppedSheet: UIDynamicAnimatorDelegate {
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        animator.removeAllBehaviors()
        if let context { context.viewController(forKey: .to)?.view.frame = context.containerView.bounds }
        context?.completeTransition(true)
        context = nil
    }
}

final class SheetKeeper: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        DroppedSheet()
    }
}
