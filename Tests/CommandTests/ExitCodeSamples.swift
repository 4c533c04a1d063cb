import TransitionModel

enum ExitCodeSamples {
    static func finding(_ severity: Severity) -> Finding {
        let place = SourceLocation(file: "a", line: 1, column: 1)
        return Finding(rule: "leaked-view", severity: severity, location: place, message: "", animator: "A")
    }
}
