import TransitionModel

/// One animator in one scenario, as a test.
struct JUnitCase {
    enum Outcome {
        case passed(String)
        case failure(JUnitFailure)
        case error(String)
        case skipped(String)
    }

    var name: String
    var suite: String
    var location: SourceLocation?
    var outcome: Outcome

    init(name: String, suite: String, location: SourceLocation?, outcome: Outcome) {
        self.name = name
        self.suite = suite
        self.location = location
        self.outcome = outcome
    }

    init(_ name: String, _ animator: AnimatorVerdict, _ outcome: Outcome) {
        self.init(name: name, suite: animator.name, location: animator.location, outcome: outcome)
    }

    /// The verdict on a scenario; findings are told where their story plays.
    init(_ verdict: ScenarioVerdict, of animator: AnimatorVerdict, _ findings: [Finding]) {
        let size = "\(counted(verdict.states, "state")), \(counted(verdict.edges, "transition"))"
        let here = findings.filter { $0.scenario == verdict.scenario }
        let outcome: Outcome =
            switch verdict.verdict {
            case .verified: .passed("every reachable state explored: \(size)")
            case .violated where here.isEmpty && findings.isEmpty: .passed("what was found is set aside: \(size)")
            case .violated where here.isEmpty: .failure(JUnitFailure(elsewhere: findings))
            case .violated: .failure(JUnitFailure(here))
            case .incomplete: .skipped(Self.reasons(verdict).joined(separator: "; "))
            }
        self.init("\(verdict.scenario.circumstances) (\(verdict.scenario.grounds))", animator, outcome)
    }

    /// What kept a scenario from being verified.
    private static func reasons(_ verdict: ScenarioVerdict) -> [String] {
        (verdict.limit.map { ["not explored to the end: \($0)"] } ?? [])
            + verdict.notUnderstood.map { "\($0.location): not understood: \($0.text)" }
    }

    var lines: [String] {
        let place = location.map { " file=\"\(XML.attribute($0.file))\" line=\"\($0.line)\"" } ?? ""
        let names = "classname=\"\(XML.attribute(suite))\" name=\"\(XML.attribute(name))\""
        let head = "    <testcase \(names)\(place) time=\"0\""
        let inside =
            switch outcome {
            case .passed(let text): "<system-out>\(XML.text(text))</system-out>"
            case .skipped(let reason): "<skipped message=\"\(XML.attribute(reason))\"/>"
            case .error(let message): "<error message=\"\(XML.attribute(message))\" type=\"input\"/>"
            case .failure(let failure): failure.element
            }
        return [head + ">", "      \(inside)", "    </testcase>"]
    }

    /// The sums that a suite states, as attributes.
    static func counts(_ cases: [JUnitCase]) -> String {
        var failures = 0
        var errors = 0
        var skipped = 0
        for test in cases {
            switch test.outcome {
            case .passed: continue
            case .failure: failures += 1
            case .error: errors += 1
            case .skipped: skipped += 1
            }
        }
        let counts = [
            ("tests", cases.count), ("failures", failures), ("errors", errors), ("skipped", skipped), ("time", 0),
        ]
        return counts.map { "\($0.0)=\"\($0.1)\"" }.joined(separator: " ")
    }
}

/// Why a test case fails.
struct JUnitFailure {
    var message: String
    var type: String
    var text: String

    /// What is found in a scenario; many readers show one failure for each case.
    init(_ findings: [Finding]) {
        message = findings.map(\.message).joined(separator: "; ")
        type = findings[0].rule
        text = findings.map { finding in
            let head = "\(finding.location): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"
            return ([head] + StoryLines.lines(for: finding)).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    /// What is found here too, but told where its story is the surest or the shortest.
    init(elsewhere findings: [Finding]) {
        let rules = findings.map(\.rule).withoutRepetitions
        message = "what is told of another scenario breaks this one too: \(rules.joined(separator: ", "))"
        type = rules.first ?? ""
        text = findings.map { "\($0.location): \($0.severity.rawValue): \($0.message) [\($0.rule)]" }
            .joined(separator: "\n")
    }

    var element: String {
        "<failure message=\"\(XML.attribute(message))\" type=\"\(XML.attribute(type))\">\(XML.text(text))</failure>"
    }
}
