import SwiftSyntax
import TransitionModel

extension ProgramCompiler {
    // MARK: UIView's animations

    /// A call of one of `UIView`'s static methods; `nil` when it is none of these.
    func animationCall(_ name: String, _ arguments: Arguments, at node: some SyntaxProtocol) -> Term? {
        switch name {
        case "animate", "animateKeyframes", "transition": animation(name, arguments, at: node)
        case "performWithoutAnimation", "addKeyframe", "modifyAnimations":
            if let block = arguments["actionsWithoutAnimation"] ?? arguments["animations"] ?? arguments.trailing
                ?? arguments.unlabeled
            {
                _ = callValue(block, Arguments(), at: node)
            }
        case "setAnimationsEnabled", "areAnimationsEnabled", "setAnimationCurve", "setAnimationDuration": break
        default: return nil
        }
        return .void
    }

    /// A call of `animate`, `animateKeyframes` or `transition`: the task of the animation.
    @discardableResult
    func animation(_ name: String, _ arguments: Arguments, at node: some SyntaxProtocol) -> TaskID? {
        name == "transition" ? transition(arguments, at: node) : animate(arguments, at: node)
    }

    private func animate(_ arguments: Arguments, at node: some SyntaxProtocol) -> TaskID {
        let explicit = arguments["animations"] ?? arguments["changes"]
        let changes =
            explicit ?? arguments.trailing
            ?? arguments.all.last { if case .closure = $0.term.shape { true } else { false } }?.term
        let completion = arguments["completion"] ?? (explicit == nil ? nil : arguments.trailing)
        let id = animate(
            changes, completion: completion, writtenAt: arguments.expression("completion"), seconds: seconds(arguments),
            at: node)
        if arguments.hasOption("repeat"), !node.trimmedDescription.contains("RepeatCount") {
            builder.change(task: id) { $0.isEndless = true }
        }
        return id
    }

    private func transition(_ arguments: Arguments, at node: some SyntaxProtocol) -> TaskID {
        let completion =
            arguments["completion"]
            ?? (arguments["animations"] == nil && arguments["with"] != nil ? nil : arguments.trailing)
        if let from = arguments["from"], let to = arguments["to"] {
            return animate(nil, completion: completion, seconds: seconds(arguments), at: node) {
                guard from.operand != .unknown, to.operand != .unknown else { return }
                if arguments.hasOption("showHideTransitionViews") {
                    self.set(.hidden, of: from, to: .boolean(true, "true"), at: node)
                    self.set(.hidden, of: to, to: .boolean(false, "false"), at: node)
                    return
                }
                self.builder.emit(
                    .insert(to.operand, into: .superview(of: from.operand), at: .above(from.operand)),
                    at: self.location(node))
                self.builder.emit(.remove(from.operand), at: self.location(node))
                self.changes += 1
            }
        }
        return animate(
            arguments["animations"] ?? arguments.trailing, completion: completion, seconds: seconds(arguments), at: node
        )
    }

    private func seconds(_ arguments: Arguments) -> Double? {
        guard let duration = arguments["withDuration"] ?? arguments["duration"] ?? arguments["springDuration"],
            case .number(let seconds)? = duration.constant
        else { return nil }
        guard let delay = arguments["delay"] else { return seconds }
        guard case .number(let wait)? = delay.constant else { return nil }
        return seconds + wait
    }

    /// An animation: its changes now, its completion later.
    private func animate(
        _ block: Term?, completion: Term?, writtenAt completionNode: Syntax? = nil, seconds: Double?,
        at node: some SyntaxProtocol, extra: () -> Void = {}
    ) -> TaskID {
        let flag = temporary("finished", at: location(node))
        let argument = Arguments.Argument(
            label: nil, term: .written(flag, .boolean, "finished"), expression: Syntax(node))
        let id = task(
            .viewAnimation, "the animation", completion, writtenAt: completionNode,
            arguments: Arguments(all: [argument]), argument: flag, seconds: seconds, at: node, isAlwaysMade: true)!
        let before = (changes, sites.count)
        builder.emit(.beginChanges(id), at: location(node))
        if let block, block.isThere { _ = callValue(block, Arguments(), at: node) }
        extra()
        builder.emit(.endChanges(id), at: location(node))
        // What an object does that a slot holds is compiled later.
        let hasChanges = changes > before.0 || sites.count > before.1
        builder.change(task: id) { $0.hasChanges = hasChanges }
        builder.emit(.schedule(id), at: location(node))
        return id
    }

    // MARK: Tasks

    /// Work for later: a closure's body as a block of its own; `nil` when there is no closure.
    func task(
        _ kind: TaskDeclaration.Kind, _ name: String, _ work: Term?, writtenAt workNode: Syntax? = nil,
        arguments: Arguments = Arguments(), argument: SlotID? = nil, seconds: Double? = nil,
        at node: some SyntaxProtocol, isAlwaysMade: Bool = false
    ) -> TaskID? {
        var body: Label?
        var keeps: [Operand] = []
        var comesAgain = false
        if let work, work.isCallable {
            let outer = hasGoneBack
            hasGoneBack = false
            (body, keeps) = taskBody(work, arguments, at: workNode ?? Syntax(node))
            comesAgain = hasGoneBack
            hasGoneBack = outer
        } else if !isAlwaysMade {
            return nil
        }
        return builder.task(
            TaskDeclaration(
                kind: kind, name: name, location: location(node), body: body, argument: argument, seconds: seconds,
                keeps: keeps, comesAgain: comesAgain, turn: turn))
    }

