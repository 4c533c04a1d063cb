import Foundation
import TransitionModel

/// Reports on single animators, kept in the cache by their programs: after a change only what it touches is explored.
struct ReportMemory {
    var cache: ResultCache
    var tool: String
    var verifier: Verifier

    /// A report for each animator, made only where none is known.
    func reports(on animators: [ReadAnimator]) -> [Report] {
        let keys = animators.map(key)
        var reports = keys.map(known)
        let unknown = reports.indices.filter { reports[$0] == nil }
        for (number, report) in zip(unknown, verifier.reports(on: unknown.map { animators[$0] })) {
            reports[number] = report
            keep(report, keys[number])
        }
        return reports.compactMap { $0 }
    }

    /// Nil for an animator that cannot be told from others.
    private func key(_ animator: ReadAnimator) -> ContentDigest? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let program = try? encoder.encode(animator.program) else { return nil }
        var key = CacheKey("report", tool)
        key.add(allOf: verifier.options)
        key.add(ContentDigest(program).hexadecimal)
        key.add(allOf: animator.evidence)
        return key.digest
    }

    private func known(_ key: ContentDigest?) -> Report? {
        key.flatMap(cache.entry).flatMap { try? JSONDecoder().decode(Report.self, from: $0) }
    }

    private func keep(_ report: Report, _ key: ContentDigest?) {
        guard let key, report.isRepeatable, let content = try? JSONEncoder().encode(report) else { return }
        cache.keep(content, for: key)
    }
}

extension Report {
    /// Whether another run on the same input would give the same: no bound ended it but those that count states and
    /// ways. What the clock or the machine's memory leaves out, it may reach the next time.
    var isRepeatable: Bool {
        let repeatable = [" states was reached", "a turn of the run loop ", "the delegate never hands "]
        return animators.flatMap(\.scenarios).compactMap(\.limit).allSatisfy { limit in
            repeatable.contains { limit.contains($0) }
        }
    }
}
