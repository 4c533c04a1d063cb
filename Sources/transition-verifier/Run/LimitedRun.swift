import TransitionModel

/// The exploration within what the machine and the user's patience allow.
struct LimitedRun {
    var limits: RunLimits
    /// Whether a terminal is told how far it is.
    var showsProgress: Bool

    /// Explores everything, or as much as there is leave for, and says on standard error when the user ended it.
    func verify(_ animators: [ReadAnimator], _ options: VerifierOptions, console: Console) -> Report {
        let line = ProgressLine(isWanted: showsProgress)
        var limits = limits
        limits.isInterrupted = { Interruption.isAskedFor }
        if let line { limits.progress = { line.show($0) } }
        let report = Interruption.listening { Verifier(options: options, limits: limits).verify(animators) }
        line?.clear()
        if Interruption.isAskedFor {
            console.complain("\(Tool.name): interrupted: what was not explored by then is reported as incomplete")
        }
        return report
    }
}
