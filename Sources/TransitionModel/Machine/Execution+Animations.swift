extension Execution {
    /// Puts a task off.
    func schedule(_ task: TaskID, _ label: Label) {
        let declaration = program.tasks[task]
        let follows = turn.scheduled.contains { program.tasks[$0.task].kind == .layerAnimation }
        turn.scheduled.append(.init(task: task, label: label))
        record(.scheduled(task), at: label, "\(declaration.name) is started")
        if declaration.kind == .layerAnimation {
            for waiting in program.tasks.indices where program.tasks[waiting].kind == .transactionCompletion {
                let mode = layout.modes + waiting
                state.set(mode, to: TaskMode.normal.rawValue, where: [FieldTest(mode, is: TaskMode.early.rawValue)])
            }
        }
        guard declaration.body != nil else { return }
        state[layout.counts + task] = min(2, state[layout.counts + task] + 1)
        if turn.captures, declaration.kind == .viewAnimation, declaration.hasChanges {
            state[layout.modes + task] = TaskMode.captured.rawValue
        }
        if declaration.kind == .transactionCompletion, follows {
            state[layout.modes + task] = TaskMode.early.rawValue
        }
        if declaration.kind == .repeating { state[layout.counts + task] = 1 }
    }

    /// Runs the body of a task whose time has come.
    func runWork(_ task: TaskID) {
        let declaration = program.tasks[task]
        turn.firesEarly = state[layout.modes + task] == TaskMode.early.rawValue
        let wasInterrupted = state[layout.modes + task] == TaskMode.interrupted.rawValue
        if declaration.kind != .repeating {
            state[layout.counts + task] -= 1
            if state[layout.counts + task] == 0 { state[layout.modes + task] = 0 }
            if declaration.kind == .groupNotify { state[layout.attachments + task] = 0 }
        }
        record(.fired(task), location: declaration.location)
        if let argument = declaration.argument { write(.boolean(!wasInterrupted), to: argument) }
        turn.firing = task
        if let body = declaration.body { run(from: body) }
        turn.firing = nil
    }

    /// Ends all running animations before their time.
    func interruptAnimations() {
        state[.backgrounded] = 1
        for (task, tests) in machine.interruptible {
            state.set(layout.modes + task, to: TaskMode.interrupted.rawValue, where: tests)
        }
    }

    // MARK: Groups

    func tell(_ group: Operand, _ command: GroupCommand, _ label: Label) {
        guard let group = object(group) else { return }
        let field = layout.groups + group
        switch command {
        case .create:
            state[field] = 0
            for task in attached(to: group) { detach(task) }
        case .enter:
            state[field] = min(layout.mostInGroup, state[field] + 1)
            record(.entered(group), at: label)
        case .leave:
            state.lower(field)
            record(.left(group), at: label)
        case .notify(let task):
            state[layout.counts + task] = min(2, state[layout.counts + task] + 1)
            state[layout.attachments + task] = group + 1
        }
    }

    // MARK: Property animators

    func animatorState(_ operand: Operand) -> AnimatorState? {
        guard let object = object(operand), case .propertyAnimator = program.objects[object].kind else { return nil }
        return AnimatorState(code: state[layout.animators + object])
    }

    func tell(_ operand: Operand, _ command: AnimatorCommand, _ label: Label) {
        guard let object = object(operand), case .propertyAnimator = program.objects[object].kind else { return }
        var animator = AnimatorState(code: state[layout.animators + object])
        func keep() { state[layout.animators + object] = animator.code }
        switch command {
        case .create:
            animator = AnimatorState(code: 0)
            keep()
            detachAll(from: object)
            turn.made[object] = label
        case .addAnimations(let task):
            turn.scheduled.append(.init(task: task, label: label))
            if animator.phase == .inactive {
                attach(task, to: object)
            } else {
                runAnimations([task], of: object)
            }
        case .addCompletion(let task): attach(task, to: object)
        case .start:
            guard animator.phase == .inactive || animator.phase == .paused else { break }
            record(.started(object), at: label, "\(program.objects[object].name) is started")
            activate(object, running: true)
            turn.started.append(.init(object: object, label: label))
        case .pause:
            if animator.phase == .inactive { activate(object, running: false) }
            else if animator.phase == .running { animator.phase = .paused; keep() }
        case .continue:
            if animator.phase == .inactive { activate(object, running: true) }
            else if animator.phase == .paused { animator.phase = .running; keep() }
        case .stop(let withoutFinishing):
            guard animator.phase == .running || animator.phase == .paused else { break }
            if value(withoutFinishing) == .boolean(false) {
                animator.phase = .stopped
                keep()
            } else {
                animator.phase = .inactive
                animator.isReversed = false
                keep()
                if attached(to: object).contains(where: isCompletion) { state[.stoppedAnimator] = 1 }
                detachAll(from: object)
            }
            record(.stopped(object), at: label, "\(program.objects[object].name) is stopped")
        case .finish(let position):
            guard animator.phase == .stopped else { break }
            let symbol = value(position)
            arrive(object, at: symbol == .symbol("start") ? "start" : symbol == .symbol("current") ? "current" : "end")
        case .setReversed(let flag):
            animator.isReversed = value(flag) == .boolean(true)
            keep()
        case .setPausesOnCompletion(let flag):
            animator.pausesOnCompletion = value(flag) == .boolean(true)
            if animator.pausesOnCompletion { record(.willPause(object), at: label, "it will pause at its end") }
            keep()
        }
    }

    private func attach(_ task: TaskID, to object: ObjectID) {
        state[layout.counts + task] = 1
        state[layout.attachments + task] = object + 1
    }

    private func detachAll(from object: ObjectID) {
        for task in attached(to: object) { detach(task) }
    }

    private func detach(_ task: TaskID) {
        state[layout.counts + task] = 0
        state[layout.attachments + task] = 0
    }

    /// The tasks attached to a property animator, in the order in which the program declares them.
    func attached(to object: ObjectID) -> [TaskID] {
        machine.prepared.attachable[object].filter {
            state[layout.counts + $0] > 0 && state[layout.attachments + $0] == object + 1
        }
    }

    /// Whether a task is attached as a completion rather than as animations.
    private func isCompletion(_ task: TaskID) -> Bool {
        machine.prepared.completions.contains(task)
    }

    /// Starts an inactive animator, or makes it active and paused; its animation blocks run.
    private func activate(_ object: ObjectID, running: Bool) {
        var animator = AnimatorState(code: state[layout.animators + object])
        let wasInactive = animator.phase == .inactive
        let blocks = wasInactive ? attached(to: object).filter { !isCompletion($0) } : []
        if wasInactive, attached(to: object).isEmpty { state[.staleAnimator] = 1 }
        // Without animations it only waits for some (7.7).
        animator.phase = running && (!blocks.isEmpty || !wasInactive) ? .running : .paused
        state[layout.animators + object] = animator.code
        runAnimations(blocks, of: object)
    }

    private func runAnimations(_ tasks: [TaskID], of object: ObjectID) {
        let outer = turn.runningBlockOf
        turn.runningBlockOf = object
        for task in tasks {
            runBlock(task)
            if attached(to: object).contains(task) { detach(task) }
        }
        turn.runningBlockOf = outer
    }

    /// UIKit pauses the animator that `interruptibleAnimator(using:)` gave it.
    func holdPaused(_ object: ObjectID) {
        state[.heldAnimator] = object + 1
        let animator = AnimatorState(code: state[layout.animators + object])
        if animator.phase == .inactive {
            let hasBlocks = attached(to: object).contains { !isCompletion($0) }
            activate(object, running: hasBlocks)
        } else if animator.phase == .running {
            return
        }
    }

    /// Makes the held animator go on, forwards or backwards.
    func releaseHeld(reversed: Bool) {
        let held = state[.heldAnimator]
        guard held > 0 else { return }
        var animator = AnimatorState(code: state[layout.animators + held - 1])
        guard animator.phase == .running || animator.phase == .paused else { return }
        animator.isReversed = reversed
        state[layout.animators + held - 1] = animator.code
    }

    /// A property animator arrives at one end by itself.
    func arrive(_ object: ObjectID) {
        let animator = AnimatorState(code: state[layout.animators + object])
        if animator.pausesOnCompletion {
            var paused = animator
            paused.phase = .paused
            state[layout.animators + object] = paused.code
            return
        }
        arrive(object, at: animator.isReversed ? "start" : "end")
    }

    private func arrive(_ object: ObjectID, at position: String) {
        var animator = AnimatorState(code: state[layout.animators + object])
        animator.phase = .inactive
        animator.isReversed = false
        state[layout.animators + object] = animator.code
        if position == "start" { undoChanges(ofAnimators: true) }
        let reversible = machine.tracked.indices.map {
            FieldTest(layout.undo + $0, isIn: ~0 << UInt64(StateLayout.undoByAnimator))
        }
        if state.any(reversible.map { [$0] }) { for test in reversible { state.set(test.field, to: 0, where: [test]) } }
        let completions = attached(to: object).filter(isCompletion)
        detachAll(from: object)
        for task in completions {
            record(.fired(task), location: program.tasks[task].location)
            if let argument = program.tasks[task].argument { write(.symbol(position), to: argument) }
            turn.firing = task
            if let body = program.tasks[task].body { run(from: body) }
            turn.firing = nil
        }
    }
}
