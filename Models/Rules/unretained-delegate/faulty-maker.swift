// A delegate that a helper makes, and one put into a weak property: nobody keeps either of them.
import UIKit

final class NoteFade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let note = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        note.frame = transitionContext.containerView.bounds
        transitionContext.containerView.addSubview(note)
        note.alpha = 0
        UIView.animate(withDuration: 0.3, animations: {
            note.alpha = 1
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class NoteTransition: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        NoteFade()
    }
}

final class NotesController: UIViewController {
    private weak var transition: NoteTransition?
    private let kept = NoteTransition()

    private func makeTransition() -> NoteTransition {
        let transition = NoteTransition()
        return transition
    }

    func show(_ note: UIViewController) {
        note.modalPresentationStyle = .custom
        note.transitioningDelegate = makeTransition() // expect: warning unretained-delegate
        present(note, animated: true)
    }

    func replace(_ note: UIViewController) {
        let made = NoteTransition()
        transition = made
        note.modalPresentationStyle = .custom
        note.transitioningDelegate = transition // expect: warning unretained-delegate
        present(note, animated: true)
    }

    func keep(_ note: UIViewController) {
        note.modalPresentationStyle = .custom
        note.transitioningDelegate = kept
        present(note, animated: true)
    }
}
