import AnimatorReader
import TransitionModel

/// Source as it would be, and what the verifier says of it: fixes are tried here before anybody hears of them.
struct FixTrial {
    let reader: AnimatorReader
    let verifier: Verifier
    /// The files on which the animators depend.
    private(set) var files: [SourceFile]
    /// What was found in them, nothing passed over or accepted yet.
    private(set) var report: Report
    private var parsed: ParsedSources

    /// - Parameter selection: the files as they were read for the report, so that a trial parses only what it changes.
    init(
        reader: AnimatorReader, verifier: Verifier, files: [SourceFile], report: Report,
        selection: FileSelection? = nil
    ) {
        self.reader = reader
        self.verifier = verifier
        self.files = files
        self.report = report
        parsed = ParsedSources { reader.select(files, reusing: selection) }
    }

    /// The source after a fix, if all is well with it: it can be read, the finding is gone, no other has come or grown
    /// louder, and nothing is less understood than before.
    func applying(_ fix: Fix, to finding: Finding) -> FixTrial? {
        let change = Change(fix, files)
        let selection = reader.select(change.files, reusing: parsed.selection)
        let read = reader.read(selection)
        guard read.problems.isEmpty else { return nil }
        let names = Set(report.animators.filter { !change.paths.isDisjoint(with: $0.files) }.map(\.name))
        let affected = read.animators.filter { animator in
            names.contains(animator.program.name) || !change.paths.isDisjoint(with: animator.program.files)
        }
        let after = verifier.verify(affected)
        var before = report
        before.findings = before.findings.compactMap(change.moved)
        guard isBetter(after, than: before, without: change.moved(finding)) else { return nil }
        let others = Set(affected.map(\.program.name)).union(names)
        var next = self
        next.files = change.files
        next.parsed = ParsedSources { selection }
        next.report.findings = before.findings.filter { !others.contains($0.animator) } + after.findings
        next.report.animators = report.animators.filter { !others.contains($0.name) } + after.animators
        return next
    }

    private func isBetter(_ after: Report, than before: Report, without mended: Finding?) -> Bool {
        var known: [Key: Severity] = [:]
        for finding in before.findings {
            known[Key(finding)] = max(finding.severity, known[Key(finding)] ?? .note)
        }
        if let mended { known[Key(mended)] = nil }
        let isFree = after.findings.allSatisfy { finding in
            known[Key(finding)].map { finding.severity <= $0 } ?? false
        }
        return isFree && doubts(after).isSubset(of: doubts(before))
    }

    /// A rule and a place: the same fault before and after.
    private struct Key: Hashable {
        var rule: String
        var location: SourceLocation

        init(_ finding: Finding) {
            rule = finding.rule
            location = finding.location
        }
    }

    /// What kept animators from being verified, in words.
    private func doubts(_ report: Report) -> Set<String> {
        Set(
            report.animators.flatMap { animator in
                animator.scenarios.flatMap { scenario in
                    (scenario.notUnderstood.map(\.text) + [scenario.limit].compactMap { $0 }).map { animator.name + $0 }
                }
            })
    }
}

/// Files, parsed when they are first asked for: most runs try no fix.
private final class ParsedSources {
    private(set) lazy var selection = parse()
    private let parse: () -> FileSelection

    init(_ parse: @escaping () -> FileSelection) {
        self.parse = parse
    }
}

/// The files that a fix changes, before and after.
private struct Change {
    let fix: Fix
    let paths: Set<String>
    private(set) var files: [SourceFile]
    private var places: [String: (old: TextPlaces, new: TextPlaces)] = [:]

    init(_ fix: Fix, _ files: [SourceFile]) {
        self.fix = fix
        self.files = files
        paths = Set(fix.edits.map(\.start.file))
        for number in files.indices where paths.contains(files[number].path) {
            let old = files[number].text
            let new = fix.applied(to: old, of: files[number].path)
            self.files[number].text = new
            places[files[number].path] = (TextPlaces(old), TextPlaces(new))
        }
    }

    /// The finding at its new place, or nil if what it points at is gone.
    func moved(_ finding: Finding) -> Finding? {
        guard let (old, new) = places[finding.location.file] else { return finding }
        guard let location = fix.moved(finding.location, from: old, to: new) else { return nil }
        var finding = finding
        finding.location = location
        return finding
    }
}
