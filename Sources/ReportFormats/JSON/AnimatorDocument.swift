import TransitionModel

/// The verdict on an animator as the JSON report has it.
struct AnimatorDocument: Encodable {
    var name: String
    var file: String
    var line: Int
    var column: Int
    var verdict: String
    var scenarios: [ScenarioVerdictDocument]
    /// Lines that no run comes to.
    var neverReached: [PlaceDocument]
    /// What never came about, with the rules that have nothing to say.
    var vacuous: [VacuityDocument]
    /// The subclasses that give its verdict to a class of which no object is made; empty for what was itself explored.
    var through: [String]

    init(_ animator: AnimatorVerdict) {
        name = animator.name
        file = animator.location.file
        line = animator.location.line
        column = animator.location.column
        verdict = animator.verdict.rawValue
        scenarios = animator.scenarios.map(ScenarioVerdictDocument.init)
        neverReached = animator.neverReached.map { PlaceDocument(file: $0.file, line: $0.line) }
        vacuous = animator.vacuities.map { VacuityDocument(reason: $0.reason, rules: $0.rules) }
        through = []
    }

    init(_ verdict: BaseVerdict) {
        name = verdict.base.name
        file = verdict.base.location.file
        line = verdict.base.location.line
        column = verdict.base.location.column
        self.verdict = verdict.verdict.rawValue
        scenarios = []
        neverReached = []
        vacuous = []
        through = verdict.subclasses
    }
}

extension Report {
    /// All verdicts, those on classes that only subclasses are made of last.
    var animatorDocuments: [AnimatorDocument] {
        animators.map(AnimatorDocument.init) + bases.map(AnimatorDocument.init)
    }
}

/// A line of source.
struct PlaceDocument: Encodable {
    var file: String
    var line: Int
}

/// What never came about.
struct VacuityDocument: Encodable {
    var reason: String
    var rules: [String]
}

/// The verdict on one scenario: the scenario's own keys, and what was found in it.
struct ScenarioVerdictDocument: Encodable {
    private enum Key: CodingKey { case verdict, states, edges, reducedStates, replacedStates, limit, notUnderstood }

    var scenario: ScenarioDocument
    var verdict: String
    var states: Int
    var edges: Int
    /// States in which one callback was followed for several.
    var reducedStates: Int
    /// States in whose place a like one was kept.
    var replacedStates: Int
    /// The bound that ended the exploration early.
    var limit: String?
    var notUnderstood: [RemarkDocument]

    init(_ verdict: ScenarioVerdict) {
        scenario = ScenarioDocument(verdict.scenario)
        self.verdict = verdict.verdict.rawValue
        states = verdict.states
        edges = verdict.edges
        reducedStates = verdict.reducedStates
        replacedStates = verdict.replacedStates
        limit = verdict.limit
        notUnderstood = verdict.notUnderstood.map { RemarkDocument($0.text, at: $0.location) }
    }

    func encode(to encoder: any Encoder) throws {
        try scenario.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(verdict, forKey: .verdict)
        try container.encode(states, forKey: .states)
        try container.encode(edges, forKey: .edges)
        try container.encode(reducedStates, forKey: .reducedStates)
        try container.encode(replacedStates, forKey: .replacedStates)
        try container.encode(Nullable(limit), forKey: .limit)
        try container.encode(notUnderstood, forKey: .notUnderstood)
    }
}
