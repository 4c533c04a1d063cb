import SwiftSyntax
import TransitionModel

/// The routines that people and code out of sight call: gestures' actions, and a driver's own methods.
extension ProgramCompiler {
    /// The handlers of gestures in the object's class.
    func gestureRoutines(of instance: Instance) {
        for (member, owner) in inOrderOfCalls(methods(of: instance.type)) {
            let id = member.id
            let action = member.gestureParameter ?? actionWithoutParameter(member, of: instance.type)
            guard let (position, kind) = action, handlers.contains(id) || !inlined.contains(id) else { continue }
            guard !Self.askedByRecognizers.contains(member.name) else { continue }
            guard kind != .tap || member.asksToLeave else { continue }
            handlers.insert(id)
            let number = builder.gesture(
                GestureDeclaration(
                    name: "\(instance.type).\(member.signature)", kind: kind, location: member.location,
                    belongsToPresentation: index.isKind(instance.type, of: "UIPresentationController")
                        || ownViews[instance.object] == .view(ViewDeclaration.overlay)))
            let state = temporary("state", at: member.location)
            let type = member.gestureParameter.map { member.parameters[$0.0].type.simpleName } ?? "UIGestureRecognizer"
            handledState = member.gestureParameter == nil ? state : nil
            let entry = entry(to: member, of: owner, on: instance) {
                noteAssignment(to: fingers, at: member.location)
            } handing: { offset, parameter in
                offset == position
                    ? Term(.unknown, .gesture(state: state, type: type), "recognizer") : outsideArgument(parameter)
            }
            handledState = nil
            builder.routine(
                Routine(
                    role: .gesture(number), name: member.signature, location: member.location, entry: entry,
                    argument: state))
        }
    }

    /// A block that calls an object's method with what UIKit or people hand it; what is noted before it is called.
    func entry(
        to member: FunctionMember, of owner: String, on instance: Instance, noting note: () -> Void = {},
        handing term: (_ position: Int, FunctionParameterSyntax) -> Term
    ) -> Label {
        block(
            {
                frame.file = member.file
                note()
                callFromOutside(member, of: owner, on: instance, handing: term)
            }, endingAt: member.endLocation)
    }

    /// A call of an object's method by UIKit or people, with what they hand it.
    func callFromOutside(
        _ member: FunctionMember, of owner: String, on instance: Instance,
        handing term: (_ position: Int, FunctionParameterSyntax) -> Term
    ) {
        let arguments = member.parameters.enumerated().map { position, parameter in
            Arguments.Argument(
                label: parameter.label, term: term(position, parameter), expression: Syntax(member.nameToken))
        }
        let receiver = BoundSelf(object: instance.object, type: instance.type, owner: owner)
        _ = inline(member, owner: owner, receiver: receiver, Arguments(all: arguments), at: member.nameToken)
    }

    /// The same with those last that are handed their gesture by another of them: they are no actions of their own.
    private func inOrderOfCalls(_ methods: [(FunctionMember, String)]) -> [(FunctionMember, String)] {
        let actions = methods.map(\.0).filter { $0.gestureParameter != nil }
        func isCalled(_ member: FunctionMember) -> Bool {
            member.gestureParameter != nil && actions.contains { $0.id != member.id && $0.speaksOf([member.name]) }
        }
        let called = methods.map { isCalled($0.0) }
        return zip(methods, called).filter { !$1 }.map(\.0) + zip(methods, called).filter { $1 }.map(\.0)
    }

    /// Whether a method without parameters is a recogniser's action, which then reads the state from a name.
    private func actionWithoutParameter(_ member: FunctionMember, of type: String) -> (Int, GestureDeclaration.Kind)? {
        guard member.parameters.isEmpty, member.speaksOf(["state"]) else { return nil }
        for owner in index.ancestry(of: type) {
            guard let declaration = index.type(named: owner) else { continue }
            let code =
                declaration.functions.map { Syntax($0.declaration) }
                + declaration.initializers.map { Syntax($0.declaration) }
                + declaration.properties.compactMap { $0.initializer.map { Syntax($0) } }
            for node in code {
                let finder = ActionFinder(member.name)
                finder.walk(node)
                if let kind = finder.kind { return (-1, kind) }
            }
        }
        return nil
    }

    /// What a recogniser asks its delegate: no action of it.
    private static let askedByRecognizers: Set<String> = ["gestureRecognizer", "gestureRecognizerShouldBegin"]

