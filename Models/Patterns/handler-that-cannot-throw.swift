// A helper is marked as throwing for its callers' sake and throws nothing; so the catch is never taken. What nested
// types are called is told from the types around them.
import UIKit

enum Sheet {
    final class Motion {
        var seconds = 0.3
        func run(_ changes: @escaping () -> Void, then end: @escaping () -> Void) throws {
            UIView.animate(withDuration: seconds, animations: changes, completion: { _ in end() })
        }
    }
}

enum Menu {
    final class Motion {
        var isOpen = false
    }
}

final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let motion: Sheet.Motion
    private var menu: Menu.Motion?

    init(motion: Sheet.Motion = Sheet.Motion()) {
        self.motion = motion
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let sheet = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        transitionContext.containerView.addSubview(sheet)
        sheet.alpha = 0
        do {
            try motion.run({ sheet.alpha = 1 }, then: {
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
        } catch {
            print(error)
        }
    }
}

final class SheetHost: UIViewController, UIViewControllerTransitioningDelegate {
    func open() {
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = self
        present(sheet, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        SheetAnimator()
    }
}
