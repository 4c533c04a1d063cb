import SwiftSyntax
import TransitionModel

extension ProgramCompiler {
    /// A call on something of UIKit's.
    func builtinCall(_ name: String, on base: Term, _ node: FunctionCallExprSyntax) -> Term {
        if let term = extensionCall(name, on: base, node) { return term }
        if let term = arrayCall(name, on: base, node) { return term }
        if case .superclass = base.shape { return .void }
        if let term = unknownValueCall(name, on: base, node) { return term }
        let arguments = arguments(of: node)
        if let term = higherOrderCall(name, on: base, arguments, at: node) { return term }
        if let term = known(name, on: base, arguments, at: node) { return term }
        if let term = keyValueObservation(name, arguments, at: node) { return term }
        noteChange(name, of: base)
        if isSegue, name == "append" || name == "insert", base.text.hasSuffix("viewControllers"),
            arguments.terms.contains(where: \.isController)
        {
            builder.emit(.installDestination, at: location(node))
            return .void
        }
        if isHarmlessChange(name, of: base, arguments) { return .void }
        return unknownCall(node.calledExpression.shortText, arguments, on: base, at: node)
    }

    private func known(_ name: String, on base: Term, _ arguments: Arguments, at node: FunctionCallExprSyntax) -> Term?
    {
        switch base.shape {
        case .context: return contextCall(name, on: base, arguments, at: node)
        case .view: return viewCall(name, on: base, arguments, at: node)
        case .layer: return layerCall(name, on: base, arguments, at: node)
        case .controller(let type):
            return controllerCall(name, on: base, arguments, at: node)
                ?? declaredCall(name, of: type, on: base, arguments, at: node)
        case .coordinator: return coordinatorCall(name, arguments, at: node)
        case .propertyAnimator: return animatorCall(name, on: base, arguments, at: node)
        case .group: return groupCall(name, on: base, arguments, at: node)
        case .geometry, .number: return geometryCall(name, on: base, arguments, text: shortText(of: node))
        case .timer where name == "notify":
            notify(arguments, at: node)
            return .void
        case .timer: return timerCall(name, on: base, at: node)
        case .layerAnimation(let animation):
            return layerAnimationCall(name, animation, arguments, text: shortText(of: node))
        case .unknown("UIGraphicsImageRenderer"):
            // It draws at once, into an image.
            if let block = arguments.trailing ?? arguments["actions"], block.isCallable {
                _ = callValue(block, Arguments(), at: node)
            }
            return .unknown(shortText(of: node), type: "UIImage")
        case .unknown where base.isWindows && ["first", "last"].contains(name):
            return Term(.view(ViewDeclaration.window), .view, shortText(of: node), isOptional: true)
        case .behavior where Self.settingUpBehaviors.contains(name): return .void
        case .continuation(let it): return resume(it, name, arguments, at: node)
        case .unknown where name.hasSuffix("Behavior") || name == "removeAllBehaviors":
            return dynamicsCall(name, arguments, at: node)
        case .unknown(let type?) where type.hasPrefix("DispatchQueue"): return queueCall(name, arguments, at: node)
        case .unknown("OperationQueue") where name == "addOperation":
            return (arguments.trailing ?? arguments.first).map {
                schedule(.dispatch, "the operation", $0, seconds: 0, at: node)
            }
        case .closure, .function, .localFunction, .boundMethod:
            return name == "callAsFunction" || name == "perform" ? callValue(base, arguments, at: node) : nil
        case .gesture:
            if name == "addTarget" {
                // From here on one recogniser has several actions; each is taken to have its own.
                opaque(node, handed: arguments.terms, mayComplete: true, mayTouchViews: false)
            }
            return .unknown(shortText(of: node))
        case .unknown where name == "removeFromSuperview":
            builder.emit(.remove(unknownView(base, at: node)), at: location(node))
            changes += 1
            return .void
        case .unknown where name == "snapshotView" || name == "resizableSnapshotView":
            return viewCall(name, on: base, arguments, at: node)
        case .unknown where name == "map" || name == "flatMap": return .unknown(shortText(of: node))
        default: return nil
        }
    }

    /// `animation.setValue("fade", forKey: "name")`, and what the animation's delegate reads of it.
    private func layerAnimationCall(
        _ name: String, _ animation: LayerAnimation, _ arguments: Arguments, text: String
    ) -> Term? {
        guard let key = arguments["forKey"]?.text else { return nil }
        switch name {
        case "setValue":
            animation.values[key] = arguments.first
            return .void
        case "value": return animation.values[key] ?? .unknown(text, isOptional: true)
        default: return nil
        }
    }

    /// What says which views a behaviour moves and how: they are somewhere else then, and no rule asks where.
    private static let settingUpBehaviors: Set<String> = [
        "addItem", "removeItem", "addBoundary", "removeBoundary", "removeAllBoundaries", "addLinearVelocity",
        "addAngularVelocity", "setAngle", "setTargetOffsetFromCenter",
    ]

