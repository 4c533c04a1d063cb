// Helpers hand the outcome of an animation back to who awaits it: a flag, a position, an error thrown. The one who awaits
// the flag acts only when it is true, and is told false when the app goes to the background.
import UIKit

struct Interrupted: Error {}

extension UIView {
    @MainActor
    static func animation(_ changes: @escaping () -> Void) async -> Bool {
        await withCheckedContinuation { continuation in
            UIView.animate(withDuration: 0.3, animations: changes, completion: continuation.resume(returning:))
        }
    }
}

extension UIViewPropertyAnimator {
    @MainActor
    func play() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in
            addCompletion { continuation.resume(returning: $0) }
            startAnimation()
        }
    }
}

@MainActor
func fade(_ view: UIView, to alpha: CGFloat) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        UIView.animate(withDuration: 0.3, animations: { view.alpha = alpha }) { finished in
            if finished { continuation.resume() } else { continuation.resume(throwing: Interrupted()) }
        }
    }
}

class Reveal: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let page = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        transitionContext.containerView.addSubview(page)
        page.alpha = 0
        Task { @MainActor in await reveal(page, in: transitionContext) }
    }

    func reveal(_ page: UIView, in context: UIViewControllerContextTransitioning) async {}
}

final class RevealByFlag: Reveal {
    override func reveal(_ page: UIView, in context: UIViewControllerContextTransitioning) async {
        let finished = await UIView.animation { page.alpha = 1 }
        if finished { // expect: error missing-completion
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

final class RevealByPosition: Reveal {
    override func reveal(_ page: UIView, in context: UIViewControllerContextTransitioning) async {
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { page.alpha = 1 }
        let position = await animator.play()
        context.completeTransition(position == .end)
    }
}

final class RevealOrThrow: Reveal {
    override func reveal(_ page: UIView, in context: UIViewControllerContextTransitioning) async {
        do {
            try await fade(page, to: 1)
        } catch {
            page.alpha = 1
        }
        context.completeTransition(!context.transitionWasCancelled)
    }
}

final class ReaderNavigation: NSObject, UINavigationControllerDelegate {
    var chapter = 0

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        guard operation == .push else { return nil }
        switch chapter {
        case 0: return RevealByFlag()
        case 1: return RevealByPosition()
        default: return RevealOrThrow()
        }
    }
}
