/// The events in which code may run that names a copy without belonging to one.
struct AsymmetricEvents {
    private let prepared: PreparedProgram
    private let asymmetric: Set<Label>

    private var program: AnimatorProgram { prepared.program }

    init(_ prepared: PreparedProgram, _ symmetry: ProgramSymmetry) {
        self.prepared = prepared
        asymmetric = symmetry.asymmetric
    }

    /// These events, in their order.
    func events() -> [MachineEvent] {
        asymmetric.isEmpty ? [] : prepared.events.filter(mayRunAsymmetricCode)
    }

    private func mayRunAsymmetricCode(_ event: MachineEvent) -> Bool {
        switch event {
        case .request, .start: true
        case .fire(let task): mayReach(from: [program.tasks[task].body])
        case .arrive(let object): mayReach(from: bodies(of: prepared.attachable[object]))
        case .gesture(let gesture, _): mayReach(from: [prepared.routines[.gesture(gesture)]?.entry])
        case .outside(let number): mayReach(from: [prepared.outsides[number].entry])
        case .systemEnds: mayReach(from: afterCompletion)
        // No code hears of these.
        case .driverFinishes, .driverCancels, .background: false
        }
    }

    /// Whether code at these entries may come to such an instruction in one turn, by whatever UIKit calls in it.
    private func mayReach(from entries: [Label?]) -> Bool {
        var seen: Set<Label> = []
        var open = entries.compactMap { $0 }
        while let label = open.popLast() {
            guard program.instructions.indices.contains(label), seen.insert(label).inserted else { continue }
            if asymmetric.contains(label) { return true }
            let operation = program.instructions[label].operation
            switch operation {
            case .branch(_, let then, let otherwise): open += [then, otherwise]
            case .jump(let target): open.append(target)
            // Whoever is asked for a transition, or starts one, runs all kinds of code.
            case .request, .startPercentDriven: return true
            case .complete: open += afterCompletion.compactMap { $0 }
            case .animator(let animator, _):
                for case .object(let object) in prepared.domains.possible(animator, program) {
                    open += bodies(of: prepared.attachable[object]).compactMap { $0 }
                }
            case .alongside(let animation?, _): open += bodies(of: [animation]).compactMap { $0 }
            default: break
            }
            if operation.fallsThrough { open.append(label + 1) }
        }
        return false
    }

    private func bodies(of tasks: [TaskID]) -> [Label?] { tasks.map { program.tasks[$0].body } }

    /// What UIKit calls when a transition is completed.
    private var afterCompletion: [Label?] {
        let routines = program.routines.filter { routine in
            switch routine.role {
            case .animationEnded, .presentationTransitionDidEnd, .dismissalTransitionDidEnd, .appearance: true
            default: false
            }
        }
        let coordinators = program.tasks.indices.filter { program.tasks[$0].kind == .coordinator }
        return routines.map(\.entry) + bodies(of: coordinators)
    }
}
