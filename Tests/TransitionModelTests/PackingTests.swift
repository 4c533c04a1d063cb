import Testing

@testable import TransitionModel

/// States survive packing, and what a machine reaches fits its fields.
@Suite struct PackingTests {
    private let machine = TransitionMachine(
        Fade(wantsFinished: true).assembled().program,
        scenario: Scenario(kind: .present, style: .custom, isInteractive: true), evidence: Evidence())

    @Test(arguments: 0..<50)
    func anyStateSurvivesPacking(_ seed: Int) {
        var generator = Linear(seed: UInt64(seed))
        let layout = machine.layout
        let fields = layout.widths.map { UInt16(generator.next() % (1 << UInt64($0))) }
        var words = [UInt64](repeating: .max, count: layout.wordsPerState)
        layout.pack(fields, into: &words)
        #expect(layout.unpack(words) == fields)
    }

    @Test func fieldsDoNotOverlap() {
        let layout = machine.layout
        for field in layout.widths.indices where layout.widths[field] > 0 {
            var fields = [UInt16](repeating: 0, count: layout.widths.count)
            fields[field] = UInt16((1 << layout.widths[field]) - 1)
            var words = [UInt64](repeating: 0, count: layout.wordsPerState)
            layout.pack(fields, into: &words)
            #expect(layout.unpack(words) == fields)
            #expect(words.reduce(0) { $0 + $1.nonzeroBitCount } == layout.widths[field])
        }
    }

    @Test func environmentFieldsAreWideEnough() {
        #expect(1 << EnvironmentField.phase.bits >= LifecyclePhase.allCases.count)
        #expect(1 << 5 >= AttributeValue.allCases.count)
        #expect(1 << 6 > 2 * AttributeValue.allCases.count)
    }

    @Test func breachesSurviveTheirKeys() {
        for subject: Breach.Subject in [.none, .instruction(70_000), .view(3), .attribute(9), .task(1)] {
            let breach = Breach(check: 19, cap: 2, subject: subject, form: 6)
            #expect(Breach(key: breach.key) == breach)
        }
    }
}

/// A small generator of numbers that is the same everywhere.
struct Linear {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 24
    }
}
