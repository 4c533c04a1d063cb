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

    /// A driver that does not want an interactive start is as good as none: UIKit starts the transition by itself.
    private func askWhetherItStarts(_ result: SlotID, _ member: FunctionMember) {
        let node = member.nameToken
        dispatch(on: .slot(result), at: member.location) { value in
            guard case .object(let object) = value, let driver = self.instances[object] else { return }
            let receiver = BoundSelf(object: object, type: driver.type)
            guard let wants = self.member("wantsInteractiveStart", of: receiver, at: node), case .boolean = wants.shape
            else { return }
            self.either(.isTrue(self.flag(wants, at: node)), at: node) {
            } otherwise: {
                self.builder.assign(result, .nil, at: member.location)
            }
        }
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
                if method.givesInteraction { askWhetherItStarts(result, member) }
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

    /// A presentation controller that gives a view of its own for the presented one: the context's view is then that
    /// one, which is not followed.
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
}
