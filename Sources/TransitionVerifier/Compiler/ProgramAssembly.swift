/// An animator's statements being written as instructions.
///
/// Every name is one slot, object or view, declared where it is first met; work for later is written after the code
/// that puts it off, as a block of its own.
struct ProgramAssembly {
    /// What the block that is being written can see.
    struct Scope {
        /// The slots of what was handed to the surrounding blocks, by their depth.
        var arguments: [Int: SlotID] = [:]
        /// Where the turn begins that the block runs in.
        var turn: Label = 0
        /// The jumps that leave the block, to be told where it ends.
        var exits: [Label] = []
    }

    /// Work that was put off and must still be written.
    private struct Waiting {
        var task: TaskID
        var body: [Statement]
        var end: CodePlace
        var scope: Scope
    }

    let animator: Animator
    /// The names under which slots, objects, views and timers were declared.
    var names = DeclaredNames()
    var output: AnimatorProgram
    var scope = Scope()
    private var waiting: [Waiting] = []

    init(_ animator: Animator) {
        self.animator = animator
        output = AnimatorProgram(name: animator.name, location: animator.place.location)
    }

    /// The whole program.
    mutating func program() -> AnimatorProgram {
        declareGestures()
        declareTimers()
        declareDriver()
        for routine in animator.routines { write(routine) }
        output.delegateAssignments = animator.delegates.map {
            DelegateAssignment(
                location: $0.place.location, delegate: $0.type, isRetained: $0.isRetained,
                servesDismissal: $0.servesDismissal)
        }
        return output
    }

    // MARK: Blocks

    private mutating func write(_ routine: Animator.Routine) {
        let entry = output.instructions.count
        let place = routine.body.first?.place ?? animator.place
        scope = Scope(turn: entry)
        let argument = routine.role.handsSomething ? declareArgument("handed", at: place) : nil
        let result = routine.result.map { _ in declare("the answer", .value(.absent), at: place) }
        block(routine.body)
        closeExits()
        let end = routine.body.last?.place ?? animator.place
        if let result, let handle = routine.result { emit(.assign(result, .slot(slot(of: handle, at: end))), end) }
        emit(.end, end)
        output.routines.append(
            Routine(
                role: routine.role, name: routine.role.methodName, location: place.location, entry: entry,
                argument: argument, result: result))
        writeWaiting()
    }

    private mutating func writeWaiting() {
        while !waiting.isEmpty {
            let next = waiting.removeFirst()
            let entry = output.instructions.count
            output.tasks[next.task].body = entry
            scope = next.scope
            scope.turn = entry
            scope.exits = []
            block(next.body)
            closeExits()
            emit(.end, next.body.last?.place ?? next.end)
        }
    }

    mutating func block(_ statements: [Statement]) {
        for statement in statements { write(statement) }
    }

    /// What leaves the block goes on here.
    private mutating func closeExits() {
        for exit in scope.exits { output.instructions[exit].operation = .jump(output.instructions.count) }
        scope.exits = []
    }

    /// Writes changes that run now, as a block that can be left.
    mutating func inline(_ statements: [Statement]) {
        let outer = scope.exits
        scope.exits = []
        block(statements)
        closeExits()
        scope.exits = outer
    }

    mutating func emit(_ operation: Operation, _ place: CodePlace) {
        output.instructions.append(Instruction(operation, at: place.location))
    }

    /// Writes a two-way branch.
    mutating func branch(
        _ condition: Condition, at place: CodePlace, then: (inout Self) -> Void, otherwise: (inout Self) -> Void
    ) {
        let branch = output.instructions.count
        emit(.jump(0), place)
        then(&self)
        let jump = output.instructions.count
        emit(.jump(0), place)
        output.instructions[branch].operation = .branch(condition, then: branch + 1, otherwise: jump + 1)
        otherwise(&self)
        output.instructions[jump].operation = .jump(output.instructions.count)
    }

    // MARK: Work for later

    /// Declares a task; its body, if it has one, is written after the code that is being written now.
    mutating func task(
        _ kind: TaskDeclaration.Kind, _ name: String, seconds: Double? = nil, body: [Statement]?,
        handsArgument: Bool = false, hasChanges: Bool = true, at place: CodePlace
    ) -> TaskID {
        output.tasks.append(
            TaskDeclaration(
                kind: kind, name: name, location: place.location, seconds: seconds, hasChanges: hasChanges,
                turn: scope.turn))
        let task = output.tasks.count - 1
        guard let body else { return task }
        let outer = scope
        // Also where nothing reads it: an animation that can be interrupted may end before others that are shorter.
        if handsArgument { output.tasks[task].argument = declareArgument("handed", at: place) }
        writeLater(body, of: task, at: place)
        scope = outer
        return task
    }

    /// Remembers a task's body, which sees what the present block sees.
    mutating func writeLater(_ body: [Statement], of task: TaskID, at place: CodePlace) {
        waiting.append(Waiting(task: task, body: body, end: place, scope: scope))
    }

    /// Declares the slot of what the environment hands to a block, for the blocks within.
    private mutating func declareArgument(_ name: String, at place: CodePlace) -> SlotID {
        let slot = declare(name, .value(.absent), at: place, lifetime: .transition)
        scope.arguments[scope.arguments.count] = slot
        return slot
    }
}

extension Role {
    /// Whether the environment hands something to the routine.
    fileprivate var handsSomething: Bool {
        switch self {
        case .animationEnded, .presentationTransitionDidEnd, .dismissalTransitionDidEnd, .gesture: true
        default: false
        }
    }

    /// The method as UIKit calls it.
    fileprivate var methodName: String {
        switch self {
        case .animateTransition: "animateTransition(using:)"
        case .interruptibleAnimator: "interruptibleAnimator(using:)"
        case .animationEnded: "animationEnded(_:)"
        case .startInteractiveTransition: "startInteractiveTransition(_:)"
        case .presentationTransitionWillBegin: "presentationTransitionWillBegin()"
        case .presentationTransitionDidEnd: "presentationTransitionDidEnd(_:)"
        case .dismissalTransitionWillBegin: "dismissalTransitionWillBegin()"
        case .dismissalTransitionDidEnd: "dismissalTransitionDidEnd(_:)"
        case .gesture: "the gesture's action"
        default: "\(self)"
        }
    }
}
