internal import Synchronization

/// The rules that are expected to be broken while a body runs.
final class Expectation: Sendable {
    /// The innermost expectation around the code that runs.
    @TaskLocal static var current: Expectation?

    private let rules: [Rule]
    private let met = Mutex<Set<String>>([])

    init(_ rules: [Rule]) {
        self.rules = rules
    }

    /// Whether a broken rule was expected; remembers that it came.
    func meets(_ rule: String?) -> Bool {
        guard let rule, rules.contains(where: { $0.id == rule }) else { return false }
        met.withLock { _ = $0.insert(rule) }
        return true
    }

    /// The rules that nothing broke.
    var unmet: [Rule] {
        let met = met.withLock { $0 }
        return rules.filter { !met.contains($0.id) }
    }
}
