import TransitionModel

/// Reports and programs made by hand; no reader and no verifier has part in these tests.
enum Samples {
    static let file = "App/Slide.swift"

    static let source = """
        final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
            func animateTransition(using context: UIViewControllerContextTransitioning) {
                let container = context.containerView
                guard let to = context.view(forKey: .to) else { return }
        \t\tcontainer.addSubview(to)
                let schön = "雪"; container.addSubview(shade)
            }
        }
        """

    static func source(of path: String) -> String? {
        path == file ? source : nil
    }

    static func place(_ line: Int, _ column: Int = 9) -> SourceLocation {
        SourceLocation(file: file, line: line, column: column)
    }

    static let established = Scenario(kind: .present, style: .fullScreen, isInteractive: false)
    static let doubtful = Scenario(
        kind: .present, style: .custom, isInteractive: true, styleCertainty: .possible, interactivityCertainty: .hinted)
    static let push = Scenario(kind: .push, isInteractive: false)

    static let stuck = Finding(
        rule: "missing-completion", severity: .error, location: place(4, 57),
        message: "the transition is never completed when there is no destination view", animator: "SlideAnimator",
        scenario: established,
        related: [.init(location: place(2, 5), message: "nobody else completes what begins here")],
        trace: [
            TraceStep(event: "the presentation is requested"),
            TraceStep(
                event: "UIKit calls animateTransition(using:)", location: place(2, 5), phase: .animating,
                effects: [
                    .init(
                        location: place(5), text: "to is put on top of the container",
                        change: ViewChange(view: 1, kind: .inserted)),
                    .init(
                        location: SourceLocation(file: "App/Help.swift", line: 7, column: 1), text: "shade fades",
                        change: ViewChange(view: 4, kind: .changed(.alpha, .partial))),
                ],
                stack: [
                    StackedView(name: "presenter (from)", id: 0, role: .base),
                    StackedView(
                        name: "to (to)", id: 1, role: .overlay,
                        attributes: [.alpha: .zero, .frame: .offscreen, .hidden: .on]),
                ],
                elsewhere: [
                    StackedView(
                        name: "shade", id: 4, role: .backdrop, attributes: [.alpha: .partial], place: "the window")
                ]),
        ])
    static let leak = Finding(
        rule: "leaked-view", severity: .warning, location: place(6, 38), message: "shade is left behind",
        animator: "SlideAnimator", scenario: doubtful)
    static let aside = Finding(
        rule: "late-cleanup", severity: .note, location: SourceLocation(file: "App/Other.swift", line: 3, column: 1),
        message: "the view is removed late", animator: "Other")

    static let report = Report(
        findings: [stuck, leak, aside],
        animators: [
            AnimatorVerdict(
                name: "Other", location: SourceLocation(file: "App/Other.swift", line: 1, column: 1),
                verdict: .verified,
                scenarios: [ScenarioVerdict(scenario: push, verdict: .verified, states: 1, edges: 0)]),
            AnimatorVerdict(
                name: "SlideAnimator", location: place(1, 1), verdict: .violated,
                scenarios: [
                    ScenarioVerdict(scenario: established, verdict: .violated, states: 1204, edges: 3000),
                    ScenarioVerdict(
                        scenario: doubtful, verdict: .incomplete, states: 1_000_000, edges: 2_000_001,
                        reducedStates: 12,
                        notUnderstood: [NotUnderstood(location: place(6, 1), text: "shade: where it comes from")],
                        limit: "1,000,000 states"),
                ],
                neverReached: [place(7, 3), place(9, 1)],
                vacuities: [
                    Vacuity(reason: "never cancelled", rules: ["not-restored-on-cancel"], isSuspicious: false)
                ]),
            AnimatorVerdict(name: "Idle", location: place(8, 1), verdict: .verified, scenarios: []),
        ],
        bases: [
            BaseVerdict(
                base: BaseClass(name: "Base", location: SourceLocation(file: "App/Base.swift", line: 3, column: 1)),
                verdict: .violated, subclasses: ["SlideAnimator"])
        ])
}
