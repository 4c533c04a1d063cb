@testable import TransitionModel

/// Puts animator programs together by hand, for tests; the line numbers are the tests' own.
struct Assembler {
    private(set) var program: AnimatorProgram
    private var bodies: [(task: TaskID, code: (inout Assembler) -> Void)] = []
    private var line = 1

    init(_ name: String = "Sample") {
        program = AnimatorProgram(name: name, location: Self.place(1))
    }

    static func place(_ line: Int) -> SourceLocation { SourceLocation(file: "Sample.swift", line: line, column: 1) }

    // MARK: Declarations

    mutating func view(_ name: String, _ role: ViewDeclaration.Role = .created(.plain)) -> ViewID {
        program.views.append(ViewDeclaration(name: name, role: role, location: Self.place(line)))
        return program.views.count - 1
    }

    mutating func slot(
        _ name: String, _ initial: Slot.Initial = .value(.absent), candidates: [Value] = [], caps: [Slot.Cap] = [],
        lifetime: Slot.Lifetime = .story
    ) -> SlotID {
        program.slots.append(
            Slot(
                name: name, location: Self.place(line), initial: initial, candidates: candidates, lifetime: lifetime,
                caps: caps))
        return program.slots.count - 1
    }

    mutating func object(_ name: String, _ kind: ObjectDeclaration.Kind, immortal: Bool = true) -> ObjectID {
        program.objects.append(
            ObjectDeclaration(name: name, type: name, kind: kind, location: Self.place(line), isImmortal: immortal))
        return program.objects.count - 1
    }

    mutating func task(
        _ kind: TaskDeclaration.Kind, _ name: String, seconds: Double? = nil, argument: SlotID? = nil,
        hasChanges: Bool = true, code: ((inout Assembler) -> Void)? = nil
    ) -> TaskID {
        program.tasks.append(
            TaskDeclaration(
                kind: kind, name: name, location: Self.place(line), argument: argument, seconds: seconds,
                hasChanges: hasChanges))
        let task = program.tasks.count - 1
        if let code { bodies.append((task, code)) }
        return task
    }

    mutating func registers(_ change: (inout Registers) -> Void) { change(&program.registers) }
    mutating func change(_ change: (inout AnimatorProgram) -> Void) { change(&program) }

    /// A routine; the bodies of tasks declared so far follow it.
    mutating func routine(
        _ role: Role, argument: SlotID? = nil, result: SlotID? = nil, code: (inout Assembler) -> Void
    ) {
        let entry = program.instructions.count
        program.routines.append(
            Routine(
                role: role, name: "\(role)", location: Self.place(line), entry: entry, argument: argument,
                result: result))
        code(&self)
        emit(.end)
        while !bodies.isEmpty {
            let (task, code) = bodies.removeFirst()
            program.tasks[task].body = program.instructions.count
            code(&self)
            emit(.end)
        }
    }

    // MARK: Code

    /// What follows stands on this line.
    mutating func at(_ line: Int) { self.line = line }

    mutating func emit(_ operation: Operation) {
        program.instructions.append(Instruction(operation, at: Self.place(line)))
    }

    /// A two-way branch.
    mutating func branch(
        _ condition: Condition, then: (inout Assembler) -> Void, otherwise: (inout Assembler) -> Void = { _ in }
    ) {
        let branch = program.instructions.count
        emit(.jump(0))
        then(&self)
        let jump = program.instructions.count
        emit(.jump(0))
        let elseLabel = program.instructions.count
        otherwise(&self)
        let location = program.instructions[branch].location
        program.instructions[branch] = Instruction(
            .branch(condition, then: branch + 1, otherwise: elseLabel), at: location)
        program.instructions[jump].operation = .jump(program.instructions.count)
    }

    /// `UIView.animate`, with changes and a completion.
    mutating func animate(
        _ task: TaskID, changes: (inout Assembler) -> Void
    ) {
        emit(.beginChanges(task))
        changes(&self)
        emit(.endChanges(task))
        emit(.schedule(task))
    }

    mutating func setAlpha(_ view: Operand, _ value: Double) {
        emit(.set(.alpha, of: view, to: .constant(.number(value))))
    }

    /// `completeTransition(!transitionWasCancelled)`.
    mutating func completeAsAsked() {
        branch(.isTrue(.fact(.wasCancelled))) {
            $0.emit(.complete(.fact(.context), with: .false))
        } otherwise: {
            $0.emit(.complete(.fact(.context), with: .true))
        }
    }

    /// An animator as read, with every kind given established.
    func read(_ kinds: [TransitionKind], styles: [PresentationStyle] = [], interactive: [TransitionKind] = [])
        -> ReadAnimator
    {
        ReadAnimator(
            program: program,
            evidence: Evidence(
                kinds: Dictionary(uniqueKeysWithValues: kinds.map { ($0, .established) }),
                styles: Dictionary(uniqueKeysWithValues: styles.map { ($0, .established) }),
                interactive: Dictionary(uniqueKeysWithValues: interactive.map { ($0, .established) }),
                hasDelegate: true))
    }
}

extension Operand {
    static let from = Operand.fact(.contextView(.from))
    static let to = Operand.fact(.contextView(.to))
    static let container = Operand.fact(.containerView)
}

/// A plain fade of the destination, with places where a test may put something else.
struct Fade {
    var beforeAnimation: (inout Assembler) -> Void = { _ in }
    var atEnd: (inout Assembler) -> Void = { _ in }
    var completes: (inout Assembler) -> Void = { $0.completeAsAsked() }
    var wantsFinished: Bool = false

    /// The fade as a program; lines: 10 the insertion, 12 the animation, 20 the completion, 22 its end.
    func assembled() -> Assembler {
        var assembler = Assembler("Fade")
        let finished = wantsFinished ? assembler.slot("finished") : nil
        assembler.at(5)
        assembler.routine(.animateTransition) { code in
            code.at(10)
            code.emit(.insert(.to, into: .container, at: .top))
            code.emit(.set(.frame, of: .to, to: .constant(.attribute(.final, of: nil))))
            code.setAlpha(.to, 0)
            beforeAnimation(&code)
            code.at(12)
            let fade = code.task(.viewAnimation, "the fade", seconds: 0.3, argument: finished) { code in
                code.at(18)
                atEnd(&code)
                code.branch(.isTrue(.fact(.wasCancelled))) { $0.emit(.remove(.to)) }
                code.at(20)
                completes(&code)
                code.at(22)
            }
            code.animate(fade) { $0.setAlpha(.to, 1) }
            code.at(15)
        }
        return assembler
    }
}
