// The completing method is called by selector, after the time that the layer's transition takes.
import UIKit

@objc(TVCurlAnimator)
class CurlAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    @objc dynamic var context: UIViewControllerContextTransitioning?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.6
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        let container = transitionContext.containerView
        let curl = CATransition()
        curl.type = CATransitionType(rawValue: "pageCurl")
        curl.duration = 0.6
        if let toView = transitionContext.view(forKey: .to) {
            container.addSubview(toView)
        }
        container.layer.add(curl, forKey: "curl")
        perform(#selector(finishCurl), with: nil, afterDelay: 0.6)
    }

    @objc func finishCurl() {
        context?.completeTransition(true)
        context = nil
    }
}

class CurlNavigation: UINavigationController, UINavigationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return operation == .push ? CurlAnimator() : nil
    }
}
