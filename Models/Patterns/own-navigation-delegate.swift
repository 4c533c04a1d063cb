// A controller is the delegate of the navigation controller that it is in: the delegate's methods are called after the
// property. The thumbnail that flies is shown again after a push, but not after a pop that is cancelled.
import UIKit

final class PhotoZoom: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation
    private weak var thumbnail: UIView?

    init(_ operation: UINavigationController.Operation, from thumbnail: UIView?) {
        self.operation = operation
        self.thumbnail = thumbnail
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let page = transitionContext.view(forKey: .to), let left = transitionContext.view(forKey: .from) else {
            transitionContext.completeTransition(false)
            return
        }
        transitionContext.containerView.insertSubview(page, at: operation == .push ? 1 : 0)
        thumbnail?.isHidden = true // expect: error not-restored-on-cancel
        UIView.animate(withDuration: 0.3, animations: {
            (self.operation == .push ? page : left).alpha = self.operation == .push ? 1 : 0
        }, completion: { _ in
            if self.operation == .push || !transitionContext.transitionWasCancelled { self.thumbnail?.isHidden = false }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class GalleryViewController: UIViewController, UINavigationControllerDelegate {
    private var swipe: UIPercentDrivenInteractiveTransition?
    private let thumbnail = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(thumbnail)
        navigationController?.delegate = self
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(swiped(_:)))
        edge.edges = .left
        view.addGestureRecognizer(edge)
    }

    @objc private func swiped(_ gesture: UIScreenEdgePanGestureRecognizer) {
        let progress = gesture.translation(in: view).x / view.bounds.width
        switch gesture.state {
        case .began:
            swipe = UIPercentDrivenInteractiveTransition()
            navigationController?.popViewController(animated: true)
        case .changed: swipe?.update(progress)
        case .ended where progress > 0.4:
            swipe?.finish()
            swipe = nil
        case .ended, .cancelled, .failed:
            swipe?.cancel()
            swipe = nil
        default: break
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        PhotoZoom(operation, from: thumbnail)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        swipe
    }
}
