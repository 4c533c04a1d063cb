extension AnimatorProgram {
    /// The same program without instructions that nothing reaches, jumps that lead nowhere else, and slots, views, objects,
    /// tasks, gestures and calls from outside that no code left in it has to do with; everything is numbered anew, in the
    /// same order.
    func compacted() -> AnimatorProgram {
        var compaction = ProgramCompaction(self)
        return compaction.run()
    }
}

/// Drops what a program does not need and numbers the rest anew.
private struct ProgramCompaction {
    private var program: AnimatorProgram
    private var isReached: [Bool]
    private var tasks: Set<TaskID> = []
    private var slots: [Bool]
    private var views: [Bool]
    private var objects: [Bool]
    private var asksWhoLives = false
    /// Where jumps from each label lead in the end.
    private var ends: [Label] = []

    init(_ program: AnimatorProgram) {
        self.program = program
        isReached = Array(repeating: false, count: program.instructions.count)
        slots = Array(repeating: false, count: program.slots.count)
        views = Array(repeating: false, count: program.views.count)
        objects = Array(repeating: false, count: program.objects.count)
    }

    mutating func run() -> AnimatorProgram {
        dropIdleRoutines()
        findReached()
        findUsed()
        ends = program.destinations()
        let (labels, kept) = layOut()
        let numbers = Renumbering(
            slots: Self.numbers(slots), views: Self.numbers(views), objects: Self.numbers(objects),
            tasks: Self.numbers(program.tasks.indices.map(tasks.contains)), labels: labels)
        return rewritten(numbers, kept)
    }

    /// Gestures and methods whose code does nothing need no events.
    private mutating func dropIdleRoutines() {
        var routines: [Routine] = []
        var gestures: [Int: Int] = [:]
        var outsides = 0
        for var routine in program.routines {
            switch routine.role {
            case .gesture(let gesture):
                guard program.doesSomething(from: routine.entry) else { continue }
                let number = gestures[gesture] ?? gestures.count
                gestures[gesture] = number
                routine.role = .gesture(number)
            case .outside:
                guard program.doesSomething(from: routine.entry) else { continue }
                routine.role = .outside(outsides)
                outsides += 1
            default: break
            }
            routines.append(routine)
        }
        program.gestures = gestures.sorted { $0.value < $1.value }.map { program.gestures[$0.key] }
        program.routines = routines
    }

    private mutating func findReached() {
        var open = program.routines.map(\.entry)
        while let label = open.popLast() {
            guard program.instructions.indices.contains(label), !isReached[label] else { continue }
            isReached[label] = true
            let operation = program.instructions[label].operation
            switch operation {
            case .end, .trap, .crash: continue
            case .jump(let target): open.append(target)
            case .branch(_, let then, let otherwise): open += [then, otherwise]
            default:
                open.append(label + 1)
                for task in operation.tasks where tasks.insert(task).inserted {
                    if let body = program.tasks[task].body { open.append(body) }
                }
            }
        }
        // Work that is never put off is never dropped either.
        for label in program.instructions.indices where isReached[label] {
            switch program.instructions[label].operation {
            case .drop(let task) where !tasks.contains(task): program.instructions[label].operation = .jump(label + 1)
            case .beginChanges(let task), .endChanges(let task):
                if tasks.insert(task).inserted { program.tasks[task].body = nil }
            default: break
            }
        }
    }

    // MARK: What is used

    private mutating func findUsed() {
        for view in 0..<4 { views[view] = true }
        for label in program.instructions.indices where isReached[label] {
            let operation = program.instructions[label].operation
            for operand in operation.allOperands { use(operand) }
            switch operation {
            case .assign(let slot, let operand):
                use(slot)
                // Rules ask whether what keeps a context is alive.
                if operand == .fact(.context) { askWhoLives() }
            case .create(let view): use(Value.view(view))
            default: break
            }
        }
        for routine in program.routines {
            if let argument = routine.argument { use(argument) }
            if let result = routine.result { use(result) }
        }
        for task in tasks {
            if let argument = program.tasks[task].argument { use(argument) }
            for operand in program.tasks[task].keeps { use(operand) }
        }
        let registers = program.registers
        for register in [registers.animator, registers.interactionController, registers.presentationController] {
            if let register { use(register) }
        }
        if asksWhoLives {
            for object in program.objects.indices where program.objects[object].isImmortal { use(Value.object(object)) }
        } else {
            for object in program.objects.indices {
                program.objects[object].strongProperties.removeAll { !slots[$0] }
            }
        }
    }

