/// Whether an exchange of two copies leads all that the machine keeps of a program to itself.
struct ExchangeProof {
    private let prepared: PreparedProgram
    private let swap: Renumbering

    private var program: AnimatorProgram { prepared.program }

    init(_ prepared: PreparedProgram, _ swap: Renumbering) {
        self.prepared = prepared
        self.swap = swap
    }

    // MARK: Declarations

    /// Whether everything that is declared is said of both copies alike.
    var keepsDeclarations: Bool {
        program.views.indices.allSatisfy(keepsView) && program.slots.indices.allSatisfy(keepsSlot)
            && program.objects.indices.allSatisfy(keepsObject) && program.tasks.indices.allSatisfy(keepsTask)
            && program.routines.allSatisfy(keepsRoutine) && keepsRegisters
    }

    private func keepsView(_ view: ViewID) -> Bool {
        let declaration = program.views[view]
        if case .outside(within: let owner?) = declaration.role, swap.views[owner] != owner { return false }
        guard swap.views[view] != view else { return true }
        guard case .created = declaration.role else { return false }
        return program.views[swap.views[view]] == declaration
    }

    private func keepsSlot(_ slot: SlotID) -> Bool {
        let other = swap.slots[slot]
        var declaration = swap.slot(program.slots[slot])
        declaration.name = program.slots[other].name
        // Its values have the same codes, so that what it holds is moved and need not be said anew.
        return declaration == program.slots[other]
            && prepared.domains.values[slot].map(swap.value) == prepared.domains.values[other]
    }

    private func keepsObject(_ object: ObjectID) -> Bool {
        let other = swap.objects[object]
        let (left, right) = (program.objects[object], program.objects[other])
        guard prepared.attachable[object].map({ swap.tasks[$0] }) == prepared.attachable[other],
            left.strongProperties.map({ swap.slots[$0] }) == left.strongProperties
        else { return false }
        guard other != object else { return true }
        return left.kind == right.kind && left.type == right.type && left.location == right.location
            && !left.isImmortal && !right.isImmortal && left.strongProperties.isEmpty
            && right.strongProperties.isEmpty
    }

    private func keepsTask(_ task: TaskID) -> Bool {
        let other = swap.tasks[task]
        guard other == task || program.tasks[task].kind.mayChangePlaces else { return false }
        var declaration = program.tasks[task]
        declaration.body = declaration.body.map { swap.labels[$0] }
        declaration.argument = declaration.argument.map { swap.slots[$0] }
        declaration.keeps = declaration.keeps.map(swap.operand)
        // The turn says nothing but what comes before what.
        declaration.turn = program.tasks[other].turn
        return declaration == program.tasks[other]
    }

    private func keepsRoutine(_ routine: Routine) -> Bool {
        swap.labels[routine.entry] == routine.entry && keeps(routine.argument) && keeps(routine.result)
    }

    private var keepsRegisters: Bool {
        let registers = program.registers
        return keeps(registers.animator) && keeps(registers.interactionController)
            && keeps(registers.presentationController)
    }

    private func keeps(_ slot: SlotID?) -> Bool { slot.map { swap.slots[$0] == $0 } ?? true }

    // MARK: What was found out about the program

    /// Whether everything that is known of the program beforehand is known of both copies alike.
    var keepsAnalyses: Bool {
        keeps(prepared.startLabels, swap.labels) && keeps(prepared.tasksAtOnce, swap.tasks)
            && keeps(prepared.decorations, swap.views) && keeps(prepared.drivenInSight, swap.objects)
            && keeps(prepared.completions, swap.tasks) && keeps(prepared.tasksMeantToEnd, swap.tasks)
            && keepsTracked && keepsOrder && keepsFirstThatWaits
            && prepared.liveness.isKept(by: swap, program)
    }

    private func keeps(_ set: Set<Int>, _ numbers: [Int]) -> Bool {
        set.allSatisfy { set.contains(numbers[$0]) }
    }

    /// Whether the same attributes are followed, and the same are set at the start.
    private var keepsTracked: Bool {
        prepared.tracked.indices.allSatisfy { index in
            var attribute = prepared.tracked[index]
            attribute.view = swap.views[attribute.view]
            guard let other = prepared.trackedIndex[attribute] else { return false }
            return prepared.setsAtStart.contains(index) == prepared.setsAtStart.contains(other)
        }
    }

    /// Whether corresponding tasks come after corresponding others.
    private var keepsOrder: Bool {
        let earlier = TransitionMachine.earlier(in: program)
        return program.tasks.indices.allSatisfy { task in
            Set(earlier[task].map { swap.tasks[$0] }) == Set(earlier[swap.tasks[task]])
        }
    }

    /// Whether the first of the tasks that may wait for ever and are meant to end the transition stays the first: no
    /// other is declared between corresponding ones. An animation or work that was sent does come where nothing else
    /// may.
    private var keepsFirstThatWaits: Bool {
        let waiting = prepared.tasksMeantToEnd.sorted().filter { task in
            switch program.tasks[task].kind {
            case .viewAnimation, .dispatch: program.tasks[task].ticks
            default: true
            }
        }
        return waiting.indices.allSatisfy { position in
            let other = waiting.firstIndex(of: swap.tasks[waiting[position]]) ?? -2
            return abs(other - position) <= 1
        }
    }

    // MARK: Code

    /// The instructions outside the copies that name one; `nil` where the copies' own code differs, or what is looked
    /// at at any time names one of them.
    func asymmetricLabels() -> Set<Label>? {
        var found: Set<Label> = []
        for label in program.instructions.indices {
            let other = swap.labels[label]
            let operation = swap.operation(program.instructions[label].operation)
            if operation == program.instructions[other].operation {
                guard program.instructions[label].location == program.instructions[other].location else { return nil }
            } else {
                guard other == label else { return nil }
                found.insert(label)
            }
        }
        return prepared.expectations.allSatisfy { swap.labels[$0] == $0 && !found.contains($0) } ? found : nil
    }
}
