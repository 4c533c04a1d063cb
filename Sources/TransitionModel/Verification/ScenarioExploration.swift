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
    /// States and edges alike.
    var steps: Int { states + edges }
    let notUnderstood: [NotUnderstood]
    private(set) var limit: String?
    /// Whether there are more states than could be explored.
    let ranOutOfStates: Bool
    /// Whether some run leaves by the animator's own guard on a view that the context does not have.
    let leavesByGuard: Bool
    /// States in which only one of several callbacks was followed, since they come to the same in any order.
    let reducedStates: Int
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
        let (machine, result, isHandedOut, doubts) = Self.explore(
            animator, scenario, bounds, repeats: repeats, preparation, reductions: run.reductions)
        states = result.statistics.states
        edges = result.statistics.edges
        reducedStates = result.statistics.partlyExpandedStates
        coverage = CodeCoverage(of: machine, isComplete: result.outcome == .complete && isHandedOut)
        if case .incomplete(.stateLimit) = result.outcome { ranOutOfStates = true } else { ranOutOfStates = false }
        if case .incomplete(.cancelled) = result.outcome {
            limit = run.end ?? IncompleteReason.cancelled.description
        } else if case .incomplete(let reason) = result.outcome {
            limit = reason.description
        } else if result.violations.contains(where: { $0.key == Breach.tooManyWaysKey }) {
            limit = "a turn of the run loop can go in more than \(TransitionMachine.mostWays) ways"
        } else if !isHandedOut {
            limit = "the delegate never hands this animator out, as far as it was understood"
        } else {
            limit = nil
        }
        leavesByGuard = result.violations.contains { $0.key == Breach.leftByGuardKey }
        var drafts: [Draft] = []
        var notUnderstood = doubts
        let memory = StepMemory()
        let codes = ReplayCoder(machine, memory)
        var graph = states <= run.shownStates ? StateGraph(machine, maximumStates: run.shownStates) : nil
        for violation in result.violations where violation.key < Breach.firstMark {
            let breach = Breach(key: violation.key)
            let check = machine.checks[breach.check]
            let story = Story(machine, violation.counterexample, memory)
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
        coverage = .none
        notUnderstood = []
        limit = end
        ranOutOfStates = false
        leavesByGuard = false
        graph = nil
    }

    /// Says that the bound of all the animator's scenarios left no more states, if more were needed.
    mutating func notesBoundOfAnimator() {
        if ranOutOfStates, let limit { self.limit = "\(limit), and the bound of all its scenarios leaves no more" }
    }

    /// The most states of a story that is told with another round.
    private static let mostStatesToRepeat = 200

    /// Explores the story, or what of it can be told.
    ///
    /// At first no other animators than this one are followed. Where only another is handed out on the way there or
    /// back, all are followed there; where this one is never handed out when it should be, all are followed everywhere.
    /// Where the code's own way there never arrives, the system takes it, so that the rest is explored too. What was not
    /// understood on the way there may matter then as if it had been passed: it may keep what completes the way back.
    /// What comes once more is told where there are few states in all.
    static func explore(
        _ animator: ReadAnimator, _ scenario: Scenario, _ bounds: ExplorationOptions, repeats mayRepeat: Bool,
        _ preparation: Preparation, reductions: MachineReductions = .all
    ) -> (machine: TransitionMachine, result: Exploration, isHandedOut: Bool, doubts: [NotUnderstood]) {
        var doubts: [NotUnderstood] = []
        func explore(
            _ extent: Narrowing.Extent, systemBeforehand: Bool, repeats: Bool, _ reductions: MachineReductions
        ) -> (TransitionMachine, Exploration) {
            let machine = TransitionMachine(
                preparation.program(for: scenario.kind, narrowing: extent), scenario: scenario,
                evidence: animator.evidence, systemBeforehand: systemBeforehand, repeats: repeats,
                isInDoubt: !doubts.isEmpty, reductions: reductions)
            return (machine, machine.explore(bounds))
        }
        func explore(_ extent: Narrowing.Extent, systemBeforehand: Bool = false) -> (TransitionMachine, Exploration) {
            let once = explore(extent, systemBeforehand: systemBeforehand, repeats: false, reductions)
            guard mayRepeat, once.0.prepared.mayMeetItself else { return once }
            // The same stories are told whatever is left out.
            let reduced =
                reductions == .all ? once : explore(extent, systemBeforehand: systemBeforehand, repeats: false, .all)
            guard reduced.1.statistics.states <= mostStatesToRepeat else { return once }
            let again = explore(extent, systemBeforehand: systemBeforehand, repeats: true, reductions)
            if case .incomplete = again.1.outcome { return once }
            return again
        }
        func has(_ mark: UInt64, _ result: Exploration) -> Bool { result.violations.contains { $0.key == mark } }
        var extent = Narrowing.Extent.story
        let narrow = preparation.program(for: scenario.kind, narrowing: extent)
        if narrow.isHandedOut {
            var found = explore(extent)
            if has(Breach.needsOthersKey, found.1) {
                extent = .main
                found = explore(extent)
            }
            if has(Breach.reachedMainKey, found.1) { return (found.0, found.1, true, []) }
            doubts = Self.notUnderstood(in: found.1, found.0)
            found = explore(extent, systemBeforehand: true)
            if has(Breach.reachedMainKey, found.1) || narrow.narrowing.kinds.isEmpty {
                return (found.0, found.1, true, doubts)
            }
            doubts = []
        }
        var found = explore(.nothing)
        if !has(Breach.reachedMainKey, found.1) {
            doubts = Self.notUnderstood(in: found.1, found.0)
            found = explore(.nothing, systemBeforehand: true)
        }
        return (found.0, found.1, false, doubts)
    }

    /// The lines that an exploration passed and that were not understood.
    private static func notUnderstood(in result: Exploration, _ machine: TransitionMachine) -> [NotUnderstood] {
        let memory = StepMemory()
        return result.violations.filter { $0.key < Breach.firstMark }.compactMap { violation in
            let breach = Breach(key: violation.key)
            let check = machine.checks[breach.check]
            guard check.rule.id == Rule.notUnderstood.id else { return nil }
            return NotUnderstood(check.finding(breach, in: Story(machine, violation.counterexample, memory)))
        }
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

    /// What was found, once it is known whether any of it is loud enough to count.
    func verdict(isViolated: Bool) -> ScenarioVerdict {
        let verdict: Verdict = isViolated ? .violated : limit != nil || !notUnderstood.isEmpty ? .incomplete : .verified
        return ScenarioVerdict(
            scenario: scenario, verdict: verdict, states: states, edges: edges, reducedStates: reducedStates,
            notUnderstood: notUnderstood, limit: limit, graph: graph)
    }
}

extension NotUnderstood {
    fileprivate init(_ text: FindingText) { self.init(location: text.location, text: text.message) }
}
