// An arrow follows the button that it points at for as long as the panel slides in: the animator observes the button, and
// is told of its moves in any turn, or in none.
import UIKit

final class PanelAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let arrow = UIImageView()
    private let button: UIView

    init(pointingAt button: UIView) { self.button = button }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let panel = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        container.addSubview(panel)
        container.addSubview(arrow)
        button.addObserver(self, forKeyPath: "frame", options: .new, context: nil)
        panel.transform = CGAffineTransform(translationX: 0, y: 300)
        UIView.animate(withDuration: 0.3, animations: {
            panel.transform = .identity
        }, completion: { _ in
            self.button.removeObserver(self, forKeyPath: "frame")
            self.arrow.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        arrow.frame.origin = button.frame.origin
    }
}

final class PanelController: UIViewController, UIViewControllerTransitioningDelegate {
    @IBOutlet private var button: UIButton!

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        PanelAnimator(pointingAt: button)
    }

    @IBAction private func show() {
        let panel = UIViewController()
        panel.modalPresentationStyle = .custom
        panel.transitioningDelegate = self
        present(panel, animated: true)
    }
}