    /// The block of a closure's body, with what the closure keeps alive.
    private func taskBody(
        _ work: Term, _ arguments: Arguments, isTick: Bool = false, at node: some SyntaxProtocol
    ) -> (Label?, [Operand]) {
        let closure = work.literalClosure
        let held = heldClosure(work, at: node)
        let end = closure.map { inClosureFile($0) } ?? location(node)
        let body = block(
            {
                (frame.startsBlock, frame.isTail) = (true, true)
                frame.isTick = isTick
                if isTick { noteAssignment(to: clock, at: location(node)) }
                _ = self.callValue(held, arguments, at: node)
            }, endingAt: end)
        return (body, closure.map { self.keeps($0) } ?? keepsOf(work))
    }

    /// The same for work that comes again and again.
    func repeatingBody(_ work: Term, _ arguments: Arguments, at node: some SyntaxProtocol) -> (Label?, [Operand]) {
        taskBody(work, arguments, isTick: true, at: node)
    }

    private func inClosureFile(_ closure: Closure) -> TransitionModel.SourceLocation {
        closure.file.location(at: closure.syntax.rightBrace.positionAfterSkippingLeadingTrivia)
    }

    private func keepsOf(_ work: Term) -> [Operand] {
        switch work.shape {
        case .function(_, _, let receiver?): receiver.object.map { [.object($0)] } ?? []
        case .closure(nil): [work.operand]
        default: []
        }
    }

    /// A closure that a slot holds, put aside so that a later change of the slot does not change what was scheduled.
    private func heldClosure(_ work: Term, at node: some SyntaxProtocol) -> Term {
        guard case .closure(nil) = work.shape, !work.isStable,
            let kept = stored(work, name: work.text, at: location(node))
        else { return work }
        return kept.term
    }

    /// Schedules a closure as a task.
    @discardableResult
    func schedule(
        _ kind: TaskDeclaration.Kind, _ name: String, _ work: Term, seconds: Double?, at node: some SyntaxProtocol
    ) -> Term {
        if kind == .repeating, work.isCallable {
            let timer = object("timer", kind: .other, at: node)
            let id = repeatingTask(name, work, of: timer, at: node)
            builder.emit(.schedule(id), at: location(node))
            return Term(.object(timer), .timer, shortText(of: node))
        }
        guard let id = task(kind, name, work, seconds: seconds, at: node) else {
            opaque(node, handed: [work], mayComplete: true, mayTouchViews: true)
            return .void
        }
        builder.emit(.schedule(id), at: location(node))
        return timer(for: id, at: node)
    }

    // MARK: Queues, timers, transactions

    func queueCall(_ name: String, _ arguments: Arguments, at node: some SyntaxProtocol) -> Term? {
        let work = arguments["execute"] ?? arguments.trailing ?? arguments.unlabeled
        switch name {
        case "async":
            if let group = arguments["group"], case .group = group.shape {
                builder.emit(.group(group.operand, .enter), at: location(node))
            }
            if let work { putOff(work, "the dispatched block", seconds: 0, at: node) }
        case "asyncAfter":
            if let work { putOff(work, "the delayed block", seconds: delay(arguments), at: node) }
        case "sync", "asyncAndWait":
            guard let work else { break }
            if case .timer = work.shape { perform(work, at: node) } else { _ = callValue(work, Arguments(), at: node) }
        default: return nil
        }
        return .void
    }

    /// Seconds to `.now() + 0.3`, where they are known.
    private func delay(_ arguments: Arguments) -> Double? {
        guard let sum = arguments.expression("deadline")?.as(InfixOperatorExprSyntax.self),
            sum.operatorName == "+", sum.leftOperand.trimmedDescription.hasSuffix("now()"),
            case .number(let seconds)? = evaluate(sum.rightOperand).constant
        else { return nil }
        return seconds
    }

    /// `Timer.scheduledTimer(…)` and `CADisplayLink(target:selector:)`.
    func timer(_ arguments: Arguments, at node: some SyntaxProtocol) -> Term {
        let repeats = arguments["repeats"]?.constant != .boolean(false)
        var work = arguments["block"] ?? arguments.trailing
        if work == nil, let target = arguments["target"],
            let selector = arguments.all.first(where: { $0.label == "selector" })
        {
            work = selectorTarget(selector.expression, of: target)
        }
        var seconds: Double?
        if case .number(let interval)? = (arguments["withTimeInterval"] ?? arguments["timeInterval"])?.constant {
            seconds = interval
        }
        guard let work else { return unknownCall("timer", arguments, at: node) }
        return schedule(
            repeats ? .repeating : .dispatch, repeats ? "the timer" : "the delayed block", work,
            seconds: repeats ? nil : seconds, at: node)
    }

