/// What the environment may do next: each has an action of its own in the explorer's eyes.
enum MachineEvent: Hashable, Sendable {
    case request
    case start
    case fire(TaskID)
    case arrive(ObjectID)
    case systemEnds
    case gesture(Int, GestureState)
    /// Somebody out of sight, who drives rightly, lets go.
    case driverFinishes
    case driverCancels
    case background
    /// The n-th routine of role `outside`.
    case outside(Int)
}

/// A gesture recogniser's state as its action sees it.
enum GestureState: String, Hashable, Sendable, CaseIterable { case began, changed, ended, cancelled, failed }

extension MachineEvent {
    /// Every event that a program's environment may bring, in a fixed order.
    static func all(for program: AnimatorProgram, outsideCount: Int) -> [MachineEvent] {
        var events: [MachineEvent] = [.request, .start]
        events += program.tasks.indices.filter { program.tasks[$0].kind.firesByItself }.map(MachineEvent.fire)
        events += program.objects.indices.filter {
            if case .propertyAnimator = program.objects[$0].kind { true } else { false }
        }.map(MachineEvent.arrive)
        events.append(.systemEnds)
        for gesture in program.gestures.indices {
            events += GestureState.allCases.map { .gesture(gesture, $0) }
        }
        events += [.driverFinishes, .driverCancels, .background]
        events += (0..<outsideCount).map(MachineEvent.outside)
        return events
    }
}

extension TaskDeclaration.Kind {
    /// Whether its coming is an event; else it runs as part of others.
    fileprivate var firesByItself: Bool {
        switch self {
        case .animatorBlock, .coordinator: false
        case .viewAnimation, .layerAnimation, .transactionCompletion, .dispatch, .repeating, .groupNotify: true
        }
    }
}
