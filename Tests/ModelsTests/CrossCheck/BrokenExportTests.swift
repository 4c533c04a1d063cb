import ReportFormats
import Testing

@testable import TransitionModel

/// An export that is not the machine is told from one that is: the cross-check is not blind.
@Suite(.enabled(if: Spin.isHere, "spin or gcc is missing: apt-get install spin gcc"))
struct BrokenExportTests {
    /// A machine of a model with findings.
    private func machine() throws -> StandaloneModel {
        let model = try Model(Model.folder.appendingPathComponent("Rules/double-completion/faulty.swift"))
        return try #require(try SpinTests.machines(of: model).first { !$0.breaches.isEmpty })
    }

    private func isCaught(_ broken: StandaloneModel, _ whole: StandaloneModel) throws -> Bool {
        guard let found = try? Spin.explore(PromelaModel(broken).text()) else { return true }
        return found != SpinTests.expected(whole)
    }

    @Test func aMissingStepIsCaught() throws {
        let whole = try machine()
        for step in whole.steps.indices {
            var broken = whole
            broken.steps.remove(at: step)
            #expect(try isCaught(broken, whole), "without \(whole.steps[step].words)")
        }
    }

    @Test func aMissingBranchIsCaught() throws {
        let whole = try machine()
        var broken = whole
        for step in broken.steps.indices {
            for (number, node) in broken.steps[step].judged.nodes.enumerated() {
                if case .enter = node { broken.steps[step].judged.nodes[number] = .enter(nil) }
            }
        }
        #expect(try isCaught(broken, whole))
    }

    @Test func aWrongAssignmentIsCaught() throws {
        let whole = try machine()
        let phase = try #require(whole.phase)
        var broken = whole
        for step in broken.steps.indices {
            for (number, node) in broken.steps[step].judged.nodes.enumerated() {
                guard case .effect(.set(var assignments), let next) = node,
                    let place = assignments.firstIndex(where: { $0.variable == phase })
                else { continue }
                assignments[place].value = 0
                broken.steps[step].judged.nodes[number] = .effect(.set(assignments), next)
            }
        }
        #expect(try isCaught(broken, whole))
    }

    @Test func anUnreportedFaultIsCaught() throws {
        let whole = try machine()
        var broken = whole
        for step in broken.steps.indices {
            for (number, node) in broken.steps[step].judged.nodes.enumerated() {
                if case .end = node { broken.steps[step].judged.nodes[number] = .end([]) }
            }
        }
        #expect(try isCaught(broken, whole))
    }

    /// The trail of what SPIN finds names the events, their lines, and the rule.
    @Test func aTrailIsReadBackToLines() throws {
        let trail = try Spin.trail(of: PromelaModel(try machine()).text())
        let steps = trail.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("step: ") }
        #expect(steps.first == "step: request")
        #expect(steps.contains { $0.contains("(faulty.swift:") })
        #expect(trail.contains("broken: double-completion: "))
    }
}
