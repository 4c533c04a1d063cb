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
