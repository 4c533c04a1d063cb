import Testing

@testable import TransitionModel

/// The verdict on a fade under every kind that goes forward.
@Suite struct VerifierTests {
    private func report(_ assembler: Assembler, _ kinds: [TransitionKind] = [.push], styles: [PresentationStyle] = [],
                        interactive: [TransitionKind] = []) -> Report {
        Verifier().verify([assembler.read(kinds, styles: styles, interactive: interactive)])
    }

    @Test func aRightFadeIsVerified() {
        let report = report(Fade().assembled(), [.present, .push], styles: [.fullScreen, .custom], interactive: [.present, .push])
        // UIKit takes back what the fade did: the view that goes away is left as the start has set it.
        #expect(report.findings.map(\.rule) == ["not-restored-on-cancel"])
        #expect(report.findings.map(\.severity) == [.note])
        #expect(report.findings.map(\.location.line) == [10])
        #expect(report.animators.first?.verdict == .verified)
        let states = report.animators.first?.scenarios.map(\.states)
        // Not interactive: asked, under way and settled, there and back, and the two ends. Interactive: an early finish or
        // cancel, three phases in flight, and all of it once more after a cancel.
        #expect(states == [7, 19, 7, 19, 7, 19])
    }

    @Test func aForgottenCompletionIsFound() {
        var fade = Fade()
        fade.completes = { _ in }
        let report = report(fade.assembled())
        #expect(report.findings.map(\.rule) == ["missing-completion"])
        #expect(report.findings.first?.location.line == 22)
        #expect(report.findings.first?.severity == .error)
        #expect(report.findings.first?.trace.map(\.event) == ["a push is asked for", "the transition starts", "the fade ends (finished: true)"])
    }

    @Test func aSecondCompletionIsFound() {
        var fade = Fade()
        fade.completes = { code in
            code.completeAsAsked()
            code.at(21)
            code.completeAsAsked()
        }
        let report = report(fade.assembled())
        #expect(report.findings.map(\.rule) == ["double-completion"])
        #expect(report.findings.first?.location.line == 21)
        #expect(report.findings.first?.related.first?.location.line == 20)
    }

    @Test func theFinishedFlagIsNoOutcome() {
        var fade = Fade()
        fade.wantsFinished = true
        fade.completes = { $0.emit(.complete(.fact(.context), with: .slot(0))) }
        let report = report(fade.assembled())
        #expect(report.findings.map(\.rule) == ["wrong-completion-flag"])
        #expect(report.findings.first?.location.line == 20)
    }

    @Test func aForgottenViewIsFound() {
        var fade = Fade()
        fade.beforeAnimation = { code in
            code.at(11)
            let extra = code.view("extra")
            code.emit(.create(extra))
            code.emit(.insert(.view(extra), into: .container, at: .top))
        }
        let report = report(fade.assembled(), [.push, .present], styles: [.custom])
        #expect(report.findings.map(\.rule) == ["leaked-view"])
        #expect(report.findings.first?.location.line == 11)
        #expect(report.findings.first?.trace.last?.stack.map(\.name) == ["extra"])
    }
}
