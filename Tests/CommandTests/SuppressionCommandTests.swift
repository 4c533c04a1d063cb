import Testing

@Suite struct SuppressionCommandTests {
    /// Gives up when the animation was interrupted.
    static let source = """
        import UIKit

        final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

            func animateTransition(using context: UIViewControllerContextTransitioning) {
                guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
                context.containerView.addSubview(to)
                UIView.animate(withDuration: 0.3, animations: { to.alpha = 1 }) { finished in
                    guard finished else { return } // transition-verifier:ignore missing-completion - never seen
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }

        """

    @Test func suppressedFindingsDoNotFailTheRun() throws {
        let scratch = try Scratch()
        try scratch.write(Self.source, to: "Fade.swift")
        let outcome = try scratch.command.run("check", "--kind=push", "--interactive=no", "Fade.swift")
        #expect(outcome.output.hasPrefix("Fade.swift:3: Fade: violated in 1 of 1 scenario, "))
        #expect(
            outcome.output.hasSuffix(
                " states; what was found is suppressed\nno findings, 1 suppressed; 1 animator: 1 violated\n"))
        #expect(outcome.code == 0)
        let json = try scratch.command.run("check", "--format=json", "Fade.swift")
        #expect(json.output.contains("\"reason\" : \"never seen\""))
        #expect(json.code == 0)
    }

    @Test func unusedOnesAreReportedUnlessLessWasExplored() throws {
        let scratch = try Scratch()
        try scratch.write(Self.source.replacing("missing-completion -", with: "leaked-view -"), to: "Fade.swift")
        let place = "Fade.swift:10:74: warning: nothing on this line breaks leaked-view: the comment suppresses nothing"
        let outcome = try scratch.command.run("check", "--quiet", "Fade.swift")
        #expect(outcome.output.contains("\(place) [unused-suppression]\n"))
        let narrowed = try scratch.command.run("check", "--quiet", "--kind=push", "Fade.swift")
        #expect(!narrowed.output.contains("unused-suppression"))
        #expect(narrowed.code == 1)
    }
}
