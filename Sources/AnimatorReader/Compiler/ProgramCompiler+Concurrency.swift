import SwiftSyntax
import TransitionModel

/// `await`: what stands behind it runs in a later turn.
///
/// The code up to there ends its turn, and a task that the awaited work schedules runs what follows.
extension ProgramCompiler {
    func awaited(_ node: AwaitExprSyntax, expecting: TypeSyntax?) -> Term {
        if let call = node.expression.as(FunctionCallExprSyntax.self), let term = suspendingCall(call) { return term }
        let outer = coversUnknownCall
        coversUnknownCall = false
        let term = evaluate(node.expression, expecting: expecting)
        // Code in sight waits where it awaits something itself; other code may come back at any time.
        let isTaskValue = node.expression.as(MemberAccessExprSyntax.self).map { $0.declName.baseName.text == "value" }
        if coversUnknownCall || isTaskValue == true { suspend("what is awaited", at: node) }
        coversUnknownCall = coversUnknownCall || outer
        return term
    }

    // MARK: Suspending

    /// Ends this turn; what is compiled next is the task's body.
    private func suspend(until task: TaskID, at node: some SyntaxProtocol) {
        builder.emit(.end, at: location(node))
        let entry = builder.startBlock()
        let keeps: [Operand] =
            frame.receiver.flatMap { receiver in receiver.isWeak ? nil : receiver.object.map { [.object($0)] } } ?? []
        builder.change(task: task) {
            $0.body = entry
            $0.keeps = keeps
        }
        turn = entry
    }

    /// Goes on at some later time.
    private func suspend(_ name: String, seconds: Double? = nil, at node: some SyntaxProtocol) {
        let task = continuation(name, seconds: seconds, at: node)
        builder.emit(.schedule(task), at: location(node))
        suspend(until: task, at: node)
    }

    private func continuation(
        _ name: String, kind: TaskDeclaration.Kind = .dispatch, argument: SlotID? = nil, seconds: Double? = nil,
        at node: some SyntaxProtocol
    ) -> TaskID {
        builder.task(
            TaskDeclaration(
                kind: kind, name: name, location: location(node), argument: argument, seconds: seconds, turn: turn))
    }

    // MARK: What suspends

    /// A call that waits by itself: a sleep, a continuation, one of UIKit's animations; `nil` for others.
    private func suspendingCall(_ node: FunctionCallExprSyntax) -> Term? {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return Self.continuationMakers.contains(name) ? withContinuation(node) : nil
        }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
            return nil
        }
        let name = member.declName.baseName.text
        switch (base.trimmedDescription, name) {
        case ("Task", "sleep"), ("Task", "yield"):
            for argument in node.arguments { _ = evaluate(argument.expression) }
            suspend("the sleep", at: node)
            return .void
        case ("MainActor", "run"):
            let arguments = arguments(of: node)
            return (arguments["body"] ?? arguments.trailing).map { callValue($0, Arguments(), at: node) }
        case ("UIView", "animate"), ("UIView", "animateKeyframes"), ("UIView", "transition"):
            guard index.method(name, labels: node.labels, in: "UIView") == nil else { return nil }
            return awaitAnimation(name, arguments(of: node), at: node)
        case (_, "addCompletion") where node.arguments.isEmpty && node.trailingClosure == nil:
            return awaitAnimator(evaluate(base), at: node)
        case (_, "present"), (_, "dismiss"):
            let term = evaluate(ExprSyntax(node))
            suspend("the completion", at: node)
            return term
        default: return nil
        }
    }

    private static let continuationMakers: Set<String> = [
        "withCheckedContinuation", "withUnsafeContinuation", "withCheckedThrowingContinuation",
        "withUnsafeThrowingContinuation",
    ]

    /// `withCheckedContinuation { continuation in … }`: goes on when the continuation is resumed.
    private func withContinuation(_ node: FunctionCallExprSyntax) -> Term {
        let arguments = arguments(of: node)
        guard let work = arguments.trailing ?? arguments.all.last?.term else { return .void }
        let made = Continuation(resuming: continuation("the continuation", seconds: 0, at: node))
        let term = Term(.unknown, .continuation(made), "continuation")
        _ = callValue(work, Arguments(all: [.init(label: nil, term: term, expression: Syntax(node))]), at: node)
        suspend(until: made.task, at: node)
        if let isThrown = made.isThrown { throwIf(isThrown, at: node) }
        return read(made.value, name: shortText(of: node))
    }

    /// `continuation.resume(…)`.
    func resume(
        _ continuation: Continuation, _ name: String, _ arguments: Arguments, at node: some SyntaxProtocol
    ) -> Term? {
        guard name == "resume" else { return nil }
        if arguments["throwing"] != nil {
            if continuation.isThrown == nil { continuation.isThrown = temporary("throws", at: location(node)) }
            builder.assign(continuation.isThrown!, .constant(.boolean(true)), at: location(node))
        } else if let value = arguments.first {
            assign(value, to: continuation.value, name: "the continuation's value", at: node)
        }
        builder.emit(.schedule(continuation.task), at: location(node))
        return .void
    }

    /// Throws where the slot holds true, and takes that back.
    private func throwIf(_ slot: SlotID, at node: some SyntaxProtocol) {
        let thrown = builder.label()
        let next = builder.label()
        builder.emit(.branch(.isTrue(.slot(slot)), then: thrown, otherwise: next), at: location(node))
        builder.place(thrown)
        builder.assign(slot, .constant(.boolean(false)), at: location(node))
        leaveByThrowing(from: node)
        builder.place(next)
    }

    private func awaitAnimation(_ name: String, _ arguments: Arguments, at node: some SyntaxProtocol) -> Term? {
        guard let task = animation(name, arguments, at: node) else { return nil }
        let flag = builder.program.tasks[task].argument
        suspend(until: task, at: node)
        return flag.map { .written($0, .boolean, "finished") } ?? .void
    }

    /// `await animator.addCompletion()`.
    private func awaitAnimator(_ animator: Term, at node: some SyntaxProtocol) -> Term? {
        guard case .propertyAnimator = animator.shape, animator.operand != .unknown else { return nil }
        let position = temporary("position", at: location(node))
        let task = continuation("the animator's completion", kind: .animatorBlock, argument: position, at: node)
        builder.emit(.animator(animator.operand, .addCompletion(task)), at: location(node))
        suspend(until: task, at: node)
        return .written(position, .symbol(type: "UIViewAnimatingPosition"), "position")
    }
}
