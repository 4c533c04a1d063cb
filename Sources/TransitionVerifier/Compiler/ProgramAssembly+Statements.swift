extension ProgramAssembly {
    /// Writes one statement.
    mutating func write(_ statement: Statement) {
        let place = statement.place
        switch statement.kind {
        case .create(let view): create(view, at: place)
        case .insert(let view, let superview, let placement): insert(view, superview, placement, at: place)
        case .remove(let view): emit(.remove(operand(view, at: place)), place)
        case .bringToFront(let view): emit(.bringToFront(operand(view, at: place)), place)
        case .sendToBack(let view): emit(.sendToBack(operand(view, at: place)), place)
        case .change(let attribute, let view, let value):
            emit(.set(attribute, of: operand(view, at: place), to: .constant(.attribute(value, of: nil))), place)
        case .animate(let seconds, let changes, let completion):
            animate(seconds, changes, completion, at: place)
        case .dispatch(let seconds, let work):
            emit(.schedule(task(.dispatch, "the dispatched block", seconds: seconds, body: work, at: place)), place)
        case .tick(let name, let work): tick(name, work, at: place)
        case .invalidate(let name):
            for timer in names.timers[name] ?? [] { emit(.drop(timer), place) }
        case .alongside(let changes, let completion):
            let animation = task(.coordinator, "the animation alongside", body: changes, at: place)
            let end = completion.map { task(.coordinator, "the completion alongside", body: $0, at: place) }
            emit(.alongside(animation, completion: end), place)
        case .animator(let animator, let command): tell(animator, command, at: place)
        case .group(let group, let command): tell(group, command, at: place)
        case .driver(let driver, let command): tell(driver, command, at: place)
        case .conditional(let question, let then, let otherwise):
            branch(condition(question, at: place), at: place) {
                $0.block(then)
            } otherwise: {
                $0.block(otherwise)
            }
        case .store(let flag, let value):
            emit(.assign(slot(of: flag, at: place), .constant(.boolean(value))), place)
        case .complete(let flag): complete(flag, at: place)
        case .request(let kind): emit(.request(kind, animated: .true), place)
        case .leave:
            scope.exits.append(output.instructions.count)
            emit(.jump(0), place)
        case .expectOrder(let views):
            var operands: [Operand] = []
            for view in views { operands.append(operand(view, at: place)) }
            emit(.expectOrder(operands), place)
        case .unseen(let text, let mayComplete, let mayTouchViews):
            emit(.opaque(Opaque(text, mayComplete: mayComplete, mayTouchViews: mayTouchViews)), place)
        }
    }

    // MARK: Views

    private mutating func create(_ view: TransitionView, at place: CodePlace) {
        switch view {
        case .snapshot(let name):
            let (view, slot) = snapshot(name, at: place)
            emit(.create(view), place)
            emit(.assign(slot, .undecided), place)
        case .created:
            if case .constant(.view(let id)) = operand(view, at: place) { emit(.create(id), place) }
        case .from, .to, .fromController, .toController, .presenter, .presented, .container, .window, .outside: break
        }
    }

    private mutating func insert(
        _ view: TransitionView, _ superview: TransitionView, _ placement: Statement.Placement, at place: CodePlace
    ) {
        let (view, superview) = (operand(view, at: place), operand(superview, at: place))
        let position: StackPosition =
            switch placement {
            case .top: .top
            case .index(let index): .index(index)
            case .above(let sibling): .above(operand(sibling, at: place))
            case .below(let sibling): .below(operand(sibling, at: place))
            }
        emit(.insert(view, into: superview, at: position), place)
    }

    // MARK: Animations and other work for later

    private mutating func animate(
        _ seconds: Double?, _ changes: [Statement], _ completion: [Statement]?, at place: CodePlace
    ) {
        let task = task(
            .viewAnimation, "the animation", seconds: seconds, body: completion, handsArgument: true,
            hasChanges: changes.changeViews, at: place)
        emit(.beginChanges(task), place)
        inline(changes)
        emit(.endChanges(task), place)
        emit(.schedule(task), place)
    }

    private mutating func tick(_ name: String, _ work: [Statement], at place: CodePlace) {
        let number = names.startedTimers[name, default: 0]
        names.startedTimers[name] = number + 1
        let timer = names.timers[name]![number]
        output.tasks[timer].location = place.location
        output.tasks[timer].turn = scope.turn
        writeLater(work, of: timer, at: place)
        emit(.schedule(timer), place)
    }

    private mutating func tell(_ animator: PropertyAnimator, _ command: PropertyAnimator.Command, at place: CodePlace) {
        let slot = slot(of: animator, at: place)
        let object = names.handles[.animator(animator)]!.object
        func tell(_ command: AnimatorCommand, _ assembly: inout Self) {
            assembly.emit(.animator(.slot(slot), command), place)
        }
        switch command {
        case .create:
            emit(.animator(.object(object), .create), place)
            emit(.assign(slot, .object(object)), place)
        case .addAnimations(let changes):
            let block = task(
                .animatorBlock, "the animations of \(animator.name)", body: changes, hasChanges: changes.changeViews,
                at: place)
            tell(.addAnimations(block), &self)
        case .addCompletion(let completion):
            let block = task(
                .animatorBlock, "the completion of \(animator.name)", body: completion, handsArgument: true, at: place)
            tell(.addCompletion(block), &self)
        case .start: tell(.start, &self)
        case .pause: tell(.pause, &self)
        case .continueAnimation: tell(.continue, &self)
        case .stop(let withoutFinishing):
            tell(.stop(withoutFinishing: .constant(.boolean(withoutFinishing))), &self)
        case .finish(let position): tell(.finish(at: .symbol(position.rawValue)), &self)
        case .reverse(let flag): tell(.setReversed(.constant(.boolean(flag))), &self)
        case .pausesOnCompletion(let flag): tell(.setPausesOnCompletion(.constant(.boolean(flag))), &self)
        case .letGo: emit(.assign(slot, .nil), place)
        }
    }

    private mutating func tell(_ group: CompletionGroup, _ command: CompletionGroup.Command, at place: CodePlace) {
        let object = Operand.object(self.group(group, at: place))
        switch command {
        case .create: emit(.group(object, .create), place)
        case .enter: emit(.group(object, .enter), place)
        case .leave: emit(.group(object, .leave), place)
        case .notify(let work):
            let task = task(.groupNotify, "the notify block of \(group.name)", body: work, at: place)
            emit(.group(object, .notify(task)), place)
        }
    }

    private mutating func tell(_ driver: PercentDriver, _ command: PercentDriver.Command, at place: CodePlace) {
        let slot = slot(of: driver, at: place)
        let object = names.handles[.driver(driver)]!.object
        switch command {
        case .create: emit(.assign(slot, .object(object)), place)
        case .letGo: emit(.assign(slot, .nil), place)
        case .update: emit(.interact(.slot(slot), .update), place)
        case .pause: emit(.interact(.slot(slot), .pause), place)
        case .finish: emit(.interact(.slot(slot), .finish), place)
        case .cancel: emit(.interact(.slot(slot), .cancel), place)
        }
    }

    // MARK: Completion and conditions

    private mutating func complete(_ flag: CompletionFlag, at place: CodePlace) {
        let context = Operand.fact(.context)
        switch flag {
        case .literal(let value): emit(.complete(context, with: .constant(.boolean(value))), place)
        case .handed(let argument): emit(.complete(context, with: operand(argument)), place)
        case .flag(let flag): emit(.complete(context, with: .slot(slot(of: flag, at: place))), place)
        case .unknown: emit(.complete(context, with: .unknown), place)
        case .notCancelled:
            let completed =
                names.completed
                ?? declare("!transitionWasCancelled", .value(.absent), at: place, lifetime: .transition)
            names.completed = completed
            branch(.isTrue(.fact(.wasCancelled)), at: place) {
                $0.emit(.assign(completed, .false), place)
            } otherwise: {
                $0.emit(.assign(completed, .true), place)
            }
            emit(.complete(context, with: .slot(completed)), place)
        }
    }

    private func operand(_ argument: Argument) -> Operand {
        scope.arguments[argument.level].map(Operand.slot) ?? .unknown
    }

    private mutating func condition(_ question: Question, at place: CodePlace) -> Condition {
        switch question {
        case .wasCancelled: .isTrue(.fact(.wasCancelled))
        case .isInteractive: .isTrue(.fact(.isInteractive))
        case .isForward: .isTrue(.fact(.isForward))
        case .isNil(let view): .isNil(operand(view, at: place))
        case .isMissing(.animator(let animator)): .isNil(.slot(slot(of: animator, at: place)))
        case .isMissing(.driver(let driver)): .isNil(.slot(slot(of: driver, at: place)))
        case .unknown(let text): .isTrue(.slot(choice(text, at: place)))
        case .isSet(let flag): .isTrue(.slot(slot(of: flag, at: place)))
        case .handed(let argument): .isTrue(operand(argument))
        case .arrived(let argument, let position): .equal(operand(argument), .symbol(position.rawValue))
        case .gesture(let argument, let phase): .equal(operand(argument), .symbol(phase.rawValue))
        case .not(let inner): .not(condition(inner, at: place))
        }
    }
}

extension [Statement] {
    /// Whether they hold a change to a view.
    fileprivate var changeViews: Bool {
        flattened.contains { statement in
            switch statement.kind {
            case .change, .insert, .remove, .bringToFront, .sendToBack: true
            default: false
            }
        }
    }
}
