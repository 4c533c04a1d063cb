import AnimatorReader
import Testing
import TransitionModel

/// A delegate that presents by itself keeps who presents and who is presented: what it does to their views is known.
@Suite struct KeptControllerTests {
    @Test(arguments: [false, true])
    func thePresenterIsKnown(_ hasAnimatorForPresentation: Bool) {
        let report = report("gallery.view.removeFromSuperview()", animatesThere: hasAnimatorForPresentation)
        #expect(report.findings.filter { $0.severity == .error }.map(\.rule) == ["presenter-view-stolen"])
    }

    @Test(arguments: [false, true])
    func thePresentedIsKnown(_ hasAnimatorForPresentation: Bool) {
        let report = report("photo.view.alpha = 0.5", animatesThere: hasAnimatorForPresentation)
        #expect(report.findings.filter { $0.severity == .error }.map(\.rule) == ["not-restored-on-cancel"])
    }

    /// Where two methods keep different controllers in one property, it is not known which is in it.
    @Test func ofTwoThatDoNotAgreeNothingIsClaimed() {
        let other = """
            func open(_ gallery: UIViewController, under photo: UIViewController) {
                self.gallery = gallery
                photo.present(gallery, animated: true)
            }
            """
        let report = report("gallery.view.removeFromSuperview()", animatesThere: true, other)
        #expect(report.findings.filter { $0.severity == .error }.isEmpty)
    }

    private func report(_ onCancel: String, animatesThere: Bool, _ others: String = "") -> Report {
        let there = """
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> UIViewControllerAnimatedTransitioning? { Fade() }
            """
        let text = """
            import UIKit
            final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
                func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
                func animateTransition(using context: UIViewControllerContextTransitioning) {
                    if let page = context.view(forKey: .to) {
                        page.frame = context.containerView.bounds
                        context.containerView.addSubview(page)
                    }
                    let shade = { context.containerView.backgroundColor = .black }
                    UIView.animate(withDuration: 0.3, animations: shade) { _ in
                        context.completeTransition(!context.transitionWasCancelled)
                    }
                }
            }
            final class Opener: NSObject, UIViewControllerTransitioningDelegate {
                private var gallery: UIViewController!
                private var photo: UIViewController!
                private var driver: UIPercentDrivenInteractiveTransition?
                func open(_ photo: UIViewController, over gallery: UIViewController) {
                    self.gallery = gallery
                    self.photo = photo
                    photo.modalPresentationStyle = .overFullScreen
                    photo.transitioningDelegate = self
                    gallery.present(photo, animated: true)
                }
                \(others)
                @objc private func swiped(_ pan: UIPanGestureRecognizer) {
                    switch pan.state {
                    case .began:
                        driver = UIPercentDrivenInteractiveTransition()
                        photo.dismiss(animated: true)
                    case .changed: break
                    case .ended where pan.velocity(in: pan.view).y > 0:
                        driver?.finish()
                        driver = nil
                    default:
                        driver?.cancel()
                        driver = nil
                        \(onCancel)
                    }
                }
                \(animatesThere ? there : "")
                func animationController(
                    forDismissed dismissed: UIViewController
                ) -> UIViewControllerAnimatedTransitioning? { Fade() }
                func interactionControllerForDismissal(
                    using animator: UIViewControllerAnimatedTransitioning
                ) -> UIViewControllerInteractiveTransitioning? { driver }
            }
            """
        return Verifier(options: VerifierOptions(kinds: [.dismiss], interactive: true))
            .verify(AnimatorReader().read([SourceFile(path: "Opener.swift", text: text)]).animators)
    }
}
