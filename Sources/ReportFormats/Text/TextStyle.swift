import TransitionModel

/// How parts of a text report are marked; plain text marks nothing.
///
/// The one place to put colours in: everything that a report prints passes through here by its meaning.
public struct TextStyle: Sendable {
    /// What a piece of text is.
    public enum Part: Sendable {
        case severity(Severity)
        case verdict(Verdict)
        case location
        case message
        case rule
        case caret
        case aside
    }

    private let mark: @Sendable (Part, String) -> String

    /// Marks each part with a function that leaves the text's own characters as they are.
    public init(mark: @escaping @Sendable (Part, String) -> String) {
        self.mark = mark
    }

    /// No marks.
    public static let plain = TextStyle { _, text in text }

    func callAsFunction(_ part: Part, _ text: String) -> String {
        mark(part, text)
    }
}
