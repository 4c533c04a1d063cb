import AnimatorReader
import TransitionModel

extension ConfigurationShape {
    /// All that a configuration file may hold.
    static let configuration = ConfigurationShape.keys([
        ConfigurationKey(name: "$schema", shape: .text, summary: "For editors: where the schema of this file is."),
        ConfigurationKey(
            name: "included", shape: .list(.text),
            summary: "Patterns of the files to check, relative to this file; all unless given."),
        ConfigurationKey(
            name: "excluded", shape: .list(.text),
            summary: "Patterns of files and directories to leave out, even if they are named on the command line."),
        ConfigurationKey(name: "severities", shape: severities, summary: "Severities in place of the rules' own."),
        ConfigurationKey(
            name: "scenarios", shape: scenarios, summary: "The circumstances to explore; all that fit unless given."),
        ConfigurationKey(
            name: "conditions", shape: .list(.text),
            summary:
                "The flags that #if finds set; \(usualConditions) unless given."
        ),
        ConfigurationKey(name: "limits", shape: limits, summary: "How far to explore."),
        ConfigurationKey(
            name: "baseline", shape: .text,
            summary: "The file of the findings that are accepted for now, relative to this file."),
        ConfigurationKey(
            name: "strict", shape: .answer, summary: "Whether warnings fail a run; false unless given."),
    ])

    private static let usualConditions = AnimatorReader.usualConditions.sorted().joined(separator: ", ")

    private static let severities = ConfigurationShape.keys(
        Rule.all.map { rule in
            ConfigurationKey(
                name: rule.id, shape: .word(RuleSeverities.Setting.allCases.map(\.rawValue)),
                summary: "\(rule.summary) Its own severity is \(rule.severity.rawValue).")
        })

    private static let scenarios = ConfigurationShape.keys([
        ConfigurationKey(
            name: "kinds", shape: .list(.word(TransitionKind.allCases.map(\.rawValue))),
            summary: "Only these kinds of transition."),
        ConfigurationKey(
            name: "styles", shape: .list(.word(PresentationStyle.allCases.map(\.rawValue))),
            summary: "Only these presentation styles."),
        ConfigurationKey(
            name: "interactive", shape: .answer,
            summary: "Only transitions that a gesture drives (true), or only others (false)."),
    ])

    private static let limits = ConfigurationShape.keys([
        ConfigurationKey(
            name: "maxStates", shape: .positiveNumber,
            summary: "The most states of one scenario; \(VerifierOptions.defaultMaxStates) unless given."),
        ConfigurationKey(
            name: "maxMemory", shape: .positiveNumber,
            summary: "The most megabytes that stored states may take; not bounded unless given."),
        ConfigurationKey(
            name: "timeout", shape: .positiveNumber,
            summary: "The seconds after which exploring ends; not bounded unless given."),
    ])
}
