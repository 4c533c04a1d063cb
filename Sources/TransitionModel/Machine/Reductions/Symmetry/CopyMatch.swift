/// Two pieces of a program gone through side by side: what in the one corresponds to what in the other.
///
/// Whatever two corresponding pieces name must correspond too, so one pair of tasks leads to their bodies, to the views
/// and variables in them, to the work that they put off, and to the property animators to which they are attached.
struct CopyMatch {
    private let prepared: PreparedProgram
    private let shapes: [Operation]
    private var images: [ProgramElement: ProgramElement] = [:]
    private var origins: [ProgramElement: ProgramElement] = [:]
    private var open: [(ProgramElement, ProgramElement)] = []

    private var program: AnimatorProgram { prepared.program }

    /// - Parameter shapes: the program's operations without the numbers in them.
    init(_ prepared: PreparedProgram, shapes: [Operation]) {
        self.prepared = prepared
        self.shapes = shapes
    }

    /// What differs on the two sides, in pairs; `nil` where they do not correspond or have something in common that
    /// would have to change places.
    mutating func differences(_ task: TaskID, _ other: TaskID) -> [(ProgramElement, ProgramElement)]? {
        guard meet(.task(task), .task(other)) else { return nil }
        while let (one, other) = open.popLast() { if !follow(one, other) { return nil } }
        let pairs = images.filter { $0.key != $0.value }.sorted { $0.key < $1.key }
        guard Set(pairs.map(\.key)).isDisjoint(with: pairs.map(\.value)) else { return nil }
        return pairs.map { ($0.key, $0.value) }
    }

    /// Notes that two elements correspond; false where others do.
    private mutating func meet(_ one: ProgramElement, _ other: ProgramElement) -> Bool {
        if let known = images[one] { return known == other }
        guard origins[other] == nil else { return false }
        images[one] = other
        origins[other] = one
        // What is the same on both sides stays where it is.
        if one != other { open.append((one, other)) }
        return true
    }

    private mutating func meet(_ some: [ProgramElement], _ others: [ProgramElement]) -> Bool {
        some.count == others.count && zip(some, others).allSatisfy { meet($0, $1) }
    }

    private mutating func follow(_ one: ProgramElement, _ other: ProgramElement) -> Bool {
        switch (one, other) {
        case (.view(let one), .view(let other)):
            guard case .created = program.views[one].role else { return false }
            return program.views[one] == program.views[other]
        case (.slot(let one), .slot(let other)): return follow(slot: one, other)
        case (.object(let one), .object(let other)): return follow(object: one, other)
        case (.task(let one), .task(let other)): return follow(task: one, other)
        case (.label(let one), .label(let other)): return follow(label: one, other)
        default: return false
        }
    }

    private mutating func follow(slot one: SlotID, _ other: SlotID) -> Bool {
        meet(
            program.slots[one].declaredValues.compactMap(\.element),
            program.slots[other].declaredValues.compactMap(\.element))
    }

    private mutating func follow(object one: ObjectID, _ other: ObjectID) -> Bool {
        guard program.objects[one].location == program.objects[other].location else { return false }
        return meet(
            prepared.attachable[one].map(ProgramElement.task), prepared.attachable[other].map(ProgramElement.task))
    }

    private mutating func follow(task one: TaskID, _ other: TaskID) -> Bool {
        let (left, right) = (program.tasks[one], program.tasks[other])
        guard left.location == right.location, left.kind == right.kind, (left.body == nil) == (right.body == nil),
            (left.argument == nil) == (right.argument == nil)
        else { return false }
        return meet(elements(of: left), elements(of: right)) && meet(holders(of: one), holders(of: other))
    }

    private func elements(of task: TaskDeclaration) -> [ProgramElement] {
        [task.body.map(ProgramElement.label), task.argument.map(ProgramElement.slot)].compactMap { $0 }
            + task.keeps.flatMap(\.elements)
    }

    /// The property animators to which a task may be attached.
    private func holders(of task: TaskID) -> [ProgramElement] {
        prepared.attachable.indices.filter { prepared.attachable[$0].contains(task) }.map(ProgramElement.object)
    }

    private mutating func follow(label one: Label, _ other: Label) -> Bool {
        let instructions = program.instructions
        guard instructions.indices.contains(one), instructions.indices.contains(other), shapes[one] == shapes[other],
            instructions[one].location == instructions[other].location
        else { return false }
        let operation = instructions[one].operation
        guard meet(operation.elements, instructions[other].operation.elements) else { return false }
        return !operation.fallsThrough || meet(.label(one + 1), .label(other + 1))
    }
}
