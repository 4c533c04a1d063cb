extension Rule {
    /// A view that will be seen again is left altered, and no way back resets it.
    public static let sourceLeftAltered = Rule(
        id: "source-left-altered",
        group: .views,
        severity: .error,
        summary: "A view that will be seen again is left faded, moved or hidden, and nothing resets it.",
        consequence: """
            On the way back the earlier screen is off screen, shrunken, transparent or deaf to touches, and stays \
            so.
            """,
        reason: """
            UIKit only moves views between superviews; it resets no alpha, transform, hidden flag or interaction \
            flag (UIKit 2.9, 3.7 [assumed]). When the way back is the system's own animation, because the delegate \
            hands out no animator for it (UIKit 1.5 [documented]), or is not animated, nothing of yours runs that \
            could. The frame is set again only for a presenter's view that its style had removed, when the system's \
            dismissal brings it back (UIKit 2.18 [assumed]); one that was left in its place stays where you moved \
            it.

            It is an error if nothing that was read resets the view, a warning if something may, and a note if the \
            view belongs to a controller that was passed in as a parameter and might be shown again by others.
            """,
        fix: """
            Reset the view in the completion handler before completing, or hand out an animator for the way back \
            that undoes the change.
            """
    )
}

/// Reports changes to a view that will be seen again which nothing takes back.
///
/// After a presentation or a push it is judged when the way back is over, since code for the way back may reset what
/// the way there has changed.
struct SourceLeftAlteredCheck: RuleCheck {
    var rule: Rule { .sourceLeftAltered }

    func atRest(_ execution: Execution) {
        let state = execution.state
        guard state[.outcome] == 1, !state.has(.mayHaveTouched), execution.leg.kind != .segue else { return }
        let isWayBack = !execution.leg.isForward
        guard isWayBack || execution.leg.kind == .tab else { return }
        for (index, tracked) in execution.machine.tracked.enumerated() {
            guard belongsToBase(tracked.view, execution.program) else { continue }
            let value = execution.attribute(at: index)
            guard value != .initial, value != .unknown else { continue }
            if value == .off, tracked.attribute != .interaction || givesTouchesBack(execution.program) { continue }
            if execution.leg.kind == .tab, isSetAgain(tracked, value, execution.program) { continue }
            // UIKit lays the view out again when it comes back (3.5).
            if execution.leg.kind == .tab, tracked.attribute == .frame { continue }
            let isOld = execution.attributeBefore(at: index) == value
            if execution.leg.isMain {
                // What this way back itself makes invisible is another rule's.
                if !isOld, tracked.view == ViewDeclaration.base, execution.hides(index) { continue }
                execution.report(self, .attribute(index))
            } else if isOld {
                execution.report(self, .attribute(index), inAuxiliary: true)
            }
        }
    }

    /// Whether the animator sets the same on the view that comes in: when the tab is chosen again, which is not explored,
    /// that is this one.
    private func isSetAgain(_ tracked: TrackedAttribute, _ value: AttributeValue, _ program: AnimatorProgram) -> Bool {
        guard tracked.view == ViewDeclaration.base else { return false }
        return program.instructions.contains { instruction in
            guard case .set(tracked.attribute, let view, let other) = instruction.operation else { return false }
            if case .constant(.attribute(value, _)) = other { return false }
            return program.isIncoming(view)
        }
    }

    /// Whether some code gives touches back: it may when a tab is chosen again, which is not explored.
    private func givesTouchesBack(_ program: AnimatorProgram) -> Bool {
        program.instructions.contains { instruction in
            guard case .set(.interaction, _, let value) = instruction.operation else { return false }
            return value != .constant(.attribute(.off, of: nil))
        }
    }

    /// The presenter's, or pushing controller's, view and what the code reached through it.
    private func belongsToBase(_ view: ViewID, _ program: AnimatorProgram) -> Bool {
        switch program.views[view].role {
        case .base: true
        case .outside(within: let owner): owner == ViewDeclaration.base
        default: false
        }
    }

    func finding(_ breach: Breach, in story: Story) -> FindingText {
        guard case .attribute(let index) = breach.subject else { preconditionFailure() }
        let tracked = story.machine.tracked[index]
        let name = tracked.view == ViewDeclaration.base ? "the view behind" : story.program.views[tracked.view].name
        return FindingText(
            location: story.lastWrite(of: index) ?? story.program.location,
            message: "\(name) keeps this \(tracked.attribute.rawValue), and nothing brings the old one back",
            severity: rule.severity)
    }
}

extension AnimatorProgram {
    /// Whether an operand is the view that comes in, or a slot that may hold it.
    fileprivate func isIncoming(_ operand: Operand) -> Bool {
        var seen: Set<SlotID> = []
        var open = [operand]
        while let next = open.popLast() {
            switch next {
            case .fact(.contextView(.to)), .fact(.controllerView(.to)): return true
            case .slot(let slot) where seen.insert(slot).inserted:
                for instruction in instructions {
                    if case .assign(slot, let value) = instruction.operation { open.append(value) }
                }
            default: break
            }
        }
        return false
    }
}
