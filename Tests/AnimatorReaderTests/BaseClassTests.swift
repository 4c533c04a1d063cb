import AnimatorReader
import Testing
import TransitionModel

/// Classes that only subclasses are made of are judged through these.
@Suite struct BaseClassTests {
    private static let base = """
        import UIKit

        /// Right, but for what a subclass may do to its end.
        class Base: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
            func animateTransition(using context: UIViewControllerContextTransitioning) {
                let view = context.view(forKey: .to) ?? context.viewController(forKey: .to)!.view!
                context.containerView.addSubview(view)
                view.alpha = 0
                UIView.animate(withDuration: 0.3) { view.alpha = 1 } completion: { _ in self.end(context) }
            }
            func end(_ context: UIViewControllerContextTransitioning) {
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        final class Right: Base {}
        """

    private func report(_ more: String) -> Report {
        let file = SourceFile(path: "Sample.swift", text: "\(Self.base)\n\(more)\n")
        return Verifier().verify(AnimatorReader().read([file]).animators)
    }

    @Test func aBaseIsAsGoodAsItsSubclass() {
        let bases = report("").bases
        #expect(bases.map(\.base.name) == ["Base"])
        #expect(bases.map(\.verdict) == [.verified])
        #expect(bases.map(\.subclasses) == [["Right"]])
    }

    @Test func theWorstSubclassIsTold() {
        let stuck = "final class Stuck: Base { override func end(_: UIViewControllerContextTransitioning) {} }"
        let bases = report(stuck).bases
        #expect(bases.map(\.verdict) == [.violated])
        #expect(bases.map(\.subclasses) == [["Stuck"]])
    }

    @Test func whatIsMadeIsJudgedByItself() {
        let report = report("func make() -> Base { Base() }")
        #expect(report.bases.isEmpty)
        #expect(report.animators.map(\.name) == ["Base", "Right"])
    }

    /// A subclass that does all itself says nothing of the base's code.
    @Test func aSubclassWithItsOwnTransitionSaysNothing() {
        let own = """
            final class Own: Base {
                override func animateTransition(using context: UIViewControllerContextTransitioning) {}
            }
            """
        let bases = report(own).bases
        #expect(bases.map(\.verdict) == [.verified])
        #expect(bases.map(\.subclasses) == [["Right"]])
    }
}
