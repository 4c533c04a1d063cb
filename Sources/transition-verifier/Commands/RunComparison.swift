import ReportFormats
import TransitionModel

/// A recorded transition compared with the model of its animator, in one line.
struct RunComparison {
    /// What came of it, with its place in the trace.
    let line: String
    let code: ExitCode

    init(_ run: RecordedRuns.Run, of trace: String, with animators: [ReadAnimator]) {
        let transition = run.transition
        let candidates = animators.filter { animator in
            transition.animator.map { $0 == animator.program.name } ?? true
        }
        let circumstances = transition.scenario.circumstances
        let name = transition.animator ?? (candidates.count == 1 ? candidates[0].program.name : "the animator")
        func say(_ text: String, at event: Int = 0) -> String {
            "\(trace):\(run.lines[min(event, run.lines.count - 1)]): \(name), \(circumstances): \(text)"
        }
        guard !candidates.isEmpty else {
            line = say("no such animator in the model")
            code = .failure
            return
        }
        // Several delegates may hand an animator out, each read by itself: the run need be one of any.
        let results = candidates.map { Conformance(transition, with: $0).result }
        if results.contains(.conforms) {
            let count = transition.events.count
            line = say("a run of the model, \(count) event\(count == 1 ? "" : "s")\(Self.remark(on: run))")
            code = .success
        } else if case .incomplete(let states)? = results.first(where: Self.isIncomplete) {
            line = say("not known: the model has more than \(states) states that fit")
            code = .failure
        } else {
            var farthest = 0
            var expected: [ObservedEvent] = []
            for case .parts(let position, let events) in results where position >= farthest {
                if position > farthest { expected = [] }
                farthest = position
                expected += events.filter { !expected.contains($0) }
            }
            let words = expected.map(\.description)
            let instead = words.isEmpty ? "nothing more" : words.joined(separator: ", or ")
            line = say(
                "the model and the phone part ways here: recorded \(transition.events[farthest]), "
                    + "but the model goes on with \(instead)", at: farthest)
            code = .findings
        }
    }

    /// Which of a transition's events were not compared, in words; nothing where all were.
    private static func remark(on run: RecordedRuns.Run) -> String {
        guard !run.notCompared.isEmpty else { return "" }
        let counts = run.notCompared.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
        return "; not compared: \(counts.joined(separator: ", "))"
    }

    private static func isIncomplete(_ result: Conformance.Result) -> Bool {
        if case .incomplete = result { true } else { false }
    }
}
