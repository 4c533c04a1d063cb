import AnimatorReader
import Testing
import TransitionModel

/// Where code hands on what completes its transition, to something that was not read, nothing is claimed.
@Suite struct HandedOnTests {
    @Test(arguments: [
        "engine.onEnd = { context.completeTransition(true) }; engine.start()",
        "engine.delegate = self; engine.start()",
        "Engine.shared.play(observer: self)",
        "Engine.shared.prepare(context) { page.alpha = 1 }",
        "ends[0] = { context.completeTransition(true) }; Engine.shared.start()",
        #"let ends = ["fade": { context.completeTransition(true) }]; ends[name]?()"#,
        "NotificationCenter.default.addObserver(self, selector: #selector(ended), name: name, object: nil)",
        "super.animateTransition(using: context)",
    ])
    func isIncomplete(_ statements: String) {
        let report = report(on: statements)
        #expect(report.animators.map(\.verdict) == [.incomplete])
        #expect(report.findings.filter { $0.severity >= .warning }.isEmpty)
    }

    @Test func aDelayedCallOfItsOwnIsFollowed() {
        let report = report(on: "perform(#selector(ended), with: nil, afterDelay: 0.3)")
        #expect(report.animators.map(\.verdict) == [.verified])
    }

    @Test(arguments: [
        "print(context)", "NotificationCenter.default.removeObserver(self)", "ends[0] = nil", "engine.isFast = true",
    ])
    func forgettingIsStillMissed(_ statements: String) {
        #expect(report(on: statements).findings.contains { $0.rule == "missing-completion" && $0.severity == .error })
    }

    private func report(on statements: String) -> Report {
        let text = """
            import UIKit
            final class Fade: VendorAnimator, UIViewControllerAnimatedTransitioning {
                let engine = VendorEngine()
                let name = Names.current
                var ends: [Int: () -> Void] = [:]
                weak var context: UIViewControllerContextTransitioning?
                func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
                func animateTransition(using context: UIViewControllerContextTransitioning) {
                    self.context = context
                    let page = context.view(forKey: .to)!
                    context.containerView.addSubview(page)
                    \(statements)
                }
                @objc func ended() { context?.completeTransition(true) }
            }
            """
        return Verifier().verify(AnimatorReader().read([SourceFile(path: "Fade.swift", text: text)]).animators)
    }
}
