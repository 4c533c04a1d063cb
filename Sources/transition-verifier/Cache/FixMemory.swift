import Foundation
import TransitionModel

/// Which fixes mend findings, remembered from one run to the next: trying one means reading and exploring anew.
struct FixMemory {
    private let cache: ResultCache
    /// Of everything that the findings depend on.
    private let key: CacheKey

    init(cache: ResultCache, key: CacheKey) {
        self.cache = cache
        self.key = key
    }

    /// What is known to mend a finding, which may be nothing; nil where that was not found out yet.
    func fixes(for finding: Finding) -> [Fix]? {
        cache.entry(for: key(finding).digest).flatMap { try? JSONDecoder().decode([Fix].self, from: $0) }
    }

    /// Remembers what mends a finding.
    func keep(_ fixes: [Fix], for finding: Finding) {
        if let content = try? JSONEncoder().encode(fixes) { cache.keep(content, for: key(finding).digest) }
    }

    private func key(_ finding: Finding) -> CacheKey {
        var key = key
        key.add("fix")
        var bare = finding
        bare.trace = []
        key.add(allOf: bare)
        return key
    }
}