    private mutating func use(_ operand: Operand) {
        if operand.isWeak { askWhoLives() }
        for slot in operand.slots { use(slot) }
        if let value = operand.constant { use(value) }
    }

    private mutating func askWhoLives() {
        guard !asksWhoLives else { return }
        asksWhoLives = true
        for object in program.objects.indices where objects[object] { useProperties(of: object) }
    }

    private mutating func use(_ slot: SlotID) {
        if slots[slot] { return }
        slots[slot] = true
        for value in program.slots[slot].declaredValues { use(value) }
    }

    private mutating func use(_ value: Value) {
        switch value {
        case .view(let view), .attribute(_, of: let view?):
            if views[view] { return }
            views[view] = true
            if case .outside(within: let owner?) = program.views[view].role { use(Value.view(owner)) }
        case .object(let object):
            if objects[object] { return }
            objects[object] = true
            if asksWhoLives { useProperties(of: object) }
        default: break
        }
    }

    private mutating func useProperties(of object: ObjectID) {
        for slot in program.objects[object].strongProperties { use(slot) }
    }

    // MARK: What is left

    /// For each old label its new one, and the instructions that stay.
    private func layOut() -> (labels: [Label], kept: [Label]) {
        var labels = [Label](repeating: 0, count: program.instructions.count)
        let stops = nextStops()
        var kept: [Label] = []
        var isEntered = false
        /// Where code runs on to after a jump that was left out.
        var awaited: Label?
        for label in program.instructions.indices where isReached[label] {
            if awaited == label {
                awaited = nil
                isEntered = true
            }
            let operation = program.instructions[label].operation
            if case .jump = operation {
                let target = ends[label]
                if isStop(target) {
                    if !isEntered { continue }
                    // Nothing but jumps stands between the jump and its destination further on.
                    if target > label, stops[label + 1] >= target {
                        awaited = target
                        isEntered = false
                        continue
                    }
                }
            }
            labels[label] = kept.count
            kept.append(label)
            isEntered = operation.fallsThrough
        }
        for label in labels.indices where isReached[label] && isStop(ends[label]) {
            labels[label] = labels[ends[label]]
        }
        return (labels, kept)
    }

    /// Whether a jump's destination is an instruction that does something, and not a jump in circles.
    private func isStop(_ target: Label) -> Bool {
        program.instructions.indices.contains(target) && !program.instructions[target].operation.isJump
    }

    /// For each label the first one from there on that is reached and is more than a jump somewhere.
    private func nextStops() -> [Label] {
        var next = program.instructions.count
        var stops = [Label](repeating: next, count: program.instructions.count + 1)
        for label in program.instructions.indices.reversed() {
            if isReached[label], !(program.instructions[label].operation.isJump && isStop(ends[label])) { next = label }
            stops[label] = next
        }
        return stops
    }

    private func rewritten(_ numbers: Renumbering, _ kept: [Label]) -> AnimatorProgram {
        var result = program
        result.instructions = kept.map {
            Instruction(numbers.operation(program.instructions[$0].operation), at: program.instructions[$0].location)
        }
        result.slots = program.slots.indices.filter { slots[$0] }.map { numbers.slot(program.slots[$0]) }
        result.views = program.views.indices.filter { views[$0] }.map {
            var view = program.views[$0]
            if case .outside(within: let owner?) = view.role { view.role = .outside(within: numbers.views[owner]) }
            return view
        }
        result.objects = program.objects.indices.filter { objects[$0] }.map {
            var object = program.objects[$0]
            object.strongProperties = object.strongProperties.map { numbers.slots[$0] }
            return object
        }
        result.tasks = program.tasks.indices.filter(tasks.contains).map {
            var task = program.tasks[$0]
            task.body = task.body.map { numbers.labels[$0] }
            task.argument = task.argument.map { numbers.slots[$0] }
            task.keeps = task.keeps.map(numbers.operand)
            return task
        }
        result.routines = program.routines.map {
            var routine = $0
            routine.entry = numbers.labels[routine.entry]
            routine.argument = routine.argument.map { numbers.slots[$0] }
            routine.result = routine.result.map { numbers.slots[$0] }
            return routine
        }
        result.registers = Registers(
            animator: program.registers.animator.map { numbers.slots[$0] },
            interactionController: program.registers.interactionController.map { numbers.slots[$0] },
            presentationController: program.registers.presentationController.map { numbers.slots[$0] })
        return result
    }

    private static func numbers(_ isKept: [Bool]) -> [Int] {
        var next = 0
        return isKept.map { kept in
            defer { if kept { next += 1 } }
            return next
        }
    }
}

extension Operation {
    var isJump: Bool { if case .jump = self { true } else { false } }
}
