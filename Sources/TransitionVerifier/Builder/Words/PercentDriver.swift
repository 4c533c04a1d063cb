/// A `UIPercentDrivenInteractiveTransition` in a property, by its name: the delegate answers with what it holds.
///
/// Where no statement makes one, it is there from the start in interactive scenarios. Where no statement finishes or
/// cancels it, code out of sight is taken to do so rightly.
public struct PercentDriver: Hashable, Sendable {
    /// The property's name.
    public var name: String

    /// A property of this name; a program has one of each name.
    public init(_ name: String) {
        self.name = name
    }

    /// What a driver can be told.
    public enum Command: String, Hashable, Sendable, CaseIterable {
        /// Makes it anew and keeps it.
        case create
        /// `update(_:)`.
        case update
        /// `pause()`.
        case pause
        /// `finish()`.
        case finish
        /// `cancel()`.
        case cancel
        /// Sets the property to `nil`.
        case letGo
    }

    /// Whether the property holds nothing.
    public var isMissing: Question { .isMissing(.driver(self)) }

    /// Makes a fresh one and puts it into the property.
    public func create(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> Statement {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        return Statement(.driver(self, .create), at: place)
    }

    /// Moves the interaction on.
    public func update(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> Statement {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        return Statement(.driver(self, .update), at: place)
    }

    /// Pauses it.
    public func pause(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> Statement {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        return Statement(.driver(self, .pause), at: place)
    }

    /// Ends the interaction; the transition runs to its end.
    public func finish(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> Statement {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        return Statement(.driver(self, .finish), at: place)
    }

    /// Ends the interaction; the transition runs back.
    public func cancel(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> Statement {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        return Statement(.driver(self, .cancel), at: place)
    }

    /// Sets the property to `nil`.
    public func letGo(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> Statement {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        return Statement(.driver(self, .letGo), at: place)
    }
}
