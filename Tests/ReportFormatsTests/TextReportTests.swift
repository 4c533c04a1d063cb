import ReportFormats
import Testing
import TransitionModel

@Suite struct TextReportTests {
    @Test func wholeReport() {
        #expect(
            TextReport(source: Samples.source).text(for: Samples.report) == """
                App/Slide.swift:4:57: error: the transition is never completed when there is no destination view [missing-completion]
                    4 |         guard let to = context.view(forKey: .to) else { return }
                      |                                                         ^
                  in SlideAnimator, presented under .fullScreen, not interactive (established by the code)
                   1. the presentation is requested
                   2. UIKit calls animateTransition(using:)
                      App/Slide.swift:2: func animateTransition(using context: UIViewControllerContextTransitioning) {
                      - to is put on top of the container (line 5)
                      - shade fades (App/Help.swift:7)
                      container: presenter (from) < to (to) [frame off screen, alpha 0, hidden]
                      elsewhere: shade in the window [alpha between 0 and 1]
                  App/Slide.swift:2:5: nobody else completes what begins here
                    2 |     func animateTransition(using context: UIViewControllerContextTransitioning) {
                      |     ^

                App/Slide.swift:6:38: warning: shade is left behind [leaked-view]
                    6 |         let schön = "雪"; container.addSubview(shade)
                      |                                    ^
                  in SlideAnimator, presented under .custom, interactive (interactivity only hinted at, style merely possible)

                App/Other.swift:1: Other: verified in 1 scenario, 1 state
                App/Slide.swift:1: SlideAnimator: violated in 1 of 2 scenarios, 1,001,204 states
                  App/Slide.swift:6:1: not understood: shade: where it comes from
                  presented under .custom, interactive: not explored to the end: 1,000,000 states
                App/Slide.swift:8: Idle: not explored, no scenario was asked for that it takes part in
                App/Base.swift:3: Base: violated through its subclass SlideAnimator
                1 error, 1 warning, 1 note (shown with --verbose); 3 animators: 1 verified, 1 violated, 1 not explored

                """)
    }

    @Test func verboseShowsNotesAndScenarios() {
        var report = Samples.report
        report.findings = [Samples.aside]
        report.animators.removeLast()
        report.bases = []
        #expect(
            TextReport(isVerbose: true).text(for: report) == """
                App/Other.swift:3:1: note: the view is removed late [late-cleanup]
                  in Other, whatever the circumstances

                App/Other.swift:1: Other: verified in 1 scenario, 1 state
                  pushed, not interactive (established by the code): verified, 1 state, 0 transitions
                App/Slide.swift:1: SlideAnimator: violated in 1 of 2 scenarios, 1,001,204 states
                  presented under .fullScreen, not interactive (established by the code): violated, 1,204 states, 3,000 transitions
                  presented under .custom, interactive (interactivity only hinted at, style merely possible): incomplete, \
                1,000,000 states, 2,000,001 transitions, one callback followed for several in 12 of them
                  App/Slide.swift:6:1: not understood: shade: where it comes from
                  presented under .custom, interactive: not explored to the end: 1,000,000 states
                  never cancelled: not-restored-on-cancel has nothing to say
                  never reached: App/Slide.swift:7, 9
                1 note; 2 animators: 1 verified, 1 violated

                """)
    }

    @Test func quietIsOneLineForEachFinding() {
        #expect(
            TextReport(detail: .quiet, source: Samples.source).text(for: Samples.report) == """
                App/Slide.swift:4:57: error: the transition is never completed when there is no destination view [missing-completion]
                App/Slide.swift:6:38: warning: shade is left behind [leaked-view]

                """)
        #expect(TextReport(detail: .quiet).text(for: Report()).isEmpty)
        let verbose = TextReport(detail: .quiet, isVerbose: true).text(for: Samples.report)
        #expect(verbose.hasSuffix("App/Other.swift:3:1: note: the view is removed late [late-cleanup]\n"))
    }

    @Test func nothingFoundIsSaid() {
        #expect(TextReport().text(for: Report()) == "no animator found, nothing verified\n")
    }

    @Test func withoutFindingsTheSummarySaysSo() {
        let report = Report(animators: [Samples.report.animators[0]])
        #expect(
            TextReport().text(for: report) == """
                App/Other.swift:1: Other: verified in 1 scenario, 1 state
                no findings; 1 animator: 1 verified

                """)
    }

    @Test func whatMakesAVerdictDoubtfulIsAlwaysShown() {
        var animator = Samples.report.animators[0]
        animator.vacuities = [
            Vacuity(reason: "never cancelled", rules: ["not-restored-on-cancel"], isSuspicious: false),
            Vacuity(
                reason: "the transition is never completed", rules: ["late-cleanup", "leaked-view"], isSuspicious: true),
        ]
        #expect(
            TextReport().text(for: Report(animators: [animator])) == """
                App/Other.swift:1: Other: verified in 1 scenario, 1 state
                  the transition is never completed: late-cleanup and leaked-view have nothing to say
                no findings; 1 animator: 1 verified

                """)
    }

    @Test func partsAreMarkedByTheirMeaning() {
        let style = TextStyle { part, text in
            switch part {
            case .severity(.error): "<\(text)>"
            case .caret: "{\(text)}"
            default: text
            }
        }
        let text = TextReport(style: style, source: Samples.source).text(for: Report(findings: [Samples.stuck]))
        #expect(text.contains("App/Slide.swift:4:57: <error:> the transition"))
        #expect(text.contains("{^}"))
    }
}