    /// The method that `#selector(method)` names, on the target.
    func selectorTarget(_ node: Syntax, of target: Term) -> Term? {
        guard case .instance(let type) = target.shape, case .object(let object)? = target.constant,
            let name = node.selectorName, let (member, owner) = index.method(name, in: type)
        else { return nil }
        return Term(
            .unknown, .function(member, owner: owner, receiver: BoundSelf(object: object, type: type, owner: owner)),
            name)
    }

    func transactionCall(_ name: String, _ arguments: Arguments, at node: some SyntaxProtocol) -> Term {
        switch name {
        case "setCompletionBlock":
            if let work = arguments.first, work.isCallable {
                schedule(.transactionCompletion, "the transaction's completion", work, seconds: nil, at: node)
            }
        default: break
        }
        return .void
    }

    /// `layer.add(animation, forKey:)`.
    func layerCall(_ name: String, on layer: Term, _ arguments: Arguments, at node: some SyntaxProtocol) -> Term? {
        switch name {
        case "add":
            guard case .layerAnimation(let animation)? = arguments.first?.shape else { return .void }
            changes += 1
            let flag = temporary("finished", at: location(node))
            let work = animation.delegate.flatMap { didStop(of: $0, animation, flag: flag) }
            let id = task(
                .layerAnimation, "the layer animation", work?.0, arguments: work?.1 ?? Arguments(), argument: flag,
                seconds: animation.seconds, at: node, isAlwaysMade: true)!
            if animation.isEndless { builder.change(task: id) { $0.isEndless = true } }
            builder.emit(.schedule(id), at: location(node))
        case "removeAllAnimations", "removeAnimation": removesAnimations = true
        case "addSublayer", "insertSublayer", "removeFromSuperlayer",
            "setNeedsDisplay", "render",
            "setAffineTransform":
            if name == "setAffineTransform", let value = arguments.first {
                set(.transform, of: layer, to: value, at: node)
            }
        case "convert": return .attribute(.other, shortText(of: node))
        case "presentation": return .unknown(shortText(of: node), type: "CALayer", isOptional: true)
        default: return nil
        }
        return .void
    }

    /// Where animations are taken from layers, those that repeat for ever may end at any time.
    func endWhatIsRemoved() {
        guard removesAnimations else { return }
        for task in builder.program.tasks.indices { builder.change(task: task) { $0.isEndless = false } }
    }

    private func didStop(of delegate: Term, _ animation: LayerAnimation, flag: SlotID) -> (Term, Arguments)? {
        guard case .instance(let type) = delegate.shape, case .object(let object)? = delegate.constant,
            let (member, owner) = index.method("animationDidStop", in: type)
        else { return nil }
        let receiver = BoundSelf(object: object, type: type, owner: owner)
        let node = Syntax(member.declaration)
        let arguments = Arguments(all: [
            .init(label: nil, term: Term(.unknown, .layerAnimation(animation), "animation"), expression: node),
            .init(label: "finished", term: .written(flag, .boolean, "finished"), expression: node),
        ])
        return (Term(.unknown, .function(member, owner: owner, receiver: receiver), "animationDidStop"), arguments)
    }

    // MARK: Groups

    func groupCall(_ name: String, on group: Term, _ arguments: Arguments, at node: some SyntaxProtocol) -> Term? {
        switch name {
        case "enter": builder.emit(.group(group.operand, .enter), at: location(node))
        case "leave": builder.emit(.group(group.operand, .leave), at: location(node))
        case "notify":
            guard let work = arguments["execute"] ?? arguments["work"] ?? arguments.trailing,
                let id = task(.groupNotify, "the group's notify block", block(of: work), at: node)
            else { return nil }
            builder.emit(.group(group.operand, .notify(id)), at: location(node))
        default: return nil
        }
        return .void
    }
}

extension Term {
    /// Whether it is not `nil` itself.
    fileprivate var isThere: Bool { if case .none = shape { false } else { true } }

    var literalClosure: Closure? { if case .closure(let closure?) = shape { closure } else { nil } }

    var isCallable: Bool {
        switch shape {
        case .closure(.some), .function, .localFunction, .boundMethod: true
        case .closure(nil): operand != .unknown
        default: false
        }
    }
}

extension Arguments {
    /// Whether an animation's options name this one.
    fileprivate func hasOption(_ name: String) -> Bool {
        let options = expression("options")
        if let list = options?.as(ArrayExprSyntax.self) {
            return list.elements.contains { $0.expression.isMember(name) }
        }
        return options?.as(ExprSyntax.self)?.isMember(name) ?? false
    }
}

extension Syntax {
    /// The method's name in `#selector(Type.method(_:))`.
    var selectorName: String? {
        guard let macro = self.as(MacroExpansionExprSyntax.self), macro.macroName.text == "selector",
            let argument = macro.arguments.first?.expression
        else { return nil }
        if let name = argument.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        return argument.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }
}

extension ExprSyntax {
    /// Whether it is this member of some type: `.repeat`.
    fileprivate func isMember(_ name: String) -> Bool {
        self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == name
    }
}
