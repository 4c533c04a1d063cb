/// A transition's context as UIKit has it for a pop, and what UIKit does when it is completed.
@MainActor public final class StandInContext: UIViewControllerContextTransitioning {
    public let containerView = UIView()
    public let isAnimated = true
    public private(set) var isInteractive: Bool
    public private(set) var transitionWasCancelled = false
    public let presentationStyle = UIModalPresentationStyle.none
    public let targetTransform = CGAffineTransform.identity
    private let controllers: [UITransitionContextViewControllerKey: UIViewController]
    private let animator: UIViewControllerAnimatedTransitioning

    /// Starts a pop that the driver, if there is one, holds.
    public init(animator: UIViewControllerAnimatedTransitioning, driver: UIPercentDrivenInteractiveTransition?) {
        self.animator = animator
        isInteractive = driver != nil
        controllers = [.from: UIViewController(), .to: UIViewController()]
        containerView.addSubview(controllers[.from]!.view)
        driver?.context = self
        _ = animator.transitionDuration(using: self)
        animator.animateTransition(using: self)
    }

    /// All animations end.
    public func runAnimations() {
        let pending = UIView.pending
        UIView.pending = []
        for completion in pending { completion(true) }
    }

    public func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    public func pauseInteractiveTransition() {}
    public func finishInteractiveTransition() { isInteractive = false }
    public func cancelInteractiveTransition() {
        isInteractive = false
        transitionWasCancelled = true
    }

    public func completeTransition(_ didComplete: Bool) {
        controllers[didComplete ? .from : .to]!.view.removeFromSuperview()
        animator.animationEnded(didComplete)
    }

    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        controllers[key]
    }

    public func view(forKey key: UITransitionContextViewKey) -> UIView? {
        controllers[key == .from ? .from : .to]!.view
    }

    public func initialFrame(for controller: UIViewController) -> CGRect { .zero }
    public func finalFrame(for controller: UIViewController) -> CGRect { .zero }
}
