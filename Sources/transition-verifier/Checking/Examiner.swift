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
        /// Keeps what the outcome follows from, once all was read that fixes are tried with.
        var keepBasis: () -> Void = {}
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
        var frame = CacheKey("outcome", tool)
        frame.add(allOf: reader)
        frame.add(allOf: verifier.options)
        frame.add(shard?.description ?? "")
        var key = frame
        for file in selection.chosenFiles {
            frame.add(file.path)
            key.add(file.path)
            key.add(ContentDigest(file.text).hexadecimal)
        }
        let basisKey = frame.adding("basis").digest
        func examination(_ outcome: Outcome, of key: String, _ relocation: Relocation = Relocation()) -> Examination {
            Examination(
                outcome: outcome, problems: selection.problems, selection: selection,
                fixes: FixMemory(cache: cache, tool: tool, outcome: key, relocation: relocation))
        }
        let digest = key.digest
        if let data = cache.entry(for: digest), let known = try? JSONDecoder().decode(Outcome.self, from: data) {
            return examination(known, of: digest.hexadecimal)
        }
        if let data = cache.entry(for: basisKey), let basis = try? JSONDecoder().decode(ReadingBasis.self, from: data),
            let relocation = basis.relocation(to: selection), let data = cache.entry(for: basis.outcome),
            let known = try? relocation.decoder.decode(Outcome.self, from: data)
        {
            return examination(known, of: basis.outcome.hexadecimal, relocation)
        }
        let outcome = outcome(of: selection, ReportMemory(cache: cache, tool: tool, verifier: verifier).reports)
        var found = examination(outcome, of: digest.hexadecimal)
        // Why a file does not parse is told anew in each run.
        if outcome.report.isRepeatable, !selection.hasLateProblem, let content = try? JSONEncoder().encode(outcome) {
            cache.keep(content, for: digest)
            found.keepBasis = {
                let basis = ReadingBasis(selection, outcome: digest)
                if let content = try? JSONEncoder().encode(basis) { cache.keep(content, for: basisKey) }
            }
        }
        cache.trim()
        return found
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
