import AnimatorReader
import Testing
import TransitionModel

/// A presentation controller that adapts to another style makes its delegate's animator serve that style too.
@Suite struct AdaptedStyleTests {
    @Test(arguments: [
        "if traitCollection.verticalSizeClass == .regular { return .formSheet }\nreturn .custom",
        "traitCollection.verticalSizeClass == .regular ? .formSheet : .custom",
        "return (.formSheet)",
    ])
    func theStyleIsExplored(_ adapts: String) {
        #expect(stylesAndRules(adapts) == ["custom", "formSheet", "presenter-view-stolen"])
    }

    /// What no style is, and what code in a closure gives, is no style of the presentation's.
    @Test(arguments: ["return .none", "let style = { return UIModalPresentationStyle.formSheet }\nreturn other(style)"])
    func onlyAStyleIsExplored(_ adapts: String) {
        #expect(stylesAndRules(adapts) == ["custom"])
    }

    /// Who hands out no animator for some presentations may know which of them it fits.
    @Test(arguments: [
        "guard fits(presented) else { return nil }\nreturn Slide()", "fits(presented) ? Slide() : nil",
    ])
    func oneThatIsNotAlwaysHandedOutIsLeftAlone(_ animator: String) {
        #expect(stylesAndRules("return .formSheet", animator) == ["custom"])
    }

    private func stylesAndRules(_ adapts: String, _ animator: String = "Slide()") -> [String] {
        let text = """
            import UIKit
            final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
                func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
                func animateTransition(using context: UIViewControllerContextTransitioning) {
                    let desk = context.viewController(forKey: .from)!.view!
                    let letter = context.view(forKey: .to)!
                    letter.frame = context.containerView.bounds
                    context.containerView.addSubview(desk)
                    context.containerView.addSubview(letter)
                    context.completeTransition(true)
                }
            }
            final class Room: UIPresentationController {
                override var shouldRemovePresentersView: Bool { true }
                override func adaptivePresentationStyle(
                    for traitCollection: UITraitCollection
                ) -> UIModalPresentationStyle {
                    \(adapts)
                }
            }
            final class Delivery: NSObject, UIViewControllerTransitioningDelegate {
                func animationController(
                    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
                ) -> UIViewControllerAnimatedTransitioning? {
                    \(animator)
                }
                func presentationController(
                    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
                ) -> UIPresentationController? {
                    Room(presentedViewController: presented, presenting: presenting)
                }
            }
            """
        let read = AnimatorReader().read([SourceFile(path: "Letters.swift", text: text)]).animators
        let slide = read.filter { $0.program.name == "Slide" }
        let styles = slide.flatMap(\.evidence.styles.keys).map(\.rawValue).sorted()
        return styles + Verifier().verify(slide).findings.filter { $0.severity == .error }.map(\.rule)
    }
}
