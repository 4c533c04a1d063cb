import TransitionModel

/// A story: each step, and nested in it what the code did.
struct SARIFCodeFlow: Encodable {
    /// One run of the main run loop's turns.
    struct ThreadFlow: Encodable {
        var locations: [Step]
    }

    /// One thing that happens.
    struct Step: Encodable {
        var location: SARIFLocation
        /// 0 for an event, 1 for what code did because of it.
        var nestingLevel: Int
        /// From 1, in the order of time.
        var executionOrder: Int
        var importance: String
        /// What the screen holds then, from bottom to top.
        var state: [String: SARIFText]?
    }

    var message: SARIFText?
    var threadFlows: [ThreadFlow]

    init(_ finding: Finding, _ places: inout SARIFPlaces) {
        message = finding.loopStart.map { SARIFText("from step \($0 + 1) on this is repeated for ever") }
        var steps: [Step] = []
        // Every step needs a place: what no code has part in is shown where the story was last.
        var last = finding.location
        for (number, step) in finding.trace.enumerated() {
            let isLast = number == finding.trace.count - 1
            last = step.location ?? last
            var event = Step(
                location: places.location(last, message: "\(number + 1). \(step.event)"), nestingLevel: 0,
                executionOrder: steps.count + 1, importance: isLast ? "essential" : "important")
            event.state = Self.state(after: step)
            steps.append(event)
            for effect in step.effects {
                last = effect.location
                steps.append(
                    Step(
                        location: places.location(effect.location, message: effect.text), nestingLevel: 1,
                        executionOrder: steps.count + 1, importance: "important"))
            }
        }
        threadFlows = [ThreadFlow(locations: steps)]
    }

    private static func state(after step: TraceStep) -> [String: SARIFText]? {
        var state: [String: SARIFText] = [:]
        if let phase = step.phase { state["phase"] = SARIFText(phase.words) }
        if step.location != nil || !step.stack.isEmpty {
            let stack = step.stack.map(\.words).joined(separator: " < ")
            state["container"] = SARIFText(stack.isEmpty ? "empty" : stack)
        }
        if !step.elsewhere.isEmpty {
            state["elsewhere"] = SARIFText(step.elsewhere.map(\.words).joined(separator: "; "))
        }
        return state.isEmpty ? nil : state
    }
}
