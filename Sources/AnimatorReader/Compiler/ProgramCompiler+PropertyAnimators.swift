import SwiftSyntax
import TransitionModel

extension ProgramCompiler {
    func makePropertyAnimator(_ arguments: Arguments, at node: some SyntaxProtocol) -> Term {
        var seconds: Double?
        if case .number(let duration)? = arguments["duration"]?.constant { seconds = duration }
        let animator = Term(
            .object(object("UIViewPropertyAnimator", kind: .propertyAnimator(duration: seconds), at: node)),
            .propertyAnimator, shortText(of: node))
        builder.emit(.animator(animator.operand, .create), at: location(node))
        if let block = arguments["animations"] ?? arguments.trailing { addAnimations(block, to: animator, at: node) }
        return animator
    }

    /// `UIViewPropertyAnimator.runningPropertyAnimator(…)`.
    func runningPropertyAnimator(_ arguments: Arguments, at node: some SyntaxProtocol) -> Term {
        let animator = makePropertyAnimator(
            Arguments(
                all: arguments.all.filter { ["withDuration", "animations"].contains($0.label) }.map { argument in
                    var argument = argument
                    if argument.label == "withDuration" { argument.label = "duration" }
                    return argument
                }), at: node)
        let hasAnimations = arguments["animations"] != nil
        if !hasAnimations, let block = arguments.trailing { addAnimations(block, to: animator, at: node) }
        if let completion = arguments["completion"] ?? (hasAnimations ? arguments.trailing : nil) {
            addCompletion(completion, to: animator, at: node)
        }
        builder.emit(.animator(animator.operand, .start), at: location(node))
        return animator
    }

    private func addAnimations(_ block: Term, to animator: Term, at node: some SyntaxProtocol) {
        let before = (changes, sites.count)
        guard let id = task(.animatorBlock, "the animator's animations", block, at: node) else { return }
        let hasChanges = changes > before.0 || sites.count > before.1
        builder.change(task: id) { $0.hasChanges = hasChanges }
        builder.emit(.animator(animator.operand, .addAnimations(id)), at: location(node))
    }

    private func addCompletion(_ block: Term, to animator: Term, at node: some SyntaxProtocol) {
        let position = temporary("position", at: location(node))
        let argument = Arguments.Argument(
            label: nil, term: .written(position, .symbol(type: "UIViewAnimatingPosition"), "position"),
            expression: Syntax(node))
        guard
            let id = task(
                .animatorBlock, "the animator's completion", block, arguments: Arguments(all: [argument]),
                argument: position, at: node)
        else { return }
        builder.emit(.animator(animator.operand, .addCompletion(id)), at: location(node))
    }

    func animatorMember(_ name: String, of animator: Term, text: String) -> Term {
        guard animator.operand != .unknown else { return .unknown(text) }
        switch name {
        case "isRunning": return Term(.isRunning(animator.operand), .boolean, text)
        case "isReversed": return Term(.isReversed(animator.operand), .boolean, text)
        case "state": return Term(.animatorState(animator.operand), .symbol(type: "UIViewAnimatingState"), text)
        case "fractionComplete", "duration": return .unknownNumber(text)
        case "startAnimation", "pauseAnimation", "stopAnimation", "finishAnimation", "addAnimations", "addCompletion":
            return Term(.unknown, .boundMethod(name, of: animator), text)
        default: return .unknown(text)
        }
    }

    func setAnimator(_ name: String, of animator: Term, to value: Term, at node: some SyntaxProtocol) {
        guard animator.operand != .unknown else { return }
        switch name {
        case "isReversed":
            builder.emit(.animator(animator.operand, .setReversed(flag(value, at: node))), at: location(node))
        case "pausesOnCompletion":
            builder.emit(.animator(animator.operand, .setPausesOnCompletion(flag(value, at: node))), at: location(node))
        default: break
        }
    }

    func animatorCall(_ name: String, on animator: Term, _ arguments: Arguments, at node: some SyntaxProtocol) -> Term?
    {
        guard animator.operand != .unknown else { return nil }
        let place = location(node)
        if ["addCompletion", "startAnimation", "continueAnimation", "finishAnimation"].contains(name),
            !animator.isConstantObject
        {
            dispatch(
                on: animator.operand, at: place,
                unknown: {
                    self.opaque(node, handed: arguments.terms, mayComplete: true, mayTouchViews: false)
                }, mayBeNil: animator.isOptional
            ) { _ in }
        }
        switch name {
        case "addAnimations":
            if let block = arguments.trailing ?? arguments.first { addAnimations(block, to: animator, at: node) }
        case "addCompletion":
            if let block = arguments.trailing ?? arguments.first { addCompletion(block, to: animator, at: node) }
        case "startAnimation": builder.emit(.animator(animator.operand, .start), at: place)
        case "pauseAnimation": builder.emit(.animator(animator.operand, .pause), at: place)
        case "continueAnimation": builder.emit(.animator(animator.operand, .continue), at: place)
        case "stopAnimation":
            builder.emit(
                .animator(animator.operand, .stop(withoutFinishing: flag(arguments.first, at: node))), at: place)
        case "finishAnimation":
            builder.emit(.animator(animator.operand, .finish(at: arguments["at"]?.operand ?? .unknown)), at: place)
        default: return nil
        }
        return .void
    }
}
