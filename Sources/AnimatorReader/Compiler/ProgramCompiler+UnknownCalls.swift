import SwiftSyntax
import TransitionModel

/// Calls of code that was not read.
extension ProgramCompiler {
    /// Calls that neither complete a transition nor touch the views that the verifier follows.
    private static let harmless: Set<String> = [
        "print", "debugPrint", "assert", "precondition", "assertionFailure", "NSLog", "os_log", "max", "min", "abs",
        "pow", "sqrt", "type",
        "withExtendedLifetime", "impactOccurred", "prepare", "post", "log", "CACurrentMediaTime", "String",
        "NSStringFromClass", "round",
        "index", "firstIndex", "contains", "isEqual", "isKind", "responds", "filter", "enumerated", "first", "last",
        "hypot", "sin", "cos",
        "NSObject", "Set", "Array", "Dictionary", "Date", "URL", "NSNumber", "UIBezierPath", "UIImage",
        "arc4random_uniform", "isEmpty", "ObjectIdentifier", "objc_getAssociatedObject", "objc_setAssociatedObject",
        "setTranslation",
        "withUnsafePointer",
    ]

    /// Those that leave the app.
    private static let leaving: Set<String> = ["UIApplication.shared.open", "UIApplication.shared.openURL"]

    /// Those that call nothing back, whatever they are handed.
    private static let silent: Set<String> = [
        "print", "debugPrint", "NSLog", "os_log", "log", "type", "String", "isEqual", "isKind", "responds",
        "withExtendedLifetime",
        "contains", "NSStringFromClass", "assert", "precondition", "assertionFailure", "Set", "Array",
    ]

    /// A call of something that was not read: kept in the program with what was handed to it.
    func unknownCall(_ name: String, _ arguments: Arguments, on base: Term? = nil, at node: some SyntaxProtocol) -> Term
    {
        leavesApp = leavesApp || Self.leaving.contains(name)
        let last = name.split(separator: ".").last.map(String.init) ?? name
        var result = Term.unknown(shortText(of: node), isOptional: true)
        if name.first?.isUppercase == true, !name.contains(".") { result = .unknown(shortText(of: node), type: name) }
        coversUnknownCall = true
        var handed = arguments.terms
        if let base, !base.isController { handed.append(base) }
        let isForgetting = last.hasPrefix("remove") || last.hasPrefix("cancel")
        let mayComplete =
            !isForgetting && (handed.contains { couldComplete($0) } || arguments.all.contains { namesCompletion($0) })
        if Self.harmless.contains(last), !mayComplete || Self.silent.contains(last) { return result }
        let isMaker = name.first?.isUppercase == true && !name.contains(".") && !index.isFromElsewhere(name)
        let told = tellsOfItself(node) ? arguments.all.filter { !isSender($0, in: node) }.map(\.term) : handed
        let touchesViews = told.contains { $0.isViewOrLayer } && !isFromUIKit(base) && !isMaker
        changes += 1
        opaque(node, handed: handed, mayComplete: mayComplete, mayTouchViews: touchesViews || mayComplete)
        return result
    }

    /// Whether a delegate is told something: `card.delegate?.cardWillHide(card)`.
    private func tellsOfItself(_ node: some SyntaxProtocol) -> Bool {
        delegateOwner(of: node) != nil
    }

    /// Whether an argument only says whose delegate it is that is told.
    private func isSender(_ argument: Arguments.Argument, in node: some SyntaxProtocol) -> Bool {
        delegateOwner(of: node).map { argument.expression.as(ExprSyntax.self)?.plain == $0 } ?? false
    }

    /// `card` in `card.delegate?.cardWillHide(…)`.
    private func delegateOwner(of node: some SyntaxProtocol) -> String? {
        guard let call = node.as(FunctionCallExprSyntax.self) else { return nil }
        let callee = call.calledExpression.as(OptionalChainingExprSyntax.self)?.expression ?? call.calledExpression
        guard let base = callee.as(MemberAccessExprSyntax.self)?.base?.plain else { return nil }
        let path = base.split(separator: ".")
        guard let last = path.last, last.lowercased().hasSuffix("delegate") else { return nil }
        return path.count == 1 ? "self" : path.dropLast().joined(separator: ".")
    }

    /// A call of a method that `self` inherits from a class that is not in sight: it may do whatever `self` can.
    func inheritedUnknownCall(
        _ name: String, of receiver: BoundSelf, _ arguments: Arguments, at node: some SyntaxProtocol
    ) -> Term {
        let term = unknownCall(name, arguments, at: node)
        if !Self.harmless.contains(name), index.hasSuperclassFromElsewhere(receiver.type) {
            opaque(node, handed: arguments.terms, mayComplete: true, mayTouchViews: true)
        }
        return term
    }

    /// Whether the callee is UIKit's own, on a view or layer: what it does to it is none of what the rules ask.
    private func isFromUIKit(_ base: Term?) -> Bool {
        guard let base else { return false }
        switch base.shape {
        case .view, .layer: return true
        default: return false
        }
    }

    /// Whether whoever has the term could complete a transition by it: an object of the code's own may be called back.
    func couldComplete(_ term: Term) -> Bool {
        switch term.shape {
        case .instance(let type): return speaksOfCompletion(type)
        case .unknown(let type?) where term.text == "self": return speaksOfCompletion(type)
        case .array(let elements): return elements.contains { couldComplete($0) }
        case .context, .continuation: return true
        case .closure(let closure?): return closure.speaksOfCompletion || closure.callsWhatItWasGiven
        case .boundMethod(let name, _): return name == "completeTransition"
        case .timer: return term.operand == .unknown || !workItems.isEmpty
        case .closure(nil): return term.operand != .unknown
        case .function, .localFunction: return true
        default: return false
        }
    }

    /// Whether the argument is a selector, and the code around it has methods that complete a transition.
    private func namesCompletion(_ argument: Arguments.Argument) -> Bool {
        guard argument.expression.selectorName != nil, let receiver = frame.receiver else { return false }
        return speaksOfCompletion(receiver.type)
    }

    /// Whether a method of the type, other than those that UIKit starts a transition by, names the completion.
    private func speaksOfCompletion(_ type: String) -> Bool {
        let starts = ["animateTransition", "interruptibleAnimator", "startInteractiveTransition"]
        return index.ancestry(of: type).contains { owner in
            index.type(named: owner)?.functions.contains {
                !starts.contains($0.name) && $0.speaksOf(["completeTransition"])
            } ?? false
        }
    }
}

extension Closure {
    /// Whether what the closure says could complete a transition: it names the context's method, or calls what may.
    var speaksOfCompletion: Bool {
        syntax.statements.tokens(viewMode: .sourceAccurate).contains { Self.wordsOfCompletion.occurs(in: $0.text) }
    }

    /// Whether it speaks of a closure that some function around it was handed: what comes next, say.
    fileprivate var callsWhatItWasGiven: Bool {
        syntax.statements.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind, let (binding, _) = scope.lookUp(name) else { return false }
            switch binding.storage {
            case .alias(let term), .slot(_, let term): if case .closure = term.shape { return true } else { return false }
            default: return false
            }
        }
    }

    private static let wordsOfCompletion = ByteSearch(["omplet", "ontext", "inish", "done"])
}

extension Term {
    var isViewOrLayer: Bool {
        switch shape {
        case .view, .layer, .controller: operand != .unknown
        default: false
        }
    }

    var isController: Bool { if case .controller = shape { true } else { false } }

    /// Which of the transition's controllers this is, where that is known.
    var end: TransitionEnd? {
        if case .fact(.controllerView(let end)) = operand { end } else { nil }
    }
}
