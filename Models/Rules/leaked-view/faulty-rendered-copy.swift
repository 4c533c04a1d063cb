// A copy rendered into an image stays in the navigation container after each pop.
import UIKit

class CellExpandAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var operation: UINavigationController.Operation = .push
    var cell: UITableViewCell!

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let fromView = transitionContext.view(forKey: .from)!
        let toView = transitionContext.view(forKey: .to)!
        if operation == .push {
            container.addSubview(toView)
        } else {
            container.insertSubview(toView, belowSubview: fromView)
        }

        let snapshot = UIImageView(image: cell.asImage())
        let rect = cell.convert(cell.bounds, to: container)
        snapshot.frame = operation == .push ? rect : container.bounds
        container.addSubview(snapshot) // expect: error leaked-view

        let detail = operation == .push ? toView : fromView
        detail.alpha = operation == .push ? 0 : 1
        UIView.animate(
            withDuration: 0.4,
            animations: {
                snapshot.frame = self.operation == .push ? container.bounds : rect
                detail.alpha = self.operation == .push ? 1 : 0
            },
            completion: { _ in
                detail.alpha = 1
                if self.operation == .push { snapshot.removeFromSuperview() }
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

extension UIView {
    func asImage() -> UIImage {
        let renderer = UIGraphicsImageRenderer(bounds: bounds)
        return renderer.image { context in layer.render(in: context.cgContext) }
    }
}

class CitiesViewController: UITableViewController, UINavigationControllerDelegate {
    let animator = CellExpandAnimator()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.delegate = self
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        if operation == .none { return nil }
        animator.operation = operation
        return animator
    }
}
