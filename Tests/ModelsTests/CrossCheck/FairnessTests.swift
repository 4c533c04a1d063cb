import AnimatorReader
import ReportFormats
import StateSpace
import Testing

@testable import TransitionModel

/// SPIN says of what is exported what the explorer says: whether what is asked for is completed in the end.
@Suite(.enabled(if: Spin.isHere, "spin or gcc is missing: apt-get install spin gcc"))
struct FairnessTests {
    /// Where something happens for ever: a timer that nothing stops, one that its code stops in the end, and neither.
    private static let sources = [
        timer("context.containerView.alpha = 0.5"),
        timer("if CACurrentMediaTime() >= 0.4 { timer.invalidate(); context.completeTransition(true) }"),
        "UIView.animate(withDuration: 0.3, animations: { context.containerView.alpha = 0 }) { _ in "
            + "context.completeTransition(!context.transitionWasCancelled) }",
        "context.containerView.addSubview(context.view(forKey: .to)!)",
    ]

    @Test(arguments: sources)
    func saysTheSame(_ body: String) throws {
        let text = """
            import UIKit

            final class Mover: NSObject, UIViewControllerAnimatedTransitioning {
                func transitionDuration(using: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
                func animateTransition(using context: any UIViewControllerContextTransitioning) { \(body) }
            }
            """
        let read = AnimatorReader().read([SourceFile(path: "Mover.swift", text: text)])
        let animator = try #require(read.animators.first)
        for scenario in Verifier(options: VerifierOptions(kinds: [.push])).scenarios(for: animator) {
            let bounds = ExplorationOptions(findsDeadlocks: false)
            let explored = ScenarioExploration.explore(
                animator, scenario, bounds, repeats: true, Preparation(animator.program), reductions: .forgetting,
                compilesSteps: .always)
            let exported = try StandaloneModel(explored.machine, explored.result)
            let promela = PromelaModel(exported).text()
            let fails = explored.result.obligations.contains { if case .violated = $0.verdict { true } else { false } }
            #expect(fails == !body.contains("completeTransition"))
            #expect(try Spin.findsEndless(in: promela) == fails, "\(scenario)")
            #expect(try Spin.explore(promela) == SpinTests.expected(exported))
        }
    }

    private static func timer(_ body: String) -> String {
        "Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in \(body) }"
    }
}
