/// A logic's table as a program: one slot holds its state, and every block that UIKit calls looks the answer up.
///
/// A question without an answer yet becomes an instruction that is not understood, by whose text it is known when some
/// run comes to it.
struct LogicProgram<Logic: TransitionLogic> {
    private typealias Question = LogicTable<Logic>.Question

    private let table: LogicTable<Logic>
    private let place: CodePlace
    private var assembly: ProgramAssembly
    private var state: SlotID = 0
    /// Whether the gesture went far enough: undecided whenever it ends.
    private var reach: SlotID = 0
    private var tasks: [String: TaskID] = [:]
    /// What is not in the table yet, by the texts of the instructions that stand for it.
    private(set) var open: [String: LogicTable<Logic>.Inquiry] = [:]

    init(_ table: LogicTable<Logic>, name: String, at place: CodePlace) {
        self.table = table
        self.place = place
        var animator = Animator(name, at: place, statements: [])
        if let gesture = Logic.gesture {
            animator.gestures = [Animator.Gesture(name: "the gesture", kind: gesture, place: place)]
        }
        assembly = ProgramAssembly(animator)
        write()
    }

    /// The whole program.
    var program: AnimatorProgram { assembly.output }

    private mutating func write() {
        assembly.declareGestures()
        state = assembly.declare("the logic's state", .value(.symbol("0")), at: place)
        if Logic.gesture != nil { declareDriver() }
        for (name, seconds, hasChanges) in table.animations {
            tasks["animation \(name)"] = assembly.bareTask(
                .viewAnimation, "the animation \"\(name)\"", seconds: seconds, hasChanges: hasChanges, at: place)
        }
        for (name, seconds) in table.waits {
            tasks["wait \(name)"] = assembly.bareTask(
                .dispatch, "\"\(name)\"", seconds: seconds, hasChanges: true, at: place)
        }
        routine(.animateTransition, "animateTransition(using:)") { $0.answers { _ in .start } }
        routine(.animationEnded, "animationEnded(_:)", isHanded: true) { program in
            program.asking(.isTrue(program.handed)) { program, completed in
                program.answers { _ in .ended(completed: completed) }
            }
        }
        if Logic.gesture != nil {
            reach = assembly.declare(
                "it went far enough", .undecided, at: place, candidates: [.boolean(true), .boolean(false)],
                lifetime: .transition)
            routine(.gesture(0), "the gesture's action", isHanded: true) { $0.gestures(GesturePhase.allCases[...]) }
        }
        for (name, _, _) in table.animations {
            body(of: tasks["animation \(name)"]!, isHanded: true) { program in
                program.asking(.isTrue(program.handed)) { program, finished in
                    program.answers { _ in .animationEnded(name, finished: finished) }
                }
            }
        }
        for (name, _) in table.waits {
            body(of: tasks["wait \(name)"]!, isHanded: false) { $0.answers { _ in .due(name) } }
        }
    }

    /// The delegate's answers when it is asked for an interaction controller.
    private mutating func declareDriver() {
        assembly.output.registers.interactionController = assembly.declare(
            "the interaction controller in use", .value(.absent), at: place)
        let driver = assembly.slot(of: TransitionEffect.driver, at: place)
        for kind in TransitionKind.allCases where kind != .segue {
            let answer = assembly.declare("the answer", .value(.absent), at: place)
            let entry = block(nil) { program in
                program.states(program.table.states.indices) { program, state in
                    let isDriving = program.table.states[state].isDriving
                    program.assembly.emit(.assign(answer, isDriving ? .slot(driver) : .nil), program.place)
                    program.assembly.emit(.end, program.place)
                }
            }
            assembly.output.routines.append(
                Routine(
                    role: .interactionControllerFor(kind), name: "the delegate, asked for an interaction controller",
                    location: place.location, entry: entry, result: answer))
        }
    }

    // MARK: Blocks

    /// What was handed to the block that is being written.
    private var handed = Operand.nil

    private mutating func routine(
        _ role: Role, _ name: String, isHanded: Bool = false, _ write: (inout Self) -> Void
    ) {
        let argument = isHanded ? assembly.declare("handed", .value(.absent), at: place) : nil
        let entry = block(argument, write)
        assembly.output.routines.append(
            Routine(role: role, name: name, location: place.location, entry: entry, argument: argument))
    }

    private mutating func body(of task: TaskID, isHanded: Bool, _ write: (inout Self) -> Void) {
        let argument = isHanded ? assembly.declare("handed", .value(.absent), at: place) : nil
        assembly.output.tasks[task].argument = argument
        assembly.output.tasks[task].body = block(argument, write)
    }

