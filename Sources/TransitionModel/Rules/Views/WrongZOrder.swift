extension Rule {
    /// Views are stacked so that the wrong one is on top.
    public static let wrongZOrder = Rule(
        id: "wrong-z-order",
        group: .views,
        severity: .error,
        summary: "Views are stacked so that what should be seen or touched lies underneath.",
        consequence: """
            The destination is covered when it should be in use; or the animation plays where nobody can see it; or \
            a shade lies over the content it should set off and takes its touches.
            """,
        reason: """
            `addSubview` puts a view on top, and brings one that is already there to the top; UIKit does not reorder \
            the container. What is in it before the animator adds anything depends on the style (UIKit 2.7 \
            [assumed]), and after a presentation all of it stays as it is (UIKit 2.9 [assumed]).

            Four things are checked: something opaque that stays above the destination at the end; a view that moves \
            or fades while a full-size opaque view covers it all the time; a backdrop that ends above its content; \
            and an order which the source itself asks for, from the line where it stands until completion: `// \
            z-order: source < extra < destination`, bottom first, in the names of the source's own variables. A view \
            of unknown size, a translucent one or one that itself fades covers nothing, and a destination put below \
            on purpose while the source slides or fades away is right.
            """,
        fix: """
            Add views from bottom to top, or say where each belongs with `insertSubview(_:belowSubview:)` and \
            `insertSubview(_:aboveSubview:)`.
            """
    )
}

/// Reports views that lie above what should be seen or touched.
///
/// An opaque view that stays above the destination without being a backdrop is not looked for by itself: nobody takes
/// it out, so it is a leaked view.
struct WrongZOrderCheck: RuleCheck {
    var rule: Rule { .wrongZOrder }
    var watchesTurnEnds: Bool { true }

    private enum Form: Int {
        case coversDestination = 1
        case hidesAnimation, backdropAbove, expectation
    }

    func atCompletion(_ execution: Execution, _ succeeds: Bool, at label: Label) {
        judgeExpectations(execution)
    }

    func atTurnEnd(_ execution: Execution) {
        guard execution.state.phase.isInFlight else { return }
        judgeExpectations(execution)
        judgeCovers(execution)
    }

    /// Looks for views whose animation begins in this turn beneath one that stays put and lets nothing through.
    private func judgeCovers(_ execution: Execution) {
        let state = execution.state
        guard !execution.turn.scheduled.isEmpty, !state.has(.cancelled), !state.has(.mayHaveTouched),
            !state.has(.systemAnimator)
        else { return }
        let layout = execution.layout
        let views = execution.program.views.indices
        for cover in views where covers(cover, execution) && state[layout.animated + cover] == 0 {
            guard case .inside(let parent) = execution.place(of: cover) else { continue }
            let rank = state[layout.ranks + cover]
            guard rank > 0 else { continue }
            let beneath = views.map { view in
                [
                    FieldTest(layout.animated + view, is: 1),
                    FieldTest(layout.parents + view, is: Place.inside(parent).code),
                    FieldTest(layout.ranks + view, isIn: 1 << UInt64(rank) - 1),
                ]
            }
            guard state.any(beneath) else { continue }
            for view in views where beneath[view].allSatisfy({ $0.holds(UInt16(state[$0.field])) }) {
                let form: Form = view == execution.controllerView(.to) ? .coversDestination : .hidesAnimation
                execution.report(self, .view(view), form: form.rawValue)
            }
        }
    }

    func atRest(_ execution: Execution) {
        let state = execution.state
        let layout = execution.layout
        let to = execution.controllerView(.to)
        guard state[.outcome] == 1, !state.has(.cancelled), execution.leg.isForward, execution.leg.kind != .segue,
            !state.has(.mayHaveTouched),
            case .inside(let parent) = execution.place(of: to)
        else { return }
        for view in execution.program.views.indices where mayBeBackdrop(view, execution) {
            guard execution.place(of: view) == .inside(parent), isBackdrop(view, execution),
                state[layout.ranks + view] > state[layout.ranks + to], !isInvisible(view, execution)
            else { continue }
            execution.report(self, .view(view), form: Form.backdropAbove.rawValue)
        }
    }

