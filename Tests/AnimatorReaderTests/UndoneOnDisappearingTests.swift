import AnimatorReader
import Testing
import TransitionModel

/// A controller that has the presenter's view put back once it has disappeared loses it to no dismissal.
@Suite struct UndoneOnDisappearingTests {
    @Test func whatIsUndoneThenIsNoTheft() {
        #expect(rules("viewDidDisappear", "opening.undo().forget()").isEmpty)
    }

    /// What is undone while it appears, and what puts nothing back, helps nobody who is dismissed.
    @Test(arguments: [("viewDidAppear", "opening.undo()"), ("viewDidDisappear", "opening.forget()")])
    func anythingElseIs(_ callback: String, _ call: String) {
        #expect(rules(callback, call) == ["presenter-view-stolen"])
    }

    private func rules(_ callback: String, _ call: String) -> [String] {
        let text = """
            import UIKit
            final class Opening: NSObject, UIViewControllerAnimatedTransitioning {
                private weak var place: UIView?
                private weak var page: UIView?
                func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
                func animateTransition(using context: UIViewControllerContextTransitioning) {
                    let page = context.viewController(forKey: .from)!.view!
                    let menu = context.view(forKey: .to)!
                    menu.frame = context.containerView.bounds
                    self.page = page
                    place = page.superview
                    context.containerView.addSubview(menu)
                    context.containerView.addSubview(page)
                    UIView.animate(withDuration: 0.3, animations: {
                        page.transform = CGAffineTransform(translationX: 200, y: 0)
                    }, completion: { _ in context.completeTransition(true) })
                }
                @discardableResult func undo() -> Opening {
                    if let place, let page { place.addSubview(page) }
                    return self
                }
                func forget() { page = nil }
            }
            extension Opening: UIViewControllerTransitioningDelegate {
                func animationController(
                    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
                ) -> UIViewControllerAnimatedTransitioning? { self }
            }
            final class Menu: UIViewController {
                let opening = Opening()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    modalPresentationStyle = .overFullScreen
                    transitioningDelegate = opening
                }
                override func \(callback)(_ animated: Bool) {
                    super.\(callback)(animated)
                    \(call)
                }
            }
            """
        let read = AnimatorReader().read([SourceFile(path: "Menu.swift", text: text)]).animators
        let findings = Verifier().verify(read).findings.filter { $0.severity == .error }
        return Set(findings.map(\.rule)).intersection(["presenter-view-stolen"]).sorted()
    }
}
