// A timer hands itself to its block, which counts and stops it; the transition ends once.
import UIKit

final class PixelatePush: NSObject, UIViewControllerAnimatedTransitioning {
    private let steps = 12
    private var timer: Timer?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to), let from = transitionContext.view(forKey: .from) else {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            return
        }
        let overlay = UIImageView(frame: from.frame)
        transitionContext.containerView.addSubview(to)
        transitionContext.containerView.addSubview(overlay)
        var step = 0
        timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [steps] timer in
            step += 1
            overlay.image = Self.pixelated(step < steps / 2 ? from : to, by: step)
            guard step >= steps else { return }
            timer.invalidate()
            overlay.removeFromSuperview()
            transitionContext.completeTransition(true)
        }
    }

    private static func pixelated(_ view: UIView, by amount: Int) -> UIImage {
        UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
    }

    func animationEnded(_ transitionCompleted: Bool) { timer = nil }
}

final class PixelNav: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .push ? PixelatePush() : nil
    }
}
