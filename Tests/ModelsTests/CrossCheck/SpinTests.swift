import AnimatorReader
import ReportFormats
import Testing

@testable import TransitionModel

/// SPIN, which shares nothing with the explorer, finds the same states and the same broken rules in what is exported.
@Suite(.enabled(if: Spin.isHere, "spin or gcc is missing: apt-get install spin gcc"))
struct SpinTests {
    @Test(arguments: try Model.all())
    func findsTheSame(_ model: Model) throws {
        for exported in try Self.machines(of: model) {
            let found = try Spin.explore(PromelaModel(exported).text())
            #expect(found == Self.expected(exported), "\(exported.name), \(exported.scenario)")
        }
    }

    /// All machines of a file.
    static func machines(of model: Model) throws -> [StandaloneModel] {
        let read = AnimatorReader().read([SourceFile(path: model.url.lastPathComponent, text: model.text)])
        return try read.animators.flatMap { animator in
            try Verifier().scenarios(for: animator).map {
                try StandaloneModel(animator, in: $0, maximumStates: 100_000)
            }
        }
    }

    /// What the explorer found; SPIN has a state before the story where it may begin in several ways.
    static func expected(_ exported: StandaloneModel) -> Spin.Result {
        Spin.Result(
            states: exported.states + (exported.beginnings.count > 1 ? 1 : 0),
            broken: Set(exported.breaches.indices), errors: 0)
    }
}
