/// One thing that the model takes to be true of UIKit, with how well it is known.
///
/// A verdict is worth as much as the facts it rests on, so each has an id, is listed by the command, and is named in
/// the pages of the rules that need it. Where there is no better evidence the fact is a choice of the model.
public struct Assumption: Sendable, Hashable, Identifiable {
    /// The name used in reports and on the command line: `uikit-2.15`.
    public let id: String

    /// The fact in a few words.
    public let summary: String

    /// How well it is known; where parts of it differ, the weakest part decides, unless ``text`` says which is which.
    public let source: EvidenceKind

    /// The fact, as the model uses it.
    public let text: String

    /// Where it can be read, if somebody has published it: a page, a header or a sample.
    public let page: String?

    /// States a fact.
    init(_ number: String, _ summary: String, _ source: EvidenceKind, _ text: String, page: String? = nil) {
        self.id = "uikit-\(number)"
        self.summary = summary
        self.source = source
        self.text = text
        self.page = page
    }
}

/// How a fact about UIKit is known.
public enum EvidenceKind: String, Sendable, Hashable, CaseIterable, Codable {
    /// Apple's documentation or an archived guide of Apple's says so.
    case documented
    /// A comment in one of the SDK's headers says so.
    case header
    /// A code sample of Apple's says so.
    case sample
    /// People saw it: crash reports, bug reports, articles.
    case observed
    /// It follows from other facts.
    case inferred
    /// The model takes it to be so, since it fits what is known best; no text of Apple's says it.
    case assumed
}

extension Assumption {
    /// Every fact that the model rests on, in the order of their numbers.
    public static let all: [Assumption] =
        sequence + stylesAndViews + navigationAndSegues + completing + interaction + viewAnimations
        + propertyAnimators + lifetimes + order

    /// The fact with this id, or nil if there is none.
    public static func named(_ id: String) -> Assumption? {
        all.first { $0.id == id }
    }
}

extension Assumption {
    /// The address of a page of Apple's UIKit documentation.
    static func documentation(_ path: String) -> String {
        "https://developer.apple.com/documentation/uikit/\(path)"
    }

    /// The SDK header about transitions, which most header facts come from.
    static let transitioningHeader = "UIViewControllerTransitioning.h"
}
