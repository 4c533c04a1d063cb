public import TransitionModel

/// What one part of a split run has found, with all that is needed to put the parts together.
public struct CheckedPart: Codable, Sendable {
    /// A file that was read.
    public struct File: Hashable, Codable, Sendable {
        public var path: String
        /// Tells whether it has changed since.
        public var digest: String

        public init(path: String, digest: String) {
            self.path = path
            self.digest = digest
        }
    }

    /// Which part it is.
    public var shard: Shard
    /// What all parts of one run have in common: the tool, the options, the paths and files.
    public var run: String
    /// What was to be explored.
    public var options: VerifierOptions
    /// The paths that were given.
    public var paths: [String]
    public var files: [File]
    /// Those on which the animators depend.
    public var parsedFiles: [String]
    public var problems: [InputProblem]
    /// Whether less was explored than the configuration asks for.
    public var isNarrowed: Bool
    /// What was explored, before comments, baselines and the like are heeded.
    public var report: Report

    public init(
        shard: Shard, run: String, options: VerifierOptions, paths: [String], files: [File], parsedFiles: [String],
        problems: [InputProblem], isNarrowed: Bool, report: Report
    ) {
        self.shard = shard
        self.run = run
        self.options = options
        self.paths = paths
        self.files = files
        self.parsedFiles = parsedFiles
        self.problems = problems
        self.isNarrowed = isNarrowed
        self.report = report
    }
}
