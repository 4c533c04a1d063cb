// Whether the gesture is over is asked of a list of its states.
import UIKit

final class DragDownInteractor: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: UIViewControllerContextTransitioning?
    private weak var page: UIView?
    private var isOver = true

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        page = transitionContext.view(forKey: .from)
        if isOver {
            transitionContext.cancelInteractiveTransition()
            transitionContext.completeTransition(false)
            return
        }
        context = transitionContext
        if let home = transitionContext.view(forKey: .to) {
            transitionContext.containerView.insertSubview(home, at: 0)
        }
    }

    @objc func pan(_ recognizer: UIPanGestureRecognizer) {
        isOver = ![.began, .changed].contains(recognizer.state)
        guard let context = context else { return }
        let y = max(0, recognizer.translation(in: context.containerView).y)
        switch recognizer.state {
        case .changed:
            page?.transform = CGAffineTransform(translationX: 0, y: y)
            context.updateInteractiveTransition(y / context.containerView.bounds.height)
        case .ended where y > 120:
            let page = self.page
            context.finishInteractiveTransition()
            UIView.animate(
                withDuration: 0.2,
                animations: {
                    page?.alpha = 0
                },
                completion: { _ in
                    page?.alpha = 1
                    page?.transform = .identity
                    context.completeTransition(true)
                })
            self.context = nil
        case .ended, .cancelled, .failed:
            context.cancelInteractiveTransition()
            context.view(forKey: .to)?.removeFromSuperview()
            page?.transform = .identity
            context.completeTransition(false)
            self.context = nil
        default:
            break
        }
    }
}
