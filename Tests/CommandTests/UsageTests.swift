import Testing

@testable import transition_verifier

@Suite struct UsageTests {
    /// "text, xcode … or mermaid".
    private static let formats = ReportFormat.allCases.map(\.rawValue).alternatives

    @Test(
        arguments: [
            ([], "a command is needed; see 'transition-verifier --help'"),
            (["chek"], "unknown command 'chek'; did you mean 'check'?"),
            (["help", "rule"], "unknown command 'rule'; did you mean 'rules'?"),
            (["zzz"], "unknown command 'zzz'; see 'transition-verifier --help'"),
            (["--versoin"], "unknown option '--versoin'; did you mean '--version'?"),
            (["check"], "'check' needs PATH…; see 'transition-verifier check --help'"),
            (["check", "--fromat", "json", "a"], "unknown option '--fromat' for 'check'; did you mean '--format'?"),
            (["check", "--verb", "a"], "unknown option '--verb' for 'check'; did you mean '--verbose'?"),
            (["check", "-x", "a"], "unknown option '-x' for 'check'; see 'transition-verifier check --help'"),
            (
                ["check", "--format=jsno", "a"],
                "option '--format' takes \(formats), not 'jsno'; did you mean 'json'?"
            ),
            (
                ["check", "a", "--format"],
                "option '--format' needs a value: \(formats); see 'transition-verifier check --help'"
            ),
            (
                ["check", "--format", "--strict", "a"],
                "option '--format' needs a value: \(formats); see 'transition-verifier check --help'"
            ),
            (
                ["check", "--strict=yes", "a"],
                "option '--strict' takes no value; see 'transition-verifier check --help'"
            ),
            (
                ["check", "--max-states", "0", "a"],
                "option '--max-states' takes a whole number from 1, not '0'; see 'transition-verifier check --help'"
            ),
            (
                ["check", "--style", "fullscreen", "a"],
                """
                option '--style' takes fullScreen, currentContext, custom, overFullScreen, overCurrentContext, pageSheet, \
                formSheet or popover, not 'fullscreen'; did you mean 'fullScreen'?
                """
            ),
            (
                ["check", "--output=", "a"],
                "option '--output' needs a value: a file; see 'transition-verifier check --help'"
            ),
            (
                ["rules", "all"],
                "'rules' takes no arguments, but was given 'all'; see 'transition-verifier rules --help'"
            ),
            (["explain"], "'explain' needs ID; see 'transition-verifier explain --help'"),
            (
                ["explain", "a", "b"],
                """
                'explain' takes one ID, but was also given 'b'; see 'transition-verifier explain --help'
                """
            ),
            (
                ["explain", "missing-complete"],
                """
                no rule or assumption is called 'missing-complete'; did you mean 'missing-completion'?
                """
            ),
        ] as [([String], String)])
    func oneLine(arguments: [String], line: String) throws {
        let outcome = try CommandProcess().run(arguments)
        #expect(outcome == .init(output: "", errors: "transition-verifier: error: \(line)\n", code: 2))
    }
}
