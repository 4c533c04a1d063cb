import ReportFormats
import TransitionModel

extension Samples {
    /// The sample's report with everything around it that a run may have.
    static var run: CheckedRun {
        CheckedRun(
            report: report,
            problems: [
                InputProblem(file: "App/my file.swift", line: 2, column: 5, message: "100% wrong: \"a\", <b>"),
                InputProblem(file: "empty.swift", severity: .note, message: "the file is empty"),
            ],
            toolVersion: "9.9", exitCode: 2, source: { source(of: $0) })
    }

    /// A finding that a comment and a baseline set aside, with a mend, in a story that never ends.
    static var setAside: Finding {
        var finding = Finding(
            rule: "stuck-context", severity: .error, location: place(6, 38), message: "the timer never stops",
            animator: "SlideAnimator", scenario: push,
            trace: [TraceStep(event: "the timer ticks", location: place(6, 38), phase: .animating)], loopStart: 0)
        finding.fingerprint = "0123456789abcdef"
        finding.suppression = Suppression(location: place(3, 5), reason: "known | to be so")
        finding.isBaselined = true
        finding.fixes = [
            Fix(
                title: "Stop the timer",
                edits: [Fix.Edit(start: place(6, 27), end: place(6, 38), replacement: "timer.invalidate()\n")])
        ]
        return finding
    }

    /// Two phases and the way between them that a story takes, and one that none takes.
    static let graph = StateGraph(
        nodes: [
            .init(phase: .idle),
            .init(
                phase: .animating, stack: [
                    StackedView(name: "presenter (from)", id: 0, role: .base),
                    StackedView(name: "\"to\": <b>; #1", id: 1, role: .overlay, attributes: [.alpha: .zero]),
                ],
                elsewhere: [StackedView(name: "shade", id: 4, role: .backdrop, place: "the window")], states: 3),
            .init(phase: .over),
        ],
        edges: [
            .init(from: 0, to: 1, event: "it starts"), .init(from: 1, to: 1, event: "the app goes to the background"),
            .init(from: 1, to: 2, event: "it ends (finished: true)"),
            .init(from: 1, to: 2, event: "it ends (finished: false)"),
        ],
        paths: [
            .init(rule: stuck.rule, location: stuck.location, nodes: [0, 1]),
            .init(rule: aside.rule, location: aside.location, nodes: [1, 2]),
        ])

    /// The sample's report with the graph of its first broken scenario.
    static var drawn: Report {
        var report = report
        report.animators[1].scenarios[0].graph = graph
        return report
    }
}
