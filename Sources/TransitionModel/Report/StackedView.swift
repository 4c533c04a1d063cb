/// A view as it stands in a trace.
public struct StackedView: Hashable, Codable, Sendable {
    /// What a view is in the program, in every step the same; its part in the transition changes with the way back.
    public enum Role: String, Hashable, Codable, Sendable, CaseIterable {
        /// The lower view of the pair: the presenter's, the view pushed over.
        case base
        /// The upper view of the pair: the presented or pushed controller's.
        case overlay
        /// A picture of another view.
        case snapshot
        /// A dimming or backdrop view.
        case backdrop
        /// Any other view that the code makes.
        case created
        /// A view that was there before.
        case outside
    }

    /// The source's name for it, with its part in the transition: "destinationView (to)".
    public var name: String
    /// The same number in every step of a story; different views have different ones.
    public var id: Int
    /// What it is to the transition.
    public var role: Role
    /// What is unusual about it: `alpha: zero`, `frame: offscreen`.
    public var attributes: [ViewAttribute: AttributeValue]
    /// Where it is, when not in the container: "window", "nowhere", another view's name.
    public var place: String?

    /// Makes a view from its parts.
    public init(
        name: String, id: Int, role: Role, attributes: [ViewAttribute: AttributeValue] = [:], place: String? = nil
    ) {
        self.name = name
        self.id = id
        self.role = role
        self.attributes = attributes
        self.place = place
    }
}

/// What a line of code did to a view.
public struct ViewChange: Hashable, Codable, Sendable {
    /// What happened to the view.
    public enum Kind: Hashable, Codable, Sendable {
        /// Put into another view, or within it to another height.
        case inserted
        /// Taken out of its superview.
        case removed
        /// An attribute was given a value, perhaps the one that it had.
        case changed(ViewAttribute, AttributeValue)
    }

    /// The view's id in the story.
    public var view: Int
    /// What happened to it.
    public var kind: Kind

    /// Makes a change from its parts.
    public init(view: Int, kind: Kind) {
        self.view = view
        self.kind = kind
    }
}
