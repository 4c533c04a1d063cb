extension Animator {
    /// The same with code for another role.
    private func adding(_ role: Role, _ body: [Statement], result: PropertyAnimator? = nil) -> Animator {
        var copy = self
        copy.routines.append(Routine(role: role, body: body, result: result))
        return copy
    }

    /// The same with an `interruptibleAnimator(using:)` that answers with what the property holds in the end.
    public func interruptibleAnimator(
        _ animator: PropertyAnimator, @StatementBuilder body: () -> [Statement]
    ) -> Animator {
        adding(.interruptibleAnimator, body(), result: animator)
    }

    /// The same with an `animationEnded(_:)`; the block is handed whether the transition completed.
    public func animationEnded(@StatementBuilder body: (Argument) -> [Statement]) -> Animator {
        adding(.animationEnded, Argument.handed(to: body))
    }

    /// The same with an interaction controller that has a `startInteractiveTransition(_:)` of its own.
    public func startInteractiveTransition(@StatementBuilder body: () -> [Statement]) -> Animator {
        adding(.startInteractiveTransition, body())
    }

    /// The same with a delegate that answers with this driver when it is asked for an interaction controller.
    public func interactionController(_ driver: PercentDriver) -> Animator {
        var copy = self
        copy.driver = driver
        return copy
    }

    /// The same with a gesture recogniser's action; the block is handed the recogniser's state.
    public func gesture(
        _ name: String, _ kind: GestureDeclaration.Kind = .pan, fileID: String = #fileID,
        filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
        @StatementBuilder handler: (Argument) -> [Statement]
    ) -> Animator {
        var copy = adding(.gesture(gestures.count), Argument.handed(to: handler))
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        copy.gestures.append(Gesture(name: name, kind: kind, place: place))
        return copy
    }

    /// The same with a presentation controller's `presentationTransitionWillBegin()`.
    public func presentationTransitionWillBegin(@StatementBuilder body: () -> [Statement]) -> Animator {
        adding(.presentationTransitionWillBegin, body())
    }

    /// The same with its `presentationTransitionDidEnd(_:)`; the block is handed whether it completed.
    public func presentationTransitionDidEnd(@StatementBuilder body: (Argument) -> [Statement]) -> Animator {
        adding(.presentationTransitionDidEnd, Argument.handed(to: body))
    }

    /// The same with its `dismissalTransitionWillBegin()`.
    public func dismissalTransitionWillBegin(@StatementBuilder body: () -> [Statement]) -> Animator {
        adding(.dismissalTransitionWillBegin, body())
    }

    /// The same with its `dismissalTransitionDidEnd(_:)`; the block is handed whether it completed.
    public func dismissalTransitionDidEnd(@StatementBuilder body: (Argument) -> [Statement]) -> Animator {
        adding(.dismissalTransitionDidEnd, Argument.handed(to: body))
    }

    /// The same where `transitioningDelegate` is set to an object of this type.
    public func delegate(
        _ type: String, isRetained: Bool, servesDismissal: Bool = true, fileID: String = #fileID,
        filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) -> Animator {
        var copy = self
        let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
        copy.delegates.append(
            Delegate(type: type, isRetained: isRetained, servesDismissal: servesDismissal, place: place))
        return copy
    }
}
