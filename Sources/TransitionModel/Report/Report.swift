/// What a run of the verifier found out.
public struct Report: Hashable, Codable, Sendable {
    /// In the order of their places in the source.
    public var findings: [Finding]
    /// The verdicts, one for each animator.
    public var animators: [AnimatorVerdict]
    /// The verdicts on classes that only subclasses are made of, in the order of their places.
    public var bases: [BaseVerdict]

    /// Makes a report from its parts.
    public init(findings: [Finding] = [], animators: [AnimatorVerdict] = [], bases: [BaseVerdict] = []) {
        self.findings = findings
        self.animators = animators
        self.bases = bases
    }
}

/// Whether an animator, or one scenario of it, is right.
public enum Verdict: String, Hashable, Codable, Sendable {
    /// Every reachable state was explored, no rule is broken, and nothing that was not understood mattered.
    case verified
    /// A rule is broken; there is a run that shows it.
    case violated
    /// No violation, but something was not understood or a bound was hit.
    case incomplete
}

/// One broken rule at one place.
public struct Finding: Hashable, Codable, Sendable {
    /// The rule's id.
    public var rule: String
    /// How loud it is in the surest circumstances that its story needs.
    public var severity: Severity
    /// Where it points: the statement to change, or the exit that forgot something.
    public var location: SourceLocation
    /// One sentence, in the person's terms, without a closing full stop.
    public var message: String
    /// The animator's type; empty where the finding is about no animator.
    public var animator: String
    /// How sure the circumstances are that the finding needs.
    public var certainty: Certainty
    /// The scenario of the trace; `nil` for findings that need no run.
    public var scenario: Scenario?
    /// Other places that belong to it: "the other completion is here".
    public var related: [Related]
    /// The shortest story that shows it.
    public var trace: [TraceStep]
    /// The step, from 0, with which a part begins that is repeated for ever; `nil` when the story just ends.
    public var loopStart: Int?
    /// With which `replay` walks the story again; `nil` for findings that need no run.
    public var replayCode: String?
    /// Tells whether findings of two runs are the same, whatever lines moved between them; empty until it is known.
    public var fingerprint = ""
    /// The comment that asks for this finding to be passed over.
    public var suppression: Suppression?
    /// Whether a baseline lists it: it was there before, and is accepted for now.
    public var isBaselined = false
    /// Changes each of which mends it.
    public var fixes: [Fix] = []

    /// Whether it counts: neither suppressed nor listed in a baseline.
    public var counts: Bool { suppression == nil && !isBaselined }

    /// Another place that belongs to a finding.
    public struct Related: Hashable, Codable, Sendable {
        /// The place.
        public var location: SourceLocation
        /// What is there, in a few words.
        public var message: String

        /// Makes a related place from its parts.
        public init(location: SourceLocation, message: String) {
            self.location = location
            self.message = message
        }
    }

    /// Makes a finding from its parts.
    public init(
        rule: String, severity: Severity, location: SourceLocation, message: String, animator: String,
        certainty: Certainty = .established, scenario: Scenario? = nil, related: [Related] = [],
        trace: [TraceStep] = [], loopStart: Int? = nil, replayCode: String? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.location = location
        self.message = message
        self.animator = animator
        self.certainty = certainty
        self.scenario = scenario
        self.related = related
        self.trace = trace
        self.loopStart = loopStart
        self.replayCode = replayCode
    }
}

/// One step of a story: one turn of the main run loop, or one thing that UIKit does inside it.
public struct TraceStep: Hashable, Codable, Sendable {
    /// What happens, in words: "the animation ends (finished: true)".
    public var event: String
    /// The line that this step is about, if it runs code.
    public var location: SourceLocation?
    /// Where the transition is in its life after the step.
    public var phase: LifecyclePhase?
    /// What the code did that matters, in order: "destinationView is put on top of the container".
    public var effects: [Effect]
    /// The container, bottom to top, after the step.
    public var stack: [StackedView]
    /// Views elsewhere that code has put somewhere or changed.
    public var elsewhere: [StackedView]
    /// Whether there is a container after the step, empty or not.
    public var hasContainer: Bool
    /// The screens' views that stand outside the container as they did before: not worth a word, but part of a picture.
    public var atHome: [StackedView]

