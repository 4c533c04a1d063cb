// A panel that is its own delegate, by a property that nobody sets. A swipe that was given up leaves its flag up; the panel
// takes it down when it is told that it appears once more, or that it has gone, so that the next transition does not wait
// for a finger. What it is like when it is made is no change of the transition's.
import UIKit

final class PanelFade: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let panel = transitionContext.viewController(forKey: key) else {
            transitionContext.completeTransition(false)
            return
        }
        if isPresenting {
            panel.view.frame = transitionContext.finalFrame(for: panel)
            panel.view.alpha = 0
            transitionContext.containerView.addSubview(panel.view)
        }
        UIView.animate(withDuration: 0.25, animations: {
            panel.view.alpha = self.isPresenting ? 1 : 0
        }, completion: { _ in
            if transitionContext.transitionWasCancelled { panel.view.alpha = 1 }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class Panel: UIViewController, UIViewControllerTransitioningDelegate {
    private var isSwiped = false
    private let driver = UIPercentDrivenInteractiveTransition()

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        view.backgroundColor = .clear
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(swiped)))
    }

    required init?(coder: NSCoder) { nil }

    override var transitioningDelegate: UIViewControllerTransitioningDelegate? {
        get { self }
        set {}
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isSwiped = false
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { isSwiped = false }
    }

    @objc private func swiped(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            isSwiped = true
            dismiss(animated: true)
        case .changed:
            driver.update(pan.translation(in: view).y / max(view.bounds.height, 1))
        case .ended:
            if pan.velocity(in: view).y > 0 { driver.finish() } else { driver.cancel() }
        case .cancelled, .failed:
            driver.cancel()
        default:
            break
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { PanelFade(isPresenting: true) }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        PanelFade(isPresenting: false)
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { isSwiped ? driver : nil }
}
