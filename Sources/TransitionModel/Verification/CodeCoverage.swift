/// Which of an animator's code some run comes to, over the scenarios that were explored.
struct CodeCoverage: Sendable {
    private struct Line: Hashable, Comparable {
        var file: String
        var line: Int

        static func < (left: Line, right: Line) -> Bool { (left.file, left.line) < (right.file, right.line) }
    }

    /// The first place in each line that does something, and in each that was reached.
    private var places: [Line: SourceLocation] = [:]
    private var reached: Set<Line> = []
    private var situations: ReachedCode.Situations = []
    private var hasAnimation = false
    /// Whether everything was followed: otherwise nothing can be said to be reached never.
    private var isComplete = true

    /// The coverage of one exploration, which must not have been cut short for `isComplete`.
    init(of machine: TransitionMachine, isComplete: Bool) {
        self.isComplete = isComplete
        // A segue has no context to complete or cancel, and its rules have their say.
        situations = machine.scenario.kind == .segue ? .all : machine.reached.situations
        hasAnimation = machine.routines[.animateTransition] != nil
        for (label, instruction) in machine.program.instructions.enumerated()
        where instruction.operation.doesSomethingForSure {
            let line = Line(file: instruction.location.file, line: instruction.location.line)
            places[line] = min(places[line] ?? instruction.location, instruction.location)
            if machine.reached.holds(label) { reached.insert(line) }
        }
    }

    /// Nothing was explored.
    static let none = CodeCoverage()

    private init() { isComplete = false }

    /// The same with what another exploration of the same code has reached.
    func joined(with other: CodeCoverage) -> CodeCoverage {
        var joined = self
        joined.places.merge(other.places) { min($0, $1) }
        joined.reached.formUnion(other.reached)
        joined.situations.formUnion(other.situations)
        joined.hasAnimation = hasAnimation || other.hasAnimation
        joined.isComplete = isComplete && other.isComplete
        return joined
    }

    /// The lines that no run comes to, each by its first place.
    var neverReached: [SourceLocation] {
        guard isComplete else { return [] }
        return places.filter { !reached.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value)
    }

    /// What never came about, with the rules that therefore have nothing to say.
    var vacuities: [Vacuity] {
        guard isComplete else { return [] }
        var found: [Vacuity] = []
        func note(_ situation: ReachedCode.Situations, _ text: String, _ rules: [Rule], isSuspicious: Bool = false) {
            guard situations.isDisjoint(with: situation) else { return }
            found.append(Vacuity(reason: text, rules: rules.map(\.id), isSuspicious: isSuspicious))
        }
        if hasAnimation {
            note(
                .animated, "the animator is never asked to animate", [.missingCompletion, .destinationNotInstalled],
                isSuspicious: true)
        }
        note(
            [.succeeded, .failed], "the transition is never completed",
            [.doubleCompletion, .useAfterCompletion, .lateCleanup],
            isSuspicious: true)
        if !situations.isDisjoint(with: [.succeeded, .failed]) {
            note(
                .succeeded, "the transition never succeeds",
                [.destinationNotVisible, .finalFrameNotApplied, .sourceLeftAltered], isSuspicious: true)
        }
        note(.interactive, "never interactive", [.interactionNotEnded, .notInterruptible])
        note([.cancelled, .failed], "never cancelled", [.notRestoredOnCancel, .continuesAfterCancel])
        return found
    }
}

extension Operation {
    /// Whether it does something that stays in a program whenever it may be reached, and something that people expect to
    /// be reached: not what only crashes.
    fileprivate var doesSomethingForSure: Bool {
        switch self {
        case .create, .insert, .remove, .bringToFront, .sendToBack, .set, .move, .schedule, .animator, .group,
            .alongside, .complete, .interact(_, .finish), .interact(_, .cancel):
            true
        default: false
        }
    }
}
