// As much of UIKit as a recorded transition needs, for machines without it. Built as a module named UIKit, so that the
// recorder is compiled and run as it stands.
@_exported import Foundation

public struct CGAffineTransform: Equatable, Sendable {
    public static let identity = CGAffineTransform()
    public var x = 0.0
    public init() {}
    public init(translationX x: Double, y: Double) { self.x = x }
}

@MainActor open class UIView {
    public private(set) var subviews: [UIView] = []
    public private(set) weak var superview: UIView?
    public var frame = CGRect.zero
    public var alpha = 1.0
    public var transform = CGAffineTransform.identity

    public init() {}

    open func addSubview(_ view: UIView) { insert(view, at: nil) }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex { $0 === sibling })
    }

    private func insert(_ view: UIView, at index: Int?) {
        view.removeFromSuperview()
        subviews.insert(view, at: index ?? subviews.count)
        view.superview = self
    }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    public func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    /// The completions that have not run yet.
    public static var pending: [(Bool) -> Void] = []

    public static func animate(
        withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        if let completion { pending.append(completion) }
    }
}

@MainActor open class UIViewController {
    public var view: UIView! = UIView()
    public init() {}
}

public enum UIModalPresentationStyle: Sendable {
    case none, automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext
    case popover
}

public enum UITransitionContextViewControllerKey: Sendable { case from, to }
public enum UITransitionContextViewKey: Sendable { case from, to }

@MainActor public protocol UIViewImplicitlyAnimating: AnyObject {}

@MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var targetTransform: CGAffineTransform { get }
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    func finishInteractiveTransition()
    func cancelInteractiveTransition()
    func pauseInteractiveTransition()
    func completeTransition(_ didComplete: Bool)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func initialFrame(for controller: UIViewController) -> CGRect
    func finalFrame(for controller: UIViewController) -> CGRect
}

@MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning)
    func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning)
        -> UIViewImplicitlyAnimating
    func animationEnded(_ transitionCompleted: Bool)
}

// Optional in Objective-C; here they do nothing where they are left out.
extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating { fatalError("this animator has no interruptible one") }
    public func animationEnded(_ transitionCompleted: Bool) {}
}

@MainActor open class UIPercentDrivenInteractiveTransition: NSObject {
    weak var context: StandInContext?

    public override nonisolated init() { super.init() }
    open func update(_ percentComplete: CGFloat) { context?.updateInteractiveTransition(percentComplete) }
    open func finish() { context?.finishInteractiveTransition() }
    open func cancel() { context?.cancelInteractiveTransition() }
}
