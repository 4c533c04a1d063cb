// A story that opens as a picture of itself. The picture is removed at the end, and the story was never there.
import UIKit

final class StoryOpen: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let story = transitionContext.view(forKey: .to),
              let controller = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        story.frame = transitionContext.finalFrame(for: controller)
        let picture = story.snapshotView(afterScreenUpdates: true) ?? UIView(frame: story.frame)
        picture.frame = story.frame
        picture.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        transitionContext.containerView.addSubview(picture)

        UIView.animate(withDuration: 0.3, animations: {
            picture.transform = .identity
        }, completion: { _ in
            picture.removeFromSuperview()
            transitionContext.completeTransition(true) // expect: error destination-not-installed
        })
    }
}

final class StoriesController: UIViewController, UIViewControllerTransitioningDelegate {
    func openStory() {
        let story = UIViewController()
        story.modalPresentationStyle = .fullScreen
        story.transitioningDelegate = self
        present(story, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        StoryOpen()
    }
}