    /// Whether a view is of a role that can be a shade at all.
    private func mayBeBackdrop(_ view: ViewID, _ execution: Execution) -> Bool {
        switch execution.program.views[view].role {
        case .created(.backdrop), .created(.plain): true
        default: false
        }
    }

    /// Whether a view is a shade behind something, by its kind or by its look: full-size and half transparent.
    private func isBackdrop(_ view: ViewID, _ execution: Execution) -> Bool {
        switch execution.program.views[view].role {
        case .created(.backdrop): return true
        case .created(.plain):
            let background = execution.attribute(.background, of: view)
            return execution.attribute(.frame, of: view) == .final
                && (background == .translucent
                    || background == .opaque && execution.attribute(.alpha, of: view) == .partial)
        default: return false
        }
    }

    private func isInvisible(_ view: ViewID, _ execution: Execution) -> Bool {
        execution.machine.tracked.indices.contains {
            execution.machine.tracked[$0].view == view && execution.hides($0)
        }
    }

    /// Whether nothing can be seen through or beside a view: it is known to be opaque and full-size.
    private func covers(_ view: ViewID, _ execution: Execution) -> Bool {
        let frame = execution.attribute(.frame, of: view)
        let background = execution.attribute(.background, of: view)
        let isOpaque: Bool
        switch execution.program.views[view].role {
        case .base, .overlay:
            let isFullSize = frame == .initial || frame == .final
            let styleIsFullSize = !Lifecycle.modal.contains(execution.leg.kind) || execution.state.has(.removes)
            isOpaque = isFullSize && styleIsFullSize && (background == .initial || background == .opaque)
        case .created: isOpaque = frame == .final && background == .opaque
        case .container, .window, .outside: isOpaque = false
        }
        return isOpaque
            && [ViewAttribute.alpha, .hidden, .transform, .mask].allSatisfy {
                execution.attribute($0, of: view) == .initial
            }
    }

    /// Looks whether the orders that the source expects hold now.
    private func judgeExpectations(_ execution: Execution) {
        let layout = execution.layout
        for (number, label) in execution.machine.expectations.enumerated() {
            guard execution.state[layout.expectations + number] == 1,
                case .expectOrder(let operands) = execution.program.instructions[label].operation
            else { continue }
            let views = operands.compactMap { operand -> ViewID? in
                if case .view(let view) = execution.settled(operand) { view } else { nil }
            }
            for (lower, upper) in pairs(views) {
                guard case .inside(let parent) = execution.place(of: lower),
                    execution.place(of: upper) == .inside(parent),
                    execution.state[layout.ranks + lower] > execution.state[layout.ranks + upper]
                else { continue }
                execution.report(self, .instruction(label), form: Form.expectation.rawValue)
            }
        }
    }

    private func pairs(_ views: [ViewID]) -> [(ViewID, ViewID)] {
        views.indices.flatMap { low in views[(low + 1)...].map { (views[low], $0) } }
    }

    func finding(_ breach: Breach, in story: Story) -> FindingText {
        let insertion = story.last { if case .inserted = $0 { true } else { false } }?.location
        switch (Form(rawValue: breach.form), breach.subject) {
        case (.coversDestination, .view(let view)):
            return FindingText(
                location: story.lastInsertion(of: view) ?? insertion ?? story.program.location,
                message: "the destination is put beneath a view that covers it to the end", severity: rule.severity)
        case (.hidesAnimation, .view(let view)):
            return FindingText(
                location: story.lastInsertion(of: view) ?? insertion ?? story.program.location,
                message: "\(story.name(view)) is animated beneath a view that covers it, so nobody sees it",
                severity: rule.severity)
        case (.backdropAbove, .view(let view)):
            return FindingText(
                location: story.lastInsertion(of: view) ?? story.program.location,
                message: "\(story.name(view)) ends above the content that it should be behind, and takes its touches",
                severity: rule.severity)
        case (_, .instruction(let label)):
            return FindingText(
                location: insertion ?? story.location(label),
                message: "the views are not in the order that the source expects", severity: rule.severity,
                related: [.init(location: story.location(label), message: "the order is expected here")])
        default: preconditionFailure()
        }
    }
}
