/// How a rule is checked: hooks that the machine calls at the moments a rule may care about, and the words for what
/// it finds.
///
/// A hook looks at the execution's state and reports what is broken; it changes nothing but what is kept for rules
/// alone (suspects, `continued`). The explorer keeps the shortest story for each distinct report, and `finding` is
/// then asked to say it, with the story replayed.
protocol RuleCheck: Sendable {
    var rule: Rule { get }
    /// Whether it looks at instructions of this kind before they are carried out.
    func watches(_ operation: Operation) -> Bool

    /// Before `completeTransition` has its effects, on the first completion of a context.
    func atCompletion(_ execution: Execution, _ succeeds: Bool, at label: Label)
    /// When a context is completed once more.
    func atRepeatedCompletion(_ execution: Execution)
    /// Before an instruction that it watches is carried out.
    func atInstruction(_ execution: Execution, _ operation: Operation, at label: Label)
    /// Whether it looks at the ends of turns, of which there are many.
    var watchesTurnEnds: Bool { get }

    /// When a turn's code has ended, if it watches that.
    func atTurnEnd(_ execution: Execution)
    /// When all has come to rest after a completed transition.
    func atRest(_ execution: Execution)
    /// When a transition is under way and nothing that must happen could bring it on.
    func atDeadEnd(_ execution: Execution)
    /// When the app crashes on a value that must not be `nil`.
    func atCrash(_ execution: Execution, at label: Label)
    /// When code does not end within a turn.
    func atEndlessCode(_ execution: Execution, at label: Label)
    /// When UIKit gets another animator from `interruptibleAnimator(using:)` than before; the label is where it was
    /// made or, failing that, handed over.
    func atOtherAnimator(_ execution: Execution, at label: Label)
    /// When a percent-driven transition has been started and UIKit has captured what it can.
    func atPercentDrivenStart(_ execution: Execution)
    /// When a controller is told of its appearance out of turn: ended without a beginning, or begun twice alike.
    func atUnpairedAppearance(_ execution: Execution, at label: Label)

    /// Where a finding points, and what it says.
    func finding(_ breach: Breach, in story: Story) -> FindingText
}

extension RuleCheck {
    func watches(_ operation: Operation) -> Bool { false }
    var watchesTurnEnds: Bool { false }
    func atCompletion(_ execution: Execution, _ succeeds: Bool, at label: Label) {}
    func atRepeatedCompletion(_ execution: Execution) {}
    func atInstruction(_ execution: Execution, _ operation: Operation, at label: Label) {}
    func atTurnEnd(_ execution: Execution) {}
    func atRest(_ execution: Execution) {}
    func atDeadEnd(_ execution: Execution) {}
    func atCrash(_ execution: Execution, at label: Label) {}
    func atEndlessCode(_ execution: Execution, at label: Label) {}
    func atOtherAnimator(_ execution: Execution, at label: Label) {}
    func atPercentDrivenStart(_ execution: Execution) {}
    func atUnpairedAppearance(_ execution: Execution, at label: Label) {}
}

/// Where a finding points and what it says.
struct FindingText {
    var location: SourceLocation
    var message: String
    var severity: Severity
    var related: [Finding.Related] = []
}

/// Every rule's check, in a fixed order.
enum RuleChecks {
    static let all: [any RuleCheck] = [
        MissingCompletionCheck(), StuckContextCheck(), DoubleCompletionCheck(), WrongCompletionFlagCheck(),
        EarlyCompletionCheck(), UseAfterCompletionCheck(), LateCleanupCheck(),

        LeakedViewCheck(), DestinationNotInstalledCheck(), DestinationNotVisibleCheck(), WrongZOrderCheck(),
        PresenterViewStolenCheck(), SourceLeftAlteredCheck(), NotRestoredOnCancelCheck(), ContinuesAfterCancelCheck(),
        FinalFrameNotAppliedCheck(),

        InteractionNotEndedCheck(), NotInterruptibleCheck(), NilContextViewCheck(), UnbalancedAppearanceCheck(),
        SegueWithoutPresentCheck(), ContextOutlivedCheck(),

        NotUnderstoodCheck(),
    ]
}
