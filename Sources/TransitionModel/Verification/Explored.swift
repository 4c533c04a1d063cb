import StateSpace

/// A machine that tells as much of a story as can be told, with what its exploration found.
struct Explored {
    var machine: TransitionMachine
    var result: Exploration
    /// Whether the delegate hands this animator out when it should.
    var isHandedOut = true
    /// What was not understood on the way there, where the system took that way in the code's stead.
    var doubts: [NotUnderstood]
    /// The states and edges of this exploration and of those before it that told less.
    var steps: Int

    /// Whether some run of the machine reports a breach or a mark.
    func has(_ key: UInt64) -> Bool { result.violations.contains { $0.key == key } }

    /// Whether the story cannot be told without other animators. An animator that also serves the way there serves it
    /// in its own story: others there are their business, as everywhere. On the way back no fault may be lost.
    fileprivate var needsOthers: Bool {
        guard has(Breach.needsOthersKey) else { return false }
        let comesAfterOthers = machine.legs[0].part == .auxiliary
        return !(comesAfterOthers && has(Breach.reachedMainKey))
    }

    var isIncomplete: Bool { if case .incomplete = result.outcome { true } else { false } }

    /// The lines that the exploration passed and that were not understood.
    fileprivate var notUnderstood: [NotUnderstood] {
        let memory = StoryMemory()
        return result.violations.filter { $0.key < Breach.firstMark }.compactMap { violation in
            let breach = Breach(key: violation.key)
            let check = machine.checks[breach.check]
            guard check.rule.id == Rule.notUnderstood.id else { return nil }
            return NotUnderstood(check.finding(breach, in: memory.story(machine, violation.counterexample)))
        }
    }
}

extension ScenarioExploration {
    /// The most states of a story that is told with another round.
    private static let mostStatesToRepeat = 200

    /// Explores the story, or what of it can be told.
    ///
    /// At first no other animators than this one are followed. Where only another is handed out on the way back, or so
    /// on the way there that the transition never comes, all are followed there; where this one is never handed out
    /// when it should be, all are followed everywhere. Where the code's own way there never arrives, the system takes
    /// it, so that the rest is explored too. What was not understood on the way there may matter then as if it had been
    /// passed: it may keep what completes the way back. What comes once more is told where there are few states in all.
    static func explore(
        _ animator: ReadAnimator, _ scenario: Scenario, _ bounds: ExplorationOptions, repeats mayRepeat: Bool,
        _ preparation: Preparation, reductions: MachineReductions = .all,
        compilesSteps: StepCompilation = .whenItPays
    ) -> Explored {
        var doubts: [NotUnderstood] = []
        var steps = 0
        func explore(
            _ extent: Narrowing.Extent, systemBeforehand: Bool, repeats: Bool, _ reductions: MachineReductions
        ) -> Explored {
            let machine = TransitionMachine(
                preparation.program(for: scenario.kind, narrowing: extent, reductions: reductions), scenario: scenario,
                evidence: animator.evidence, systemBeforehand: systemBeforehand, repeats: repeats,
                isInDoubt: !doubts.isEmpty, compilesSteps: compilesSteps, reductions: reductions)
            let result = preparation.result(of: machine, upTo: bounds.maximumStates) {
                // Who asks for all steps as trees reads them as the widest states have them.
                compilesSteps == .always ? machine.explore(bounds) : machine.exploreEncoded(bounds)
            }
            steps += result.statistics.states + result.statistics.edges
            return Explored(machine: machine, result: result, doubts: doubts, steps: steps)
        }
        func explore(_ extent: Narrowing.Extent, systemBeforehand: Bool = false) -> Explored {
            let once = explore(extent, systemBeforehand: systemBeforehand, repeats: false, reductions)
            // The same stories are told whatever is left out.
            let prepared = preparation.program(for: scenario.kind, narrowing: extent)
            guard mayRepeat, prepared.mayMeetItself else { return once }
            let reduced =
                reductions == .all ? once : explore(extent, systemBeforehand: systemBeforehand, repeats: false, .all)
            guard reduced.result.statistics.states <= mostStatesToRepeat else { return once }
            let again = explore(extent, systemBeforehand: systemBeforehand, repeats: true, reductions)
            return again.isIncomplete ? once : again
        }
        let narrow = preparation.program(for: scenario.kind, narrowing: .story, reductions: reductions)
        if narrow.isHandedOut {
            var extent = Narrowing.Extent.story
            var found = explore(extent)
            if found.needsOthers {
                extent = .main
                found = explore(extent)
            }
            if found.has(Breach.reachedMainKey) { return found }
            let wasCutShort = found.isIncomplete
            doubts = found.notUnderstood
            found = explore(extent, systemBeforehand: true)
            // What was cut short says nothing of what is never handed out.
            if found.has(Breach.reachedMainKey) || narrow.narrowing.kinds.isEmpty || wasCutShort { return found }
            doubts = []
        }
        var found = explore(.nothing)
        if !found.has(Breach.reachedMainKey) {
            doubts = found.notUnderstood
            found = explore(.nothing, systemBeforehand: true)
        }
        found.isHandedOut = false
        return found
    }
}

extension NotUnderstood {
    init(_ text: FindingText) { self.init(location: text.location, text: text.message) }
}
