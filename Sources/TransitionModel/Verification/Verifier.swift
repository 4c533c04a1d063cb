/// What to explore and how far.
public struct VerifierOptions: Hashable, Codable, Sendable {
    /// Only these kinds of transition; `nil` for all.
    public var kinds: Set<TransitionKind>?
    /// Only these styles; `nil` for all.
    public var styles: Set<PresentationStyle>?
    /// Only interactive scenarios, or only others; `nil` for both.
    public var interactive: Bool?
    /// Exactly these scenarios, whatever the code says of its use; `nil` for those that it speaks of.
    public var scenarios: [Scenario]?
    /// The severities asked for in place of the rules' own; a rule that is off is not looked for.
    public var severities: RuleSeverities
    /// The most states to explore in one scenario; four fifths of it where the scenario is merely possible.
    ///
    /// At first each scenario gets a small share of it. What that does not suffice for is explored again in full, an
    /// animator's surest scenarios first, until all of the animator's have taken `stepsPerAnimator`.
    public var maxStates: Int
    /// The graph of a scenario with at most so many states is kept for people to look at; none at 0.
    public var shownStates: Int
    /// Whether to leave out what makes no difference; the verdict is the same, and so are the broken rules.
    ///
    /// Off, variables that nothing reads any more are kept, all ways of a turn are followed, and callbacks are tried in
    /// every order, also where all come to the same: many more states, for whoever wants to check the checker.
    public var usesReductions: Bool

    /// The most steps, states and edges alike, for all of an animator's scenarios that need more than a first share.
    ///
    /// No animator takes from another's, so a verdict depends on nothing else that was read.
    public var stepsPerAnimator: Int { maxStates * Self.stepsPerState }

    /// The states to explore in one scenario unless something else is asked for.
    public static let defaultMaxStates = 20_000
    /// So many steps an animator may take for each state that one scenario may have.
    static let stepsPerState = 2
    /// The part of a scenario's states that it gets at first.
    static let firstShare = 20

    /// Makes options; by default everything that the code speaks of is explored.
    public init(
        kinds: Set<TransitionKind>? = nil, styles: Set<PresentationStyle>? = nil, interactive: Bool? = nil,
        scenarios: [Scenario]? = nil, severities: RuleSeverities = RuleSeverities(),
        maxStates: Int = VerifierOptions.defaultMaxStates, shownStates: Int = 0, usesReductions: Bool = true
    ) {
        self.kinds = kinds
        self.styles = styles
        self.interactive = interactive
        self.scenarios = scenarios
        self.severities = severities
        self.maxStates = maxStates
        self.shownStates = shownStates
        self.usesReductions = usesReductions
    }
}

/// Explores animators in their scenarios and says what is wrong with them.
public struct Verifier: Sendable {
    /// What to explore and how far.
    public var options: VerifierOptions
    /// What a run may take of the machine it runs on.
    public var limits: RunLimits

    /// A verifier with options, and limits that change nothing of what is explored to its end.
    public init(options: VerifierOptions = VerifierOptions(), limits: RunLimits = RunLimits()) {
        self.options = options
        self.limits = limits
    }

    /// The verdicts on all animators, with the shortest story for each broken rule.
    public func verify(_ animators: [ReadAnimator]) -> Report {
        Report(joining: reports(on: animators))
    }

    /// The verdicts on all animators, each by itself: what one report says depends on no other animator.
    ///
    /// `Report(merging:)` makes of them what `verify` says of all.
    public func reports(on animators: [ReadAnimator]) -> [Report] {
        zip(animators, explorations(of: animators)).map { animator, explorations in
            let merged = MergedFindings(explorations, options.severities)
            let unexplored = Self.unretainedDelegates(of: animator) + Self.methodsNotCalled(of: animator)
            var report = Report(
                findings: merged.findings + unexplored.compactMap { options.severities.applied(to: $0) })
            // Where UIKit calls nothing at all, there is nothing to give a verdict on.
            if animator.program.routines.isEmpty, !animator.program.nearMisses.isEmpty { return report }
            let verdicts = explorations.indices.map { number in
                explorations[number].verdict(
                    isViolated: merged.violated.contains(number),
                    isIdle: explorations[number].isIdle(among: explorations))
            }
            let coverage = explorations.dropFirst().reduce(explorations.first?.coverage ?? .none) {
                $0.joined(with: $1.coverage)
            }
            let verdict = AnimatorVerdict(
                name: animator.program.name, location: animator.program.location,
                verdict: Self.worst(verdicts.map(\.verdict)), scenarios: verdicts, files: animator.program.files,
                neverReached: coverage.neverReached, vacuities: coverage.vacuities)
            report.animators.append(verdict)
            // Nothing explored says nothing of a base either.
            guard !verdicts.isEmpty else { return report }
            report.bases = animator.program.bases.map {
                BaseVerdict(base: $0, verdict: verdict.verdict, subclasses: [verdict.name])
            }
            return report
        }
    }

    /// The verdict on the whole, from those on its parts.
    static func worst(_ verdicts: [Verdict]) -> Verdict {
        verdicts.contains(.violated) ? .violated : verdicts.contains(.incomplete) ? .incomplete : .verified
    }

    /// Findings by place, each once and as loud as it was anywhere.
    static func ordered(_ findings: [Finding]) -> [Finding] {
        var seen: Set<String> = []
        let unended = Set(findings.filter { $0.rule == Rule.interactionNotEnded.id }.map(\.location))
        return findings
            // One fault, one finding: an interaction that is not ended is never completed either.
            .filter { $0.rule != Rule.missingCompletion.id || !unended.contains($0.location) }
            .sorted(by: Finding.areInOrder)
            .filter { seen.insert("\($0.location) \($0.rule) \($0.message)").inserted }
    }

    /// One verdict for each animator: several delegates may hand it out, each read as a program of its own.
    static func gathered(_ verdicts: [AnimatorVerdict]) -> [AnimatorVerdict] {
        var result: [AnimatorVerdict] = []
        for verdict in verdicts {
            if let place = result.firstIndex(where: { $0.name == verdict.name && $0.location == verdict.location }) {
                result[place].verdict = worst([result[place].verdict, verdict.verdict])
                result[place].scenarios += verdict.scenarios
                result[place].files = Set(result[place].files + verdict.files).sorted()
                // What only one of the readings says may have come about in the other.
                result[place].neverReached.removeAll { !verdict.neverReached.contains($0) }
                result[place].vacuities.removeAll { !verdict.vacuities.contains($0) }
            } else {
                result.append(verdict)
            }
        }
        return result
    }
}

extension AnimatorProgram {
    /// The files that the code stands in, in the order of their paths.
    public var files: [String] {
        Set(instructions.map(\.location.file) + [location.file]).sorted()
    }
}
