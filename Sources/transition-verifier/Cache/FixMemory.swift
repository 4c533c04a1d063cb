import Foundation
import TransitionModel

/// Which fix mends a finding, remembered from one run to the next: trying one means reading and exploring anew.
struct FixMemory {
    private let cache: ResultCache
    /// Of everything that the findings depend on.
    private let key: CacheKey

    init(cache: ResultCache, key: CacheKey) {
        self.cache = cache
        self.key = key
    }

    /// The fix for a finding, found out only if it is not known.
    func fix(for finding: Finding, _ find: () -> Fix?) -> Fix? {
        var key = key
        key.add("fix")
        var bare = finding
        bare.trace = []
        key.add(allOf: bare)
        if let known = cache.entry(for: key.digest), let fixes = try? JSONDecoder().decode([Fix].self, from: known) {
            return fixes.first
        }
        let fix = find()
        if let content = try? JSONEncoder().encode(fix.map { [$0] } ?? []) { cache.keep(content, for: key.digest) }
        return fix
    }
}
