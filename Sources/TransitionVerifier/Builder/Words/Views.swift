/// Makes a view or a snapshot anew: `UIView()`, `snapshotView(afterScreenUpdates:)`.
///
/// A created view that no statement makes is one that a property keeps from one transition to the next.
public struct Create: StatementWord {
    /// The one statement that it stands for.
    public let statements: [Statement]

    /// Makes this view.
    public init(
        _ view: TransitionView,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        statements = [Statement(.create(view), at: place)]
    }
}

/// Puts a view into another: `addSubview` and its relatives.
public struct Insert: StatementWord {
    /// The one statement that it stands for.
    public let statements: [Statement]

    /// `addSubview`: on top of everything in the superview.
    public init(
        _ view: TransitionView, into superview: TransitionView = .container,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        statements = [Statement(.insert(view, into: superview, at: .top), at: place)]
    }

    /// `insertSubview(_:at:)`; 0 is the bottom.
    public init(
        _ view: TransitionView, into superview: TransitionView = .container, at index: Int,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        statements = [Statement(.insert(view, into: superview, at: .index(index)), at: place)]
    }

    /// `insertSubview(_:aboveSubview:)`.
    public init(
        _ view: TransitionView, into superview: TransitionView = .container, above sibling: TransitionView,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        statements = [Statement(.insert(view, into: superview, at: .above(sibling)), at: place)]
    }

    /// `insertSubview(_:belowSubview:)`.
    public init(
        _ view: TransitionView, into superview: TransitionView = .container, below sibling: TransitionView,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        statements = [Statement(.insert(view, into: superview, at: .below(sibling)), at: place)]
    }
}

/// Takes a view out: `removeFromSuperview()`.
public struct Remove: StatementWord {
    /// The one statement that it stands for.
    public let statements: [Statement]

    /// Takes this view out; on `nil` it does nothing.
    public init(
        _ view: TransitionView,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        statements = [Statement(.remove(view), at: place)]
    }
}

/// Brings a view before its siblings: `bringSubviewToFront`.
public struct BringToFront: StatementWord {
    /// The one statement that it stands for.
    public let statements: [Statement]

    /// Brings this view to the front.
    public init(
        _ view: TransitionView,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        statements = [Statement(.bringToFront(view), at: place)]
    }
}

/// Sends a view behind its siblings: `sendSubviewToBack`.
public struct SendToBack: StatementWord {
    /// The one statement that it stands for.
    public let statements: [Statement]

    /// Sends this view to the back.
    public init(
        _ view: TransitionView,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        statements = [Statement(.sendToBack(view), at: place)]
    }
}

/// Gives an attribute a value: `view.alpha = 0`, `view.frame = finalFrame`, `view.transform = .identity`.
public struct Change: StatementWord {
    /// The one statement that it stands for.
    public let statements: [Statement]

    /// Sets this attribute of this view.
    public init(
        _ attribute: ViewAttribute, of view: TransitionView, to value: AttributeValue,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        statements = [Statement(.change(attribute, of: view, to: value), at: place)]
    }
}

/// Expects views in an order from here to completion, as a comment `// z-order:` does in an app's source.
public struct ExpectOrder: StatementWord {
    /// The one statement that it stands for.
    public let statements: [Statement]

    /// Expects these views, bottom first.
    public init(
        _ views: TransitionView...,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        statements = [Statement(.expectOrder(views), at: place)]
    }
}
