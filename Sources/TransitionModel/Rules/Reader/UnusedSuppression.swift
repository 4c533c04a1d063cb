extension Rule {
    /// A suppression comment that suppresses nothing.
    public static let unusedSuppression = Rule(
        id: "unused-suppression",
        group: .reader,
        severity: .warning,
        summary: "A comment asks for a finding to be passed over, and there is no such finding.",
        consequence: """
            Nothing yet. But the comment says of right code that it is wrong, and the day somebody breaks the line \
            again it hides the fault.
            """,
        reason: """
            A comment `// transition-verifier:ignore rule-id, other-rule - reason` passes over findings of these \
            rules on its own line, or on the next line with code where it stands alone. With `ignore-file` it does so \
            in the whole file, wherever it stands in it. What is passed over fails no run, is counted in text, and is \
            in JSON and SARIF with the reason.

            A comment is unused when no finding of a rule that it names was there to be passed over, notes included; \
            also when it names no rule, or one that does not exist. It is called unused only where everything was \
            looked for: not when the command line narrows the scenarios, nor when some animator whose code stands in \
            the file was not explored to its end or not fully understood, nor for rules that the configuration \
            switches off.
            """,
        fix: "Delete the comment, or the name of the rule that no longer finds anything."
    )
}
