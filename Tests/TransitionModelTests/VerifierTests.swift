import Testing

@testable import TransitionModel

/// The verdict on a fade under every kind that goes forward.
@Suite struct VerifierTests {
    private func report(
        _ assembler: Assembler, _ kinds: [TransitionKind] = [.push], styles: [PresentationStyle] = [],
        interactive: [TransitionKind] = []
    ) -> Report {
        Verifier().verify([assembler.read(kinds, styles: styles, interactive: interactive)])
    }

    @Test func aRightFadeIsVerified() {
        let report = report(
            Fade().assembled(), [.present, .push], styles: [.fullScreen, .custom], interactive: [.present, .push])
        // UIKit takes back what the fade did: the view that goes away is left as the start has set it.
        #expect(report.findings.map(\.rule) == ["not-restored-on-cancel"])
        #expect(report.findings.map(\.severity) == [.note])
        #expect(report.findings.map(\.location.line) == [10])
        #expect(report.animators.first?.verdict == .verified)
        let states = report.animators.first?.scenarios.map(\.states)
        // Not interactive: asked, under way and settled, there and back, and the two ends. Interactive: an early
        // finish or cancel, three phases in flight, and all of it once more after a cancel.
        #expect(states == [7, 19, 7, 19, 7, 19])
    }

    @Test func aStyleThatIsAskedForIsExploredWhereNoneIsKnown() {
        func scenarios(_ styles: Set<PresentationStyle>?, known: [PresentationStyle] = []) -> [String] {
            Verifier(options: VerifierOptions(styles: styles, interactive: false))
                .scenarios(for: Fade().assembled().read([.present], styles: known, interactive: []))
                .map { "\($0.style?.rawValue ?? "") \($0.styleCertainty)" }
        }
        #expect(scenarios(nil) == ["fullScreen possible", "overFullScreen possible"])
        #expect(scenarios([.custom, .fullScreen]) == ["fullScreen hinted", "custom hinted"])
        #expect(scenarios([.custom], known: [.fullScreen]) == [])
    }

    @Test func reportsOnSingleAnimatorsMakeTheReportOnAll() {
        var forgetful = Fade()
        forgetful.completes = { _ in }
        let animators = [Fade(), forgetful].map { $0.assembled().read([.push, .pop], styles: [], interactive: [.pop]) }
        let reports = Verifier().reports(on: animators)
        #expect(reports.count == 2)
        #expect(reports[1] == Verifier().verify([animators[1]]))
        #expect(Report(merging: reports) == Verifier().verify(animators))
    }

    @Test func aForgottenCompletionIsFound() {
        var fade = Fade()
        fade.completes = { _ in }
        let report = report(fade.assembled())
        #expect(report.findings.map(\.rule) == ["missing-completion"])
        #expect(report.findings.first?.location.line == 22)
        #expect(report.findings.first?.severity == .error)
        #expect(
            report.findings.first?.trace.map(\.event) == [
                "a push is asked for", "the transition starts", "the fade ends (finished: true)",
            ])
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

    /// An animator that no delegate in sight hands out: every kind and style merely possible.
    private func unknown(_ assembler: Assembler) -> ReadAnimator {
        ReadAnimator(
            program: assembler.program,
            evidence: Evidence(
                kinds: [.present: .possible, .dismiss: .possible, .push: .possible, .pop: .possible],
                styles: [.fullScreen: .possible, .custom: .possible]))
    }

    @Test func whatHoldsEverywhereIsAnError() {
        var fade = Fade()
        fade.completes = { _ in }
        #expect(lines(unknown(fade.assembled())) == ["22 error missing-completion"])
    }

    @Test func whatHoldsUnderOneKindIsAsSureAsTheKind() {
        var fade = Fade()
        fade.completes = { code in
            code.branch(.equal(.fact(.operation), .symbol("pop"))) { _ in
            } otherwise: {
                $0.completeAsAsked()
            }
        }
        #expect(lines(unknown(fade.assembled())) == ["22 note missing-completion"])
    }

    @Test func leavingByTheOwnGuardDoesNotCountAgainstAFault() {
        // On a dismissal that keeps the presenter's view there is no to view: the animator leaves, rightly.
        var code = Assembler()
        code.routine(.animateTransition) { code in
            code.at(7)
            code.branch(.isNil(.to)) { code in
                code.emit(.complete(.fact(.context), with: .true))
                code.emit(.end)
            }
            code.at(9)
            code.emit(.insert(.to, into: .container, at: .top))
            code.emit(.set(.frame, of: .to, to: .constant(.attribute(.final, of: nil))))
            code.at(10)
        }
        #expect(lines(unknown(code)) == ["10 error missing-completion"])
    }

    @Test func optionsNarrowWhatIsExplored() {
        let read = Fade().assembled().read([.present, .push], styles: [.fullScreen, .custom], interactive: [.push])
        func scenarios(_ options: VerifierOptions) -> [String] {
            Verifier(options: options).scenarios(for: read).map {
                "\($0.kind) \($0.style?.rawValue ?? "-") \($0.isInteractive)"
            }
        }
        #expect(
            scenarios(VerifierOptions()) == [
                "present fullScreen false", "present custom false", "push - false", "push - true",
            ])
        #expect(scenarios(VerifierOptions(kinds: [.push])) == ["push - false", "push - true"])
        #expect(
            scenarios(VerifierOptions(styles: [.custom])) == ["present custom false", "push - false", "push - true"])
        #expect(scenarios(VerifierOptions(interactive: true)) == ["push - true"])
    }

    @Test func theReportIsTheSameEachTime() {
        let read = SeedTests.threeSlide(removesExtra: false).read(
            [.present], styles: [.fullScreen], interactive: [.present])
        #expect(Verifier().verify([read]) == Verifier().verify([read]))
    }

    @Test func aTurnWithTooManyWaysIsIncomplete() {
        var fade = Fade()
        fade.beforeAnimation = { code in
            for number in 0..<12 {
                let flag = code.slot("flag \(number)", .undecided, candidates: [.boolean(true), .boolean(false)])
                code.branch(.isTrue(.slot(flag))) { $0.setAlpha(.to, 0) }
            }
        }
        let report = Verifier().verify([fade.assembled().read([.push])])
        #expect(report.animators[0].verdict == .incomplete)
        #expect(report.animators[0].scenarios[0].limit != nil)
    }

    @Test func conditionsThatLeaveNoTraceDoNotMultiply() {
        var fade = Fade()
        fade.beforeAnimation = { code in
            for number in 0..<40 {
                let flag = code.slot(
                    "flag \(number)", .undecided, candidates: [.boolean(true), .boolean(false)], lifetime: .transition)
                code.branch(.isTrue(.slot(flag))) { $0.emit(.bringToFront(.to)) }
            }
        }
        let report = Verifier().verify([fade.assembled().read([.push])])
        #expect(report.animators[0].verdict == .verified)
        #expect(report.animators[0].scenarios.map(\.states) == [7])
    }
}
