import StateSpace
import Testing
import TransitionVerifier

@testable import TransitionModel

/// What holds of the explorer for every program, shown on thousands that were made at random.
@Suite struct ExplorerPropertyTests {
    /// Searches of a few hundred programs each, so that they run side by side.
    static let searches = (0..<8).map { RandomSearch(seed: 1_000_000 * UInt64($0), count: 300, size: 10) }

    @Test(arguments: searches)
    func theVerdictIsThatOfAPlainSearchAndEveryTraceReplays(_ search: RandomSearch) {
        let failure = search.firstFailure { animator, scenario in
            let machine = Self.machine(animator, scenario)
            let result = machine.explore(ExplorationOptions(findsDeadlocks: false))
            // The reference interprets each step; the explorer looks most of them up in trees.
            return ReferenceSearch(result) == ReferenceSearch(Self.machine(animator, scenario, compilesSteps: .never))
                && result.violations.allSatisfy { machine.replays($0.counterexample) }
        }
        #expect(failure == nil, "\(failure!)")
    }

    private static func machine(
        _ animator: Animator, _ scenario: Scenario, compilesSteps: StepCompilation = .always
    ) -> TransitionMachine {
        let read = animator.read(in: [scenario])
        return TransitionMachine(
            read.program, scenario: scenario, evidence: read.evidence, compilesSteps: compilesSteps)
    }
}
