import AnimatorReader
import ReportFormats
import TransitionModel

extension CheckCommand {
    /// Looks for fixes of what was found in the files that the reader parsed.
    func session(
        _ configuration: Configuration, _ policy: ReportPolicy, _ found: Found, _ run: LimitedRun
    ) -> FixSession {
        let parsed = Set(found.parsedFiles)
        var verifier = Verifier(options: options(over: configuration.options), limits: run.limits)
        verifier.options.shownStates = 0
        verifier.limits.isInterrupted = { Interruption.isAskedFor }
        return FixSession(
            FixTrial(
                reader: AnimatorReader(conditions: configuration.conditions), verifier: verifier,
                files: found.files.filter { parsed.contains($0.path) }, report: found.report,
                selection: found.selection),
            policy: policy, isOver: { run.isOver })
    }

    /// Mends the files and names what was mended; the run that follows reports what is left.
    ///
    /// - Returns: whether every mended file could be written.
    func mend(_ console: Console) throws -> Bool {
        let configuration = try ConfigurationOptions.load(arguments, for: places)
        let baseline = try BaselineOptions.choice(arguments, configuration).read
        let run = limitedRun(configuration)
        let found = try find(configuration, run)
        let policy = ReportPolicy(configuration: configuration, baseline: baseline, isNarrowed: isNarrowed)
        let session = session(configuration, policy, found, run)
        let (files, mends) = run.perform { _ in session.mend() }
        // Whoever ends the run wants no more to happen.
        guard !Interruption.isAskedFor else { return false }
        let mended = files.textsByPath
        var failed: Set<String> = []
        for file in found.files {
            guard let text = mended[file.path], text != file.text else { continue }
            do {
                try SourceWriter.replace(file, with: text)
            } catch {
                console.complain("\(Tool.name): error: \(error)")
                failed.insert(file.path)
            }
        }
        guard !isQuiet else { return failed.isEmpty }
        for mend in mends where !failed.contains(mend.finding.location.file) {
            console.complain("\(mend.finding.location): fixed: \(mend.fix.title) [\(mend.finding.rule)]")
        }
        return failed.isEmpty
    }

    /// Shows what mending would change.
    func showMends(_ session: FixSession, _ files: [SourceFile], _ console: Console) throws {
        try console.write(SourceWriter.difference(files, session.mend().files))
    }
}