    /// Methods of a driver that nobody in sight calls and that end or steer the interaction.
    func outsideRoutines(of instance: Instance, numberedFrom first: Int) -> Int {
        var number = first
        let all = methods(of: instance.type)
        // Where code in sight drives it, what its own methods call is theirs alone.
        let isDriven = all.contains {
            let id = $0.0.id
            return handlers.contains(id) || $0.0.gestureParameter != nil && calledFromElsewhere.contains(id)
        }
        let called = isDriven ? inlined : []
        for (member, owner) in all where !handlers.contains(member.id) {
            guard member.gestureParameter == nil, !calledFromElsewhere.contains(member.id),
                !called.contains(member.id),
                !member.isPrivate, !member.isOverride || isCommand(member, of: instance),
                !Self.calledByUIKit.contains(member.name),
                member.speaksOf(["finish", "cancel", "completeTransition", "context"])
                    || index.isInteractionController(instance.type)
            else { continue }
            let entry = entry(to: member, of: owner, on: instance) { _, parameter in outsideArgument(parameter) }
            builder.routine(
                Routine(
                    role: .outside(number), name: "\(instance.type).\(member.signature)", location: member.location,
                    entry: entry))
            number += 1
        }
        return number
    }

    /// Whether a method is a percent-driven object's own `finish()` or `cancel()`, which no code in sight calls.
    private func isCommand(_ member: FunctionMember, of instance: Instance) -> Bool {
        index.isKind(instance.type, of: "UIPercentDrivenInteractiveTransition")
            && ["finish()", "cancel()"].contains(member.signature)
            && !inlined.contains(member.id)
    }

    private static let calledByUIKit: Set<String> = [
        "startInteractiveTransition", "animateTransition", "transitionDuration", "interruptibleAnimator",
        "animationEnded", "animationDidStop",
        "presentationTransitionWillBegin", "presentationTransitionDidEnd", "dismissalTransitionWillBegin",
        "dismissalTransitionDidEnd",
        "containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews",
    ]

    private func methods(of type: String) -> [(FunctionMember, String)] {
        index.ancestry(of: type).flatMap { owner in
            (index.type(named: owner)?.functions ?? []).filter { $0.hasBody && !$0.isStatic }.map {
                ($0, owner)
            }
        }
    }

    /// An argument that somebody outside hands over: the transition's own controllers, or anything.
    func outsideArgument(_ parameter: FunctionParameterSyntax) -> Term {
        let name = (parameter.secondName ?? parameter.firstName).text
        let type = parameter.type
        switch shape(of: type) {
        case .controller(let known): return Term(.unknown, .controller(type: known), name, isOptional: type.isOptional)
        default: return .unknown(name, type: type.simpleName, isOptional: type.isOptional)
        }
    }
}

extension FunctionParameterSyntax {
    /// The label that a call writes; `nil` for `_`.
    var label: String? { firstName.text == "_" ? nil : firstName.text }
}

extension TypeDeclaration {
    /// Its actions of gestures, as their parameters tell.
    var gestureActions: [FunctionMember] { functions.filter { $0.gestureParameter != nil } }
}

extension FunctionMember {
    /// Which parameter is a gesture recogniser, and of which kind.
    var gestureParameter: (Int, GestureDeclaration.Kind)? {
        for (position, parameter) in parameters.enumerated()
        where UIKitTypes.isGestureRecognizer(parameter.type.simpleName) {
            let name = parameter.type.simpleName
            return (position, name.contains("Tap") ? .tap : name.contains("Pan") ? .pan : .other)
        }
        return nil
    }

    var isPrivate: Bool { modifiers.contains { ["private", "fileprivate"].contains($0.name.text) } }
    var isOverride: Bool { modifiers.contains { $0.name.text == "override" } }

    var endLocation: TransitionModel.SourceLocation {
        file.location(at: declaration.endPositionBeforeTrailingTrivia.advanced(by: -1))
    }

    /// Whether it speaks of taking its screen away.
    var asksToLeave: Bool { speaksOf(["dismiss", "popViewController"]) }

    func speaksOf(_ words: [String]) -> Bool {
        guard let body else { return false }
        return body.tokens(viewMode: .sourceAccurate).contains { token in words.contains { token.text.contains($0) } }
    }
}

/// Looks for the recogniser that is given a method as its action.
private final class ActionFinder: SyntaxVisitor {
    private let name: String
    private(set) var kind: GestureDeclaration.Kind?

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let type = node.calledExpression.trimmedDescription
        if UIKitTypes.isGestureRecognizer(type),
            node.arguments.contains(where: { Syntax($0.expression).selectorName == name })
        {
            kind = type.contains("Tap") ? .tap : type.contains("Pan") ? .pan : .other
        }
        return .visitChildren
    }
}
