/// An animator's code in UIKit's words: what `animateTransition(using:)` does, and whoever drives it.
///
///     let fade = Animator("Fade") {
///         Insert(.to)
///         Change(.alpha, of: .to, to: .zero)
///         Animate(seconds: 0.3) {
///             Change(.alpha, of: .to, to: .one)
///         } completion: { _ in
///             If(.wasCancelled) { Remove(.to) }
///             Complete(.notCancelled)
///         }
///     }
///
/// It is compiled to the same kind of program as animators that are read from an app's source, so the same rules judge
/// it; what is found points at the statements in the test.
public struct Animator: Hashable, Sendable {
    /// What reports call it.
    public var name: String
    /// Where it is written.
    public var place: CodePlace
    /// What UIKit calls, in the order in which it was given.
    public var routines: [Routine]
    /// The gestures whose handlers are among the routines, in order.
    public var gestures: [Gesture] = []
    /// The property whose driver the delegate answers with, if it answers with one.
    public var driver: PercentDriver?
    /// How the transitioning delegate is set, where a test says so.
    public var delegates: [Delegate] = []

    /// An animator with what `animateTransition(using:)` does.
    public init(
        _ name: String, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
        column: Int = #column, @StatementBuilder animateTransition: () -> [Statement]
    ) {
        self.name = name
        place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        routines = [Routine(role: .animateTransition, body: animateTransition())]
    }

    /// An animator from statements that something else put together.
    public init(_ name: String, at place: CodePlace, statements: [Statement]) {
        self.name = name
        self.place = place
        routines = [Routine(role: .animateTransition, body: statements)]
    }

    /// Code that UIKit calls.
    public struct Routine: Hashable, Sendable {
        /// When it is called.
        public var role: Role
        /// What it does.
        public var body: [Statement]
        /// The property whose animator it answers with; for `interruptibleAnimator(using:)` alone.
        public var result: PropertyAnimator?

        /// Code for a role.
        public init(role: Role, body: [Statement], result: PropertyAnimator? = nil) {
            self.role = role
            self.body = body
            self.result = result
        }
    }

    /// A gesture recogniser whose action is among the routines.
    public struct Gesture: Hashable, Sendable {
        /// What reports call it.
        public var name: String
        /// Which states it goes through.
        public var kind: GestureDeclaration.Kind
        /// Where its handler is written.
        public var place: CodePlace

        /// A gesture of a kind.
        public init(name: String, kind: GestureDeclaration.Kind, place: CodePlace) {
            self.name = name
            self.kind = kind
            self.place = place
        }
    }

    /// A place that sets a controller's `transitioningDelegate`, which UIKit holds weakly.
    public struct Delegate: Hashable, Sendable {
        /// The delegate's type.
        public var type: String
        /// Whether something keeps the object.
        public var isRetained: Bool
        /// Whether it implements `animationController(forDismissed:)`.
        public var servesDismissal: Bool
        /// Where it is set.
        public var place: CodePlace

        /// A delegate and what is known of it.
        public init(type: String, isRetained: Bool, servesDismissal: Bool, place: CodePlace) {
            self.type = type
            self.isRetained = isRetained
            self.servesDismissal = servesDismissal
            self.place = place
        }
    }
}
