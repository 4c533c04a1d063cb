// A library's delegate: which animator it hands out depends on a style that its user sets, or else on the kind of
// popup. How a style rounds corners is a value's own method, chosen by what the value holds; the curve is a function
// that calls itself.
import UIKit

public enum PopupStyle {
    case fade
    case drop
    case own(PopupAnimation)

    func animation() -> PopupAnimation {
        switch self {
        case .fade: return PopupFade()
        case .drop: return PopupDrop()
        case .own(let animation): return animation
        }
    }
}

public struct Corners {
    private enum Storage {
        case rounded(Rounded)
        case round(Round)
    }
    struct Rounded {
        var radius: CGFloat
        func apply(to view: UIView) { view.layer.cornerRadius = radius }
    }
    struct Round {
        func apply(to view: UIView) { view.layer.cornerRadius = view.bounds.width / 2 }
    }

    public static let none = Corners(storage: .rounded(Rounded(radius: 0)))
    private let storage: Storage

    public func apply(to view: UIView) {
        switch storage {
        case .rounded(let corners): corners.apply(to: view)
        case .round(let corners): corners.apply(to: view)
        }
    }
}

func damped(_ value: CGFloat) -> CGFloat {
    if value < 0 { return -damped(abs(value)) }
    return value / (1 + value)
}

extension UIView {
    class func animate(with seconds: TimeInterval, animations: @escaping () -> Void, completion: @escaping () -> Void) {
        UIView.animate(withDuration: seconds, animations: animations, completion: { _ in completion() })
    }
}

open class PopupAnimation: NSObject, UIViewControllerAnimatedTransitioning {
    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.3
    }

    public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let isPresenting = transitionContext.viewController(forKey: .to)?.isBeingPresented == true
        guard let popup = transitionContext.view(forKey: isPresenting ? .to : .from) else {
            transitionContext.completeTransition(false)
            return
        }
        if isPresenting { transitionContext.containerView.addSubview(popup) }
        Corners.none.apply(to: popup)
        prepare(popup, isPresenting: isPresenting)
        UIView.animate(with: 0.3, animations: {
            self.animate(popup, isPresenting: isPresenting)
        }, completion: {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }

    func prepare(_ popup: UIView, isPresenting: Bool) {}
    func animate(_ popup: UIView, isPresenting: Bool) {}
}

final class PopupFade: PopupAnimation {
    override func prepare(_ popup: UIView, isPresenting: Bool) { popup.alpha = isPresenting ? 0 : 1 }
    override func animate(_ popup: UIView, isPresenting: Bool) { popup.alpha = isPresenting ? 1 : 0 }
}

final class PopupDrop: PopupAnimation {
    override func animate(_ popup: UIView, isPresenting: Bool) { popup.layer.shadowRadius = damped(20) }
}

public final class PopupPresenter: NSObject, UIViewControllerTransitioningDelegate {
    public var style: PopupStyle?

    public func show(_ popup: UIViewController, from controller: UIViewController) {
        popup.modalPresentationStyle = .custom
        popup.transitioningDelegate = self
        controller.present(popup, animated: true)
    }

    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        (style ?? .fade).animation()
    }

    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        (style ?? .fade).animation()
    }
}
