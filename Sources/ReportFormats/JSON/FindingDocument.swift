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
    var effects: [RemarkDocument]
    /// The container, bottom to top.
    var stack: [ViewDocument]
    var elsewhere: [ViewDocument]

    init(_ step: TraceStep) {
        event = step.event
        location = Nullable(step.location.map { Place(file: $0.file, line: $0.line, column: $0.column) })
        effects = step.effects.map { RemarkDocument($0.text, at: $0.location) }
        stack = step.stack.map(ViewDocument.init)
        elsewhere = step.elsewhere.map(ViewDocument.init)
    }
}

/// A view as it stands after a step.
struct ViewDocument: Encodable {
    var name: String
    /// Where it is, when not in the container.
    var place: Nullable<String>
    /// What is unusual about it: `"alpha": "zero"`.
    var attributes: [String: String]

    init(_ view: StackedView) {
        name = view.name
        place = Nullable(view.place)
        attributes = Dictionary(uniqueKeysWithValues: view.attributes.map { ($0.rawValue, $1.rawValue) })
    }
}
