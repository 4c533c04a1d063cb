import Testing
import TransitionVerifier

/// What no run comes to is said, so that nobody takes silence for proof.
@Suite struct VacuityTests {
    @Test func whatNeverComesAboutIsNamed() throws {
        let line = #line + 8
        let animator = Animator("Fade") {
            Insert(.to)
            Animate(seconds: 0.3) {
                Change(.alpha, of: .to, to: .one)
            } completion: { _ in
                If(.wasCancelled) {
                    // Without a driver nothing is ever cancelled.
                    Remove(.to)
                }
                Complete(.notCancelled)
            }
        }
        let alone = try #require(animator.report(in: [.push]).animators.first)
        #expect(alone.neverReached.map(\.line) == [line])
        #expect(alone.vacuities.map(\.reason) == ["never interactive", "never cancelled"])
        #expect(alone.vacuities[1].rules == ["not-restored-on-cancel", "continues-after-cancel"])
        #expect(alone.vacuities.map(\.isSuspicious) == [false, false])
        // With a driver everything comes about.
        let driven = try #require(animator.report(in: [.push, .interactivePush]).animators.first)
        #expect(driven.neverReached.isEmpty)
        #expect(driven.vacuities.isEmpty)
    }

    @Test func whatIsNeverCompletedIsSuspicious() throws {
        let animator = try #require(Animator("Idle") { Insert(.to) }.report(in: [.push]).animators.first)
        #expect(animator.vacuities.first?.reason == "the transition is never completed")
        #expect(animator.vacuities.first?.isSuspicious == true)
    }

    @Test func nothingIsSaidOfWhatWasNotExploredToItsEnd() throws {
        let animator = Animator("Fade") {
            Insert(.to)
            Animate { Change(.alpha, of: .to, to: .one) } completion: { _ in Complete(.notCancelled) }
        }
        let report = animator.report(in: [.interactivePush], maximumStates: 2)
        #expect(report.animators[0].verdict == .incomplete)
        #expect(report.animators[0].vacuities.isEmpty)
        #expect(report.animators[0].neverReached.isEmpty)
    }
}
