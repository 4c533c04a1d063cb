/// Something that an animator's logic wants done; findings point at the line where it is made.
public struct TransitionEffect: Hashable, Sendable {
    /// What is done.
    var kind: Kind
    /// Where it is written.
    var place: CodePlace

    /// What can be done.
    enum Kind: Hashable, Sendable {
        case statement(Statement.Kind)
        case animate(String, seconds: Double?, changes: [TransitionEffect])
        case wait(String, seconds: Double?)
    }

    /// The driver that a logic with a gesture owns.
    static let driver = PercentDriver("the driver")
}

extension TransitionEffect {
    /// Puts a view into another, on top unless said otherwise.
    public static func insert(
        _ view: TransitionView, into superview: TransitionView = .container, at position: Statement.Placement = .top,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
        column: Int = #column
    ) -> TransitionEffect {
        TransitionEffect(
            kind: .statement(.insert(view, into: superview, at: position)),
            place: CodePlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Takes a view out of its superview.
    public static func remove(
        _ view: TransitionView,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
        column: Int = #column
    ) -> TransitionEffect {
        TransitionEffect(
            kind: .statement(.remove(view)),
            place: CodePlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Brings a view before its siblings.
    public static func bringToFront(
        _ view: TransitionView,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
        column: Int = #column
    ) -> TransitionEffect {
        TransitionEffect(
            kind: .statement(.bringToFront(view)),
            place: CodePlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Sends a view behind its siblings.
    public static func sendToBack(
        _ view: TransitionView,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
        column: Int = #column
    ) -> TransitionEffect {
        TransitionEffect(
            kind: .statement(.sendToBack(view)),
            place: CodePlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Makes a view or a snapshot anew.
    public static func create(
        _ view: TransitionView,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
        column: Int = #column
    ) -> TransitionEffect {
        TransitionEffect(
            kind: .statement(.create(view)),
            place: CodePlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Gives a view's attribute a value.
    public static func change(
        _ attribute: ViewAttribute, of view: TransitionView, to value: AttributeValue,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
        column: Int = #column
    ) -> TransitionEffect {
        TransitionEffect(
            kind: .statement(.change(attribute, of: view, to: value)),
            place: CodePlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Runs `UIView.animate`; its end is an `animationEnded` of this name. Changes are made at once.
    public static func animate(
        _ name: String, seconds: Double? = nil, _ changes: [TransitionEffect],
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
        column: Int = #column
    ) -> TransitionEffect {
        TransitionEffect(
            kind: .animate(name, seconds: seconds, changes: changes),
            place: CodePlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Puts work off to the main queue; when it is due, the logic is told so by this name.
    public static func wait(
        _ name: String, seconds: Double? = nil,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
        column: Int = #column
    ) -> TransitionEffect {
        TransitionEffect(
            kind: .wait(name, seconds: seconds),
            place: CodePlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Calls `completeTransition(_:)`.
    public static func complete(
        _ completed: Bool,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
        column: Int = #column
    ) -> TransitionEffect {
        TransitionEffect(
            kind: .statement(.complete(.literal(completed))),
            place: CodePlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Asks for a transition: `present`, `dismiss`, `push`, `pop`.
    public static func request(
        _ kind: TransitionKind,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
        column: Int = #column
    ) -> TransitionEffect {
        TransitionEffect(
            kind: .statement(.request(kind)),
            place: CodePlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Moves the interaction on; only with a gesture.
    public static func update(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
        column: Int = #column
    ) -> TransitionEffect {
        TransitionEffect(
            kind: .statement(.driver(driver, .update)),
            place: CodePlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Ends the interaction and lets the transition run to its end; only with a gesture.
    public static func finish(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
        column: Int = #column
    ) -> TransitionEffect {
        TransitionEffect(
            kind: .statement(.driver(driver, .finish)),
            place: CodePlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Ends the interaction and lets the transition run back; only with a gesture.
    public static func cancel(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
        column: Int = #column
    ) -> TransitionEffect {
        TransitionEffect(
            kind: .statement(.driver(driver, .cancel)),
            place: CodePlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}
