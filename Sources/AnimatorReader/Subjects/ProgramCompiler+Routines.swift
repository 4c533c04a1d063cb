import SwiftSyntax
import TransitionModel

extension ProgramCompiler {
    // MARK: Registers

    func makeRegisters(at location: TransitionModel.SourceLocation) {
        func register(_ name: String) -> SlotID {
            builder.slot(Slot(name: name, location: location, initial: .value(.absent)))
        }
        let animator = register("the animator in use")
        let interaction = register("the interaction controller in use")
        let presentation = register("the presentation controller in use")
        builder.change {
            $0.registers = Registers(
                animator: animator, interactionController: interaction, presentationController: presentation)
        }
    }

    var registers: Registers { builder.program.registers }

    // MARK: Set-up

    /// The routine that makes what is there when the story begins; `rest` runs when everything else is compiled.
    func setUp(at location: TransitionModel.SourceLocation, _ body: () -> Void) -> Label {
        let more = builder.label()
        let entry = block(
            {
                body()
                builder.jump(to: more, at: location)
            }, endingAt: location)
        builder.routine(Routine(role: .setUp, name: "set-up", location: location, entry: entry))
        return more
    }

    func finishSetUp(_ more: Label, at location: TransitionModel.SourceLocation, _ body: () -> Void) {
        let saved = frame
        builder.placeTarget(more)
        body()
        builder.emit(.end, at: location)
        frame = saved
    }

    // MARK: Delegate methods

    /// The routine for one of the delegate's methods and one kind of transition.
    func delegateRoutine(_ method: DelegateMethod, for kind: TransitionKind, of delegate: Instance) -> SlotID? {
        guard let (member, owner) = index.method(signature: method.signature, in: delegate.type) else { return nil }
        let result = temporary(method.signature, at: member.location)
        let receiver = BoundSelf(object: delegate.object, type: delegate.type, owner: owner)
        let entry = block(
            {
                frame.file = member.file
                if method.givesAnimator { beginRequest(for: kind, of: delegate, at: member.location) }
                let term = inline(
                    member, owner: owner, receiver: receiver, delegateArguments(method, kind, member),
                    at: member.nameToken)
                let operand = runtimeOperand(of: term) ?? .unknown
                if operand == .unknown { opaque(member.nameToken, mayComplete: true, mayTouchViews: true) }
                builder.assign(result, operand, at: member.location)
                if method.givesAnimator, operand != .unknown { markUnknownAnswer(in: result, of: member) }
            }, endingAt: member.location)
        builder.routine(
            Routine(
                role: method.role(for: kind), name: "\(delegate.type).\(method.signature)", location: member.location,
                entry: entry, result: result))
        let register =
            method.givesAnimator
            ? registers.animator
            : method.givesInteraction ? registers.interactionController : registers.presentationController
        if let register { builder.flows(from: result, into: register) }
        return result
    }

    /// An animator that was made elsewhere is not followed.
    private func markUnknownAnswer(in result: SlotID, of member: FunctionMember) {
        let mark = { self.opaque(member.nameToken, mayComplete: true, mayTouchViews: true) }
        dispatch(on: .slot(result), at: member.location, unknown: mark, mayBeNil: false) { _ in }
    }

    private func delegateArguments(_ method: DelegateMethod, _ kind: TransitionKind, _ member: FunctionMember)
        -> Arguments
    {
        let node = Syntax(member.nameToken)
        func controller(_ view: ViewID, _ text: String) -> Term { Term(.view(view), .controller(type: nil), text) }
        let base = controller(ViewDeclaration.base, "presenting")
        let overlay = controller(ViewDeclaration.overlay, "presented")
        let from = Term(.fact(.controllerView(.from)), .controller(type: nil), "from")
        let to = Term(.fact(.controllerView(.to)), .controller(type: nil), "to")
        let animator = Term.written(
            registers.animator!, .instance(type: "UIViewControllerAnimatedTransitioning"), "animator")
        let container = Term(.unknown, .controller(type: "UINavigationController"), "navigationController")
        let terms: [Term] =
            switch method {
            case .presentationAnimator, .presentationController: [overlay, base, base]
            case .dismissalAnimator: [overlay]
            case .navigationAnimator:
                [container, Term(.symbol(kind.rawValue), .symbol(type: "Operation"), "operation"), from, to]
            case .tabAnimator: [container, from, to]
            case .presentationInteraction, .dismissalInteraction: [animator]
            case .navigationInteraction, .tabInteraction: [container, animator]
            }
        let labels = member.parameters.map { $0.label }
        return Arguments(all: zip(labels, terms).map { .init(label: $0, term: $1, expression: node) })
    }

