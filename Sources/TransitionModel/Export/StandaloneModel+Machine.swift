import StateSpace

/// Why a machine cannot be written out.
public enum ExportProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// There are more states than may be explored.
    case tooManyStates(Int)
    /// A step is too large to be written as a tree.
    case tooManyWays(String)

    /// One line in plain words.
    public var description: String {
        switch self {
        case .tooManyStates(let bound): "it has more than \(bound) states; allow more with --max-states"
        case .tooManyWays(let event): "the turn '\(event)' can go in more ways than can be written out"
        }
    }
}

extension StandaloneModel {
    /// Explores an animator in a scenario and writes out what was found.
    public init(_ animator: ReadAnimator, in scenario: Scenario, maximumStates: Int) throws(ExportProblem) {
        let bounds = ExplorationOptions(maximumStates: maximumStates, findsDeadlocks: false)
        let explored = ScenarioExploration.explore(
            animator, scenario, bounds, repeats: true, Preparation(animator.program), prunesWays: false,
            compilesSteps: .always)
        if case .incomplete = explored.result.outcome { throw .tooManyStates(maximumStates) }
        try self.init(explored.machine, explored.result)
    }

    init(_ machine: TransitionMachine, _ result: Exploration) throws(ExportProblem) {
        guard let compiled = machine.compiled else { preconditionFailure("only compiled steps can be written out") }
        for (event, action) in machine.actions.enumerated() {
            for judges in [false, true] where compiled.tree(event, judgesDeadEnds: judges).isGivenUp {
                throw .tooManyWays(action.name)
            }
        }
        if compiled.duty.isGivenUp { throw .tooManyWays("what must happen") }
        let layout = machine.layout
        let beginnings = machine.beginnings.ways.map(\.state.fields)
        let values = FieldValues(layout, beginnings: beginnings, trees: compiled.trees)
        let kept = layout.widths.indices.filter { values.only($0) == nil }
        var variables: [Int?] = layout.widths.map { _ in nil }
        for (number, field) in kept.enumerated() { variables[field] = number }
        let named = FieldNames(machine)
        let breaches = result.violations.filter { $0.key < TransitionModel.Breach.firstMark }
        let maker = StandaloneTreeMaker(
            layout, values, variables,
            breaches: Dictionary(uniqueKeysWithValues: breaches.enumerated().map { ($1.key, $0) }))
        name = machine.program.name
        location = machine.program.location
        scenario = machine.scenario
        self.variables = kept.map {
            Variable(name: named.names[$0], bits: values.bits($0), meaning: named.meanings[$0])
        }
        self.beginnings = Self.distinct(beginnings.map { fields in kept.map { Int(fields[$0]) } })
        steps = Self.steps(machine, compiled, maker)
        duty = maker.tree(compiled.duty)
        let memory = StepMemory()
        self.breaches = breaches.map { Self.breach($0, machine, memory) }
        places = Self.places(machine, values, variables)
        phase = variables[EnvironmentField.phase.rawValue]
        let main = machine.legs.indices.reduce(into: UInt64(0)) { if machine.legs[$1].isMain { $0 |= 1 << UInt64($1) } }
        owed = maker.tests([
            FieldTest(EnvironmentField.leg.rawValue, isIn: main),
            FieldTest(EnvironmentField.mayHaveCompleted.rawValue, is: 0),
        ])
        phasesInFlight = LifecyclePhase.allCases.indices.filter { LifecyclePhase.allCases[$0].isInFlight }
        states = result.statistics.states
        edges = result.statistics.edges
    }

    private static func steps(
        _ machine: TransitionMachine, _ compiled: CompiledSteps, _ maker: StandaloneTreeMaker
    ) -> [Step] {
        machine.events.enumerated().compactMap { number, event in
            let judged = maker.tree(compiled.tree(number, judgesDeadEnds: true))
            let unjudged = maker.tree(compiled.tree(number, judgesDeadEnds: false))
            guard judged.mayEnter || unjudged.mayEnter else { return nil }
            let action = machine.actions[number]
            return Step(
                name: FieldNames.identifier("step\(number)_\(action.name)"), words: action.name,
                location: machine.location(of: event), isFair: action.fairness == .weak, judged: judged,
                unjudged: unjudged)
        }
    }

    private static func breach(
        _ violation: Violation, _ machine: TransitionMachine, _ memory: StepMemory
    ) -> Breach {
        let breach = TransitionModel.Breach(key: violation.key)
        let check = machine.checks[breach.check]
        let text = check.finding(breach, in: Story(machine, violation.counterexample, memory))
        let draft = ScenarioExploration.Draft(breach: breach, rule: check.rule, text: text, steps: [])
        return Breach(
            rule: check.rule.id, severity: draft.severity, message: text.message, location: text.location,
            isDoubt: check.rule.id == Rule.notUnderstood.id)
    }

    private static func places(
        _ machine: TransitionMachine, _ values: FieldValues, _ variables: [Int?]
    ) -> [Place] {
        machine.program.views.enumerated().map { view, declaration in
            let parent = machine.layout.parents + view
            return Place(
                view: declaration.name, parent: variables[parent], fixedParent: values.only(parent) ?? 0,
                rank: variables[machine.layout.ranks + view])
        }
    }

    private static func distinct(_ beginnings: [[Int]]) -> [[Int]] {
        var seen: Set<[Int]> = []
        return beginnings.filter { seen.insert($0).inserted }
    }
}

extension StandaloneModel.Tree {
    /// Whether the event may ever come.
    public var mayEnter: Bool {
        nodes.contains { if case .enter = $0 { true } else { false } }
    }
}
