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
    }

    /// What an examination gave, and what it took.
    struct Examination {
        var outcome: Outcome
        var problems: [ReadProblem]
        /// How many files were chosen to be read.
        var chosenFiles: Int
    }

    func examine(_ files: [SourceFile]) -> Examination {
        let tool = cache.map(ToolIdentity.text)
        let memory = cache.map { MentionsInCache(cache: $0, tool: tool ?? "") }
        let selection = reader.select(files, memory: memory)
        let chosen = selection.chosenFiles
        return Examination(
            outcome: outcome(of: selection, chosen, tool: tool ?? ""), problems: selection.problems,
            chosenFiles: chosen.count)
    }

    private func outcome(of selection: FileSelection, _ chosen: [SourceFile], tool: String) -> Outcome {
        guard let cache, !tool.isEmpty else { return outcome(of: selection) }
        var key = CacheKey("outcome", tool)
        key.add(allOf: reader)
        key.add(allOf: verifier.options)
        key.add(shard?.description ?? "")
        for file in chosen {
            key.add(file.path)
            key.add(ContentDigest(file.text).hexadecimal)
        }
        if let known = cache.entry(for: key.digest),
            let outcome = try? JSONDecoder().decode(Outcome.self, from: known)
        {
            return outcome
        }
        let outcome = outcome(of: selection)
        if let content = try? JSONEncoder().encode(outcome) {
            cache.keep(content, for: key.digest)
            cache.trim()
        }
        return outcome
    }

    private func outcome(of selection: FileSelection) -> Outcome {
        let read = reader.read(selection).animators
        let animators = shard?.animators(of: read) ?? read
        return Outcome(report: verifier.verify(animators), animators: animators.count)
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
