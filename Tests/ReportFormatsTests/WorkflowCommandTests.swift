import ReportFormats
import Testing
import TransitionModel

@Suite struct WorkflowCommandTests {
    @Test func eachFindingIsOneCommand() {
        #expect(
            WorkflowCommands().text(for: Samples.run) == """
                ::error file=App/my file.swift,line=2,col=5::100%25 wrong: "a", <b>
                ::error file=App/Slide.swift,line=4,col=57,title=missing-completion::the transition is never completed when \
                there is no destination view%0A%0Ain SlideAnimator, presented under .fullScreen, not interactive (established \
                by the code)%0A1. the presentation is requested%0A2. UIKit calls animateTransition(using:)%0A   - to is put on \
                top of the container (App/Slide.swift:5)%0A   - shade fades (App/Help.swift:7)%0AApp/Slide.swift:2: nobody \
                else completes what begins here
                ::warning file=App/Slide.swift,line=6,col=38,title=leaked-view::shade is left behind%0A%0Ain SlideAnimator, \
                presented under .custom, interactive (interactivity only hinted at, style merely possible)

                """)
    }

    @Test func notesAreNotices() {
        let text = WorkflowCommands(showsNotes: true, showsTrace: false).text(for: Samples.run)
        #expect(text.contains("::notice file=empty.swift::the file is empty\n"))
        let note = "::notice file=App/Other.swift,line=3,col=1,title=late-cleanup::the view is removed late\n"
        #expect(text.hasSuffix(note))
    }

    @Test func propertiesCannotEndEarly() {
        var finding = Samples.leak
        finding.location.file = "a,b:c%.swift"
        finding.message = "x\r\ny::z"
        let run = CheckedRun(report: Report(findings: [finding]), toolVersion: "")
        let text = WorkflowCommands(showsTrace: false).text(for: run)
        #expect(text == "::warning file=a%2Cb%3Ac%25.swift,line=6,col=38,title=leaked-view::x%0D%0Ay::z\n")
    }

    @Test func whatIsSetAsideIsNotAnnotated() {
        let run = CheckedRun(report: Report(findings: [Samples.setAside]), toolVersion: "")
        #expect(WorkflowCommands(showsNotes: true).text(for: run).isEmpty)
    }
}
