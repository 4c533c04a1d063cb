/// New numbers for what is left of a program: an index among the old ones gives the new one.
struct Renumbering {
    var slots: [SlotID]
    var views: [ViewID]
    var objects: [ObjectID]
    var tasks: [TaskID]
    var labels: [Label]

    func value(_ value: Value) -> Value {
        switch value {
        case .view(let view): .view(views[view])
        case .object(let object): .object(objects[object])
        case .attribute(let attribute, let of): .attribute(attribute, of: of.map { views[$0] })
        case .absent, .boolean, .symbol, .number, .context, .closure, .unknown: value
        }
    }

    func operand(_ operand: Operand) -> Operand {
        switch operand {
        case .constant(let value): .constant(self.value(value))
        case .slot(let slot): .slot(slots[slot])
        case .weak(let slot): .weak(slots[slot])
        default: operand.mapped(self.operand)
        }
    }

    func operation(_ operation: Operation) -> Operation {
        switch operation.mappingOperands(operand) {
        case .assign(let slot, let operand): .assign(slots[slot], operand)
        case .branch(let condition, let then, let otherwise):
            .branch(condition, then: labels[then], otherwise: labels[otherwise])
        case .jump(let target): .jump(labels[target])
        case .create(let view): .create(views[view])
        case .beginChanges(let task): .beginChanges(tasks[task])
        case .endChanges(let task): .endChanges(tasks[task])
        case .schedule(let task): .schedule(tasks[task])
        case .drop(let task): .drop(tasks[task])
        case .animator(let object, .addAnimations(let task)): .animator(object, .addAnimations(tasks[task]))
        case .animator(let object, .addCompletion(let task)): .animator(object, .addCompletion(tasks[task]))
        case .group(let group, .notify(let task)): .group(group, .notify(tasks[task]))
        case .alongside(let animation, let completion):
            .alongside(animation.map { tasks[$0] }, completion: completion.map { tasks[$0] })
        case let other: other
        }
    }

    func slot(_ slot: Slot) -> Slot {
        var slot = slot
        switch slot.initial {
        case .value(let value): slot.initial = .value(self.value(value))
        case .undecided: break
        case .direction(let forward, let backward):
            slot.initial = .direction(forward: value(forward), backward: value(backward))
        case .interactive(let yes, let no): slot.initial = .interactive(value(yes), otherwise: value(no))
        }
        slot.candidates = slot.candidates.map(value)
        for cap in slot.caps.indices { slot.caps[cap].value = value(slot.caps[cap].value) }
        return slot
    }
}

extension Slot {
    /// Every value that is written in its declaration.
    var declaredValues: [Value] {
        switch initial {
        case .value(let value): candidates + caps.map(\.value) + [value]
        case .undecided: candidates + caps.map(\.value)
        case .direction(let one, let other), .interactive(let one, otherwise: let other):
            candidates + caps.map(\.value) + [one, other]
        }
    }
}

extension Operand {
    /// The same with another operand inside.
    func mapped(_ map: (Operand) -> Operand) -> Operand {
        switch self {
        case .attribute(let attribute, let of): .attribute(attribute, of: map(of))
        case .superview(let of): .superview(of: map(of))
        case .topSubview(let of): .topSubview(of: map(of))
        case .bottomSubview(let of): .bottomSubview(of: map(of))
        case .isInWindow(let of): .isInWindow(map(of))
        case .isRunning(let of): .isRunning(map(of))
        case .isReversed(let of): .isReversed(map(of))
        case .animatorState(let of): .animatorState(map(of))
        case .constant, .slot, .weak, .fact, .undecided: self
        }
    }

    /// The operand of which it says something, if there is one.
    var inner: Operand? {
        switch self {
        case .attribute(_, let of), .superview(let of), .topSubview(let of), .bottomSubview(let of),
            .isInWindow(let of), .isRunning(let of), .isReversed(let of), .animatorState(let of):
            of
        case .constant, .slot, .weak, .fact, .undecided: nil
        }
    }

    /// The constant in it, if there is one.
    var constant: Value? {
        switch self {
        case .constant(let value): value
        default: inner?.constant
        }
    }

    /// Whether it asks if an object is still alive.
    var isWeak: Bool {
        switch self {
        case .weak: true
        default: inner?.isWeak ?? false
        }
    }
}

extension Condition {
    /// The operands it reads.
    var operands: [Operand] {
        switch self {
        case .isTrue(let operand), .isNil(let operand): [operand]
        case .equal(let left, let right): [left, right]
        case .not(let inner): inner.operands
        }
    }

    func mappingOperands(_ map: (Operand) -> Operand) -> Condition {
        switch self {
        case .isTrue(let operand): .isTrue(map(operand))
        case .isNil(let operand): .isNil(map(operand))
        case .equal(let left, let right): .equal(map(left), map(right))
        case .not(let inner): .not(inner.mappingOperands(map))
        }
    }
}

extension Operation {
    /// The operands it reads, those of a branch's condition among them.
    var allOperands: [Operand] {
        if case .branch(let condition, _, _) = self { return condition.operands }
        return operands
    }

    /// Whether the next instruction follows.
    var fallsThrough: Bool {
        switch self {
        case .end, .jump, .branch, .trap, .crash: false
        default: true
        }
    }

    func mappingOperands(_ map: (Operand) -> Operand) -> Operation {
        switch self {
        case .assign(let slot, let operand): .assign(slot, map(operand))
        case .branch(let condition, let then, let otherwise):
            .branch(condition.mappingOperands(map), then: then, otherwise: otherwise)
        case .insert(let view, let parent, let position):
            switch position {
            case .above(let sibling): .insert(map(view), into: map(parent), at: .above(map(sibling)))
            case .below(let sibling): .insert(map(view), into: map(parent), at: .below(map(sibling)))
            case .top, .index: .insert(map(view), into: map(parent), at: position)
            }
        case .remove(let view): .remove(map(view))
        case .bringToFront(let view): .bringToFront(map(view))
        case .sendToBack(let view): .sendToBack(map(view))
        case .set(let attribute, let view, let value): .set(attribute, of: map(view), to: map(value))
        case .move(let view, let axis, let value): .move(map(view), along: axis, to: map(value))
        case .animator(let object, let command):
            switch command {
            case .stop(let flag): .animator(map(object), .stop(withoutFinishing: map(flag)))
            case .finish(let position): .animator(map(object), .finish(at: map(position)))
            case .setReversed(let flag): .animator(map(object), .setReversed(map(flag)))
            case .setPausesOnCompletion(let flag): .animator(map(object), .setPausesOnCompletion(map(flag)))
            case .create, .addAnimations, .addCompletion, .start, .pause, .continue: .animator(map(object), command)
            }
        case .group(let group, let command): .group(map(group), command)
        case .complete(let context, let flag): .complete(map(context), with: map(flag))
        case .interact(let target, let command): .interact(map(target), command)
        case .startPercentDriven(let object): .startPercentDriven(map(object))
        case .request(let kind, let animated): .request(kind, animated: map(animated))
        case .appearance(let controller, let begins): .appearance(of: map(controller), begins: begins.map(map))
        case .use(let operand): .use(map(operand))
        case .expectOrder(let views): .expectOrder(views.map(map))
        case .opaque(var opaque):
            { opaque.handed = opaque.handed.map(map); return .opaque(opaque) }()
        case .jump, .end, .trap, .crash, .create, .beginChanges, .endChanges, .schedule, .drop, .alongside,
            .installDestination:
            self
        }
    }
}
