import TransitionModel

/// Spells a program's values, operands and conditions with the names that its author used.
struct OperandText {
    let program: AnimatorProgram
    private let sharedSlotNames: Set<String>
    private let sharedViewNames: Set<String>

    init(program: AnimatorProgram) {
        self.program = program
        sharedSlotNames = Self.repeated(program.slots.map(\.name))
        sharedViewNames = Self.repeated(program.views.map(\.name))
    }

    private static func repeated(_ names: [String]) -> Set<String> {
        Set(Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).filter { $1 > 1 }.keys)
    }

    /// `$toView`: a slot by its name, with its number where several share that name.
    func slot(_ slot: SlotID) -> String {
        guard program.slots.indices.contains(slot) else { return "$\(slot)?" }
        let name = program.slots[slot].name
        return "$\(name.quotedUnlessPlain)\(sharedSlotNames.contains(name) ? "#\(slot)" : "")"
    }

    /// A view by its name, with its number where several share that name.
    func view(_ view: ViewID) -> String {
        guard program.views.indices.contains(view) else { return "view#\(view)?" }
        let name = program.views[view].name
        return sharedViewNames.contains(name) ? "\(name)#\(view)" : name
    }

    /// `task 2 (the fade)`.
    func task(_ task: TaskID) -> String {
        program.tasks.indices.contains(task) ? "task \(task) (\(program.tasks[task].name))" : "task \(task)?"
    }

    func value(_ value: Value) -> String {
        switch value {
        case .absent: "nil"
        case .boolean(let flag): "\(flag)"
        case .symbol(let name): ".\(name)"
        case .number(let number): number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
        case .view(let view): "view(\(self.view(view)))"
        case .object(let object):
            program.objects.indices.contains(object) ? "object(\(program.objects[object].name))" : "object#\(object)?"
        case .context(let number): "context#\(number)"
        case .closure(let closure):
            program.closures.indices.contains(closure) ? "closure(\(program.closures[closure]))" : "closure#\(closure)?"
        case .attribute(let attribute, of: let view):
            attribute.rawValue + (view.map { "(of: \(self.view($0)))" } ?? "")
        case .unknown: "unknown"
        }
    }

    func operand(_ operand: Operand) -> String {
        switch operand {
        case .constant(let value): self.value(value)
        case .slot(let slot): self.slot(slot)
        case .weak(let slot): "weak \(self.slot(slot))"
        case .fact(let fact): self.fact(fact)
        case .attribute(let attribute, of: let view): "\(self.operand(view)).\(attribute.rawValue)"
        case .superview(of: let view): "\(self.operand(view)).superview"
        case .topSubview(of: let view): "\(self.operand(view)).topSubview"
        case .bottomSubview(of: let view): "\(self.operand(view)).bottomSubview"
        case .isInWindow(let view): "\(self.operand(view)).isInWindow"
        case .isRunning(let animator): "\(self.operand(animator)).isRunning"
        case .isReversed(let animator): "\(self.operand(animator)).isReversed"
        case .animatorState(let animator): "\(self.operand(animator)).state"
        case .undecided: "undecided"
        }
    }

    func fact(_ fact: Fact) -> String {
        switch fact {
        case .context: "context"
        case .contextView(let end): "context.view(\(end.rawValue))"
        case .controllerView(let end): "context.controller(\(end.rawValue)).view"
        case .containerView: "context.containerView"
        case .wasCancelled: "context.wasCancelled"
        case .isInteractive: "context.isInteractive"
        case .isAnimated: "context.isAnimated"
        case .presentationStyle: "context.presentationStyle"
        case .isForward: "isForward"
        case .operation: "operation"
        case .coordinatorExists: "coordinatorExists"
        case .isTracking: "isTracking"
        }
    }

    func condition(_ condition: Condition) -> String {
        switch condition {
        case .isTrue(let operand): self.operand(operand)
        case .isNil(let operand): "\(self.operand(operand)) == nil"
        case .equal(let left, let right): "\(operand(left)) == \(operand(right))"
        case .not(.isNil(let operand)): "\(self.operand(operand)) != nil"
        case .not(.equal(let left, let right)): "\(operand(left)) != \(operand(right))"
        case .not(let condition): "!(\(self.condition(condition)))"
        }
    }
}

extension String {
    /// The name itself where it is one word, else in quotes: remembered conditions are named by their text.
    fileprivate var quotedUnlessPlain: String {
        allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) } ? self : "\"\(self)\""
    }
}
