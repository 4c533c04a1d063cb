/// A run of an animator as a short text, to walk again later, when the program may be another.
///
/// `FadeAnimator:present.custom:s:missing-completion:0.k3f.a91-1` names the animator, the circumstances, which other
/// animators were followed, the rule that the run breaks, the beginning (of those that setting up may lead to), and each
/// step by its event and, where an event can turn out in several ways, the way. A `~` stands before the first step of a
/// part that is repeated for ever.
public struct ReplayCode: Hashable, Sendable {
    /// One step of a run.
    struct Step: Hashable, Sendable {
        /// The event, as `EventCodes` writes it.
        var event: String
        /// In which of the ways in which the event can turn out, from 0.
        var way: Int
    }

    /// The animator's type.
    public var animator: String
    /// The kind of transition.
    public var kind: TransitionKind
    /// The presentation style, for kinds that have one.
    public var style: PresentationStyle?
    /// Whether it is driven by a gesture.
    public var isInteractive: Bool
    /// The id of the rule that the run breaks.
    public var rule: String
    var extent: Narrowing.Extent
    var systemBeforehand: Bool
    var repeats: Bool
    var isInDoubt: Bool
    /// Whether all ways of a turn are counted, also those that come to the same.
    var isUnreduced: Bool
    var beginning: Int
    var steps: [Step]
    /// The step that a loop begins with.
    var loopStart: Int?
}

extension ReplayCode: CustomStringConvertible {
    /// The text.
    public var description: String {
        let circumstances = [kind.rawValue, style?.rawValue, isInteractive ? "interactive" : nil].compactMap { $0 }
        let run = steps.enumerated().map { number, step in
            (number == loopStart ? "~" : "") + step.event + (step.way == 0 ? "" : "-\(step.way)")
        }
        return [
            animator, circumstances.joined(separator: "."), mode, rule,
            (["\(beginning)"] + run).joined(separator: "."),
        ].joined(separator: ":")
    }

    /// How the machine was made: what was narrowed, and what it was told.
    private var mode: String {
        extent.rawValue + (systemBeforehand ? "b" : "") + (repeats ? "r" : "") + (isInDoubt ? "d" : "")
            + (isUnreduced ? "w" : "")
    }

    /// Reads a text; nil where it is no such code.
    public init?(_ text: String) {
        // The animator's name may hold colons of its own; nothing else does.
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 5 else { return nil }
        let (circumstances, mode, run) = (parts[parts.count - 4], parts[parts.count - 3], parts[parts.count - 1])
        animator = parts.dropLast(4).joined(separator: ":")
        rule = parts[parts.count - 2]
        var words = circumstances.split(separator: ".").map(String.init)
        isInteractive = words.last == "interactive"
        if isInteractive { words.removeLast() }
        guard (1...2).contains(words.count), let kind = TransitionKind(rawValue: words[0]) else { return nil }
        self.kind = kind
        style = words.count == 2 ? PresentationStyle(rawValue: words[1]) : nil
        guard (style == nil) == (words.count == 1), !animator.isEmpty, Rule.named(rule) != nil else { return nil }
        let flags = mode.dropFirst()
        guard let extent = Narrowing.Extent(rawValue: String(mode.prefix(1))),
            flags.elementsEqual("brdw".filter(flags.contains))
        else { return nil }
        self.extent = extent
        systemBeforehand = flags.contains("b")
        repeats = flags.contains("r")
        isInDoubt = flags.contains("d")
        isUnreduced = flags.contains("w")
        let numbers = run.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let beginning = Int(numbers[0]), beginning >= 0 else { return nil }
        self.beginning = beginning
        steps = []
        for number in numbers.dropFirst() {
            if number.hasPrefix("~") { loopStart = steps.count }
            let halves = number.drop { $0 == "~" }.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
            guard (1...2).contains(halves.count), let way = halves.count == 1 ? 0 : Int(halves[1]), way >= 0 else {
                return nil
            }
            steps.append(Step(event: halves[0], way: way))
        }
    }
}
