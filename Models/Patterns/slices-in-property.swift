// The slices of the old screen are kept in a property: what is put into it, on whatever path, is what is taken out.
import UIKit

final class SliceOpening: NSObject, UIViewControllerAnimatedTransitioning {
    private var slices: [UIView] = []
    private var marks: [String] = []

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let (to, from) = (transitionContext.view(forKey: .to)!, transitionContext.view(forKey: .from)!)
        container.insertSubview(to, belowSubview: from)
        if UIAccessibility.isReduceMotionEnabled {
            slices = [picture(of: from)]
        } else {
            slices.append(picture(of: from))
            slices += [picture(of: from)]
        }
        slices.forEach { container.addSubview($0) }
        marks.append("opened")
        UIView.animate(withDuration: 0.5) {
            for (number, slice) in self.slices.enumerated() {
                slice.transform = CGAffineTransform(translationX: 0, y: number == 0 ? -300 : 300)
            }
        } completion: { _ in
            self.cleanUp()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    private func picture(of view: UIView) -> UIView { view.snapshotView(afterScreenUpdates: false) ?? UIView() }

    private func cleanUp() {
        slices.forEach { $0.removeFromSuperview() }
        slices.removeAll()
    }
}

final class SliceNavigation: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .push ? SliceOpening() : nil
    }
}
