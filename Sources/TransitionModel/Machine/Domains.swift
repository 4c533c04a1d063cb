/// What each slot of a program may hold: found once, by following all assignments without regard to their order.
struct Domains: Sendable {
    /// For each slot its values, in the order in which they were found; one more index stands for "undecided".
    private(set) var values: [[Value]]
    private var index: [[Value: Int]]

    /// The index of a value in a slot's domain, if it is there.
    func index(of value: Value, in slot: SlotID) -> Int? { index[slot][value] }
    /// The index that stands for "undecided".
    func undecided(in slot: SlotID) -> Int { values[slot].count }

    init(_ program: AnimatorProgram) {
        values = Array(repeating: [], count: program.slots.count)
        index = Array(repeating: [:], count: program.slots.count)
        for (slot, declaration) in program.slots.enumerated() {
            switch declaration.initial {
            case .value(let value): add(value, to: slot)
            case .undecided: break
            case .direction(let forward, let backward): add(forward, to: slot); add(backward, to: slot)
            case .interactive(let yes, let no): add(yes, to: slot); add(no, to: slot)
            }
            for candidate in declaration.candidates { add(candidate, to: slot) }
        }
        addArguments(of: program)
        var before = -1
        while before != count {
            before = count
            for instruction in program.instructions {
                guard case .assign(let slot, let operand) = instruction.operation else { continue }
                for value in possible(operand, program) { add(value, to: slot) }
            }
            for routine in program.routines {
                guard let result = routine.result else { continue }
                let register: SlotID?
                switch routine.role {
                case .animatorFor: register = program.registers.animator
                case .interactionControllerFor: register = program.registers.interactionController
                case .presentationController: register = program.registers.presentationController
                default: register = nil
                }
                guard let register else { continue }
                for value in values[result] { add(value, to: register) }
            }
        }
    }

    private var count: Int { values.reduce(0) { $0 + $1.count } }

    private mutating func add(_ value: Value, to slot: SlotID) {
        guard index[slot][value] == nil else { return }
        index[slot][value] = values[slot].count
        values[slot].append(value)
    }

    private mutating func addArguments(of program: AnimatorProgram) {
        for routine in program.routines {
            guard let argument = routine.argument else { continue }
            let passed: [Value]
            switch routine.role {
            case .gesture: passed = Self.symbols(["began", "changed", "ended", "cancelled", "failed"])
            case .animatorFor: passed = Self.symbols(["push", "pop", "none"])
            default: passed = [.boolean(true), .boolean(false)]
            }
            for value in passed { add(value, to: argument) }
        }
        for task in program.tasks {
            guard let argument = task.argument else { continue }
            let passed = task.kind == .animatorBlock ? Self.symbols(["end", "start", "current"])
                : [.boolean(true), .boolean(false)]
            for value in passed { add(value, to: argument) }
        }
        let registers = program.registers
        for slot in [registers.animator, registers.interactionController, registers.presentationController] {
            if let slot { add(.absent, to: slot) }
        }
    }

    private static func symbols(_ names: [String]) -> [Value] { names.map(Value.symbol) }

    /// Every value that an operand may have.
    func possible(_ operand: Operand, _ program: AnimatorProgram) -> [Value] {
        switch operand {
        case .constant(let value): [value]
        case .slot(let slot): values[slot] + (values[slot].isEmpty ? [.unknown] : [])
        case .weak(let slot): values[slot] + [.absent]
        case .fact(let fact): Self.possible(fact)
        case .attribute(_, let of):
            possible(of, program).flatMap { view -> [Value] in
                guard case .view(let id) = view else { return [.unknown] }
                return AttributeValue.allCases.map { .attribute($0, of: id) }
            }
        case .superview: program.views.indices.map(Value.view) + [.absent, .unknown]
        case .isInWindow, .isRunning, .isReversed: [.boolean(true), .boolean(false)]
        case .animatorState: Self.symbols(["inactive", "active", "stopped"])
        case .undecided: []
        }
    }

    private static func possible(_ fact: Fact) -> [Value] {
        switch fact {
        case .context: (0..<4).map(Value.context)
        case .contextView: [.view(ViewDeclaration.base), .view(ViewDeclaration.overlay), .absent]
        case .controllerView: [.view(ViewDeclaration.base), .view(ViewDeclaration.overlay)]
        case .containerView: [.view(ViewDeclaration.container), .absent]
        case .wasCancelled, .isInteractive, .isAnimated, .isForward, .coordinatorExists, .isTracking:
            [.boolean(true), .boolean(false)]
        case .presentationStyle: symbols(PresentationStyle.allCases.map(\.rawValue) + ["none"])
        case .operation: symbols(["push", "pop", "none"])
        }
    }
}
