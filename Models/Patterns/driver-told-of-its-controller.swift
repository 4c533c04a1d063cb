// The delegate is handed its driver, and the sheet tells the driver which controller to dismiss: two things that only
// code out of the delegate's sight does. The sheet goes down in its own way where a finger pulls it.
import UIKit

final class SheetDriver: UIPercentDrivenInteractiveTransition {
    var isPulling = false
    weak var controller: UIViewController?

    @objc func pulled(_ recognizer: UIPanGestureRecognizer) {
        guard let controller else { return }
        switch recognizer.state {
        case .began:
            isPulling = true
            controller.dismiss(animated: true)
        case .changed:
            update(recognizer.translation(in: recognizer.view).y / 300)
        case .ended where recognizer.velocity(in: recognizer.view).y > 0:
            isPulling = false
            finish()
        default:
            isPulling = false
            cancel()
        }
    }
}

class SheetDescent: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let sheet = transitionContext.viewController(forKey: .from)?.view
        UIView.animate(withDuration: 0.3, animations: {
            sheet?.frame.origin.y = transitionContext.containerView.bounds.height
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class PulledDescent: SheetDescent {
    override func transitionDuration(
        using transitionContext: UIViewControllerContextTransitioning?
    ) -> TimeInterval { 0.2 }
}

final class SheetDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let driver: SheetDriver

    init(driver: SheetDriver) { self.driver = driver }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        driver.isPulling ? PulledDescent() : SheetDescent()
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        driver.isPulling ? driver : nil
    }
}

final class SheetController: UIViewController {
    private let driver = SheetDriver()
    private lazy var sheetDelegate = SheetDelegate(driver: driver)

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = sheetDelegate
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        driver.controller = self
        view.addGestureRecognizer(UIPanGestureRecognizer(target: driver, action: #selector(SheetDriver.pulled)))
    }
}
