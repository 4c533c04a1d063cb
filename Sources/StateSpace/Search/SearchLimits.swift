/// The bounds of a search, in the form that is quickest to ask.
@usableFromInline
struct SearchLimits {
    @usableFromInline let maximumStates: Int
    let maximumBytes: Int
    let maximumDepth: Int
    let timeLimit: Duration?
    let isCancelled: (@Sendable () -> Bool)?
    let isAbandoned: (@Sendable () -> Bool)?
    let started = ContinuousClock.now
    /// The most bytes held so far.
    var peakBytes = 0

    init(_ options: ExplorationOptions) {
        maximumStates = min(options.maximumStates, StateStore.maximumCount)
        maximumBytes = options.maximumBytes ?? .max
        maximumDepth = options.maximumDepth ?? .max
        timeLimit = options.timeLimit
        isCancelled = options.isCancelled
        isAbandoned = options.isAbandoned
    }

    /// Seconds since the search began.
    var seconds: Double { (ContinuousClock.now - started) / .seconds(1) }

    /// The reason to end now that comes from outside, if there is one.
    func interruption() -> IncompleteReason? {
        if let isAbandoned, isAbandoned() { return .cancelled }
        if let isCancelled, isCancelled() { return .cancelled }
        if let timeLimit, ContinuousClock.now - started >= timeLimit { return .timeLimit(timeLimit) }
        return nil
    }

    /// Notes how many bytes are held, and says whether they are more than allowed.
    mutating func exceeds(_ bytes: Int) -> Bool {
        notePeak(bytes)
        return bytes > maximumBytes
    }

    /// Notes how many bytes are held.
    mutating func notePeak(_ bytes: Int) {
        peakBytes = max(peakBytes, bytes)
    }
}
