import TransitionModel

/// A finding as the JSON report has it.
struct FindingDocument: Encodable {
    var rule: String
    var severity: String
    var file: String
    var line: Int
    var column: Int
    var message: String
    var animator: String
    var scenario: Nullable<ScenarioDocument>
    var related: [RemarkDocument]
    var trace: [StepDocument]
    /// The step of the trace, from 0, with which a part begins that is repeated for ever.
    var loopStart: Nullable<Int>
    /// The same in every run, whatever lines moved.
    var fingerprint: String
    /// The comment that asks for it to be passed over.
    var suppression: Nullable<SuppressionDocument>
    /// Whether a baseline lists it.
    var baselined: Bool
    var fixes: [FixDocument]

    init(_ finding: Finding) {
        rule = finding.rule
        severity = finding.severity.rawValue
        file = finding.location.file
        line = finding.location.line
        column = finding.location.column
        message = finding.message
        animator = finding.animator
        scenario = Nullable(finding.scenario.map(ScenarioDocument.init))
        related = finding.related.map { RemarkDocument($0.message, at: $0.location) }
        trace = finding.trace.map(StepDocument.init)
        loopStart = Nullable(finding.loopStart)
        fingerprint = finding.fingerprint
        suppression = Nullable(finding.suppression.map(SuppressionDocument.init))
        baselined = finding.isBaselined
        fixes = finding.fixes.map(FixDocument.init)
    }
}

/// The circumstances of a finding or a verdict.
struct ScenarioDocument: Encodable {
    /// How sure each dimension is: `established`, `hinted` or `possible`.
    struct Certainties: Encodable {
        var kind: String
        var style: Nullable<String>
        var interactive: String
    }

    var kind: String
    var style: Nullable<String>
    var interactive: Bool
    /// Whether every dimension is established.
    var established: Bool
    var certainty: Certainties

    init(_ scenario: Scenario) {
        kind = scenario.kind.rawValue
        style = Nullable(scenario.style?.rawValue)
        interactive = scenario.isInteractive
        established = scenario.isEstablished
        certainty = Certainties(
            kind: scenario.kindCertainty.rawValue,
            style: Nullable(scenario.style.map { _ in scenario.styleCertainty.rawValue }),
            interactive: scenario.interactivityCertainty.rawValue)
    }
}

/// A text at a place: a related place, an effect, something not understood.
struct RemarkDocument: Encodable {
    var file: String
    var line: Int
    var column: Int
    var message: String

    init(_ message: String, at location: SourceLocation) {
        file = location.file
        line = location.line
        column = location.column
        self.message = message
    }
}

/// One step of a trace.
struct StepDocument: Encodable {
    struct Place: Encodable {
        var file: String
        var line: Int
        var column: Int
    }

    var event: String
    var location: Nullable<Place>
    /// Where the transition is in its life after the step.
    var phase: Nullable<String>
    var effects: [EffectDocument]
    /// The container, bottom to top.
    var stack: [ViewDocument]
    var elsewhere: [ViewDocument]
    var hasContainer: Bool
    /// The screens' views that stand outside the container as they did before.
    var atHome: [ViewDocument]

    init(_ step: TraceStep) {
        event = step.event
        location = Nullable(step.location.map { Place(file: $0.file, line: $0.line, column: $0.column) })
        phase = Nullable(step.phase?.rawValue)
        effects = step.effects.map(EffectDocument.init)
        stack = step.stack.map(ViewDocument.init)
        elsewhere = step.elsewhere.map(ViewDocument.init)
        hasContainer = step.hasContainer
        atHome = step.atHome.map(ViewDocument.init)
    }
}

/// Something that a line of code did, and which view it did it to.
struct EffectDocument: Encodable {
    /// What was done to a view: `inserted`, `removed`, or `changed` with the attribute and its new value.
    struct Change: Encodable {
        var view: Int
        var kind: String
        var attribute: Nullable<String>
        var value: Nullable<String>

        init(_ change: ViewChange) {
            view = change.view
            switch change.kind {
            case .inserted: kind = "inserted"
            case .removed: kind = "removed"
            case .changed(let changed, let new):
                kind = "changed"
                attribute = Nullable(changed.rawValue)
                value = Nullable(new.rawValue)
                return
            }
            attribute = Nullable(nil)
            value = Nullable(nil)
        }
    }

    private enum Key: CodingKey { case change }

    var remark: RemarkDocument
    var change: Nullable<Change>

    init(_ effect: TraceStep.Effect) {
        remark = RemarkDocument(effect.text, at: effect.location)
        change = Nullable(effect.change.map(Change.init))
    }

    func encode(to encoder: any Encoder) throws {
        try remark.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(change, forKey: .change)
    }
}

/// A view as it stands after a step.
struct ViewDocument: Encodable {
    var name: String
    /// The same in every step of the trace.
    var id: Int
    /// What it is, whatever its part: `base`, `overlay`, `snapshot`, `backdrop`, `created`, `outside`.
    var role: String
    /// Where it is, when not in the container.
    var place: Nullable<String>
    /// What is unusual about it: `"alpha": "zero"`.
    var attributes: [String: String]

    init(_ view: StackedView) {
        name = view.name
        id = view.id
        role = view.role.rawValue
        place = Nullable(view.place)
        attributes = Dictionary(uniqueKeysWithValues: view.attributes.map { ($0.rawValue, $1.rawValue) })
    }
}
