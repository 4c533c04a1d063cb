// An editor that fades away and leaves a tick behind for a moment. When the tick is added, the dismissal is over and
// its container has gone: nobody ever sees the tick.
import UIKit

final class EditorClose: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.7 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let editor = transitionContext.view(forKey: .from) else {
            transitionContext.completeTransition(false)
            return
        }
        let tick = UIImageView(image: UIImage(systemName: "checkmark.circle"))
        tick.center = editor.center

        UIView.animate(withDuration: 0.3, animations: {
            editor.alpha = 0
        }, completion: { _ in
            editor.removeFromSuperview()
            editor.alpha = 1
            transitionContext.completeTransition(true)
            transitionContext.containerView.addSubview(tick) // expect: error use-after-completion
            UIView.animate(withDuration: 0.4, animations: {
                tick.alpha = 0
            }, completion: { _ in
                tick.removeFromSuperview()
            })
        })
    }
}

final class NotesController: UIViewController, UIViewControllerTransitioningDelegate {
    func edit() {
        let editor = UIViewController()
        editor.modalPresentationStyle = .overFullScreen
        editor.transitioningDelegate = self
        present(editor, animated: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        EditorClose()
    }
}
