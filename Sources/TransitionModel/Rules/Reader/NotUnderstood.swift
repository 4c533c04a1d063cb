extension Rule {
    /// A line that mattered could not be read.
    public static let notUnderstood = Rule(
        id: "not-understood",
        group: .reader,
        severity: .note,
        summary: "A line that matters to the verdict could not be read.",
        consequence: """
            Nothing is known to be wrong, but nothing is proved either: what this line does with the context or with a \
            view is unknown, so the verdict is "incomplete", never "verified" and never "violated".
            """,
        reason: """
            The verifier reads source, not machine code: what is done in a module that was not given to it, in a closure \
            passed in from elsewhere, or by an API that it does not know, could complete the context, move a view or do \
            nothing. It assumes none of these. No finding is reported that such a line could have prevented.
            """,
        fix: """
            Give the verifier the file that declares what is called, or let the animator itself make the calls that \
            decide the outcome.
            """,
        models: Models(faulty: "Rules/not-understood/unclear.swift", right: nil)
    )
}
