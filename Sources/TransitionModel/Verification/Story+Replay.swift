import StateSpace

extension Story {
    /// Runs a counterexample again, noting down everything for people to read.
    init(_ machine: TransitionMachine, _ counterexample: Counterexample, _ memory: StepMemory = StepMemory()) {
        var teller = StoryTeller(machine, beginning: counterexample.initialOrdinal, memory)
        for step in counterexample.steps { teller.take(machine.events[Int(step.action)], ordinal: step.ordinal) }
        self = teller.story
    }
}

/// Remembers the stories of a machine that were told: one run may break many rules.
final class StoryMemory {
    let steps = StepMemory()
    private var known: [Counterexample: Story] = [:]

    /// The story of a counterexample.
    func story(_ machine: TransitionMachine, _ counterexample: Counterexample) -> Story {
        if let story = known[counterexample] { return story }
        let story = Story(machine, counterexample, steps)
        known[counterexample] = story
        return story
    }
}

/// Shows a state to a person.
struct Teller {
    let execution: Execution

    init(_ execution: Execution, _ state: MachineState) {
        self.execution = Execution(execution.machine, state, Choices())
    }

    /// One step in words.
    func step(_ event: String, _ location: SourceLocation?, _ records: [Recorder.Record]) -> TraceStep {
        let effects = records.compactMap { record in
            record.text.flatMap { text in
                record.location.map { TraceStep.Effect(location: $0, text: text, change: change(record)) }
            }
        }
        return TraceStep(
            event: event, location: location ?? effects.first?.location, phase: execution.state.phase, effects: effects,
            stack: stack, elsewhere: elsewhere,
            hasContainer: execution.place(of: ViewDeclaration.container) != .nowhere, atHome: atHome)
    }

    /// What was done to a view.
    private func change(_ record: Recorder.Record) -> ViewChange? {
        switch record.kind {
        case .inserted(let view, _), .restacked(let view): ViewChange(view: view, kind: .inserted)
        case .removed(let view): ViewChange(view: view, kind: .removed)
        case .wrote(let index, let value):
            ViewChange(
                view: execution.machine.tracked[index].view,
                kind: .changed(execution.machine.tracked[index].attribute, value))
        default: nil
        }
    }

    /// The container, bottom to top.
    var stack: [StackedView] {
        execution.children(of: ViewDeclaration.container).map { stacked($0, place: nil) }
    }

    /// Views outside the container that code has put somewhere or changed.
    var elsewhere: [StackedView] {
        execution.program.views.indices.compactMap { view in
            let declaration = execution.program.views[view]
            if declaration.role == .container || declaration.role == .window { return nil }
            switch execution.place(of: view) {
            case .inside(ViewDeclaration.container): return nil
            case .inside(let parent): return stacked(view, place: execution.name(parent))
            case .home:
                let shown = stacked(view, place: nil)
                return shown.attributes.isEmpty ? nil : shown
            case .nowhere:
                let shown = stacked(view, place: "nowhere")
                return shown.attributes.isEmpty || declaration.role != .base ? nil : shown
            }
        }
    }

    /// The screens' views that stand where they stood, outside the container, and look as they did.
    private var atHome: [StackedView] {
        [ViewDeclaration.base, ViewDeclaration.overlay].filter { execution.place(of: $0) == .home }
            .map { stacked($0, place: nil) }.filter(\.attributes.isEmpty)
    }

    private func stacked(_ view: ViewID, place: String?) -> StackedView {
        var attributes: [ViewAttribute: AttributeValue] = [:]
        for (index, attribute) in execution.machine.tracked.enumerated() where attribute.view == view {
            let value = execution.attribute(at: index)
            if value != .initial { attributes[attribute.attribute] = value }
        }
        return StackedView(
            name: execution.name(view), id: view, role: StackedView.Role(execution.program.views[view].role),
            attributes: attributes, place: place)
    }
}

extension StackedView.Role {
    /// What a declared view is to a person; the container and the window are never shown as views of their own.
    init(_ role: ViewDeclaration.Role) {
        self =
            switch role {
            case .base: .base
            case .overlay: .overlay
            case .created(.snapshot): .snapshot
            case .created(.backdrop): .backdrop
            case .created(.plain): .created
            case .container, .window, .outside: .outside
            }
    }
}
