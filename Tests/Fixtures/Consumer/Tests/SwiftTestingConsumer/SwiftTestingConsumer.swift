import Foundation
import Testing
import TransitionVerifierTesting

@Suite struct SwiftTestingConsumer {
    static let fade = Animator("Fade") {
        Insert(.to)
        Change(.frame, of: .to, to: .final)
        Change(.alpha, of: .to, to: .zero)
        Animate(seconds: 0.3) {
            Change(.alpha, of: .to, to: .one)
        } completion: { _ in
            Complete(.notCancelled)
        }
    }

    @Test func fadeIsRight() {
        verify(Self.fade, in: .push, .present(.fullScreen))
    }

    @Test func faultIsReportedAtItsLine() {
        let line = #line + 2
        let forgetful = Animator("Forgetful") {
            Insert(.created("shade"))
            Insert(.to)
            Complete(.literal(true))
        }
        withKnownIssue {
            verify(forgetful, in: .push)
        } matching: { issue in
            issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == #fileID
        }
    }

    @Test func faultsCanBeExpected() {
        expectViolation(.missingCompletion) {
            verify(Animator("Idle") { Insert(.to) }, in: .push)
        }
    }

    @Test func randomAnimatorsAreJudged() {
        forAll(seed: 1, count: 20) { animator, scenario in
            !animator.report(in: [scenario]).animators.isEmpty
        }
    }

    @Test func whatIsWrittenDownIsCompiledToTheSame() throws {
        let source = try String(contentsOfFile: WrittenAnimators.file, encoding: .utf8)
        for animator in WrittenAnimators.all {
            let lines = SwiftCode(animator).text.split(separator: "\n").map { "        \($0)" }
            #expect(source.contains(lines.joined(separator: "\n")))
        }
    }
}