    // MARK: The animator's, the driver's and the presentation controller's methods

    /// Routines that UIKit calls on the object in a register.
    func registerRoutines() {
        let context = Term(.fact(.context), .context, "transitionContext")
        let location = builder.program.location
        routine(
            .animateTransition,
            TypeIndex.animateTransition,
            on: registers.animator!, arguments: [context], at: location)
        routine(
            .interruptibleAnimator, ["interruptibleAnimator(using:)"], on: registers.animator!,
            arguments: [context], hasResult: true, at: location)
        routine(
            .animationEnded, ["animationEnded(_:)"], on: registers.animator!, flag: "transitionCompleted", at: location)
        routine(
            .startInteractiveTransition, ["startInteractiveTransition(_:)"], on: registers.interactionController!,
            arguments: [context], at: location)
        let presentation = registers.presentationController!
        routine(.presentationTransitionWillBegin, ["presentationTransitionWillBegin()"], on: presentation, at: location)
        routine(
            .presentationTransitionDidEnd, ["presentationTransitionDidEnd(_:)"], on: presentation, flag: "completed",
            at: location)
        routine(.dismissalTransitionWillBegin, ["dismissalTransitionWillBegin()"], on: presentation, at: location)
        routine(
            .dismissalTransitionDidEnd, ["dismissalTransitionDidEnd(_:)"], on: presentation, flag: "completed",
            at: location)
        removalRoutine(on: presentation, at: location)
    }

    private func routine(
        _ role: Role, _ signatures: [String], on register: SlotID, arguments: [Term] = [],
        flag: String? = nil,
        hasResult: Bool = false, at location: TransitionModel.SourceLocation
    ) {
        guard
            index.order.contains(where: { type in
                signatures.contains { index.method(signature: $0, in: type.name) != nil }
            })
        else { return }
        let argument = flag.map { temporary($0, at: location) }
        let result = hasResult ? temporary(signatures[0], at: location) : nil
        let site = sites.count
        defer { routineSites[role] = site }
        let entry = block(
            {
                if let result { builder.assign(result, .nil, at: location) }
                dispatch(on: .slot(register), at: location) { value in
                    guard case .object(let object) = value, let instance = self.instances[object],
                        let (member, owner) = signatures.lazy.compactMap({
                            self.index.method(signature: $0, in: instance.type)
                        }).first
                    else { return }
                    self.sites[site].isIdle = false
                    let node = Syntax(member.nameToken)
                    self.frame.file = member.file
                    if role == .presentationTransitionWillBegin { self.markWrappedView(of: instance.type) }
                    var all = arguments.map {
                        Arguments.Argument(label: member.parameters.first?.label, term: $0, expression: node)
                    }
                    if let argument {
                        all.append(.init(label: nil, term: .written(argument, .boolean, flag!), expression: node))
                    }
                    let receiver = BoundSelf(object: object, type: instance.type, owner: owner)
                    let term = self.inline(member, owner: owner, receiver: receiver, Arguments(all: all), at: node)
                    if let result, let operand = self.runtimeOperand(of: term) {
                        self.builder.assign(result, operand, at: member.location)
                    }
                }
            }, endingAt: location)
        builder.routine(
            Routine(
                role: role, name: signatures[0], location: location, entry: entry, argument: argument, result: result))
    }

    /// A presentation controller that gives a view of its own for the presented one: the context's view is then that one,
    /// which is not followed.
    private func markWrappedView(of type: String) {
        guard let (property, _) = index.property("presentedView", in: type), let getter = property.getter else {
            return
        }
        let saved = frame
        frame.file = property.file
        opaque(getter, mayComplete: false, mayTouchViews: true)
        frame = saved
    }

