import SwiftSyntax
import TransitionModel

extension ProgramCompiler {
    // MARK: The transition's context

    func contextMember(_ name: String, of context: Term, at node: some SyntaxProtocol) -> Term {
        let text = shortText(of: node)
        switch name {
        case "containerView":
            // Code that runs later may come when the context has given its container up.
            if frame.blockDepth > 0, !isCapturing { noteUse(of: context, at: node) }
            return Term(.fact(.containerView), .view, text)
        case "transitionWasCancelled", "isCancelled": return Term(.fact(.wasCancelled), .boolean, text)
        case "isInteractive": return Term(.fact(.isInteractive), .boolean, text)
        case "isAnimated": return Term(.fact(.isAnimated), .boolean, text)
        case "presentationStyle":
            return Term(.fact(.presentationStyle), .symbol(type: "UIModalPresentationStyle"), text)
        case "targetTransform": return .attribute(.identity, text)
        case "completeTransition", "updateInteractiveTransition", "finishInteractiveTransition",
            "cancelInteractiveTransition",
            "view", "viewController", "finalFrame", "initialFrame":
            return Term(.unknown, .boundMethod(name, of: context), text)
        default:
            return extensionMember(name, of: context, protocolName: "UIViewControllerContextTransitioning", at: node)
        }
    }

    private func noteUse(of context: Term, at node: some SyntaxProtocol) {
        let use = { self.builder.emit(.use(.fact(.containerView)), at: self.location(node)) }
        guard context.isOptional, context.operand != .unknown else { return use() }
        either(.isNil(context.operand), at: node) {
        } otherwise: {
            use()
        }
    }

    /// A property that code in sight adds to UIKit's context or coordinator.
    private func extensionMember(_ name: String, of base: Term, protocolName: String, at node: some SyntaxProtocol)
        -> Term
    {
        addedProperty(name, of: base, in: protocolName) ?? .unknown(shortText(of: node), isOptional: true)
    }

    func contextCall(_ name: String, on context: Term, _ arguments: Arguments, at node: some SyntaxProtocol) -> Term? {
        let text = shortText(of: node)
        let place = location(node)
        switch name {
        case "view":
            return contextEnd(arguments["forKey"], at: node) {
                Term(.fact(.contextView($0)), .view, text, isOptional: true)
            }
        case "viewController":
            return contextEnd(arguments["forKey"], at: node) {
                Term(.fact(.controllerView($0)), .controller(type: nil), text)
            }
        case "finalFrame": return .attribute(.final, text)
        case "initialFrame": return initialFrame(arguments, text)
        case "completeTransition":
            guard context.operand != .unknown else {
                opaque(node, mayComplete: true, mayTouchViews: false)
                return .void
            }
            builder.emit(.complete(context.operand, with: flag(arguments.first, at: node)), at: place)
        case "updateInteractiveTransition": builder.emit(.interact(context.operand, .update), at: place)
        case "pauseInteractiveTransition": builder.emit(.interact(context.operand, .pause), at: place)
        case "finishInteractiveTransition": builder.emit(.interact(context.operand, .finish), at: place)
        case "cancelInteractiveTransition": builder.emit(.interact(context.operand, .cancel), at: place)
        default: return nil
        }
        return .void
    }

    /// A boolean handed over: a constant, an operand, or a choice.
    func flag(_ term: Term?, at node: some SyntaxProtocol) -> Operand {
        guard let term else { return .unknown }
        if term.constant != nil { return term.operand }
        if case .boolean = term.shape, term.operand != .unknown { return term.operand }
        if case .slot = term.operand { return term.operand }
        return .slot(choice(term.text, about: Syntax(node)))
    }

    private func initialFrame(_ arguments: Arguments, _ text: String) -> Term {
        guard let controller = arguments.first, controller.operand != .unknown else {
            return .attribute(.unknown, text)
        }
        if controller.operand == .fact(.controllerView(.to)) { return .attribute(.zero, text) }
        return Term(.attribute(.frame, of: controller.operand), .geometry, text)
    }

    /// What a key leads to, where the key may depend on a flag.
    private func contextEnd(_ key: Term?, at node: some SyntaxProtocol, _ make: (TransitionEnd) -> Term) -> Term {
        guard let key else { return .unknown(shortText(of: node), isOptional: true) }
        if case .symbol(let name)? = key.constant, let end = TransitionEnd(rawValue: name) { return make(end) }
        guard key.operand != .unknown else {
            opaque(node, mayComplete: false, mayTouchViews: false)
            return .unknown(shortText(of: node), isOptional: true)
        }
        let merge = Merge(end: builder.label(), name: shortText(of: node))
        let to = builder.label()
        let from = builder.label()
        builder.emit(.branch(.equal(key.operand, .symbol("to")), then: to, otherwise: from), at: location(node))
        builder.place(to)
        add(make(.to), to: merge, at: node)
        builder.place(from)
        add(make(.from), to: merge, at: node)
        builder.place(merge.end)
        return merge.term
    }

    // MARK: The coordinator

    func coordinatorMember(_ name: String, text: String) -> Term {
        switch name {
        case "isCancelled", "transitionWasCancelled": Term(.fact(.wasCancelled), .boolean, text)
        case "isInteractive", "initiallyInteractive": Term(.fact(.isInteractive), .boolean, text)
        case "isAnimated": Term(.fact(.isAnimated), .boolean, text)
        case "containerView": Term(.fact(.containerView), .view, text)
        default: .unknown(text)
        }
    }

    func coordinatorCall(_ name: String, _ arguments: Arguments, at node: some SyntaxProtocol) -> Term? {
        switch name {
        case "animate", "animateAlongsideTransition":
            let coordinator = Arguments.Argument(
                label: nil, term: Term(.unknown, .coordinator, "context"), expression: Syntax(node))
            let alongside =
                arguments["alongsideTransition"]
                ?? arguments.trailing.flatMap { arguments["alongsideTransition"] == nil ? $0 : nil }
            let completion =
                arguments["completion"] ?? (arguments["alongsideTransition"] != nil ? arguments.trailing : nil)
            let first = task(
                .coordinator, "the animation alongside", alongside, arguments: Arguments(all: [coordinator]), at: node)
            let second = task(
                .coordinator, "the coordinator's completion", completion, arguments: Arguments(all: [coordinator]),
                at: node)
            builder.emit(.alongside(first, completion: second), at: location(node))
            return .unknown(shortText(of: node), type: "Bool")
        case "notifyWhenInteractionChanges", "notifyWhenInteractionEnds": return .void
        case "view":
            return contextEnd(arguments["forKey"], at: node) {
                Term(.fact(.contextView($0)), .view, shortText(of: node), isOptional: true)
            }
        case "viewController":
            return contextEnd(arguments["forKey"], at: node) {
                Term(.fact(.controllerView($0)), .controller(type: nil), shortText(of: node))
            }
        default: return nil
        }
    }
}
