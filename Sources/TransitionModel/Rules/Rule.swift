/// Something a transition must not do, with everything that its page says about it.
///
/// One rule, one file: each is declared in `Rules/<Kind>/<RuleName>.swift`, beside the code that checks it. Only rules
/// that are checked are declared.
public struct Rule: Sendable, Hashable, Identifiable {
    /// The name used in reports, in suppressions and on the command line: `missing-completion`.
    public let id: String

    /// What the rule is about.
    public let group: Group

    /// How loud a finding is when the code that was read establishes the scenario.
    ///
    /// A scenario that is only hinted at lowers it to a warning at most, one that is merely possible to a note.
    /// Where the rule itself makes exceptions, ``reason`` says so.
    public let severity: Severity

    /// The rule in one line.
    public let summary: String

    /// What breaks for the person who uses the app.
    public let consequence: String

    /// Why UIKit behaves so, naming the facts it rests on, such as `UIKit 4.7 [assumed]`.
    public let reason: String

    /// What to change.
    public let fix: String

    /// The example that breaks the rule, and the same with the smallest mend.
    public let models: Models

    /// What a rule is about.
    public enum Group: String, Sendable, Hashable, CaseIterable, Codable {
        /// Whether, when, how often and with what `completeTransition` is called.
        case completion
        /// Which views are where, and how they look, when all is over.
        case views
        /// Who drives a transition, and who keeps whom alive.
        case interaction
        /// What the reader of the source has to say about itself.
        case reader
    }

    /// The names of a rule's examples, as paths below `Models/`.
    public struct Models: Sendable, Hashable, Codable {
        /// The example that breaks the rule.
        public let faulty: String
        /// The same example with the smallest mend, if there is a mend to show.
        public let right: String?

        /// Names a rule's examples.
        public init(faulty: String, right: String?) {
            self.faulty = faulty
            self.right = right
        }
    }

    /// Declares a rule; its models are `Rules/<id>/faulty.swift` and `right.swift` unless said otherwise.
    init(
        id: String, group: Group, severity: Severity, summary: String, consequence: String, reason: String, fix: String,
        models: Models? = nil
    ) {
        self.id = id
        self.group = group
        self.severity = severity
        self.summary = summary
        self.consequence = consequence
        self.reason = reason
        self.fix = fix
        self.models = models ?? Models(faulty: "Rules/\(id)/faulty.swift", right: "Rules/\(id)/right.swift")
    }
}

extension Rule {
    /// Every rule that is checked, in the order in which pages and lists show them.
    public static let all: [Rule] = [
        missingCompletion, stuckContext, doubleCompletion, wrongCompletionFlag, earlyCompletion, useAfterCompletion,
        lateCleanup,

        leakedView, destinationNotInstalled, destinationNotVisible, wrongZOrder, presenterViewStolen,
        sourceLeftAltered, notRestoredOnCancel, continuesAfterCancel, finalFrameNotApplied,

        interactionNotEnded, notInterruptible, unretainedDelegate, nilContextView, unbalancedAppearance,
        segueWithoutPresent, delegateMethodNotCalled, contextOutlived,

        notUnderstood, unusedSuppression,
    ]

    /// The rule with this id, or nil if there is none.
    public static func named(_ id: String) -> Rule? {
        all.first { $0.id == id }
    }
}
