import Foundation
import TransitionModel

/// Which fixes mend findings, remembered from one run to the next: trying one means reading and exploring anew.
struct FixMemory {
    private let cache: ResultCache
    /// Of everything that the findings depend on.
    private let key: CacheKey
    /// How places have moved since.
    private let relocation: Relocation

    /// - Parameter outcome: the digest of everything that the findings depend on.
    init(cache: ResultCache, tool: String, outcome: String, relocation: Relocation = Relocation()) {
        self.cache = cache
        self.relocation = relocation
        key = CacheKey("fix", tool).adding(outcome)
    }

    /// What was found out about the fixes of one finding.
    struct Entry: Codable {
        /// Those that might mend it. How they are written depends on more of the file than the finding does, so that it
        /// holds for nothing else.
        var candidates: [Fix]
        /// The first of them that does, if any does.
        var chosen: Fix?
    }

    /// What is known of a finding's fixes; nil where that was not found out yet.
    func entry(for finding: Finding) -> Entry? {
        guard let key = key(finding) else { return nil }
        return cache.entry(for: key.digest).flatMap { try? relocation.decoder.decode(Entry.self, from: $0) }
    }

    /// Remembers what is known, unless places have moved: then it would be of another outcome.
    func keep(_ entry: Entry, for finding: Finding) {
        guard relocation.isEmpty, let key = key(finding), let content = try? JSONEncoder().encode(entry) else { return }
        cache.keep(content, for: key.digest)
    }

    /// Made of what tells a finding from the outcome's others, as it was then.
    private func key(_ finding: Finding) -> CacheKey? {
        guard let location = try? relocation.inverse.moved(finding.location) else { return nil }
        var key = key
        for piece in [finding.rule, finding.animator, finding.message] { key.add(piece) }
        key.add(allOf: location)
        key.add(allOf: finding.scenario as Any)
        return key
    }
}