    /// Something that the code did in a step.
    public struct Effect: Hashable, Codable, Sendable {
        /// The statement that did it.
        public var location: SourceLocation
        /// What was done, in words.
        public var text: String
        /// What it did to a view, if it did something to one.
        public var change: ViewChange?

        /// Makes an effect from its parts.
        public init(location: SourceLocation, text: String, change: ViewChange? = nil) {
            self.location = location
            self.text = text
            self.change = change
        }
    }

    /// Makes a step from its parts.
    public init(
        event: String, location: SourceLocation? = nil, phase: LifecyclePhase? = nil, effects: [Effect] = [],
        stack: [StackedView] = [], elsewhere: [StackedView] = [], hasContainer: Bool = true,
        atHome: [StackedView] = []
    ) {
        self.hasContainer = hasContainer
        self.atHome = atHome
        self.event = event
        self.location = location
        self.phase = phase
        self.effects = effects
        self.stack = stack
        self.elsewhere = elsewhere
    }
}

/// The verdict on one animator, over all scenarios.
public struct AnimatorVerdict: Hashable, Codable, Sendable {
    /// The animator's type.
    public var name: String
    /// Where the type is declared.
    public var location: SourceLocation
    /// The worst of its scenarios' verdicts.
    public var verdict: Verdict
    /// The scenarios that were explored, in a fixed order.
    public var scenarios: [ScenarioVerdict]
    /// The files that its code stands in, in the order of their paths.
    public var files: [String]
    /// The lines of its code that do something and that no run of any scenario comes to, in the order of their places.
    ///
    /// None where not everything was explored.
    public var neverReached: [SourceLocation]
    /// What never came about in any scenario, and which rules therefore have nothing to say.
    public var vacuities: [Vacuity]

    /// Makes a verdict from its parts.
    public init(
        name: String, location: SourceLocation, verdict: Verdict, scenarios: [ScenarioVerdict], files: [String] = [],
        neverReached: [SourceLocation] = [], vacuities: [Vacuity] = []
    ) {
        self.name = name
        self.location = location
        self.verdict = verdict
        self.scenarios = scenarios
        self.files = files
        self.neverReached = neverReached
        self.vacuities = vacuities
    }
}

/// The verdict on one scenario.
public struct ScenarioVerdict: Hashable, Codable, Sendable {
    /// The circumstances.
    public var scenario: Scenario
    /// Whether it is right in them.
    public var verdict: Verdict
    /// Distinct states that were reached.
    public var states: Int
    /// Transitions between them.
    public var edges: Int
    /// States in which only one of several callbacks was followed, since they come to the same in any order.
    public var reducedStates: Int
    /// States in whose place another was kept that stands for all which differ only in the order of like parts.
    public var replacedStates: Int
    /// What was not understood and mattered.
    public var notUnderstood: [NotUnderstood]
    /// The bound that ended the exploration early, in words.
    public var limit: String?
    /// What was explored, where it was asked for and is small enough.
    public var graph: StateGraph?

    /// Makes a verdict from its parts.
    public init(
        scenario: Scenario, verdict: Verdict, states: Int, edges: Int, reducedStates: Int = 0,
        replacedStates: Int = 0, notUnderstood: [NotUnderstood] = [], limit: String? = nil, graph: StateGraph? = nil
    ) {
        self.scenario = scenario
        self.verdict = verdict
        self.states = states
        self.edges = edges
        self.reducedStates = reducedStates
        self.replacedStates = replacedStates
        self.notUnderstood = notUnderstood
        self.limit = limit
        self.graph = graph
    }
}

/// A line that mattered and could not be read.
public struct NotUnderstood: Hashable, Codable, Sendable {
    /// The line.
    public var location: SourceLocation
    /// What stands there, and what is therefore not known.
    public var text: String

    /// Makes it from its parts.
    public init(location: SourceLocation, text: String) {
        self.location = location
        self.text = text
    }
}
