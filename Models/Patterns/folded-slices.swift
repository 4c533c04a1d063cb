// The pages are cut into slices, which are kept in arrays while they fold and are all taken out at the end.
import UIKit

final class SliceFold: NSObject, UIViewControllerAnimatedTransitioning {
    private let slices = 4

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        container.addSubview(to)
        let made = cut(to, and: from, in: container)
        UIView.animate(withDuration: 0.5, animations: {
            for slice in made[0] { slice.layer.transform = CATransform3DIdentity }
            for slice in made[1] { slice.alpha = 0 }
        }, completion: { _ in
            made[0].forEach { $0.removeFromSuperview() }
            made[1].forEach { $0.removeFromSuperview() }
            let completed = !transitionContext.transitionWasCancelled
            if !completed { to.removeFromSuperview() }
            transitionContext.completeTransition(completed)
        })
    }

    private func cut(_ to: UIView, and from: UIView, in container: UIView) -> [[UIView]] {
        var incoming = [UIView]()
        var leaving: [UIView] = []
        for number in 0..<slices {
            let near = slice(of: from, number)
            container.addSubview(near)
            leaving.append(near)
            let far = slice(of: to, number)
            container.addSubview(far)
            incoming.append(far)
        }
        return [incoming, leaving]
    }

    private func slice(of view: UIView, _ number: Int) -> UIView {
        let slice = UIView(frame: view.bounds)
        slice.backgroundColor = view.backgroundColor
        return slice
    }
}

final class BookNavigation: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .push ? SliceFold() : nil
    }
}
