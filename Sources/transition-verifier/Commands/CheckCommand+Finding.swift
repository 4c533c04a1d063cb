import AnimatorReader
import ReportFormats
import TransitionModel

extension CheckCommand {
    /// What was found, before it is asked what of it counts.
    struct Found {
        var files: [SourceFile]
        var problems: [InputProblem]
        /// The files on which the animators depend.
        var parsedFiles: [String]
        /// The files as they were read; nil where parts of the run have read them.
        var selection: FileSelection?
        var report: Report
        /// One line on what was done.
        var summary: String
        /// What is known of fixes from earlier runs.
        var fixes: FixMemory?
        /// Keeps for later runs what the report follows from.
        var keepBasis: () -> Void = {}
        /// What the parts of a split run are put together by.
        var part: CheckedPart?
    }

    /// Where to look for a configuration.
    var places: [String] {
        let input = StandardInput(arguments)
        return paths.map { input?.place(of: $0) ?? $0 }
    }

    /// The run that the arguments allow, and where they say nothing the configuration.
    func limitedRun(_ configuration: Configuration) -> LimitedRun {
        LimitedRun(limits: RunOptions.limits(in: arguments, over: configuration), showsProgress: !isQuiet)
    }

    /// Reads and verifies what was asked for, or takes what parts of the run have found.
    func find(_ configuration: Configuration, _ run: LimitedRun) throws -> Found {
        if let parts { return try found(in: parts) }
        let sources = Sources.load(paths, input: StandardInput(arguments), configuration: configuration)
        let options = options(over: configuration.options)
        let examination = run.perform { limits in
            Examiner(
                reader: AnimatorReader(conditions: configuration.conditions),
                verifier: Verifier(options: options, limits: limits), shard: shard,
                cache: CacheOptions.cache(for: arguments)
            ).examine(sources.files)
        }
        let outcome = examination.outcome
        var found = Found(
            files: sources.files, problems: sources.problems(and: examination.problems),
            parsedFiles: outcome.parsedFiles, selection: examination.selection, report: outcome.report,
            summary: """
                files read: \(sources.files.count), parsed: \(examination.selection.chosenFiles.count), \
                animators found: \(outcome.animators)
                """,
            fixes: examination.fixes, keepBasis: examination.keepBasis)
        found.part = shard.map { part(of: $0, found, options, configuration) }
        return found
    }

    private func found(in parts: CheckedParts) throws -> Found {
        let files = try parts.files()
        return Found(
            files: files, problems: parts.first.problems, parsedFiles: parts.first.parsedFiles, report: parts.report,
            summary: "files read: \(files.count), parts: \(parts.first.shard.count)")
    }

    private func part(
        of shard: Shard, _ found: Found, _ options: VerifierOptions, _ configuration: Configuration
    ) -> CheckedPart {
        let files = found.files.map { CheckedPart.File(path: $0.path, digest: ContentDigest($0.text).hexadecimal) }
        var run = CacheKey("run", Tool.version)
        run.add(allOf: options)
        run.add(allOf: configuration.conditions)
        run.add(allOf: paths)
        for file in files { run.add(allOf: file) }
        return CheckedPart(
            shard: shard, run: run.digest.hexadecimal, options: options, paths: paths, files: files,
            parsedFiles: found.parsedFiles, problems: found.problems, isNarrowed: narrows, report: found.report)
    }
}