    /// A method that code in sight adds to a type of UIKit's (`extension UIView`).
    private func extensionCall(_ name: String, on base: Term, _ node: FunctionCallExprSyntax) -> Term? {
        for type in base.shape.extendedTypes where index.type(named: type) != nil {
            guard
                let (member, owner) = index.method(
                    name, labels: node.labels, trailing: node.trailingCount, in: type)
            else { continue }
            if case .controller = base.shape, base.operand == .unknown { return nil }
            return inlineExtension(
                member, owner: owner, on: base, arguments(of: node, parameters: member.parameters), at: node)
        }
        return nil
    }

    /// Inlines an extension's method with `self` being a view, a controller or the context.
    private func inlineExtension(
        _ member: FunctionMember, owner: String, on base: Term, _ arguments: Arguments, at node: some SyntaxProtocol
    ) -> Term {
        guard let body = member.body, enter(member.id) else {
            return .unknown(shortText(of: node))
        }
        let saved = frame
        defer { frame = saved }
        frame.scope = Scope(parent: nil, activation: newActivation())
        bind(pair(member.parameters, with: arguments), in: frame.scope, file: member.file, receiver: nil)
        frame.file = member.file
        frame.receiver = nil
        frame.contextSelf = base
        frame.stack.append(member.id)
        return run(
            body.statements, returning: member.returnType, at: Syntax(body), calledAs: calling(member.name, at: node))
    }

    /// `optional.map { … }`, and `forEach` on a collection of which only the kind is known; `nil` for other calls.
    private func higherOrderCall(_ name: String, on base: Term, _ arguments: Arguments, at node: some SyntaxProtocol)
        -> Term?
    {
        guard let block = arguments.first, block.isCallable else { return nil }
        switch name {
        case "map" where base.isOptional, "flatMap" where base.isOptional:
            return optionalMap(block, over: base, at: node)
        case "forEach":
            guard let sequence = Syntax(node).as(FunctionCallExprSyntax.self)?.receiver else { return nil }
            forEach(in: sequence, named: "\(base.text)'s element", at: node) { element in
                _ = call(block, with: element, at: node)
            }
            return .void
        default: return nil
        }
    }

    /// The same on an object that may not be there.
    func optionalMap(_ name: String, over base: Term, _ node: FunctionCallExprSyntax) -> Term? {
        guard name == "map" || name == "flatMap", base.isOptional, case .instance = base.shape,
            let block = arguments(of: node).first, block.isCallable
        else { return nil }
        return optionalMap(block, over: base, at: node)
    }

    /// `optional.map { … }`: the block runs where there is something.
    private func optionalMap(_ block: Term, over base: Term, at node: some SyntaxProtocol) -> Term {
        let something = Arguments(all: [.init(label: nil, term: base.unwrapped, expression: Syntax(node))])
        switch nilness(of: base, at: Syntax(node)) {
        case .always: return .nil(shortText(of: node))
        case .never: return callValue(block, something, at: node)
        case .asked(let condition):
            let (none, some) = (builder.label(), builder.label())
            let merge = Merge(end: builder.label(), name: shortText(of: node))
            builder.emit(.branch(condition, then: none, otherwise: some), at: location(node))
            builder.place(some)
            var result = callValue(block, something, at: node)
            if case .void = result.shape { result = .unknown(result.text) }
            result.isOptional = true
            add(result, to: merge, at: node)
            builder.place(none)
            add(.nil(shortText(of: node)), to: merge, at: node)
            builder.place(merge.end)
            return merge.term
        }
    }

    // MARK: Controllers

    /// A call on a view controller; `nil` when it is none that matters.
    func controllerCall(_ name: String, on controller: Term, _ arguments: Arguments, at node: some SyntaxProtocol)
        -> Term?
    {
        let place = location(node)
        let animated = flag(arguments["animated"] ?? .boolean(true, "true"), at: node)
        switch name {
        case "present":
            builder.emit(.installDestination, at: place)
            builder.emit(.request(.present, animated: animated), at: place)
            runLater(arguments, at: node)
        case "dismiss":
            builder.emit(.request(.dismiss, animated: animated), at: place)
            runLater(arguments, at: node)
        case "pushViewController":
            builder.emit(.installDestination, at: place)
            builder.emit(.request(.push, animated: animated), at: place)
        case "popViewController", "popToRootViewController", "popToViewController":
            builder.emit(.request(.pop, animated: animated), at: place)
        case "show", "showDetailViewController", "setViewControllers", "addChild", "performSegue":
            builder.emit(.installDestination, at: place)
        case "beginAppearanceTransition":
            builder.emit(.appearance(of: controller.operand, begins: flag(arguments.first, at: node)), at: place)
        case "endAppearanceTransition":
            builder.emit(.appearance(of: controller.operand, begins: nil), at: place)
        case "setNeedsStatusBarAppearanceUpdate", "loadViewIfNeeded", "setNeedsUpdateOfHomeIndicatorAutoHidden",
            "willMove", "didMove",
            "removeFromParent", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear":
            break
        default: return nil
        }
        return .void
    }

