/// What to explore and how far.
public struct VerifierOptions: Sendable {
    /// Only these kinds of transition; `nil` for all.
    public var kinds: Set<TransitionKind>?
    /// Only these styles; `nil` for all.
    public var styles: Set<PresentationStyle>?
    /// Only interactive scenarios, or only others; `nil` for both.
    public var interactive: Bool?
    /// The most states to explore in one scenario.
    public var maxStates: Int

    public init(
        kinds: Set<TransitionKind>? = nil, styles: Set<PresentationStyle>? = nil, interactive: Bool? = nil,
        maxStates: Int = 1_000_000
    ) {
        self.kinds = kinds
        self.styles = styles
        self.interactive = interactive
        self.maxStates = maxStates
    }
}

/// Explores animators in their scenarios and says what is wrong with them.
public struct Verifier: Sendable {
    public var options: VerifierOptions

    public init(options: VerifierOptions = VerifierOptions()) {
        self.options = options
    }

    /// The verdicts on all animators, with the shortest story for each broken rule.
    public func verify(_ animators: [ReadAnimator]) -> Report {
        var report = Report()
        for animator in animators {
            let explorations = scenarios(for: animator).map { ScenarioExploration(animator, $0, options) }
            let merged = MergedFindings(explorations)
            report.findings +=
                merged.findings + Self.unretainedDelegates(of: animator) + Self.methodsNotCalled(of: animator)
            // Where UIKit calls nothing at all, there is nothing to give a verdict on.
            if animator.program.routines.isEmpty, !animator.program.nearMisses.isEmpty { continue }
            let verdicts = explorations.indices.map { number in
                explorations[number].verdict(isViolated: merged.violated.contains(number))
            }
            report.animators.append(
                AnimatorVerdict(
                    name: animator.program.name, location: animator.program.location,
                    verdict: Self.worst(verdicts.map(\.verdict)), scenarios: verdicts))
        }
        report.findings = Self.ordered(report.findings)
        return report
    }

    /// The verdict on the whole, from those on its parts.
    static func worst(_ verdicts: [Verdict]) -> Verdict {
        verdicts.contains(.violated) ? .violated : verdicts.contains(.incomplete) ? .incomplete : .verified
    }

    /// Findings by place, each once.
    private static func ordered(_ findings: [Finding]) -> [Finding] {
        var seen: Set<String> = []
        return findings
            .sorted { ($0.location, $0.rule, $0.animator) < ($1.location, $1.rule, $1.animator) }
            .filter { seen.insert("\($0.location) \($0.rule) \($0.message)").inserted }
    }
}
