extension Rule {
    /// The transition succeeds, and the destination's view cannot be seen.
    public static let destinationNotVisible = Rule(
        id: "destination-not-visible",
        group: .views,
        severity: .error,
        summary: "The transition is completed with true, but the destination's view cannot be seen.",
        consequence: """
            The new screen is there and is told that it has appeared, but it is hidden, fully transparent or off \
            screen. The person looks at nothing, or at the old screen, which no longer reacts.
            """,
        reason: """
            UIKit puts views into the hierarchy and takes them out; alpha, hidden flag, transform and frame are the \
            animator's (UIKit 2.9, 3.7 [assumed]). What was set to begin the animation must be undone by the time it \
            ends, on every path, also where the animation is skipped or the way there forks.
            """,
        fix: """
            Bring the destination's alpha, hidden flag, transform and frame to their final values on every path that \
            completes with true.
            """
    )
}

/// Reports destinations that are there and cannot be seen.
struct DestinationNotVisibleCheck: RuleCheck {
    var rule: Rule { .destinationNotVisible }

    func atRest(_ execution: Execution) {
        let state = execution.state
        guard state[.outcome] == 1, !state.has(.cancelled), !state.has(.mayHaveTouched), execution.leg.kind != .segue
        else { return }
        let to = execution.controllerView(.to)
        guard execution.isInWindow(to) else { return }
        for (index, attribute) in execution.machine.tracked.enumerated() where attribute.view == to {
            guard execution.hides(index), execution.attribute(at: index) != execution.attributeBefore(at: index) else {
                continue
            }
            execution.report(self, .attribute(index))
        }
    }

    func finding(_ breach: Breach, in story: Story) -> FindingText {
        guard case .attribute(let index) = breach.subject else { preconditionFailure() }
        let attribute = story.machine.tracked[index].attribute
        let words =
            switch attribute {
            case .hidden: "hidden"
            case .alpha: "fully transparent"
            default: "off screen"
            }
        // What the start sets is meant to be animated away: an exit in the same turn has forgotten to take it back.
        let completion = story.last { if case .completed = $0 { true } else { false } }
        let write = story.lastRecord(ofWriting: index)
        let isAtStart = write?.label.map(story.machine.startLabels.contains) ?? false
        let atOnce = isAtStart && write?.step == completion?.step
        return FindingText(
            location: (atOnce ? completion : write)?.location ?? story.program.location,
            message: "the destination's view is left \(words) when the transition has completed",
            severity: rule.severity)
    }
}

extension Execution {
    /// Whether an attribute's present value makes its view invisible.
    func hides(_ index: Int) -> Bool {
        switch (machine.tracked[index].attribute, attribute(at: index)) {
        case (.hidden, .on), (.alpha, .zero), (.frame, .offscreen), (.frame, .zero),
            (.transform, .offscreen):
            true
        default: false
        }
    }
}
