/// What each slot of a program may hold: found once, by following all assignments without regard to their order.
struct Domains: Sendable {
    /// For each slot its values, in the order in which they were found; one more index stands for "undecided".
    private(set) var values: [[Value]]
    /// For slots with many values, where each of them is.
    private var index: [SlotID: [Value: Int]] = [:]

    /// The index of a value in a slot's domain, if it is there.
    func index(of value: Value, in slot: SlotID) -> Int? {
        values[slot].count <= Self.few ? values[slot].firstIndex(of: value) : index[slot]?[value]
    }

    /// So many values are sooner looked through than looked up.
    private static let few = 8

    /// The index that stands for "undecided".
    func undecided(in slot: SlotID) -> Int { values[slot].count }

    /// The index by which a slot says that it holds a value, or that nothing is known about it.
    func code(of value: Value, in slot: SlotID) -> Int {
        index(of: value, in: slot) ?? index(of: .unknown, in: slot) ?? undecided(in: slot)
    }

    /// Animators that `narrowing` leaves to others never get into the register.
    init(_ program: AnimatorProgram, narrowing: Narrowing = Narrowing()) {
        values = Array(repeating: [], count: program.slots.count)
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
        followAssignments(of: program, narrowing)
    }

    private mutating func followAssignments(of program: AnimatorProgram, _ narrowing: Narrowing) {
        /// An assignment, with how many values its source had when it was last followed.
        struct Flow {
            var slot: SlotID
            var operand: Operand
            var source: SlotID?
            var seen = -1
        }
        var flows = program.instructions.compactMap { instruction -> Flow? in
            guard case .assign(let slot, let operand) = instruction.operation else { return nil }
            return Flow(slot: slot, operand: operand, source: operand.source)
        }
        var changed = true
        while changed {
            changed = false
            for number in flows.indices {
                let count = flows[number].source.map { values[$0].count } ?? 0
                if flows[number].seen == count { continue }
                flows[number].seen = count
                for value in possible(flows[number].operand, program) {
                    if add(value, to: flows[number].slot) { changed = true }
                }
            }
            for routine in program.routines {
                guard let result = routine.result, let register = program.register(for: routine.role) else { continue }
                for value in values[result] where !narrowing.excludes(value, for: routine.role, in: program) {
                    if add(value, to: register) { changed = true }
                }
            }
        }
    }

    @discardableResult
    private mutating func add(_ value: Value, to slot: SlotID) -> Bool {
        guard index(of: value, in: slot) == nil else { return false }
        values[slot].append(value)
        let count = values[slot].count
        if count > Self.few {
            if index[slot] == nil {
                index[slot] = Dictionary(uniqueKeysWithValues: values[slot].enumerated().map { ($1, $0) })
            } else {
                index[slot]![value] = count - 1
            }
        }
        return true
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
        case .superview, .topSubview, .bottomSubview: program.views.indices.map(Value.view) + [.absent, .unknown]
        case .isInWindow, .isRunning, .isReversed: [.boolean(true), .boolean(false)]
        case .animatorState: Self.symbols(["inactive", "active", "stopped"])
        case .undecided: []
        }
    }

    private static func possible(_ fact: Fact) -> [Value] {
        switch fact {
        case .context: (0..<5).map(Value.context)
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

extension AnimatorProgram {
    /// The register into which the environment puts a routine's result.
    func register(for role: Role) -> SlotID? {
        switch role {
        case .animatorFor: registers.animator
        case .interactionControllerFor: registers.interactionController
        case .presentationController: registers.presentationController
        default: nil
        }
    }
}

extension Operand {
    /// The one slot on which it depends, if any.
    fileprivate var source: SlotID? {
        switch self {
        case .slot(let slot), .weak(let slot): slot
        default: inner?.source
        }
    }
}