    /// Drops the routines that no object in their register has.
    func dropIdleRoutines() {
        let idle = routineSites.filter { _, site in site < sites.count && sites[site].isIdle }
        builder.change { $0.routines.removeAll { idle[$0.role] != nil } }
    }

    /// `shouldRemovePresentersView`, a property.
    private func removalRoutine(on register: SlotID, at location: TransitionModel.SourceLocation) {
        guard index.order.contains(where: { $0.property("shouldRemovePresentersView") != nil }) else { return }
        let result = temporary("shouldRemovePresentersView", at: location)
        let entry = block(
            {
                builder.assign(result, .false, at: location)
                dispatch(on: .slot(register), at: location) { value in
                    guard case .object(let object) = value, let instance = self.instances[object],
                        let (property, owner) = self.index.property("shouldRemovePresentersView", in: instance.type)
                    else { return }
                    let term = self.computed(
                        property, receiver: BoundSelf(object: object, type: instance.type, owner: owner))
                    self.builder.assign(result, self.runtimeOperand(of: term) ?? .false, at: property.location)
                }
            }, endingAt: location)
        builder.routine(
            Routine(
                role: .shouldRemovePresentersView, name: "shouldRemovePresentersView", location: location, entry: entry,
                result: result))
    }

    // MARK: Gestures and calls from outside

    /// The handlers of gestures in the object's class.
    func gestureRoutines(of instance: Instance) {
        for (member, owner) in inOrderOfCalls(methods(of: instance.type)) {
            let id = member.id
            let action = member.gestureParameter ?? actionWithoutParameter(member, of: instance.type)
            guard let (position, kind) = action, handlers.contains(id) || !inlined.contains(id) else { continue }
            guard !Self.askedByRecognizers.contains(member.name) else { continue }
            guard kind != .tap || member.speaksOf(["dismiss", "popViewController"]) else { continue }
            handlers.insert(id)
            let number = builder.gesture(
                GestureDeclaration(
                    name: "\(instance.type).\(member.signature)", kind: kind, location: member.location,
                    belongsToPresentation: index.isKind(instance.type, of: "UIPresentationController")
                        || ownViews[instance.object] == .view(ViewDeclaration.overlay)))
            let state = temporary("state", at: member.location)
            let type = member.gestureParameter.map { member.parameters[$0.0].type.simpleName } ?? "UIGestureRecognizer"
            let entry = block(
                {
                    frame.file = member.file
                    handledState = member.gestureParameter == nil ? state : nil
                    defer { handledState = nil }
                    noteAssignment(to: fingers, at: member.location)
                    let arguments = member.parameters.enumerated().map { offset, parameter -> Arguments.Argument in
                        let label = parameter.label
                        let term =
                            offset == position
                            ? Term(.unknown, .gesture(state: state, type: type), "recognizer")
                            : outsideArgument(parameter)
                        return .init(label: label, term: term, expression: Syntax(member.nameToken))
                    }
                    let receiver = BoundSelf(object: instance.object, type: instance.type, owner: owner)
                    _ = inline(
                        member, owner: owner, receiver: receiver, Arguments(all: arguments), at: member.nameToken
                    )
                }, endingAt: member.endLocation)
            builder.routine(
                Routine(
                    role: .gesture(number), name: member.signature, location: member.location, entry: entry,
                    argument: state))
        }
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
            let entry = block(
                {
                    frame.file = member.file
                    let arguments = member.parameters.map { parameter -> Arguments.Argument in
                        .init(
                            label: parameter.label,
                            term: outsideArgument(parameter),
                            expression: Syntax(member.nameToken))
                    }
                    let receiver = BoundSelf(object: instance.object, type: instance.type, owner: owner)
                    _ = inline(
                        member, owner: owner, receiver: receiver, Arguments(all: arguments), at: member.nameToken
                    )
                }, endingAt: member.endLocation)
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
    private func outsideArgument(_ parameter: FunctionParameterSyntax) -> Term {
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
