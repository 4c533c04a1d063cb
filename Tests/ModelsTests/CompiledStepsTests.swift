import AnimatorReader
import StateSpace
import Testing

@testable import TransitionModel

/// Whether steps are compiled or interpreted makes no difference to any model's verdict, counts or stories.
@Suite struct CompiledStepsTests {
    @Test(arguments: try Model.all())
    func exploreAlike(_ model: Model) throws {
        let read = AnimatorReader().read([SourceFile(path: model.url.lastPathComponent, text: model.text)])
        for animator in read.animators {
            let preparation = Preparation(animator.program)
            for scenario in Verifier().scenarios(for: animator) {
                let prepared = preparation.program(for: scenario.kind, narrowing: .story)
                let results = [StepCompilation.always, .never].map { compilesSteps in
                    TransitionMachine(
                        prepared, scenario: scenario, evidence: animator.evidence, compilesSteps: compilesSteps
                    ).explore(ExplorationOptions(maximumStates: 300, findsDeadlocks: false))
                }
                #expect(results[0].statistics.states == results[1].statistics.states)
                #expect(results[0].statistics.edges == results[1].statistics.edges)
                #expect(Self.stories(results[0]) == Self.stories(results[1]))
            }
        }
    }

    private static func stories(_ result: Exploration) -> [[UInt64]] {
        result.violations.map { violation in
            [violation.key] + violation.counterexample.steps.flatMap { [UInt64($0.action), UInt64($0.ordinal)] }
        }
    }
}
