import AnimatorReader
import Foundation
import TransitionModel

/// Reads files and verifies what is in them, or remembers what came of it the last time.
struct Examiner {
    var reader = AnimatorReader()
    var verifier = Verifier()
    /// The part of the animators to verify; nil for all.
    var shard: Shard?
    var cache: ResultCache?

    /// What reading and verifying gave.
    struct Outcome: Codable {
        var report: Report
        /// How many animators were found.
        var animators: Int
        /// The files on which they depend.
        var parsedFiles: [String]
    }

    /// What an examination gave, and what it took.
    struct Examination {
        var outcome: Outcome
        var problems: [ReadProblem]
        /// The files as they were chosen and parsed.
        var selection: FileSelection
        /// What is known of fixes from earlier runs; nil without a cache.
        var fixes: FixMemory?
    }

    func examine(_ files: [SourceFile]) -> Examination {
        guard let cache else {
            let selection = reader.select(files)
            return Examination(
                outcome: outcome(of: selection, verifier.reports), problems: selection.problems, selection: selection)
        }
        let tool = ToolIdentity.text(cache)
        let selection = reader.select(files, memory: MentionsInCache(cache: cache, tool: tool))
        // What follows depends on the chosen files and the options alone.
        var key = CacheKey("outcome", tool)
        key.add(allOf: reader)
        key.add(allOf: verifier.options)
        key.add(shard?.description ?? "")
        for file in selection.chosenFiles {
            key.add(file.path)
            key.add(ContentDigest(file.text).hexadecimal)
        }
        let known = cache.entry(for: key.digest).flatMap { try? JSONDecoder().decode(Outcome.self, from: $0) }
        let memory = ReportMemory(cache: cache, tool: tool, verifier: verifier)
        let outcome = known ?? outcome(of: selection, memory.reports)
        if known == nil {
            if outcome.report.isRepeatable, let content = try? JSONEncoder().encode(outcome) {
                cache.keep(content, for: key.digest)
            }
            cache.trim()
        }
        return Examination(
            outcome: outcome, problems: selection.problems, selection: selection,
            fixes: FixMemory(cache: cache, key: key))
    }

    private func outcome(of selection: FileSelection, _ reports: ([ReadAnimator]) -> [Report]) -> Outcome {
        let read = reader.read(selection)
        let animators = shard?.animators(of: read.animators) ?? read.animators
        return Outcome(
            report: Report(merging: reports(animators)), animators: read.animators.count,
            parsedFiles: read.parsedFiles)
    }
}

/// What files mention, kept in the cache by their content.
private struct MentionsInCache: ReadingMemory {
    var cache: ResultCache
    var tool: String

    func mentions(in file: SourceFile) -> FileMentions? {
        cache.entry(for: key(file)).flatMap { FileMentions(data: $0) }
    }

    func remember(_ mentions: FileMentions, of file: SourceFile) {
        if let data = mentions.data { cache.keep(data, for: key(file)) }
    }

    private func key(_ file: SourceFile) -> ContentDigest {
        var key = CacheKey("mentions", tool)
        key.add(ContentDigest(file.text).hexadecimal)
        return key.digest
    }
}
