import ReportFormats
import Testing
import TransitionModel

@Suite struct JobSummaryTests {
    @Test func wholePage() {
        #expect(
            JobSummary().text(for: Samples.run) == """
                ## UIKit transitions

                1 error, 1 warning, 1 note; 3 animators: 1 verified, 1 violated, 1 not explored

                - ❗ App/my file.swift:2:5: error: 100% wrong: "a", &lt;b&gt;

                | | animator | verdict | scenarios | states |
                |---|---|---|--:|--:|
                | ✅ | `Other` App/Other.swift:1 | verified | 1 | 1 |
                | ❌ | `SlideAnimator` App/Slide.swift:1 | violated | 2 | 1,001,204 |
                | ▫️ | `Idle` App/Slide.swift:8 | not explored | 0 | 0 |
                | ❌ | `Base` App/Base.swift:3 | violated through its subclass SlideAnimator |  |  |

                ### Findings

                <details><summary>❌ <b>the transition is never completed when there is no destination view</b> [missing-completion]</summary>

                ```text
                App/Slide.swift:4:57:
                        guard let to = context.view(forKey: .to) else { return }
                ```

                ```text
                in SlideAnimator, presented under .fullScreen, not interactive (established by the code)
                1. the presentation is requested
                2. UIKit calls animateTransition(using:)
                   - to is put on top of the container (App/Slide.swift:5)
                   - shade fades (App/Help.swift:7)
                App/Slide.swift:2: nobody else completes what begins here
                ```

                </details>

                <details><summary>⚠️ <b>shade is left behind</b> [leaked-view]</summary>

                ```text
                App/Slide.swift:6:38:
                        let schön = "雪"; container.addSubview(shade)
                ```

                ```text
                in SlideAnimator, presented under .custom, interactive (interactivity only hinted at, style merely possible)
                ```

                </details>

                """)
    }

    @Test func whatDoesNotFitIsCounted() {
        let text = JobSummary(maximumBytes: 1000).text(for: Samples.run)
        #expect(text.utf8.count <= 1100)
        #expect(text.hasSuffix("\nand 2 more findings, which this page has no room for\n"))
    }

    @Test func sourceCannotEndItsBlock() {
        let run = CheckedRun(
            report: Report(findings: [Samples.leak]), toolVersion: "",
            source: { _ in String(repeating: "```` </details>\n", count: 9) })
        #expect(JobSummary().text(for: run).contains("`````text\nApp/Slide.swift:6:38:\n```` </details>\n`````\n"))
    }
}
