import TransitionModel

/// Writes an animator program instruction by instruction.
///
/// Labels are handed out before their places are known; `finish()` resolves them, drops what cannot be reached and
/// renumbers the rest.
final class ProgramBuilder {
    private(set) var program: AnimatorProgram
    /// The instruction that a label stands before, once placed.
    private var places: [Label?] = []
    /// The labels that reachable code jumps to.
    private var referenced: Set<Label> = []
    /// False after a jump or an end, until the next label.
    private(set) var isReachable = false

    /// The most instructions that a program may have before the reader gives up on inlining more.
    static let limit = 60_000

    init(name: String, location: SourceLocation) {
        program = AnimatorProgram(name: name, location: location)
    }

    var isFull: Bool { program.instructions.count >= Self.limit }

    // MARK: Instructions

    func label() -> Label {
        places.append(nil)
        return places.count - 1
    }

    /// Puts the label here; what follows is reachable when the code before runs on or something jumps to the label.
    func place(_ label: Label) {
        places[label] = program.instructions.count
        isReachable = isReachable || referenced.contains(label)
    }

    /// Puts the label here for a jump that will be written later.
    func placeTarget(_ label: Label) {
        referenced.insert(label)
        place(label)
    }

    func emit(_ operation: Operation, at location: SourceLocation) {
        guard isReachable else { return }
        program.instructions.append(Instruction(operation, at: location))
        switch operation {
        case .jump(let label): referenced.insert(label)
        case .branch(_, let then, let otherwise): referenced.formUnion([then, otherwise])
        default: break
        }
        isReachable = operation.fallsThrough
    }

    func jump(to label: Label, at location: SourceLocation) { emit(.jump(label), at: location) }

    /// Starts a block of its own, which the environment or a jump enters.
    func startBlock() -> Label {
        let entry = label()
        placeTarget(entry)
        return entry
    }

    /// Replaces an instruction already written; for jumps that were left open.
    func redirect(_ position: Int, to label: Label) {
        program.instructions[position].operation = .jump(label)
    }

    var nextPosition: Int { program.instructions.count }

    // MARK: Declarations

    func slot(_ slot: Slot) -> SlotID {
        program.slots.append(slot)
        return program.slots.count - 1
    }

    func change(_ slot: SlotID, _ body: (inout Slot) -> Void) { body(&program.slots[slot]) }

    func view(_ view: ViewDeclaration) -> ViewID {
        program.views.append(view)
        return program.views.count - 1
    }

    func change(view: ViewID, _ body: (inout ViewDeclaration) -> Void) { body(&program.views[view]) }

    func object(_ object: ObjectDeclaration) -> ObjectID {
        program.objects.append(object)
        return program.objects.count - 1
    }

    func change(object: ObjectID, _ body: (inout ObjectDeclaration) -> Void) { body(&program.objects[object]) }

    func task(_ task: TaskDeclaration) -> TaskID {
        program.tasks.append(task)
        return program.tasks.count - 1
    }

    func change(task: TaskID, _ body: (inout TaskDeclaration) -> Void) { body(&program.tasks[task]) }

    func closure(_ text: String) -> Int {
        program.closures.append(text)
        return program.closures.count - 1
    }

    func gesture(_ gesture: GestureDeclaration) -> Int {
        program.gestures.append(gesture)
        return program.gestures.count - 1
    }

    func routine(_ routine: Routine) { program.routines.append(routine) }

    func change(_ body: (inout AnimatorProgram) -> Void) { body(&program) }

    // MARK: Flow of values

    /// All values that the slot may ever hold, as far as has been written.
    func possibleValues(of slot: SlotID) -> Set<Value> {
        var seen: Set<SlotID> = []
        var values: Set<Value> = []
        var open = [slot]
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            let declaration = program.slots[next]
            values.formUnion(declaration.candidates)
            switch declaration.initial {
            case .value(let value): values.insert(value)
            case .direction(let forward, let backward): values.formUnion([forward, backward])
            case .interactive(let yes, let no): values.formUnion([yes, no])
            case .undecided: break
            }
            for source in sources[next] ?? [] {
                switch source {
                case .constant(let value): values.insert(value)
                case .slot(let other), .weak(let other): open.append(other)
                default: break
                }
            }
        }
        return values
    }

    /// What is assigned to each slot; kept beside the instructions so that it need not be sought.
    private var sources: [SlotID: Set<Operand>] = [:]

    func assign(_ slot: SlotID, _ operand: Operand, at location: SourceLocation) {
        if isReachable { sources[slot, default: []].insert(operand) }
        emit(.assign(slot, operand), at: location)
    }

    /// A slot that the environment writes with what another slot holds: a register.
    func flows(from source: SlotID, into slot: SlotID) { sources[slot, default: []].insert(.slot(source)) }

    /// Drops what was written into a slot so far, where its beginning is left to the environment.
    func forgetAssignments(to slot: SlotID) {
        sources[slot] = nil
        for position in program.instructions.indices {
            guard case .assign(slot, _) = program.instructions[position].operation else { continue }
            let next = label()
            places[next] = position + 1
            referenced.insert(next)
            program.instructions[position].operation = .jump(next)
        }
    }

    /// Whether nothing but this is assigned to the slot so far.
    func isOnlyEver(_ operand: Operand, _ slot: SlotID) -> Bool { sources[slot].map { $0 == [operand] } ?? false }

    /// Whether anything but `nil` is ever assigned to the slot.
    func isAssigned(_ slot: SlotID) -> Bool { sources[slot]?.contains { $0 != .nil && $0 != .unknown } ?? false }

    /// How many instructions assign the slot.
    func assignments(of slot: SlotID) -> Int {
        program.instructions.count { if case .assign(slot, _) = $0.operation { true } else { false } }
    }

    // MARK: Finishing

    /// The whole program, its labels resolved and its unreachable instructions dropped.
    func finish() -> AnimatorProgram {
        var compacted = Compaction(program: program, places: places)
        return compacted.run()
    }
}
