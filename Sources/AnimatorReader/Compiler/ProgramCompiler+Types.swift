import SwiftSyntax
import TransitionModel

extension ProgramCompiler {
    /// What kind of thing a value of this type is.
    func shape(of type: TypeSyntax) -> Shape {
        if type.function != nil { return .closure(nil) }
        if type.is(ArrayTypeSyntax.self) {
            return .unknown(type: "[\(type.as(ArrayTypeSyntax.self)!.element.simpleName)]")
        }
        return shape(named: key(of: type))
    }

    /// The name by which the index knows a type that is written here: a nested one where it is meant.
    func key(of type: TypeSyntax) -> String { index.key(of: type, in: frame.receiver?.owner) }

    func shape(named name: String) -> Shape {
        switch name {
        case "Bool": return .boolean
        case "Int", "Double", "CGFloat", "Float", "TimeInterval", "UInt": return .number
        case "CGRect", "CGPoint", "CGSize", "CGAffineTransform", "CATransform3D", "CGVector": return .geometry
        case "UIViewControllerContextTransitioning": return .context
        case "UIViewControllerTransitionCoordinator", "UIViewControllerTransitionCoordinatorContext":
            return .coordinator
        case "UIViewPropertyAnimator", "UIViewImplicitlyAnimating", "UIViewAnimating": return .propertyAnimator
        case "DispatchGroup": return .group
        case "CALayer": return .layer
        case "Timer", "CADisplayLink", "DispatchWorkItem": return .timer
        case "CABasicAnimation", "CAKeyframeAnimation", "CASpringAnimation", "CAAnimationGroup", "CATransition",
            "CAAnimation":
            return .layerAnimation(LayerAnimation())
        case "UIPercentDrivenInteractiveTransition", "UIViewControllerInteractiveTransitioning",
            "UIViewControllerAnimatedTransitioning", "UIPresentationController":
            return .instance(type: name)
        case "Operation", "State", "UIViewAnimatingPosition", "UITransitionContextViewKey",
            "UITransitionContextViewControllerKey", "UINavigationControllerOperation", "UIModalPresentationStyle":
            return .symbol(type: name)
        default: break
        }
        if name.hasSuffix("Layer"), index.type(named: name)?.kind == nil { return .layer }
        if UIKitTypes.isDynamicBehavior(name), index.type(named: name)?.kind == nil { return .behavior }
        if UIKitTypes.isGestureRecognizer(name) { return .gesture(state: nil, type: name) }
        if index.isViewController(name) { return .controller(type: name) }
        if index.isView(name) { return .view }
        if let type = index.type(named: name), let kind = type.kind {
            switch kind {
            case .enum: return .symbol(type: name)
            case .class, .struct: return .instance(type: name)
            case .protocol: return index.isViewController(name) ? .controller(type: name) : .instance(type: name)
            }
        }
        return .unknown(type: name)
    }

    /// The shape of a term seen as `type`: what it is at run time stays.
    func shape(of type: TypeSyntax, refining term: Term) -> Shape {
        switch term.shape {
        case .controller: return .controller(type: type.simpleName)
        case .view, .layer, .context, .propertyAnimator, .group, .gesture, .closure, .boolean, .geometry,
            .layerAnimation, .timer, .behavior, .array, .tuple, .keyPath, .continuation, .subviews:
            return term.shape
        case .instance(let known):
            if term.constant != nil || index.isKind(known, of: type.simpleName) { return term.shape }
            let shape = shape(of: type)
            if case .controller(let type?) = shape { return .instance(type: type) }
            return shape
        default: return shape(of: type)
        }
    }

    /// The operand that holds the term's value at run time; `nil` for what has none (a type, a tuple).
    func runtimeOperand(of term: Term) -> Operand? {
        switch term.shape {
        case .none: return .nil
        case .closure(let closure?): return .constant(.closure(number(of: closure)))
        case .function(let member, let owner, let receiver):
            return .constant(
                .closure(number(of: .function(member, owner: owner, receiver: receiver), text: member.signature)))
        case .localFunction(let function, let scope):
            let callable = Callable.localFunction(function, scope, frame.file, frame.receiver)
            return .constant(.closure(number(of: callable, text: function.name.text)))
        case .boundMethod(let name, let base):
            return .constant(.closure(number(of: .boundMethod(name, of: base), text: term.text)))
        case .controller where term.operand == .unknown:
            return outsideController(term.text, type: nil, of: nil, at: frame.file.tree).operand
        case .void, .array, .tuple, .type, .superclass, .layerAnimation, .gesture, .coordinator, .keyPath,
            .continuation, .subviews:
            return nil
        default: return term.operand
        }
    }

    private func number(of closure: Closure) -> Int {
        if let id = closure.id { return id }
        let id = number(of: .closure(closure), text: closure.syntax.shortText)
        closure.id = id
        return id
    }

    private func number(of callable: Callable, text: String) -> Int {
        callables.append(callable)
        return builder.closure(text)
    }

    /// A value of a type about which nothing else is known. A navigation operation or another direction is the
    /// transition's own.
    func unknown(_ text: String, of type: TypeSyntax) -> Term {
        let name = type.simpleName
        if name == "Operation" || name == "UINavigationControllerOperation" {
            return Term(.fact(.operation), .symbol(type: name), text)
        }
        return .unknown(text, type: key(of: type), isOptional: type.isOptional)
    }

    /// An enum's case with what it carries; the case is kept, what it carries is told by its type when it is taken out.
    func enumValue(_ name: String, of type: String, _ text: String) -> Term? {
        guard let declaration = index.type(named: type), declaration.enumCases.contains(name) else { return nil }
        return Term(.symbol(name), .symbol(type: type), text)
    }

    // MARK: Implicit members

    /// `.member` where a value of `type` is wanted.
    func implicitMember(_ name: String, type: String?, text: String) -> Term {
        if let type, index.type(named: type)?.kind != nil, let constant = staticMember(name, of: type, text: text) {
            return constant
        }
        switch name {
        case "zero": return .attribute(.zero, text)
        case "identity": return .attribute(.identity, text)
        case "clear": return .attribute(.clear, text)
        case "black", "white", "red", "orange", "blue", "green", "gray", "darkGray", "lightGray", "yellow", "brown",
            "purple",
            "cyan", "magenta", "systemBackground", "secondarySystemBackground", "systemGroupedBackground":
            if type == nil || type == "UIColor" { return .attribute(.opaque, text) }
        case "none" where type != nil && index.type(named: type!)?.kind == nil && !isSymbolType(type!):
            return .nil(text)
        case "main" where type == "DispatchQueue": return .unknown(text, type: type)
        default: break
        }
        if let type, let declaration = index.type(named: type), !declaration.enumCases.contains(name),
            let constant = staticMember(name, of: type, text: text)
        {
            return constant
        }
        return Term(.symbol(name), .symbol(type: type), text)
    }

    private func isSymbolType(_ name: String) -> Bool {
        if case .symbol = shape(named: name) { return true }
        return false
    }
}
