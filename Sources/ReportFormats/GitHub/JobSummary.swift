import TransitionModel

/// A report in the Markdown of GitHub, for the summary page of a workflow's job.
public struct JobSummary {
    /// The most bytes to write; GitHub takes at most a mebibyte from one step.
    public var maximumBytes: Int

    public init(maximumBytes: Int = 900_000) {
        self.maximumBytes = maximumBytes
    }

    /// A heading, a table of verdicts, and each finding with its story to unfold; what does not fit is counted.
    public func text(for run: CheckedRun) -> String {
        let shown = run.report.findings.filter { $0.counts && $0.severity > .note }
        var source = SourceLines(text: run.source)
        var text = head(of: run) + verdicts(run.report)
        if !shown.isEmpty { text += "\n### Findings\n" }
        for (number, finding) in shown.enumerated() {
            let next = paragraph(for: finding, &source)
            if text.utf8.count + next.utf8.count > maximumBytes {
                text += "\nand \(counted(shown.count - number, "more finding")), which this page has no room for\n"
                break
            }
            text += next
        }
        return text
    }

    private func head(of run: CheckedRun) -> String {
        let problems = run.problems.filter { $0.severity == .error }.map {
            "- ❗ \(Markdown.escaped($0.description))\n"
        }
        return "## UIKit transitions\n\n\(TextReport(isVerbose: true).summary(of: run.report))\n"
            + (problems.isEmpty ? "" : "\n\(problems.joined())")
    }

    private func verdicts(_ report: Report) -> String {
        guard !report.animators.isEmpty else { return "" }
        let explored = report.animators.map { animator in
            let states = animator.scenarios.reduce(0) { $0 + $1.states }
            let isExplored = !animator.scenarios.isEmpty
            return [
                isExplored ? animator.verdict.sign : "▫️", named(animator.name, animator.location),
                isExplored ? animator.verdict.rawValue : "not explored",
                grouped(animator.scenarios.count), grouped(states),
            ]
        }
        let bases = report.bases.map { base in
            [
                base.verdict.sign, named(base.base.name, base.base.location),
                "\(base.verdict.rawValue) \(Markdown.escaped(base.grounds))", "", "",
            ]
        }
        return "\n| | animator | verdict | scenarios | states |\n|---|---|---|--:|--:|\n"
            + (explored + bases).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
    }

    private func named(_ name: String, _ location: SourceLocation) -> String {
        "\(Markdown.code(name)) \(Markdown.escaped(location.file)):\(location.line)"
    }

    private func paragraph(for finding: Finding, _ source: inout SourceLines) -> String {
        let sign = finding.severity == .error ? "❌" : "⚠️"
        let title = "\(sign) <b>\(Markdown.escaped(finding.message))</b> [\(finding.rule)]"
        let line = source.line(at: finding.location).map {
            Markdown.block("\(finding.location):\n\($0.withoutControls)")
        }
        let place = line ?? "\(Markdown.escaped(finding.location.description))\n"
        let story = Markdown.block(StoryLines.lines(for: finding).joined(separator: "\n"))
        return "\n<details><summary>\(title)</summary>\n\n\(place)\n\(story)\n</details>\n"
    }
}

/// Text that GitHub's Markdown shows as it is.
enum Markdown {
    /// Text between other text.
    static func escaped(_ text: String) -> String {
        let marks = ["\\", "`", "*", "_", "[", "]", "|", "#", "~"] as [Unicode.Scalar]
        var replacements: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;"]
        for mark in marks { replacements[mark] = "\\\(mark)" }
        return text.withoutControls.escaped(replacements)
    }

    /// A name in the middle of a line; a table's bars are escaped even there.
    static func code(_ text: String) -> String {
        "`\(text.withoutControls.escaped(["`": "'", "|": "\\|"]))`"
    }

    /// Lines in a block of their own, fenced by more marks than they hold.
    static func block(_ text: String) -> String {
        let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return "\(fence)text\n\(text)\n\(fence)\n"
    }
}

extension Verdict {
    /// A sign that is seen at a glance.
    fileprivate var sign: String {
        switch self {
        case .verified: return "✅"
        case .violated: return "❌"
        case .incomplete: return "❔"
        }
    }
}
