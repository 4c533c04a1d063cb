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

    @Test(arguments: searches)
    func twoThreadsFindWhatOneFinds(_ search: RandomSearch) {
        let failure = search.firstFailure { animator, scenario in
            let alone = Self.machine(animator, scenario).explore(ExplorationOptions(findsDeadlocks: false))
            var options = ExplorationOptions(threads: 2, findsDeadlocks: false)
            // These machines are small: even two states are divided.
            options.leastStatesDivided = 2
            let together = Self.machine(animator, scenario).explore(options)
            return alone.agrees(with: together)
        }
        #expect(failure == nil, "\(failure!)")
    }

    @Test(arguments: searches)
    func reductionsChangeNoVerdictAndNoBrokenRule(_ search: RandomSearch) {
        let failure = search.firstFailure { animator, scenario in
            let reports = [true, false].map { animator.report(in: [scenario], usesReductions: $0) }
            return reports[0].animators[0].verdict == reports[1].animators[0].verdict
                && Set(reports[0].findings.map(\.rule)) == Set(reports[1].findings.map(\.rule))
                && reports[0].animators[0].scenarios[0].states <= reports[1].animators[0].scenarios[0].states
        }
        #expect(failure == nil, "\(failure!)")
    }

    private static func machine(
        _ animator: Animator, _ scenario: Scenario, compilesSteps: StepCompilation = .always
    ) -> TransitionMachine {
        let read = animator.read(in: [scenario])
        // The reference follows every order of callbacks; that only one need be followed is shown by itself.
        return TransitionMachine(
            read.program, scenario: scenario, evidence: read.evidence, compilesSteps: compilesSteps,
            reductions: [.forgetting, .pruning])
    }
}

extension Exploration {
    /// Whether another exploration says the same in everything but what it took.
    fileprivate func agrees(with other: Exploration) -> Bool {
        func bare(_ statistics: ExplorationStatistics) -> ExplorationStatistics {
            var bare = statistics
            bare.seconds = 0
            bare.peakBytes = 0
            return bare
        }
        return outcome == other.outcome && bare(statistics) == bare(other.statistics) && actions == other.actions
            && violations == other.violations && deadlocks == other.deadlocks && obligations == other.obligations
    }
}
