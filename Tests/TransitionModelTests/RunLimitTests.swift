import Synchronization
import Testing

@testable import TransitionModel

/// What a limit leaves out is incomplete, and says why.
@Suite struct RunLimitTests {
    private var read: ReadAnimator { Fade().assembled().read([.push], interactive: [.push]) }

    @Test func interruptedBeforeItBegan() {
        let limits = RunLimits(threads: 2, isInterrupted: { true })
        let report = Verifier(limits: limits).verify([read])
        let scenarios = report.animators[0].scenarios
        #expect(scenarios.map(\.verdict) == [.incomplete, .incomplete])
        #expect(scenarios.map(\.limit) == ["the run was interrupted", "the run was interrupted"])
        #expect(scenarios.map(\.states) == [0, 0])
        #expect(report.animators[0].verdict == .incomplete)
    }

    @Test func interruptedOnTheWay() {
        let asked = Atomic(0)
        let isInterrupted: @Sendable () -> Bool = { asked.add(1, ordering: .relaxed).oldValue >= 3 }
        let report = Verifier(limits: RunLimits(isInterrupted: isInterrupted)).verify([read, read])
        let limits = report.animators.flatMap(\.scenarios).map(\.limit)
        #expect(limits.contains("the run was interrupted"))
    }

    @Test func timeIsOver() {
        let report = Verifier(limits: RunLimits(timeLimit: .zero)).verify([read])
        #expect(report.animators[0].scenarios.map(\.limit) == Array(
            repeating: "the run's time limit of 0 seconds was reached", count: 2))
    }

    @Test func memory() {
        let report = Verifier(limits: RunLimits(maximumBytes: 1000)).verify([read])
        #expect(report.animators[0].verdict == .incomplete)
        #expect(report.animators[0].scenarios[0].limit == "the limit of 1000 bytes of memory was reached")
        let enough = Verifier(limits: RunLimits(maximumBytes: 10_000_000)).verify([read])
        #expect(enough == Verifier().verify([read]))
    }

    @Test func progressCountsAllSearches() {
        let told = Mutex<[RunProgress]>([])
        let limits = RunLimits(progress: { progress in told.withLock { $0.append(progress) } })
        _ = Verifier(limits: limits).verify([read])
        // Small searches end before they have anything to tell.
        #expect(told.withLock { $0.allSatisfy { $0.scenariosInAll == 2 && $0.states > 0 } })
    }
}
