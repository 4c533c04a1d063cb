import Foundation
import Testing

// The only tests here that need the reader and the verifier to be there: they fail as long as either is a stub.

@Suite struct VerdictTests {
    /// Never completes when there is no destination view; everything else is right.
    private let forgetful = """
        import UIKit

        final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

            func animateTransition(using context: UIViewControllerContextTransitioning) {
                guard let to = context.view(forKey: .to) else { return }
                context.containerView.addSubview(to)
                to.alpha = 0
                UIView.animate(withDuration: 0.3, animations: { to.alpha = 1 }) { _ in
                    to.alpha = 1
                }
            }
        }

        """

    private var right: String {
        forgetful
            .replacingOccurrences(of: "else { return }", with: "else { return context.completeTransition(false) }")
            .replacingOccurrences(
                of: "            to.alpha = 1\n        }",
                with: "            context.completeTransition(!context.transitionWasCancelled)\n        }")
    }

    @Test func errorsFailTheRun() throws {
        let scratch = try Scratch()
        try scratch.write(forgetful, to: "Fade.swift")
        let outcome = try scratch.command.run("check", "Fade.swift")
        #expect(outcome.output.contains(": error: "))
        #expect(outcome.output.contains("[missing-completion]"))
        #expect(outcome.output.contains("FadeAnimator: violated in "))
        #expect(outcome.errors.isEmpty)
        #expect(outcome.code == 1)
    }

    @Test func jsonSaysTheSame() throws {
        let scratch = try Scratch()
        try scratch.write(forgetful, to: "Fade.swift")
        let outcome = try scratch.command.run(
            "check", "--format=json", "--kind", "present", "--interactive", "no", "Fade.swift")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let findings = try #require(report["findings"] as? [[String: Any]])
        #expect(
            findings.contains { $0["rule"] as? String == "missing-completion" && $0["severity"] as? String == "error" })
        let animators = try #require(report["animators"] as? [[String: Any]])
        #expect(animators.map { $0["name"] as? String } == ["FadeAnimator"])
        let scenarios = try #require(animators.first?["scenarios"] as? [[String: Any]])
        #expect(!scenarios.isEmpty)
        #expect(scenarios.allSatisfy { $0["kind"] as? String == "present" && $0["interactive"] as? Bool == false })
        #expect(outcome.code == 1)
    }

    @Test func rightAnimatorIsVerified() throws {
        let scratch = try Scratch()
        try scratch.write(right, to: "Fade.swift")
        let outcome = try scratch.command.run(
            "check", "--kind", "push", "--interactive", "no", "Fade.swift")
        #expect(outcome.output.hasPrefix("Fade.swift:3: FadeAnimator: verified in 1 scenario, "))
        #expect(outcome.code == 0)
    }

    @Test func fileThatDoesNotParse() throws {
        let scratch = try Scratch()
        try scratch.write(forgetful, to: "Fade.swift")
        try scratch.write("import UIKit\nclass A: UIViewControllerAnimatedTransitioning { func }\n", to: "Broken.swift")
        let outcome = try scratch.command.run("check", ".")
        let lines = outcome.errors.split(separator: "\n")
        #expect(!lines.isEmpty)
        #expect(lines.allSatisfy { $0.hasPrefix("./Broken.swift:2:") && $0.contains(": error: ") })
        #expect(outcome.output.contains("[missing-completion]"))
        #expect(outcome.code == 2)
    }

    @Test func programIsDumped() throws {
        let scratch = try Scratch()
        try scratch.write(forgetful, to: "Fade.swift")
        let text = try scratch.command.run("dump", "Fade.swift")
        #expect(text.output.hasPrefix("animator FadeAnimator  ; Fade.swift:3\n"))
        #expect(text.output.contains("animateTransition: "))
        #expect(text.code == 0)
        let json = try scratch.command.run("dump", "--format", "json", "Fade.swift")
        let programs = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
        #expect(programs?.count == 1)
    }
}
