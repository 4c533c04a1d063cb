/// An animator as Swift code that can be pasted into a test.
///
/// The statements' places become those in the text, so that what is found in a made-up animator points into it.
public struct SwiftCode: Sendable {
    /// The code: one `let` with everything that the animator has.
    public let text: String
    /// The same animator, its statements placed where the text has them.
    public let animator: Animator

    /// Writes an animator down.
    public init(_ animator: Animator) {
        var writer = CodeWriter(name: animator.name)
        self.animator = writer.write(animator)
        text = writer.lines.joined(separator: "\n")
    }
}
