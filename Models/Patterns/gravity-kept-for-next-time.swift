// The sheet is its own delegate and keeps what it needs from one dismissal to the next: the dynamics, and whether it has
// fallen before. Shown again, it falls again, a little paler.
import UIKit

final class TumblingSheet: UIViewController, UIViewControllerTransitioningDelegate {
    private lazy var dynamics = UIDynamicAnimator(referenceView: view)
    private lazy var gravity = UIGravityBehavior(items: [view])
    private var hasFallen = false

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }
}

extension TumblingSheet: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        if hasFallen { view.alpha = 0.9 }
        let floor = transitionContext.containerView.bounds.maxY
        gravity.action = { [unowned self] in
            guard view.frame.minY > floor else { return }
            dynamics.removeAllBehaviors()
            hasFallen = true
            transitionContext.completeTransition(true)
        }
        dynamics.addBehavior(gravity)
    }
}
