// A scene keeps a closure that says whether the transition was cancelled; whoever calls it gets the context's answer.
// The delegate's body is one `switch`, whose branches are what it answers.
import UIKit

protocol TransitionAnimating: UIViewControllerAnimatedTransitioning {
    var duration: TimeInterval { get }
    func prepare(_ scene: TransitionScene)
    func run(_ scene: TransitionScene)
    func cleanUp(_ scene: TransitionScene)
}

struct TransitionScene {
    let container: UIView
    let from: UIView
    let to: UIView
    let isCancelled: () -> Bool

    init?(_ context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return nil }
        self.container = context.containerView
        self.from = from
        self.to = to
        self.isCancelled = { context.transitionWasCancelled }
    }
}

extension TransitionAnimating {
    func play(_ context: UIViewControllerContextTransitioning) {
        guard let scene = TransitionScene(context) else {
            context.completeTransition(false)
            return
        }
        prepare(scene)
        UIView.animate(
            withDuration: duration, animations: { run(scene) },
            completion: { _ in
                cleanUp(scene)
                context.completeTransition(!scene.isCancelled())
            })
    }
}

final class SlideAnimating: NSObject, TransitionAnimating {
    let duration: TimeInterval = 0.3
    private let push: Bool

    init(push: Bool) { self.push = push }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { duration }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) { play(transitionContext) }

    func prepare(_ scene: TransitionScene) {
        if push {
            scene.container.addSubview(scene.to)
            scene.to.transform = CGAffineTransform(translationX: scene.container.bounds.width, y: 0)
        } else {
            scene.container.insertSubview(scene.to, belowSubview: scene.from)
        }
    }

    func run(_ scene: TransitionScene) {
        let view = push ? scene.to : scene.from
        view.transform = push ? .identity : CGAffineTransform(translationX: scene.container.bounds.width, y: 0)
    }

    func cleanUp(_ scene: TransitionScene) {
        scene.from.transform = .identity
        scene.to.transform = .identity
        if scene.isCancelled() { scene.to.removeFromSuperview() }
    }
}

final class SlideNavigationDelegate: NSObject, UINavigationControllerDelegate {
    var interaction: UIPercentDrivenInteractiveTransition?
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        switch operation {
        case .push: SlideAnimating(push: true)
        case .pop: SlideAnimating(push: false)
        case .none: nil
        @unknown default: nil
        }
    }
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interaction }
}
