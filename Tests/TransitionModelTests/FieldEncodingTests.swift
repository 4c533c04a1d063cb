import StateSpace
import Testing

@testable import TransitionModel

/// States that are packed by the values that fields are seen to have make no difference to what is found.
@Suite struct FieldEncodingTests {
    @Test(arguments: 0..<8)
    func nothingElseIsFoundAmongEncodedStates(_ seed: Int) {
        let program = RandomProgram.make(seed: seed)
        for (number, scenario) in RandomProgramTests.scenarios.enumerated() {
            var options = ExplorationOptions(usesReductions: (seed + number) % 2 == 0)
            options.leastStatesDivided = 4
            let plain = machine(program, scenario).explore(options)
            for sampled in [1, 8, 64] where sampled < plain.statistics.states {
                options.threads = 1 + (seed + sampled) % 2
                options.leastStatesTogether = 4
                let compilation: StepCompilation = (number + sampled) % 3 == 0 ? .whenItPays : .always
                let result = machine(program, scenario, compilation).exploreEncoded(options, after: sampled)
                expectSame(result, plain)
            }
        }
    }

    private func expectSame(_ result: Exploration, _ plain: Exploration) {
        #expect(result.outcome == plain.outcome)
        #expect(result.statistics.statesPerLevel == plain.statistics.statesPerLevel)
        #expect(result.statistics.actionCounts == plain.statistics.actionCounts)
        #expect(result.violations == plain.violations)
        #expect(result.deadlocks == plain.deadlocks)
        #expect(result.obligations == plain.obligations)
    }

    @Test(arguments: 4..<9)
    func encodedStepsAreTheInterpreters(_ seed: Int) {
        let program = RandomProgram.make(seed: seed)
        for scenario in RandomProgramTests.scenarios {
            let interpreted = machine(program, scenario, .never)
            guard let values = values(of: interpreted, machine(program, scenario, .always)) else { continue }
            // One whose steps are yet to be recorded, and one that knows some of them.
            for known in [1, 40] {
                let wide = machine(program, scenario, .always)
                _ = wide.explore(ExplorationOptions(maximumStates: known))
                let narrow = TransitionMachine(wide, wide.layout.encoded(by: FieldEncoding(wide.layout, values)))
                Comparison(narrow, interpreted).walk(mostStates: 60)
            }
        }
    }

    /// All values that a machine comes to, in its states and within its steps.
    private func values(of machine: TransitionMachine, _ compiled: TransitionMachine) -> [Set<Int>]? {
        guard let graph = machine.reachableGraph(maximumStates: 300) else { return nil }
        _ = compiled.explore()
        var values = [Set<Int>](repeating: [], count: machine.layout.widths.count)
        for words in graph.states {
            for (field, value) in machine.layout.unpack(words).enumerated() { values[field].insert(Int(value)) }
        }
        while true {
            let encoding = FieldEncoding(machine.layout, values)
            var options = ExplorationOptions()
            options.isAbandoned = encoding.misses.endSearch
            _ = TransitionMachine(compiled, machine.layout.encoded(by: encoding)).explore(options)
            if encoding.misses.isEmpty { return values }
            for miss in encoding.misses.values { values[miss.field].insert(miss.value) }
        }
    }

    @Test(arguments: 0..<6)
    func aValueWithoutACodeIsAlwaysNoticed(_ seed: Int) {
        let wide = machine(RandomProgram.make(seed: seed), RandomProgramTests.scenarios[0], .always)
        let whole = wide.explore()
        let beginning = wide.blank.fields.map { Set([Int($0)]) }
        let encoding = FieldEncoding(wide.layout, beginning)
        let narrow = TransitionMachine(wide, wide.layout.encoded(by: encoding))
        var options = ExplorationOptions()
        options.isAbandoned = encoding.misses.endSearch
        let result = narrow.explore(options)
        #expect(whole.statistics.states > 1)
        #expect(!encoding.misses.values.isEmpty && !encoding.misses.spareResult)
        #expect(result.outcome == .incomplete(.cancelled) && result.violations.isEmpty)
    }

    @Test func aFieldIsGivenAnothersValueByItsOwnCode() {
        let layout = machine(RandomProgram.make(seed: 2), RandomProgramTests.scenarios[0]).layout
        var values = layout.widths.map { _ in Set([0]) }
        let copy = FieldCopy(from: layout.attributes, to: layout.before)
        values[copy.from] = [1, 3, 4, 7]
        values[copy.to] = [0, 3, 7]
        let encoding = FieldEncoding(layout, values)
        let encoded = layout.encoded(by: encoding)
        let operations = encoded.packed([.copy([copy])])
        for (value, isKnown) in [(3, true), (7, true), (1, false)] {
            var fields = layout.widths.map { _ in UInt16(0) }
            fields[copy.from] = UInt16(value)
            for field in fields.indices where !values[field].contains(Int(fields[field])) { fields[field] = 0 }
            var words = [UInt64](repeating: 0, count: encoded.wordsPerState)
            encoded.pack(fields, into: &words)
            operations.withUnsafeBufferPointer {
                PackedOperation.run($0.baseAddress!, $0.count, on: &words, PackedViews(encoded))
            }
            if isKnown { fields[copy.to] = UInt16(value) }
            #expect(encoded.unpack(words) == fields)
            #expect(encoding.misses.spareStates == isKnown)
        }
    }

    private func machine(
        _ program: AnimatorProgram, _ scenario: Scenario, _ compilation: StepCompilation = .whenItPays
    ) -> TransitionMachine {
        TransitionMachine(program, scenario: scenario, evidence: Evidence(), compilesSteps: compilation)
    }
}
