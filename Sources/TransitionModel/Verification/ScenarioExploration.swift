import StateSpace

/// One animator explored in one scenario, with the stories of the rules that broke.
struct ScenarioExploration: Sendable {
    /// A broken rule with its words and its story.
    struct Draft: Sendable {
        var breach: Breach
        var rule: Rule
        var text: FindingText
        var steps: [TraceStep]
        /// Where the part begins that is repeated for ever.
        var loopStart: Int?
        /// How to walk the run again.
        var replay: ReplayCode?

        /// The severity after the caps of the decisions in its run.
        var severity: Severity { min(text.severity, certainty.loudest) }

        /// How sure the decisions in its run are.
        var certainty: Certainty {
            switch breach.cap {
            case 2: .possible
            case 1: .hinted
            default: .established
            }
        }
    }

    let animator: ReadAnimator
    let scenario: Scenario
    let drafts: [Draft]
    let states: Int
    let edges: Int
    /// States and edges alike, of everything that was explored to come to this.
    let steps: Int
    let notUnderstood: [NotUnderstood]
    private(set) var limit: String?
    /// Whether the delegate hands this animator out in the scenario.
    let isHandedOut: Bool
    /// Whether there are more states than could be explored.
    let ranOutOfStates: Bool
    /// Whether some run leaves by the animator's own guard on a view that the context does not have.
    let leavesByGuard: Bool
    /// States in which only one of several callbacks was followed, since they come to the same in any order.
    let reducedStates: Int
    /// States in whose place another was kept that stands for all which differ only in the order of like parts.
    let replacedStates: Int
    /// What code was reached.
    let coverage: CodeCoverage
    /// What was explored, where it is small enough to be shown.
    let graph: StateGraph?

    /// Explores a scenario, with so many searches at the same time, or leaves it when the run must end.
    static func make(
        of animator: ReadAnimator, in scenario: Scenario, maximumStates: Int, repeats: Bool,
        _ preparation: Preparation, _ run: Run, searches: Int
    ) -> ScenarioExploration {
        if let end = run.end { return ScenarioExploration(animator, scenario, leftBecause: end) }
        let bounds = run.options(maximumStates: maximumStates, searches: searches)
        return ScenarioExploration(animator, scenario, bounds, repeats: repeats, preparation, run)
    }

    private init(
        _ animator: ReadAnimator, _ scenario: Scenario, _ bounds: ExplorationOptions, repeats: Bool,
        _ preparation: Preparation, _ run: Run
    ) {
        self.animator = animator
        self.scenario = scenario
        let explored = Self.explore(animator, scenario, bounds, repeats: repeats, preparation, reductions: run.reductions)
        let (machine, result) = (explored.machine, explored.result)
        isHandedOut = explored.isHandedOut
        states = result.statistics.states
        edges = result.statistics.edges
        reducedStates = result.statistics.partlyExpandedStates
        replacedStates = result.statistics.replacedStates
        coverage = CodeCoverage(of: machine, isComplete: result.outcome == .complete && explored.isHandedOut)
        steps = explored.steps
        if case .incomplete(.stateLimit) = result.outcome { ranOutOfStates = true } else { ranOutOfStates = false }
        if case .incomplete(.cancelled) = result.outcome {
            limit = run.end ?? IncompleteReason.cancelled.description
        } else if case .incomplete(let reason) = result.outcome {
            limit = reason.description
        } else if result.violations.contains(where: { $0.key == Breach.tooManyWaysKey }) {
            limit = "a turn of the run loop can go in more than \(machine.mostWays) ways"
        } else if !explored.isHandedOut {
            limit = "the delegate never hands this animator out, as far as it was understood"
        } else {
            limit = nil
        }
        leavesByGuard = result.violations.contains { $0.key == Breach.leftByGuardKey }
        var drafts: [Draft] = []
        var notUnderstood = explored.doubts
        let memory = StoryMemory()
        let codes = ReplayCoder(machine, memory.steps)
        var graph = states <= run.shownStates ? StateGraph(machine, maximumStates: run.shownStates) : nil
        for violation in result.violations where violation.key < Breach.firstMark {
            let breach = Breach(key: violation.key)
            let check = machine.checks[breach.check]
            let story = memory.story(machine, violation.counterexample)
            let text = check.finding(breach, in: story)
            if check.rule.id == Rule.notUnderstood.id {
                let line = NotUnderstood(text)
                if !notUnderstood.contains(line) { notUnderstood.append(line) }
            }
            drafts.append(
                Draft(
                    breach: breach, rule: check.rule, text: text, steps: story.steps,
                    replay: codes.code(for: violation.counterexample, rule: check.rule)))
            if let nodes = graph?.nodes(of: violation.counterexample, machine) {
                graph?.paths.append(.init(rule: check.rule.id, location: text.location, nodes: nodes))
            }
        }
        if let endless = Self.endless(result, machine, codes), !drafts.contains(where: { Self.isStandstill($0.rule) }) {
            drafts.append(endless)
        }
        self.drafts = drafts
        self.graph = graph
        self.notUnderstood = notUnderstood.sorted { $0.location < $1.location }
    }

