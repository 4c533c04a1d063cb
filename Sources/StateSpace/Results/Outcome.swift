/// Whether everything was explored.
public enum Outcome: Sendable, Hashable {
    /// Every reachable state was found and expanded, and every obligation was decided.
    case complete
    /// Something was left out: what was found is true, what was not found proves nothing.
    case incomplete(IncompleteReason)
}

/// Why an exploration did not cover everything.
public enum IncompleteReason: Sendable, Hashable {
    /// So many states were stored, and there was one more.
    case stateLimit(Int)
    /// So many bytes were allowed, and more were needed.
    case memoryLimit(Int)
    /// There were states so many steps away, which were not expanded.
    case depthLimit(Int)
    /// The time allowed was over.
    case timeLimit(Duration)
    /// The caller's cancellation check said so.
    case cancelled
    /// A violation or deadlock was found, and the options said that one is enough.
    case stoppedAtFirstFailure
}

extension IncompleteReason: CustomStringConvertible {
    /// One line in plain words.
    public var description: String {
        switch self {
        case .stateLimit(let limit): "the limit of \(limit) states was reached"
        case .memoryLimit(let limit): "the limit of \(limit) bytes of memory was reached"
        case .depthLimit(let limit): "states \(limit) steps away were not expanded"
        case .timeLimit(let limit): "the time limit of \(limit) was reached"
        case .cancelled: "the search was cancelled"
        case .stoppedAtFirstFailure: "the search stopped at the first failure"
        }
    }
}