    private mutating func block(_ argument: SlotID?, _ write: (inout Self) -> Void) -> Label {
        let entry = assembly.output.instructions.count
        handed = argument.map(Operand.slot) ?? .nil
        write(&self)
        assembly.emit(.end, place)
        return entry
    }

    /// Goes on in both ways of a condition; each way ends the block.
    private mutating func asking(_ condition: Condition, _ write: (inout Self, Bool) -> Void) {
        let branch = assembly.output.instructions.count
        assembly.emit(.jump(0), place)
        write(&self, true)
        let otherwise = assembly.output.instructions.count
        assembly.output.instructions[branch].operation = .branch(condition, then: branch + 1, otherwise: otherwise)
        write(&self, false)
    }

    private mutating func gestures(_ phases: ArraySlice<GesturePhase>) {
        guard let phase = phases.first else { return assembly.emit(.end, place) }
        asking(.equal(handed, .symbol(phase.rawValue))) { program, isSo in
            guard isSo else { return program.gestures(phases.dropFirst()) }
            guard phase == .ended else { return program.answers { _ in .gesture(phase, isFar: false) } }
            program.assembly.emit(.assign(program.reach, .undecided), program.place)
            program.asking(.isTrue(.slot(program.reach))) { program, isFar in
                program.answers { _ in .gesture(phase, isFar: isFar) }
            }
        }
    }

    // MARK: Answers

    /// For every state and everything that the context may say, the answer to an event.
    private mutating func answers(_ kind: (Int) -> TransitionEvent.Kind) {
        states(table.states.indices) { program, state in
            guard program.table.comes(kind(state), in: state) else {
                return program.inquire(.whether(state: state, kind(state)))
            }
            program.asking(.isTrue(.fact(.isForward))) { program, isForward in
                program.asking(.isTrue(.fact(.isInteractive))) { program, isInteractive in
                    program.asking(.isTrue(.fact(.wasCancelled))) { program, wasCancelled in
                        program.answer(
                            Question(
                                state: state,
                                event: TransitionEvent(
                                    kind(state), isForward: isForward, isInteractive: isInteractive,
                                    wasCancelled: wasCancelled)))
                    }
                }
            }
        }
    }

    private mutating func states(_ numbers: Range<Int>, _ write: (inout Self, Int) -> Void) {
        guard let first = numbers.first else { return assembly.emit(.trap("no such state"), place) }
        asking(.equal(.slot(state), .symbol("\(first)"))) { program, isSo in
            if isSo { write(&program, first) } else { program.states(numbers.dropFirst(), write) }
        }
    }

    private mutating func answer(_ question: Question) {
        guard let answer = table.answers[question] else { return inquire(.what(question)) }
        let here = answer.effects.first?.place ?? place
        if answer.next != question.state {
            assembly.emit(.assign(state, .constant(.symbol("\(answer.next)"))), here)
        }
        for effect in answer.effects { write(effect) }
        assembly.emit(.end, answer.effects.last?.place ?? place)
    }

    /// Stands for what is not in the table yet.
    private mutating func inquire(_ inquiry: LogicTable<Logic>.Inquiry) {
        let text = "question \(open.count)"
        open[text] = inquiry
        // It might do anything, so nothing takes it for idle; where no run comes it makes no difference.
        assembly.emit(.opaque(Opaque(text, mayComplete: true, mayTouchViews: true)), place)
        assembly.emit(.trap("not asked yet"), place)
    }

    private mutating func write(_ effect: TransitionEffect) {
        switch effect.kind {
        case .statement(let kind): assembly.write(Statement(kind, at: effect.place))
        case .animate(let name, _, let changes):
            let task = tasks["animation \(name)"]!
            assembly.emit(.beginChanges(task), effect.place)
            for change in changes { write(change) }
            assembly.emit(.endChanges(task), effect.place)
            assembly.emit(.schedule(task), effect.place)
        case .wait(let name, _): assembly.emit(.schedule(tasks["wait \(name)"]!), effect.place)
        }
    }
}

extension ProgramAssembly {
    /// Declares a task whose body is written by whoever asks for it.
    mutating func bareTask(
        _ kind: TaskDeclaration.Kind, _ name: String, seconds: Double?, hasChanges: Bool, at place: CodePlace
    ) -> TaskID {
        output.tasks.append(
            TaskDeclaration(
                kind: kind, name: name, location: place.location, seconds: seconds, hasChanges: hasChanges))
        return output.tasks.count - 1
    }
}
