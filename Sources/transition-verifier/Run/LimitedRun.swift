import TransitionModel

/// Work within what the machine and the user's patience allow.
struct LimitedRun {
    var limits: RunLimits
    /// Whether a terminal is told how far it is.
    var showsProgress: Bool

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
