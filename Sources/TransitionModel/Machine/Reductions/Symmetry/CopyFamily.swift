/// What a program names by a number.
enum ProgramElement: Hashable, Comparable, Sendable {
    case view(ViewID)
    case slot(SlotID)
    case object(ObjectID)
    case task(TaskID)
    case label(Label)
}

/// Parts of a program that come from the same source lines and may change places: what a loop over an array makes of
/// each of its elements, or a function of each of its calls.
struct CopyFamily: Hashable, Sendable {
    /// The elements of each copy; those at the same position in two copies correspond.
    var copies: [[ProgramElement]]

    /// The exchange of two copies, as new numbers for all that a program names.
    func exchange(_ first: Int, _ second: Int, in program: AnimatorProgram) -> Renumbering {
        var numbers = Renumbering(unchanged: program)
        for (one, other) in zip(copies[first], copies[second]) {
            numbers.assign(one, other)
            numbers.assign(other, one)
        }
        return numbers
    }
}

extension Renumbering {
    /// Every number stays as it is.
    init(unchanged program: AnimatorProgram) {
        self.init(
            slots: Array(program.slots.indices), views: Array(program.views.indices),
            objects: Array(program.objects.indices), tasks: Array(program.tasks.indices),
            labels: Array(0...program.instructions.count))
    }

    /// Every number becomes zero: what is left of an operation is its shape.
    init(erasing program: AnimatorProgram) {
        self.init(
            slots: program.slots.map { _ in 0 }, views: program.views.map { _ in 0 },
            objects: program.objects.map { _ in 0 }, tasks: program.tasks.map { _ in 0 },
            labels: Array(repeating: 0, count: program.instructions.count + 1))
    }

    fileprivate mutating func assign(_ element: ProgramElement, _ other: ProgramElement) {
        switch (element, other) {
        case (.view(let one), .view(let other)): views[one] = other
        case (.slot(let one), .slot(let other)): slots[one] = other
        case (.object(let one), .object(let other)): objects[one] = other
        case (.task(let one), .task(let other)): tasks[one] = other
        case (.label(let one), .label(let other)): labels[one] = other
        default: preconditionFailure("elements of two sorts correspond")
        }
    }
}

extension Value {
    /// What it names.
    var element: ProgramElement? {
        switch self {
        case .view(let view), .attribute(_, of: let view?): .view(view)
        case .object(let object): .object(object)
        default: nil
        }
    }
}

extension Operand {
    /// What it names, in order.
    var elements: [ProgramElement] {
        switch self {
        case .constant(let value): value.element.map { [$0] } ?? []
        case .slot(let slot), .weak(let slot): [.slot(slot)]
        default: inner?.elements ?? []
        }
    }
}

extension Operation {
    /// What it names, in order: two operations of one shape name as many elements of the same sorts.
    var elements: [ProgramElement] {
        let own: [ProgramElement] =
            switch self {
            case .assign(let slot, _): [.slot(slot)]
            case .branch(_, let then, let otherwise): [.label(then), .label(otherwise)]
            case .jump(let target): [.label(target)]
            case .create(let view): [.view(view)]
            case .beginChanges(let task), .endChanges(let task), .drop(let task): [.task(task)]
            default: tasks.map(ProgramElement.task)
            }
        return own + allOperands.flatMap(\.elements)
    }
}
