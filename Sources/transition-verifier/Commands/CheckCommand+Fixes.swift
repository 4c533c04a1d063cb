import AnimatorReader
import ReportFormats
import TransitionModel

extension CheckCommand {
    /// Looks for fixes of what was found in the files that the reader parsed.
    func session(
        _ configuration: Configuration, _ policy: ReportPolicy, _ files: [SourceFile], _ parsedFiles: [String],
        _ report: Report
    ) -> FixSession {
        let parsed = Set(parsedFiles)
        var options = options(over: configuration.options)
        options.shownStates = 0
        return FixSession(
            FixTrial(
                reader: AnimatorReader(conditions: configuration.conditions), options: options,
                files: files.filter { parsed.contains($0.path) }, report: report),
            policy: policy)
    }

    /// Mends the files and names what was mended; the run that follows reports what is left.
    ///
    /// - Returns: whether every mended file could be written.
    func mend(_ console: Console) throws -> Bool {
        let configuration = try ConfigurationOptions.load(arguments, for: paths)
        let baseline = try BaselineOptions.choice(arguments, configuration).read
        let sources = Sources.load(paths, configuration: configuration)
        let read = AnimatorReader(conditions: configuration.conditions).read(sources.files)
        let report = Verifier(options: options(over: configuration.options)).verify(read.animators)
        let policy = ReportPolicy(configuration: configuration, baseline: baseline, isNarrowed: isNarrowed)
        let (files, mends) = session(configuration, policy, sources.files, read.parsedFiles, report).mend()
        let mended = Dictionary(files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
        var failed: Set<String> = []
        for file in sources.files {
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
