import AnimatorReader
import ReportFormats
import TransitionModel

/// Looks for fixes that are known to mend what was found, to be shown or to be made.
struct FixSession {
    let policy: ReportPolicy
    private let trial: FixTrial
    /// Whether the run must end now: what was not tried by then has no fix.
    private let isOver: () -> Bool

    init(_ trial: FixTrial, policy: ReportPolicy, isOver: @escaping () -> Bool = { false }) {
        self.trial = trial
        self.policy = policy
        self.isOver = isOver
    }

    /// A fix is only looked for by itself where an animator takes no more steps, states and edges alike: each that is
    /// tried is explored again.
    private static let mostSteps = 20_000

    /// Adds to every finding that may fail a run the fix that mends it, if there is one; large animators are left out.
    func suggest(to report: inout Report, remembering memory: FixMemory? = nil) {
        let trees = SyntaxTrees(trial.files, conditions: trial.reader.conditions)
        let large = Set(report.animators.filter { $0.steps > Self.mostSteps }.map(\.name))
        for number in report.findings.indices where Self.isWorthAFix(report.findings[number]) {
            let finding = report.findings[number]
            guard !large.contains(finding.animator) else { continue }
            let candidates = trees.fixes(for: finding)
            if let known = memory?.entry(for: finding), known.candidates == candidates {
                report.findings[number].fixes = known.chosen.map { [$0] } ?? []
                continue
            }
            let fix = candidates.first { !isOver() && trial.applying($0, to: finding) != nil }
            // What ended a trial may not end the next run's.
            guard !isOver() else { return }
            report.findings[number].fixes = fix.map { [$0] } ?? []
            memory?.keep(FixMemory.Entry(candidates: candidates, chosen: fix), for: finding)
        }
    }

    /// A finding that was mended, and how.
    struct Mend {
        var finding: Finding
        var fix: Fix
    }

    /// Makes one fix after the other, each tried on what the earlier ones have left.
    func mend() -> (files: [SourceFile], mends: [Mend]) {
        var trial = trial
        var mends: [Mend] = []
        while let (next, mend) = step(trial) {
            trial = next
            mends.append(mend)
        }
        return (trial.files, mends)
    }

    private func step(_ trial: FixTrial) -> (FixTrial, Mend)? {
        var report = trial.report
        _ = policy.apply(to: &report, files: trial.files, problems: [])
        let trees = SyntaxTrees(trial.files, conditions: trial.reader.conditions)
        for finding in report.findings where Self.isWorthAFix(finding) {
            for fix in trees.fixes(for: finding) {
                guard !isOver() else { return nil }
                if let next = trial.applying(fix, to: finding) { return (next, Mend(finding: finding, fix: fix)) }
            }
        }
        return nil
    }

    private static func isWorthAFix(_ finding: Finding) -> Bool { finding.counts && finding.severity > .note }
}

extension AnimatorVerdict {
    /// The states and edges of all scenarios.
    fileprivate var steps: Int { scenarios.reduce(0) { $0 + $1.states + $1.edges } }
}
