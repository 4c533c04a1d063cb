/// The options that have to do with mending what was found.
enum FixOptions {
    static let fix = OptionDescription(
        name: "--fix", help: "Mend what has one sure mend, if that leaves no other finding, and report what is left")
    static let dryRun = OptionDescription(
        name: "--dry-run", help: "With --fix: change nothing, and show what would change as a unified diff")

    static let all = [fix, dryRun]

    /// What is asked for.
    enum Choice { case suggest, show, mend }

    static func choice(_ arguments: ParsedArguments) -> Choice {
        guard arguments.has(fix) else { return .suggest }
        return arguments.has(dryRun) ? .show : .mend
    }

    /// Complains about an option that says nothing by itself.
    static func check(_ arguments: ParsedArguments) throws(UsageError) {
        if arguments.has(dryRun), !arguments.has(fix) {
            throw UsageError(contradiction: "option '\(dryRun.name)' says how '\(fix.name)' is done, and needs it")
        }
    }
}
