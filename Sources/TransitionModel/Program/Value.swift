/// The index of a view in its program's `views`.
public typealias ViewID = Int
/// The index of an object in its program's `objects`.
public typealias ObjectID = Int
/// The index of a slot in its program's `slots`.
public typealias SlotID = Int
/// The index of a task in its program's `tasks`.
public typealias TaskID = Int
/// The index of an instruction in its program's `instructions`.
public typealias Label = Int

/// What a variable of an animator program may hold; each program names finitely many of them.
public enum Value: Hashable, Codable, Sendable {
    /// `nil`.
    case absent
    /// `true` or `false`.
    case boolean(Bool)
    /// An enum case or a key, by its name without the dot: `push`, `to`, `began`.
    case symbol(String)
    /// A number written in the source.
    case number(Double)
    /// One of the program's views.
    case view(ViewID)
    /// One of the program's objects.
    case object(ObjectID)
    /// The context of the n-th transition of a story, from 0.
    case context(Int)
    /// A closure: the index in the program's `closures`.
    case closure(Int)
    /// A frame, transform, alpha or other attribute, abstracted; `of` names the view it was read from.
    case attribute(AttributeValue, of: ViewID?)
    /// Something nothing is known about, and on which nothing may hang.
    case unknown
}

/// What the verifier keeps of a view's looks.
public enum ViewAttribute: String, Hashable, Codable, CodingKeyRepresentable, Sendable, CaseIterable {
    /// `frame`, `bounds`, `center`, constraints: where the view is.
    case frame
    /// `alpha`, and `layer.opacity`, which is the same.
    case alpha
    /// `isHidden`.
    case hidden
    /// `transform`, `layer.transform`, `transform3D`.
    case transform
    /// `isUserInteractionEnabled`.
    case interaction
    /// `layer.mask` and `mask`.
    case mask
    /// `layer.anchorPoint`.
    case anchorPoint
    /// How much `backgroundColor` lets through.
    case background
}

/// A view attribute's value, abstracted to what the rules can tell apart.
public enum AttributeValue: String, Hashable, Codable, Sendable, CaseIterable {
    /// As it was before the story began; for a view that code made: as it was when made.
    case initial
    /// Frame: `finalFrame(for:)`, the container's bounds, or constraints and autoresizing that lead there.
    case final
    /// Frame `.zero`, alpha 0, and also an origin's coordinate 0.
    case zero
    /// Alpha or opacity 1.
    case one
    /// Alpha or opacity strictly between 0 and 1.
    case partial
    /// `.identity`; for every view the verifier knows it is the initial transform.
    case identity
    /// An anchor point in the middle: the initial one.
    case centre
    /// A flag that is `true`.
    case on
    /// A flag that is `false`.
    case off
    /// A frame or translation that puts the view wholly outside the container.
    case offscreen
    /// The initial frame, moved along the x axis only (an origin's or centre's x was written).
    case shiftedX
    /// The initial frame, moved along the y axis only.
    case shiftedY
    /// A background that lets nothing through.
    case opaque
    /// A background that lets something through.
    case translucent
    /// No background.
    case clear
    /// Any other value, different from the initial one.
    case other
    /// A value that may or may not differ from the initial one.
    case unknown
}

/// An axis of a frame's origin or centre.
public enum Axis: String, Hashable, Codable, Sendable {
    /// From left to right, and from top to bottom.
    case x, y
}
