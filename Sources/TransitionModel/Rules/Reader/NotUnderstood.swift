extension Rule {
    /// A line that mattered could not be read.
    public static let notUnderstood = Rule(
        id: "not-understood",
        group: .reader,
        severity: .note,
        summary: "A line that matters to the verdict could not be read.",
        consequence: """
            Nothing is known to be wrong, but nothing is proved either: what this line does with the context or with \
            a view is unknown, so the verdict is "incomplete", never "verified" and never "violated".
            """,
        reason: """
            The verifier reads source, not machine code: what is done in a module that was not given to it, in a \
            closure passed in from elsewhere, or by an API that it does not know, could complete the context, move a \
            view or do nothing. It assumes none of these. No finding is reported that such a line could have \
            prevented.
            """,
        fix: """
            Give the verifier the file that declares what is called, or let the animator itself make the calls that \
            decide the outcome.
            """,
        models: Models(faulty: "Rules/not-understood/unclear.swift", right: nil)
    )
}

/// Notes the lines that were passed and not understood: they make a verdict incomplete.
struct NotUnderstoodCheck: RuleCheck {
    var rule: Rule { .notUnderstood }

    func watches(_ operation: Operation) -> Bool {
        if case .opaque(let opaque) = operation { opaque.mayComplete || opaque.mayTouchViews } else { false }
    }

    func atInstruction(_ execution: Execution, _ operation: Operation, at label: Label) {
        guard case .opaque(let opaque) = operation, opaque.mayComplete || opaque.mayTouchViews else { return }
        execution.report(self, .instruction(label), inAuxiliary: true)
    }

    func atEndlessCode(_ execution: Execution, at label: Label) {
        execution.report(self, .instruction(label), form: 1, inAuxiliary: true)
    }

    func finding(_ breach: Breach, in story: Story) -> FindingText {
        guard case .instruction(let label) = breach.subject else { preconditionFailure() }
        var text = "this code does not end within one turn of the run loop, as far as it was understood"
        if breach.form == 0, case .opaque(let opaque) = story.program.instructions[label].operation {
            var doubts: [String] = []
            if opaque.mayComplete { doubts.append("whether it completes the transition") }
            if opaque.mayTouchViews { doubts.append("what it does to views") }
            text = "`\(opaque.text)` is not understood; not known: \(doubts.joined(separator: ", "))"
        }
        return FindingText(location: story.location(label), message: text, severity: rule.severity)
    }
}
