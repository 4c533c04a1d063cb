/// A walk at random through one scenario of an animator: the same seed, the same walk.
public struct RandomWalk: Sendable {
    /// The animator's type.
    public var animator: String
    /// The circumstances.
    public var scenario: Scenario
    /// What happened.
    public var steps: [TraceStep]
    /// For each step the rules that were broken in it.
    public var broken: [[String]]
    /// Whether nothing could happen any more; otherwise the walk was as long as it might be.
    public var cameToAnEnd: Bool

    /// Walks at most so many steps.
    public init(through animator: ReadAnimator, in scenario: Scenario, seed: UInt64, steps most: Int) {
        self.animator = animator.program.name
        self.scenario = scenario
        let machine = TransitionMachine(
            PreparedProgram(animator.program, for: scenario.kind), scenario: scenario, evidence: animator.evidence)
        var generator = SeededGenerator(seed: seed)
        let beginning = Int.random(in: 0..<max(1, machine.beginnings.ways.count), using: &generator)
        var teller = StoryTeller(machine, beginning: beginning)
        broken = []
        cameToAnEnd = false
        while teller.steps.count < most {
            let steps = machine.steps(from: teller.state, teller.memory)
            guard let ordinal = steps.indices.randomElement(using: &generator) else {
                cameToAnEnd = true
                break
            }
            teller.take(steps[ordinal].event, ordinal: ordinal)
            let rules = Set(teller.breaches.map { machine.checks[$0.check].rule.id })
            broken.append(rules.sorted())
        }
        steps = teller.steps
    }
}

/// SplitMix64: numbers that look random and depend on a seed alone.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
