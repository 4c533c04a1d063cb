/// Events that must come wherever a few fields have certain values: whether any of them does is one question, not one for
/// each of them.
struct PlainDuties: Sendable {
    /// For each phase, by its number, the tests of which one suffices.
    let tests: [[[FieldTest]]]
    /// The events of which more must be known.
    let others: [MachineEvent]

    init(_ events: [MachineEvent], _ program: AnimatorProgram, _ layout: StateLayout, earlier: [[TaskID]]) {
        var tests: [[[FieldTest]]] = LifecyclePhase.allCases.map { _ in [] }
        var others: [MachineEvent] = []
        for event in events {
            let found = LifecyclePhase.allCases.map { Self.tests(for: event, in: $0, program, layout, earlier) }
            if found.contains(nil) {
                others.append(event)
            } else {
                for (phase, test) in found.enumerated() { if let test { tests[phase].append(test) } }
            }
        }
        self.tests = tests
        self.others = others
    }

    /// What must hold in a phase for an event to be due; `nil` where that is not all.
    private static func tests(
        for event: MachineEvent, in phase: LifecyclePhase, _ program: AnimatorProgram, _ layout: StateLayout,
        _ earlier: [[TaskID]]
    ) -> [FieldTest]? {
        switch event {
        case .arrive(let object) where program.objects.count < 63:
            let runs = FieldTest(layout.animators + object, isIn: AnimatorState.runningCodes)
            let isHeld = FieldTest(EnvironmentField.heldAnimator.rawValue, is: object + 1)
            return phase == .interacting ? [runs, isHeld.negated] : [runs]
        case .fire(let task) where earlier[task].isEmpty:
            let kind = program.tasks[task].kind
            guard kind != .groupNotify, !program.tasks[task].ticks, !program.tasks[task].isEndless else { return nil }
            let isPending = FieldTest(isSet: layout.counts + task)
            let isCaptured = FieldTest(layout.modes + task, is: TaskMode.captured.rawValue)
            return phase == .interacting || phase == .begun ? [isPending, isCaptured.negated] : [isPending]
        default: return nil
        }
    }
}

extension FieldTest {
    /// The field has any other of the values below 64.
    fileprivate var negated: FieldTest { FieldTest(field, isIn: ~values) }
}

extension AnimatorState {
    /// The codes of all animators that run, a bit for each.
    static let runningCodes = (0..<32).reduce(UInt64(0)) { codes, code in
        code & Phase.running.rawValue != 0 ? codes | 1 << UInt64(code) : codes
    }
}