    /// A scenario that nothing is known of, because the run ended before.
    private init(_ animator: ReadAnimator, _ scenario: Scenario, leftBecause end: String) {
        self.animator = animator
        self.scenario = scenario
        drafts = []
        states = 0
        edges = 0
        reducedStates = 0
        replacedStates = 0
        coverage = .none
        steps = 0
        notUnderstood = []
        limit = end
        isHandedOut = true
        ranOutOfStates = false
        leavesByGuard = false
        graph = nil
    }

    /// Says that the bound of all the animator's scenarios left no more states, if more were needed.
    mutating func notesBoundOfAnimator() {
        if ranOutOfStates, let limit { self.limit = "\(limit), and the bound of all its scenarios leaves no more" }
    }

    /// A run in which callbacks go round in circles and never complete, if there is one that nothing else can end.
    private static func endless(
        _ result: Exploration, _ machine: TransitionMachine, _ codes: ReplayCoder
    ) -> Draft? {
        guard case .violated(let failure)? = result.obligations.first?.verdict, !failure.counterexample.loop.isEmpty
        else { return nil }
        var ticking: TaskID?
        for step in failure.counterexample.loop {
            let event = machine.events[Int(step.action)]
            guard machine.isForced(event, from: step.before) else { return nil }
            if ticking == nil, case .fire(let task) = event { ticking = task }
        }
        guard let breach = endlessBreach(of: ticking, machine) else { return nil }
        let check = machine.checks[breach.check]
        let story = Story(machine, failure.counterexample)
        return Draft(
            breach: breach, rule: check.rule, text: check.finding(breach, in: story), steps: story.steps,
            loopStart: failure.counterexample.loopStart,
            replay: codes.code(for: failure.counterexample, rule: check.rule))
    }

    /// What is broken where a task goes round in circles for ever, and no other step ends it.
    private static func endlessBreach(of task: TaskID?, _ machine: TransitionMachine) -> Breach? {
        guard let task, let number = machine.checks.firstIndex(where: { $0.rule == Rule.stuckContext }) else { return nil }
        return Breach(check: number, cap: 0, subject: .task(task), form: StuckContextCheck.Form.repeats.rawValue)
    }

    /// What is broken where some events go round in circles for ever.
    static func endlessBreach(of loop: [MachineEvent], _ machine: TransitionMachine) -> Breach? {
        let tasks = loop.lazy.compactMap { event -> TaskID? in if case .fire(let task) = event { task } else { nil } }
        return endlessBreach(of: tasks.first, machine)
    }

    /// Whether a rule is about a transition that does not come to its end.
    private static func isStandstill(_ rule: Rule) -> Bool {
        [Rule.missingCompletion, .stuckContext, .interactionNotEnded].contains(rule)
    }

    /// Whether the delegate is known to hand this animator out only while fingers drive it: the interactive exploration
    /// of the same transition saw it handed out and left nothing open. An interaction that never came about proves
    /// nothing: how it begins may have been misread.
    func isIdle(among others: [ScenarioExploration]) -> Bool {
        guard !isHandedOut, !scenario.isInteractive, notUnderstood.isEmpty else { return false }
        return others.contains { other in
            other.isHandedOut && other.limit == nil && other.notUnderstood.isEmpty
                && other.scenario.kind == scenario.kind
                && other.scenario.isInteractive
        }
    }

    /// What was found, once it is known whether any of it is loud enough to count.
    func verdict(isViolated: Bool, isIdle: Bool = false) -> ScenarioVerdict {
        let limit = isIdle ? nil : limit
        let verdict: Verdict = isViolated ? .violated : limit != nil || !notUnderstood.isEmpty ? .incomplete : .verified
        return ScenarioVerdict(
            scenario: scenario, verdict: verdict, states: states, edges: edges, reducedStates: reducedStates,
            replacedStates: replacedStates, notUnderstood: notUnderstood, limit: limit, graph: graph)
    }
}
