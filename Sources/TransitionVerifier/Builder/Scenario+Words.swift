extension Scenario {
    /// A presentation under a style, with nobody driving it.
    public static func present(_ style: PresentationStyle) -> Scenario {
        Scenario(kind: .present, style: style, isInteractive: false)
    }

    /// A dismissal under a style, with nobody driving it.
    public static func dismiss(_ style: PresentationStyle) -> Scenario {
        Scenario(kind: .dismiss, style: style, isInteractive: false)
    }

    /// A presentation under a style, driven by a finger.
    public static func interactivePresent(_ style: PresentationStyle) -> Scenario {
        Scenario(kind: .present, style: style, isInteractive: true)
    }

    /// A dismissal under a style, driven by a finger.
    public static func interactiveDismiss(_ style: PresentationStyle) -> Scenario {
        Scenario(kind: .dismiss, style: style, isInteractive: true)
    }

    /// A push.
    public static let push = Scenario(kind: .push, isInteractive: false)
    /// A pop by the back button.
    public static let pop = Scenario(kind: .pop, isInteractive: false)
    /// A change of tabs.
    public static let tab = Scenario(kind: .tab, isInteractive: false)
    /// A push driven by a finger.
    public static let interactivePush = Scenario(kind: .push, isInteractive: true)
    /// A pop driven by a finger: a swipe from the edge.
    public static let interactivePop = Scenario(kind: .pop, isInteractive: true)
    /// A change of tabs driven by a finger.
    public static let interactiveTab = Scenario(kind: .tab, isInteractive: true)
}
