import TransitionModel

/// Work within what the machine and the user's patience allow.
struct LimitedRun {
    var limits: RunLimits
    /// Whether a terminal is told how far it is.
    var showsProgress: Bool
    private let started = ContinuousClock.now

    init(limits: RunLimits, showsProgress: Bool) {
        self.limits = limits
        self.showsProgress = showsProgress
    }

    /// Whether the user or the clock has ended the run.
    var isOver: Bool {
        Interruption.isAskedFor || limits.timeLimit.map { ContinuousClock.now - started >= $0 } ?? false
    }

    /// Does the work with limits that heed an interrupt and tell a terminal how far it is.
    func perform<Result>(_ work: (RunLimits) throws -> Result) rethrows -> Result {
        let line = ProgressLine(isWanted: showsProgress)
        defer { line?.clear() }
        var limits = limits
        limits.isInterrupted = { Interruption.isAskedFor }
        if let line { limits.progress = { line.show($0) } }
        return try Interruption.listening { try work(limits) }
    }
}
