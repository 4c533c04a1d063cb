/// A property that holds an object which a test may let go of: `isMissing` asks whether it holds one.
public enum Handle: Hashable, Sendable {
    /// A property with a property animator.
    case animator(PropertyAnimator)
    /// A property with a percent-driven object.
    case driver(PercentDriver)
}

/// A `UIViewPropertyAnimator` in a property of the animator, by its name.
public struct PropertyAnimator: Hashable, Sendable {
    /// The property's name.
    public var name: String
    /// How long it runs, in seconds; `nil` when unknown.
    public var seconds: Double?

    /// A property of this name; a program has one of each name.
    public init(_ name: String, seconds: Double? = nil) {
        self.name = name
        self.seconds = seconds
    }

    /// What a property animator can be told.
    public enum Command: Hashable, Sendable {
        /// Makes it anew and keeps it: inactive, with nothing attached.
        case create
        /// Attaches changes.
        case addAnimations([Statement])
        /// Attaches a completion.
        case addCompletion([Statement])
        /// `startAnimation()`.
        case start
        /// `pauseAnimation()`.
        case pause
        /// `continueAnimation(withTimingParameters:durationFactor:)`.
        case continueAnimation
        /// `stopAnimation(_:)`.
        case stop(withoutFinishing: Bool)
        /// `finishAnimation(at:)`.
        case finish(at: AnimatingPosition)
        /// Sets `isReversed`.
        case reverse(Bool)
        /// Sets `pausesOnCompletion`.
        case pausesOnCompletion(Bool)
        /// Sets the property to `nil`.
        case letGo
    }

    /// Whether the property holds nothing.
    public var isMissing: Question { .isMissing(.animator(self)) }

    /// Makes a fresh one and puts it into the property.
    public func create(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> Statement {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        return Statement(.animator(self, .create), at: place)
    }

    /// Attaches changes; they run when it starts, or at once when it is active.
    public func addAnimations(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
        @StatementBuilder changes: () -> [Statement]
    ) -> Statement {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        return Statement(.animator(self, .addAnimations(changes())), at: place)
    }

    /// Attaches a completion, which is handed the position.
    public func addCompletion(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
        @StatementBuilder completion: (Argument) -> [Statement]
    ) -> Statement {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        return Statement(.animator(self, .addCompletion(Argument.handed(to: completion))), at: place)
    }

    /// Starts it, or goes on with it.
    public func startAnimation(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> Statement {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        return Statement(.animator(self, .start), at: place)
    }

    /// Pauses it; an inactive one becomes active.
    public func pauseAnimation(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> Statement {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        return Statement(.animator(self, .pause), at: place)
    }

    /// Goes on with it.
    public func continueAnimation(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> Statement {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        return Statement(.animator(self, .continueAnimation), at: place)
    }

    /// Stops it; with `true` its completions never run.
    public func stopAnimation(
        _ withoutFinishing: Bool,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> Statement {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        return Statement(.animator(self, .stop(withoutFinishing: withoutFinishing)), at: place)
    }

    /// Finishes one that was stopped with `false`; its completions run now.
    public func finishAnimation(
        at position: AnimatingPosition,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> Statement {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        return Statement(.animator(self, .finish(at: position)), at: place)
    }

    /// Sets `isReversed`.
    public func isReversed(
        _ flag: Bool,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> Statement {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        return Statement(.animator(self, .reverse(flag)), at: place)
    }

    /// Sets `pausesOnCompletion`: it then waits at its end.
    public func pausesOnCompletion(
        _ flag: Bool,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> Statement {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        return Statement(.animator(self, .pausesOnCompletion(flag)), at: place)
    }

    /// Sets the property to `nil`.
    public func letGo(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> Statement {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        return Statement(.animator(self, .letGo), at: place)
    }
}
