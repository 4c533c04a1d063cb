import Testing
import TransitionModel

@Suite struct RuleSeverityTests {
    @Test(
        arguments: [
            (Rule.leakedView, .warning, .error, .established, .warning),
            (.leakedView, .warning, .note, .possible, .note), (.leakedView, .error, .warning, .hinted, .warning),
            (.lateCleanup, .error, .note, .established, .error), (.lateCleanup, .error, .note, .hinted, .warning),
            (.lateCleanup, .error, .note, .possible, .note), (.earlyCompletion, .error, .warning, .established, .error),
            (.earlyCompletion, .error, .note, .established, .note), (.leakedView, .off, .error, .established, nil),
        ] as [(Rule, RuleSeverities.Setting, Severity, Certainty, Severity?)])
    func circumstancesAndExceptionsStay(
        rule: Rule, asked: RuleSeverities.Setting, found: Severity, certainty: Certainty, expected: Severity?
    ) {
        let finding = Finding(
            rule: rule.id, severity: found, location: TransitionModel.SourceLocation(file: "a", line: 1, column: 1),
            message: "",
            animator: "A", certainty: certainty)
        #expect(RuleSeverities([rule.id: asked]).applied(to: finding)?.severity == expected)
        #expect(RuleSeverities().applied(to: finding) == finding)
    }
}
