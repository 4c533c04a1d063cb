import Foundation
import ReportFormats
import Testing
import TransitionVerifier

/// Animators made at random: the same everywhere, readable, and shrunk to what matters.
@Suite struct GeneratorTests {
    @Test func aSeedGivesTheSameNumbersEverywhere() {
        // The first numbers of SplitMix64's published reference for this seed.
        var source = RandomSource(seed: 1_234_567)
        #expect(
            (0..<5).map { _ in source.next() } == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
                4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
            ])
    }

    @Test func aSeedGivesTheSameAnimatorEverywhere() {
        let sample = RandomSearch(seed: 20, count: 1, size: 10).sample(0)
        #expect(sample.scenario.code == ".interactivePop")
        #expect(
            SwiftCode(sample.animator).text == """
                let animator = Animator("Random") {
                    Insert(.to)
                    Change(.frame, of: .from, to: .final)
                    Animate(seconds: 0.5) {
                        Change(.alpha, of: .to, to: .one)
                    } completion: { _ in
                        Change(.alpha, of: .snapshot("copy"), to: .one)
                        CompletionGroup("group").leave()
                        Complete(.flag(Flag("flag")))
                    }
                }
                .interactionController(PercentDriver("driver"))
                .gesture("pan", .pan) { _ in
                    PercentDriver("driver").letGo()
                }
                """)
    }

    @Test func aProgramSurvivesItsDump() throws {
        let failure = RandomSearch(seed: 7, count: 500).firstFailure { animator, scenario in
            let read = animator.read(in: [scenario])
            let dump = try ProgramDump().json(for: [read])
            return try JSONDecoder().decode([ReadAnimator].self, from: Data(dump.utf8)) == [read]
        }
        #expect(failure == nil, "\(failure!)")
    }

    @Test(arguments: ["double-completion", "leaked-view", "wrong-completion-flag", "stuck-context"])
    func whatIsShrunkFailsAndIsLocallyMinimal(_ rule: String) throws {
        func breaks(_ animator: Animator, _ scenario: Scenario) -> Bool {
            animator.report(in: [scenario]).findings.contains { $0.rule == rule && $0.severity == .error }
        }
        let failure = try #require(RandomSearch(seed: 99, count: 2000).firstFailure { !breaks($0, $1) })
        #expect(breaks(failure.smallest, failure.scenario))
        #expect(!failure.smallest.smaller.contains { breaks($0, failure.scenario) })
        #expect(failure.smallest == SwiftCode(failure.smallest).animator)
        #expect(failure.smallest.routines.count <= failure.original.routines.count)
    }

    @Test func aFailureIsCodeThatCanBePasted() throws {
        let failure = try #require(
            RandomSearch(seed: 101, count: 1).firstFailure { animator, scenario in
                !animator.report(in: [scenario]).findings.contains { $0.rule == "double-completion" }
            })
        #expect(
            failure.description == """
                does not hold for an animator made at random (seed: 101, count: 1), .interactivePush
                the smallest such animator:

                let animator = Animator("Random") {
                    Complete(.literal(true))
                    Complete(.notCancelled)
                }
                verify(animator, in: .interactivePush)
                """)
    }
}
