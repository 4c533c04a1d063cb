import StateSpace
import Synchronization

/// What explorations have found so far in a run, so that machines that run alike are explored once.
final class KnownExplorations: Sendable {
    /// What the result of an exploration depends on.
    struct Key: Hashable {
        var shape: ProgramShape
        var scenario: Scenario
        var evidentKinds: Set<TransitionKind>
        var isSystemBeforehand: Bool
        var repeats: Bool
        var isInDoubt: Bool
        var reductions: MachineReductions
        /// Whether parts are copies of each other depends on where they stand, of which the shape says nothing.
        var copies: [CopyFamily]
        var maximumStates: Int
    }

    private struct Known {
        var exploration: Exploration
        var reached: ReachedCode
    }

    private let known = Mutex<[Key: Known]>([:])

    /// What exploring a machine finds; what it reaches is noted in the machine in any case.
    func result(
        _ machine: TransitionMachine, _ shape: ProgramShape, upTo maximumStates: Int, _ explore: () -> Exploration
    ) -> Exploration {
        let key = Key(
            shape: shape, scenario: machine.scenario, evidentKinds: Set(machine.evidence.kinds.keys),
            isSystemBeforehand: machine.systemBeforehand, repeats: machine.repeats, isInDoubt: machine.isInDoubt,
            reductions: machine.reductions, copies: machine.prepared.symmetry?.families ?? [],
            maximumStates: maximumStates)
        if let same = known.withLock({ $0[key] }) {
            machine.reached.formUnion(same.reached)
            return same.exploration
        }
        let exploration = explore()
        switch exploration.outcome {
        case .incomplete(.stateLimit), .complete:
            known.withLock { $0[key] = Known(exploration: exploration, reached: machine.reached) }
        // What the clock or the machine's memory ended, may go further the next time.
        default: break
        }
        return exploration
    }
}