    /// The completion of a presentation or dismissal that a segue asks for runs when that is over. Elsewhere it belongs to
    /// the transition that is verified, and runs where UIKit completes that.
    private func runLater(_ arguments: Arguments, at node: some SyntaxProtocol) {
        guard isSegue, let work = arguments["completion"] ?? arguments.trailing, work.isCallable else { return }
        schedule(.dispatch, "the completion", work, seconds: nil, at: node)
    }

    /// A method of the app's own controller that was not read, or only as a protocol's requirement.
    ///
    /// It is taken to leave the transition's views alone; what it gives back is a view of the controller's where the
    /// declaration says so.
    private func declaredCall(
        _ name: String, of type: String?, on base: Term, _ arguments: Arguments, at node: some SyntaxProtocol
    ) -> Term? {
        guard let type, let declared = index.declaredResult(of: name, in: type) else { return nil }
        _ = unknownCall(name, arguments, at: node)
        if case .view = shape(of: declared) {
            return outsideView(shortText(of: node), of: base, at: node, isOptional: declared.isOptional)
        }
        if case .geometry = shape(of: declared) {
            var term = Term.attribute(.unknown, shortText(of: node))
            term.isOptional = declared.isOptional
            return term
        }
        return .unknown(shortText(of: node), type: declared.simpleName, isOptional: declared.isOptional)
    }

    // MARK: Methods inherited from UIKit

    /// A call of a method that the object's UIKit superclass has; `nil` when there is none that matters.
    func inheritedCall(
        _ name: String, of receiver: BoundSelf, _ arguments: Arguments, at node: some SyntaxProtocol,
        isSuper: Bool = false
    ) -> Term? {
        let place = location(node)
        if name == "responds", let answer = responds(receiver, to: arguments) { return answer }
        if name == "perform", let delay = arguments["afterDelay"], let selector = arguments.all.first, !isSuper,
            let work = selectorTarget(selector.expression, of: selfTerm(receiver.strengthened(), at: node))
        {
            var seconds: Double?
            if case .number(let number)? = delay.constant { seconds = number }
            return schedule(.dispatch, "the delayed call", work, seconds: seconds, at: node)
        }
        if index.isKind(receiver.type, of: "UIPercentDrivenInteractiveTransition"), let object = receiver.object {
            if name == "startInteractiveTransition" {
                builder.emit(.startPercentDriven(.object(object)), at: place)
                return .void
            }
            if let command = InteractionCommand(rawValue: name) {
                builder.emit(.interact(.object(object), command), at: place)
                return .void
            }
        }
        if index.isKind(receiver.type, of: "UIStoryboardSegue"), name == "perform", isSuper {
            builder.emit(.installDestination, at: place)
            return .void
        }
        if index.isViewController(receiver.type) {
            let own = receiver.object.flatMap { ownViews[$0] } ?? .unknown
            return controllerCall(name, on: Term(own, .controller(type: receiver.type), "self"), arguments, at: node)
        }
        if index.isView(receiver.type), let own = ownView(of: receiver, at: node) {
            return viewCall(name, on: own, arguments, at: node)
        }
        return isSuper ? .void : nil
    }

    /// Whether an object has the method that `#selector(…)` names; `nil` where its class is not all in sight.
    private func responds(_ receiver: BoundSelf, to arguments: Arguments) -> Term? {
        guard receiver.object != nil, let argument = arguments.all.first, let name = argument.expression.selectorName,
            !index.hasSuperclassFromElsewhere(receiver.type)
        else { return nil }
        return .boolean(index.method(name, in: receiver.type) != nil, argument.expression.shortText)
    }

    /// The view that an object is, whose class is a view's: one that is there all the time.
    func ownView(of receiver: BoundSelf, at node: some SyntaxProtocol) -> Term? {
        guard let object = receiver.object else { return nil }
        let name = builder.program.objects[object].name
        let known = ownViews[object] ?? unknownView(.unknown(name), at: node)
        ownViews[object] = known
        return Term(known, .view, "self")
    }

    /// A call on an object that a slot holds, where UIKit's own class answers it.
    func objectCall(_ name: String, on base: Term, type: String, _ node: FunctionCallExprSyntax) -> Term? {
        guard index.isKind(type, of: "UIPercentDrivenInteractiveTransition"), index.method(name, in: type) == nil,
            let command = InteractionCommand(rawValue: name)
        else { return nil }
        for argument in node.arguments { _ = evaluate(argument.expression) }
        builder.emit(.interact(base.operand, command), at: location(node))
        return .void
    }
}
