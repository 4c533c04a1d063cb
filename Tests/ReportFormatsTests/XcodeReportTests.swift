import ReportFormats
import Testing
import TransitionModel

@Suite struct XcodeReportTests {
    @Test func storyFollowsInNotes() {
        #expect(
            XcodeReport().text(for: Samples.report) == """
                App/Slide.swift:4:57: error: the transition is never completed when there is no destination view (missing-completion)
                App/Slide.swift:4:57: note: 1. the presentation is requested
                App/Slide.swift:2:5: note: 2. UIKit calls animateTransition(using:): to is put on top of the container; shade fades
                App/Slide.swift:2:5: note: nobody else completes what begins here
                App/Slide.swift:6:38: warning: shade is left behind (leaked-view)

                """)
    }

    @Test func withoutStoriesButWithNotes() {
        #expect(
            XcodeReport(showsNotes: true, showsTrace: false).text(for: Samples.report) == """
                App/Slide.swift:4:57: error: the transition is never completed when there is no destination view (missing-completion)
                App/Slide.swift:6:38: warning: shade is left behind (leaked-view)
                App/Other.swift:3:1: note: the view is removed late (late-cleanup)

                """)
    }

    @Test func whatIsSetAsideIsNotShown() {
        #expect(XcodeReport(showsNotes: true).text(for: Report(findings: [Samples.setAside])).isEmpty)
    }

    @Test func eachStaysInItsLine() throws {
        var finding = Samples.aside
        finding.message = "two\nlines"
        let text = XcodeReport(showsNotes: true).text(for: Report(findings: [finding]))
        #expect(text == "App/Other.swift:3:1: note: two\u{FFFD}lines (late-cleanup)\n")
    }
}
