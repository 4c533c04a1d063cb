// `toView.map(container.addSubview)` puts the view in where there is one.
import UIKit

final class PairTransition<Source: UIViewController, Target: UIViewController>: NSObject,
    UIViewControllerAnimatedTransitioning
{
    typealias Hook = (Source, Target) -> Void
    private let before: Hook
    private let after: Hook

    init(before: @escaping Hook, after: @escaping Hook) {
        self.before = before
        self.after = after
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let toView = transitionContext.view(forKey: .to)
        toView.map(transitionContext.containerView.addSubview)
        guard let source = transitionContext.viewController(forKey: .from) as? Source,
            let target = transitionContext.viewController(forKey: .to) as? Target
        else {
            transitionContext.completeTransition(true)
            return
        }
        before(source, target)
        toView?.alpha = 0
        UIView.animate(
            withDuration: 0.3, animations: { toView?.alpha = 1 },
            completion: { [after] _ in
                after(source, target)
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

final class ListViewController: UIViewController {}
final class ItemViewController: UIViewController {}

final class ListNavigation: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        guard operation == .push else { return nil }
        return PairTransition<ListViewController, ItemViewController>(
            before: { list, _ in list.view.endEditing(true) },
            after: { _, item in item.setNeedsStatusBarAppearanceUpdate() })
    }
}
