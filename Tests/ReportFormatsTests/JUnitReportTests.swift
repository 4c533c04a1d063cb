import ReportFormats
import Testing
import TransitionModel

@Suite struct JUnitReportTests {
    @Test func eachScenarioIsATestCase() {
        #expect(
            JUnitReport().text(for: Samples.run) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="transition-verifier" tests="5" failures="1" errors="1" skipped="2" time="0">
                  <testsuite name="Other" tests="1" failures="0" errors="0" skipped="0" time="0" file="App/Other.swift">
                    <testcase classname="Other" name="pushed, not interactive (established by the code)" file="App/Other.swift" line="1" time="0">
                      <system-out>every reachable state explored: 1 state, 0 transitions</system-out>
                    </testcase>
                  </testsuite>
                  <testsuite name="SlideAnimator" tests="2" failures="1" errors="0" skipped="1" time="0" file="App/Slide.swift">
                    <testcase classname="SlideAnimator" name="presented under .fullScreen, not interactive (established by the code)" file="App/Slide.swift" line="1" time="0">
                      <failure message="the transition is never completed when there is no destination view" type="missing-completion">App/Slide.swift:4:57: error: the transition is never completed when there is no destination view [missing-completion]
                in SlideAnimator, presented under .fullScreen, not interactive (established by the code)
                1. the presentation is requested
                2. UIKit calls animateTransition(using:)
                   - to is put on top of the container (App/Slide.swift:5)
                   - shade fades (App/Help.swift:7)
                App/Slide.swift:2: nobody else completes what begins here</failure>
                    </testcase>
                    <testcase classname="SlideAnimator" name="presented under .custom, interactive (interactivity only hinted at, style merely possible)" file="App/Slide.swift" line="1" time="0">
                      <skipped message="not explored to the end: 1,000,000 states; App/Slide.swift:6:1: not understood: shade: where it comes from"/>
                    </testcase>
                  </testsuite>
                  <testsuite name="Idle" tests="1" failures="0" errors="0" skipped="1" time="0" file="App/Slide.swift">
                    <testcase classname="Idle" name="all scenarios" file="App/Slide.swift" line="8" time="0">
                      <skipped message="no scenario was asked for that it takes part in"/>
                    </testcase>
                  </testsuite>
                  <testsuite name="input" tests="1" failures="0" errors="1" skipped="0" time="0">
                    <testcase classname="input" name="App/my file.swift" file="App/my file.swift" line="2" time="0">
                      <error message="App/my file.swift:2:5: error: 100% wrong: &quot;a&quot;, &lt;b&gt;" type="input"/>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test func whatIsSetAsideDoesNotFail() {
        let verdict = ScenarioVerdict(scenario: Samples.push, verdict: .violated, states: 2, edges: 1)
        let animator = AnimatorVerdict(
            name: "SlideAnimator", location: Samples.place(1), verdict: .violated, scenarios: [verdict])
        var report = Report(findings: [Samples.setAside], animators: [animator])
        let text = JUnitReport().text(for: CheckedRun(report: report, toolVersion: ""))
        #expect(text.contains("failures=\"0\""))
        #expect(text.contains("<system-out>what was found is set aside: 2 states, 1 transition</system-out>"))
        report.findings[0].suppression = nil
        report.findings[0].isBaselined = false
        #expect(JUnitReport().text(for: CheckedRun(report: report, toolVersion: "")).contains("failures=\"1\""))
    }

    @Test func aFindingIsToldOnceThoughNamesRepeat() {
        var twin = Samples.report.animators[1]
        twin.location.file = "App/Twin.swift"
        twin.scenarios.removeAll()
        let report = Report(
            findings: [Samples.stuck], animators: [twin, Samples.report.animators[1]])
        let text = JUnitReport().text(for: CheckedRun(report: report, toolVersion: ""))
        #expect(text.components(separatedBy: "<failure ").count == 2)
    }

    @Test func escapesWhatXMLCannotHold() {
        var finding = Samples.leak
        finding.message = "a \"b\" <c> & \u{1B}[1m\n\u{0}"
        finding.scenario = nil
        let text = JUnitReport().text(for: CheckedRun(report: Report(findings: [finding]), toolVersion: ""))
        #expect(text.contains("message=\"a &quot;b&quot; &lt;c&gt; &amp; \u{FFFD}[1m&#10;\u{FFFD}\""))
    }
}
