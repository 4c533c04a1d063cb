import Testing
import TransitionVerifierTesting

/// Animators written with UIKit's words, judged by the rules.
@Suite struct VerifyTests {
    static let fade = Animator("Fade") {
        Insert(.to)
        Change(.frame, of: .to, to: .final)
        Change(.alpha, of: .to, to: .zero)
        Animate(seconds: 0.3) {
            Change(.alpha, of: .to, to: .one)
        } completion: { _ in
            If(.wasCancelled) { Remove(.to) }
            Complete(.notCancelled)
        }
    }

    @Test func aRightFadeIsVerified() {
        let report = verify(Self.fade, in: .push, .interactivePush, .present(.fullScreen), .interactivePresent(.custom))
        #expect(report.animators.map(\.verdict) == [.verified])
        #expect(report.animators[0].scenarios.map(\.states) == [11, 19, 11, 19])
    }

    @Test func aForgottenViewIsFoundWhereItIsPutIn() throws {
        let shade = TransitionView.created("shade", .backdrop)
        let line = #line + 3
        let forgetful = Animator("Forgetful") {
            Create(shade)
            Insert(shade)
            Insert(.to)
            Animate {
                Change(.alpha, of: .to, to: .one)
            } completion: { _ in
                Complete(.notCancelled)
            }
        }
        let report = expectViolation(.leakedView) { verify(forgetful, in: .push) }
        let finding = try #require(report.findings.first { $0.rule == "leaked-view" })
        #expect(finding.location.line == line)
        #expect(finding.location.file == #fileID)
    }

    @Test func anIssueIsRecordedAtTheFaultyStatement() {
        let line = #line + 4
        let forgetful = Animator("Forgetful") {
            Insert(.to)
            Animate { Change(.alpha, of: .to, to: .one) } completion: { finished in
                If(finished) { Complete(.notCancelled) }
            }
        }
        withKnownIssue {
            verify(forgetful, in: .push)
        } matching: { issue in
            issue.sourceLocation?.line == line && "\(issue.comments)".contains("storyboard")
        }
    }
}
