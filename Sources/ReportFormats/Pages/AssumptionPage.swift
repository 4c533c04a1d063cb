public import TransitionModel

/// What `explain` says about something that is taken to be true of UIKit.
public struct AssumptionPage {
    public var assumption: Assumption

    public init(_ assumption: Assumption) {
        self.assumption = assumption
    }

    public var text: String {
        let rules = Rule.all.filter { $0.assumptions.contains(assumption) }.map(\.id)
        let lines =
            ["\(assumption.id) (\(assumption.source.rawValue))", ""]
            + Paragraphs.filled(assumption.summary + ".")
            + [""] + Paragraphs.filled(assumption.text, indentation: "  ")
            + ["", "How it is known"] + Paragraphs.filled(assumption.source.words, indentation: "  ")
            + (assumption.page.map { ["  \($0)"] } ?? [])
            + (rules.isEmpty ? [] : ["", "Rules that rest on it"] + rules.map { "  \($0)" })
        return lines.map { $0 + "\n" }.joined()
    }
}

extension EvidenceKind {
    /// What the kind means, in a sentence.
    var words: String {
        switch self {
        case .documented: "Apple's documentation says so."
        case .header: "A comment in one of the SDK's headers says so."
        case .sample: "A code sample of Apple's says so."
        case .observed: "People saw it: crash reports, bug reports, articles."
        case .inferred: "It follows from other facts."
        case .assumed: "The model takes it to be so, since it fits what is known best; no text of Apple's says it."
        }
    }
}
