#if canImport(UIKit)
    import UIKit

    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

        func animateTransition(using context: UIViewControllerContextTransitioning) {
            context.containerView.addSubview(context.view(forKey: .to)!)
        }
    }
#endif
