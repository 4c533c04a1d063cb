import Testing

@testable import TransitionModel

/// What people are shown of the states of small machines.
@Suite struct StateGraphTests {
    private func report(shownStates: Int) -> Report {
        var code = SeedTests.slideOut()
        let answer = code.slot("answer", .value(.object(0)))
        let animator = code.slot("animator")
        _ = code.object("SlideOut", .instance)
        code.registers { $0.animator = animator }
        code.change { $0.routines[0].result = answer }
        return Verifier(options: VerifierOptions(shownStates: shownStates))
            .verify([code.read([.present], styles: [.custom])])
    }

    @Test func isKeptOnlyWhereAskedFor() {
        #expect(report(shownStates: 0).animators[0].scenarios.allSatisfy { $0.graph == nil })
        let scenarios = report(shownStates: 1000).animators[0].scenarios
        #expect(!scenarios.isEmpty && scenarios.allSatisfy { $0.graph != nil })
        #expect(report(shownStates: scenarios[0].states - 1).animators[0].scenarios[0].graph == nil)
    }

    @Test func showsEveryState() throws {
        for scenario in report(shownStates: 1000).animators[0].scenarios {
            let graph = try #require(scenario.graph)
            #expect(graph.nodes.reduce(0) { $0 + $1.states } == scenario.states)
            #expect(graph.nodes[0].phase == .idle)
            let looks = Set(graph.nodes.map { [$0.phase.rawValue, "\($0.stack)", "\($0.elsewhere)"] })
            #expect(looks.count == graph.nodes.count)
            #expect(graph.edges.flatMap { [$0.from, $0.to] }.allSatisfy(graph.nodes.indices.contains))
            #expect(Set(graph.edges).count == graph.edges.count)
            // Every node but the first is led to.
            #expect(Set(graph.edges.map(\.to)).isSuperset(of: graph.nodes.indices.dropFirst()))
        }
    }

    @Test func storiesAreWaysThroughIt() throws {
        let report = report(shownStates: 1000)
        let finding = try #require(report.findings.first { $0.rule == "source-left-altered" })
        let graph = try #require(report.animators[0].scenarios.first { $0.scenario == finding.scenario }?.graph)
        let path = try #require(graph.paths.first { $0.rule == finding.rule && $0.location == finding.location })
        #expect(path.nodes.count == finding.trace.count + 1)
        for (number, step) in finding.trace.enumerated() {
            let (from, to) = (path.nodes[number], path.nodes[number + 1])
            #expect(graph.edges.contains { $0.from == from && $0.to == to && $0.event == step.event })
        }
    }

    @Test func stepsSayWhatBecameOfWhichView() throws {
        let report = report(shownStates: 0)
        let finding = try #require(report.findings.first { $0.rule == "source-left-altered" })
        let step = try #require(finding.trace.first { !$0.stack.isEmpty })
        #expect(step.phase == .animating)
        let changes = step.effects.compactMap(\.change)
        #expect(changes.contains(ViewChange(view: ViewDeclaration.overlay, kind: .inserted)))
        #expect(changes.contains { $0.view == ViewDeclaration.base && $0.kind == .changed(.frame, .offscreen) })
        #expect(step.stack.map(\.role) == [.overlay] && step.stack.map(\.id) == [ViewDeclaration.overlay])
    }
}
