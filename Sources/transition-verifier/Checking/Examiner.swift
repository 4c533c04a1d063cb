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

        /// Whether another run on the same input would give the same: no bound ended it but those that count states and
        /// ways. What the clock or the machine's memory leaves out, it may reach the next time.
        var isRepeatable: Bool {
            let repeatable = [" states was reached", "a turn of the run loop ", "the delegate never hands "]
            return report.animators.flatMap(\.scenarios).compactMap(\.limit).allSatisfy { limit in
                repeatable.contains { limit.contains($0) }
            }
        }
    }

    /// What an examination gave, and what it took.
    struct Examination {
        var outcome: Outcome
        var problems: [ReadProblem]
        /// How many files were chosen to be read.
        var chosenFiles: Int
        /// What is known of fixes from earlier runs; nil without a cache.
        var fixes: FixMemory?
    }

    func examine(_ files: [SourceFile]) -> Examination {
        guard let cache else { return examination(of: reader.select(files)) }
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
        var examination = examination(of: selection, known)
        examination.fixes = FixMemory(cache: cache, key: key)
        if known == nil, examination.outcome.isRepeatable, let content = try? JSONEncoder().encode(examination.outcome) {
            cache.keep(content, for: key.digest)
            cache.trim()
        }
        return examination
    }

    private func examination(of selection: FileSelection, _ known: Outcome? = nil) -> Examination {
        Examination(
            outcome: known ?? outcome(of: selection), problems: selection.problems,
            chosenFiles: selection.chosenFiles.count)
    }

    private func outcome(of selection: FileSelection) -> Outcome {
        let read = reader.read(selection)
        let animators = shard?.animators(of: read.animators) ?? read.animators
        return Outcome(
            report: verifier.verify(animators), animators: read.animators.count, parsedFiles: read.parsedFiles)
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
