/// The kind of a transition.
public enum TransitionKind: String, Hashable, Codable, CodingKeyRepresentable, Sendable, CaseIterable {
    /// A modal presentation and its dismissal, a push and a pop, a change of tabs, a segue.
    case present, dismiss, push, pop, tab, segue
}

/// A modal presentation's style.
public enum PresentationStyle: String, Hashable, Codable, CodingKeyRepresentable, Sendable, CaseIterable {
    /// The styles by UIKit's names; `automatic` and `none` are none of them.
    case fullScreen, currentContext, custom, overFullScreen, overCurrentContext, pageSheet, formSheet, popover
}

/// How sure it is that a transition of some kind happens in the app.
public enum Certainty: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
    /// UIKit permits it; nothing in the code speaks of it.
    case possible
    /// The animator speaks of it; nothing establishes it.
    case hinted
    /// The code that was read says so.
    case established

    /// Orders from possible to established.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
    private var rank: Int { Self.allCases.firstIndex(of: self)! }
}

/// What the code that was read says about when its animator is used.
public struct Evidence: Hashable, Codable, Sendable {
    /// How sure each kind is; a kind that is missing is not explored.
    public var kinds: [TransitionKind: Certainty]
    /// How sure each style is, for presentation and dismissal.
    public var styles: [PresentationStyle: Certainty]
    /// How sure it is that transitions of this kind are interactive.
    public var interactive: [TransitionKind: Certainty]
    /// Whether some delegate in sight hands the animator out.
    public var hasDelegate: Bool
    /// Whether there is no such thing as a transition that is not interactive: a driver is read by itself.
    public var isAlwaysInteractive: Bool
    /// Whether it is made for a container of the app's own, which calls it in its own order: UIKit may never see it.
    public var isForOwnContainer = false

    /// Makes evidence from its parts; by default nothing is known.
    public init(
        kinds: [TransitionKind: Certainty] = [:], styles: [PresentationStyle: Certainty] = [:],
        interactive: [TransitionKind: Certainty] = [:], hasDelegate: Bool = false, isAlwaysInteractive: Bool = false
    ) {
        self.kinds = kinds
        self.styles = styles
        self.interactive = interactive
        self.hasDelegate = hasDelegate
        self.isAlwaysInteractive = isAlwaysInteractive
    }
}

/// One set of circumstances in which a program is explored.
public struct Scenario: Hashable, Codable, Sendable {
    /// The kind of transition.
    public var kind: TransitionKind
    /// For presentation and dismissal.
    public var style: PresentationStyle?
    /// Whether a driver is handed out for it.
    public var isInteractive: Bool
    /// How sure it is that transitions of this kind happen.
    public var kindCertainty: Certainty
    /// How sure the style is.
    public var styleCertainty: Certainty
    /// Of being interactive, or, where `isInteractive` is false, of not being so.
    public var interactivityCertainty: Certainty

    /// Makes a scenario from its parts; by default everything is established.
    public init(
        kind: TransitionKind, style: PresentationStyle? = nil, isInteractive: Bool,
        kindCertainty: Certainty = .established, styleCertainty: Certainty = .established,
        interactivityCertainty: Certainty = .established
    ) {
        self.kind = kind
        self.style = style
        self.isInteractive = isInteractive
        self.kindCertainty = kindCertainty
        self.styleCertainty = styleCertainty
        self.interactivityCertainty = interactivityCertainty
    }
}

extension Scenario {
    /// How sure the least sure dimension is; a style counts only where there is one.
    public var weakestCertainty: Certainty {
        min(kindCertainty, style == nil ? .established : styleCertainty, interactivityCertainty)
    }
}

/// An animator as it was read: its program and what the code says about its use.
public struct ReadAnimator: Hashable, Codable, Sendable {
    /// What the code does.
    public var program: AnimatorProgram
    /// What the code says about its use.
    public var evidence: Evidence

    /// Makes a read animator from its parts.
    public init(program: AnimatorProgram, evidence: Evidence) {
        self.program = program
        self.evidence = evidence
    }
}
