import AnimatorReader
import Testing
import TransitionModel

/// A run on several threads reports what a run on one does.
@Suite struct ThreadsTests {
    /// With few states each, the whole run's bound is reached too, which depends on the order of the scenarios.
    @Test(arguments: [VerifierOptions.defaultMaxStates, 1_000, 60])
    func reportsAreTheSame(maxStates: Int) throws {
        let animators = try Model.all().flatMap { model in
            AnimatorReader().read([SourceFile(path: model.url.lastPathComponent, text: model.text)]).animators
        }
        let options = VerifierOptions(maxStates: maxStates)
        let alone = Verifier(options: options).verify(animators)
        for threads in [2, 5] {
            let together = Verifier(options: options, limits: RunLimits(threads: threads)).verify(animators)
            #expect(together == alone, "\(threads) threads")
        }
        let limits = alone.animators.flatMap { $0.scenarios.compactMap(\.limit) }
        #expect(limits.contains { $0.contains("bound of all its scenarios") } == (maxStates < 100))
    }
}
