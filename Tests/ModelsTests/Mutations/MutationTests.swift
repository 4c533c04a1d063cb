import AnimatorReader
import Testing
import TransitionModel

/// Whatever single change makes a right model wrong draws a finding that the model does not draw.
@Suite struct MutationTests {
    /// One mutation of one model, and whether it was noticed.
    private struct Mutant: Sendable {
        var model: String
        var mutation: Mutation
        var isFlagged: Bool

        var description: String { "\(model): \(mutation.description)" }
    }

    @Test func mutantsAreFlagged() async throws {
        // A model that passes findings over is none that is right.
        let models = try Model.all().filter {
            $0.expectations.isEmpty && !$0.text.contains("// transition-verifier:ignore")
        }
        let mutants = await withTaskGroup(of: (Int, [Mutant]).self) { group in
            for (number, model) in models.enumerated() { group.addTask { (number, Self.mutants(of: model)) } }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }.sorted { $0.key < $1.key }.flatMap(\.value)

        let escaped = mutants.filter { !$0.isFlagged }
        let harmful = escaped.filter { HarmlessMutations.reasons[$0.description] == nil }
        let harmless = escaped.count - harmful.count
        let matter = mutants.count - harmless
        print("\(mutants.count) mutants of \(models.count) models: \(harmless) harmless, \(matter) that matter,",
            "\(matter - harmful.count) of them flagged")
        for mutant in harmful { print("not flagged: \(mutant.description)") }
        for kind in Mutation.Kind.allCases {
            #expect(mutants.contains { $0.mutation.kind == kind }, "no model has a place to \(kind.rawValue)")
        }
        #expect((matter - harmful.count) * 100 >= matter * 95)
        let known = Set(escaped.map(\.description))
        for place in HarmlessMutations.reasons.keys.sorted() {
            #expect(known.contains(place), "'\(place)' is flagged or gone, and need not be called harmless")
        }
    }

    private static func mutants(of model: Model) -> [Mutant] {
        let name = model.testDescription
        let right = AnimatorReader().read([SourceFile(path: name, text: model.text)]).animators
        let before = right.map { findings(of: [$0]) }
        return MutationFinder.mutations(of: model.text).map { mutation in
            let read = AnimatorReader().read([SourceFile(path: name, text: mutation.applied(to: model.text))])
            precondition(read.problems.isEmpty, "\(mutation.description) does not parse: \(read.problems)")
            // What reads as before is judged as before.
            let changed = read.animators.filter { !right.contains($0) }
            let gone = right.indices.filter { !read.animators.contains(right[$0]) }
            let known = gone.reduce(into: [:]) { $0.merge(before[$1], uniquingKeysWith: +) }
            let isFlagged = findings(of: changed).contains { $0.value > known[$0.key, default: 0] }
            return Mutant(model: String(name.dropLast(".swift".count)), mutation: mutation, isFlagged: isFlagged)
        }
    }

    /// How often each finding is drawn, wherever it points; what was not understood is none.
    private static func findings(of animators: [ReadAnimator]) -> [String: Int] {
        Verifier().verify(animators).findings.filter { $0.rule != Rule.notUnderstood.id }
            .reduce(into: [:]) { $0["\($1.severity) \($1.rule) \($1.message)", default: 0] += 1 }
    }
}
