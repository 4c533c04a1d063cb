import TransitionModel

extension OperandText {
    /// One instruction without its place: `insert $toView into $container at top`.
    func operation(_ operation: Operation, label: (Label) -> String) -> String {
        switch operation {
        case .assign(let slot, let operand): "\(self.slot(slot)) = \(self.operand(operand))"
        case .branch(let condition, let then, let otherwise):
            "if \(self.condition(condition)) goto \(label(then)) else goto \(label(otherwise))"
        case .jump(let target): "goto \(label(target))"
        case .end: "end"
        case .trap(let text): "trap \(text)"
        case .crash(let text): "crash \(text)"
        case .create(let view): "create \(self.view(view))"
        case .insert(let view, let parent, let position):
            "insert \(operand(view)) into \(operand(parent)) \(self.position(position))"
        case .remove(let view): "remove \(operand(view))"
        case .bringToFront(let view): "bring to front \(operand(view))"
        case .sendToBack(let view): "send to back \(operand(view))"
        case .set(let attribute, let view, let value): "set \(operand(view)).\(attribute.rawValue) = \(operand(value))"
        case .move(let view, let axis, let value): "move \(operand(view)).\(axis.rawValue) = \(operand(value))"
        case .beginChanges(let task): "begin changes of \(self.task(task))"
        case .endChanges(let task): "end changes of \(self.task(task))"
        case .schedule(let task): "schedule \(self.task(task))"
        case .drop(let task): "drop \(self.task(task))"
        case .animator(let animator, let command): "\(operand(animator)).\(self.command(command))"
        case .group(let group, let command): "\(operand(group)).\(self.command(command))"
        case .alongside(let task, let completion):
            "alongside \(task.map(self.task) ?? "nothing"), completion \(completion.map(self.task) ?? "nothing")"
        case .complete(let context, let flag): "complete \(operand(context)) with \(operand(flag))"
        case .interact(let object, let command): "\(command.rawValue) \(operand(object))"
        case .startPercentDriven(let object): "start percent-driven \(operand(object))"
        case .request(let kind, let animated): "request \(kind.rawValue), animated \(operand(animated))"
        case .installDestination: "install destination"
        case .appearance(let controller, let begins):
            begins.map { "begin appearance of \(operand(controller)), appears \(operand($0))" }
                ?? "end appearance of \(operand(controller))"
        case .use(let operand): "use \(self.operand(operand))"
        case .expectOrder(let views): "expect order \(views.map(operand).joined(separator: " < "))"
        case .opaque(let opaque): self.opaque(opaque)
        }
    }

    private func position(_ position: StackPosition) -> String {
        switch position {
        case .top: "at top"
        case .index(let index): "at \(index)"
        case .above(let view): "above \(operand(view))"
        case .below(let view): "below \(operand(view))"
        }
    }

    private func command(_ command: AnimatorCommand) -> String {
        switch command {
        case .create: "create"
        case .addAnimations(let task): "addAnimations \(self.task(task))"
        case .addCompletion(let task): "addCompletion \(self.task(task))"
        case .start: "start"
        case .pause: "pause"
        case .continue: "continue"
        case .stop(let withoutFinishing): "stop withoutFinishing \(operand(withoutFinishing))"
        case .finish(let position): "finish at \(operand(position))"
        case .setReversed(let flag): "isReversed = \(operand(flag))"
        case .setPausesOnCompletion(let flag): "pausesOnCompletion = \(operand(flag))"
        }
    }

    private func command(_ command: GroupCommand) -> String {
        switch command {
        case .create: "create"
        case .enter: "enter"
        case .leave: "leave"
        case .notify(let task): "notify \(self.task(task))"
        }
    }

    private func opaque(_ opaque: Opaque) -> String {
        var may: [String] = []
        if opaque.mayComplete { may.append("may complete") }
        if opaque.mayTouchViews { may.append("may touch views") }
        return "not understood: \(opaque.text)"
            + (opaque.handed.isEmpty ? "" : " handed (\(opaque.handed.map(operand).joined(separator: ", ")))")
            + (may.isEmpty ? "" : " (\(may.joined(separator: ", ")))")
    }
}
