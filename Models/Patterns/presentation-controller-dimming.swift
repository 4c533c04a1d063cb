// The dimming view is the presentation controller's: it comes and goes alongside the system's own animation, and is
// right again however a presentation or a dismissal ends.
import UIKit

final class DimmedPresentation: UIPresentationController {
    private let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return bounds.divided(atDistance: bounds.height * 0.6, from: .maxYEdge).slice
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        dimming.alpha = 0
        containerView.insertSubview(dimming, at: 0)
        alongside { self.dimming.alpha = 1 }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimming.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        alongside { self.dimming.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed {
            dimming.removeFromSuperview()
        } else {
            dimming.alpha = 1
        }
    }

    private func alongside(_ change: @escaping () -> Void) {
        if let coordinator = presentedViewController.transitionCoordinator {
            coordinator.animate(alongsideTransition: { _ in change() })
        } else {
            change()
        }
    }
}

final class TimetableController: UIViewController, UIViewControllerTransitioningDelegate {
    func showStop() {
        let stop = UIViewController()
        stop.modalPresentationStyle = .custom
        stop.transitioningDelegate = self
        present(stop, animated: true)
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        DimmedPresentation(presentedViewController: presented, presenting: presenting)
    }
}
