import TransitionModel

/// Resolves a program's labels, follows jumps to jumps, and keeps only the instructions that can be reached.
struct Compaction {
    private var program: AnimatorProgram
    private let places: [Label?]
    private var kept: [Int] = []
    private var newIndex: [Int: Int] = [:]
    /// Some label that stands before an instruction.
    private var labels: [Int: Label] = [:]

    init(program: AnimatorProgram, places: [Label?]) {
        self.program = program
        self.places = places
        for (label, place) in places.enumerated() { if let place { labels[place] = label } }
    }

    mutating func run() -> AnimatorProgram {
        endAtExits()
        dropIdleBranches()
        for routine in program.routines { visit(from: target(routine.entry)) }
        for task in program.tasks { if let body = task.body { visit(from: target(body)) } }
        var result = program
        result.instructions = kept.map { position in
            var instruction = program.instructions[position]
            instruction.operation.mapLabels(renumber)
            return instruction
        }
        for index in result.routines.indices { result.routines[index].entry = renumber(result.routines[index].entry) }
        for index in result.tasks.indices {
            result.tasks[index].body = result.tasks[index].body.map(renumber)
            result.tasks[index].turn = result.tasks[index].turn.map(renumber)
        }
        return result
    }

    /// Turns every jump that leads to nothing but the end into an end of its own, so that each exit keeps its place: the
    /// `return`, the closing brace of the branch that did nothing more.
    private mutating func endAtExits() {
        var leadsToEnd: [Int: Bool] = [:]
        for start in program.instructions.indices {
            var path: [Int] = []
            var position = start
            while leadsToEnd[position] == nil, case .jump(let next) = program.instructions[position].operation,
                let place = places[next], place < program.instructions.count, path.count <= program.instructions.count
            {
                path.append(position)
                position = place
            }
            let answer = leadsToEnd[position] ?? (program.instructions[position].operation == .end)
            leadsToEnd[position] = answer
            for passed in path { leadsToEnd[passed] = answer }
        }
        for (position, leads) in leadsToEnd where leads { program.instructions[position].operation = .end }
    }

    /// A question all of whose answers lead to the same place is not asked: every one would double the states.
    private mutating func dropIdleBranches() {
        var changed = true
        while changed {
            changed = false
            for position in program.instructions.indices.reversed() {
                guard case .branch(_, let then, let otherwise) = program.instructions[position].operation,
                    target(then) == target(otherwise), target(then) != position
                else { continue }
                program.instructions[position].operation = .jump(then)
                changed = true
            }
        }
    }

    /// The first instruction at or after the label that is no mere jump.
    private func target(_ label: Label) -> Int {
        var position = places[label] ?? program.instructions.count - 1
        var hops = 0
        while case .jump(let next) = program.instructions[position].operation, hops < program.instructions.count {
            position = places[next] ?? program.instructions.count - 1
            hops += 1
        }
        return position
    }

    private func renumber(_ label: Label) -> Label { newIndex[target(label)] ?? 0 }

    /// Lays out all that is reached from `start`, each straight run in one piece.
    private mutating func visit(from start: Int) {
        var open = [start]
        while let first = open.popLast() {
            var position = first
            while true {
                if newIndex[position] != nil {
                    // The run flows into code that already has its place.
                    if position != first, let last = kept.last, program.instructions[last].operation.fallsThrough {
                        appendJump(to: position)
                    }
                    break
                }
                let operation = program.instructions[position].operation
                if case .jump(let next) = operation {
                    let end = target(next)
                    if newIndex[end] != nil || program.instructions[end].operation.isJump {
                        keep(position)
                        break
                    }
                    position = end
                    continue
                }
                keep(position)
                if case .branch(_, let then, let otherwise) = operation {
                    open.append(target(then))
                    open.append(target(otherwise))
                }
                guard operation.fallsThrough, position + 1 < program.instructions.count else { break }
                position += 1
            }
        }
    }

    private mutating func keep(_ position: Int) {
        newIndex[position] = kept.count
        kept.append(position)
    }

    private mutating func appendJump(to position: Int) {
        guard let label = labels[position] else { return }
        program.instructions.append(Instruction(.jump(label), at: program.instructions[position].location))
        kept.append(program.instructions.count - 1)
    }
}

extension Operation {
    var isJump: Bool { if case .jump = self { true } else { false } }

    /// Whether the next instruction follows.
    var fallsThrough: Bool {
        switch self {
        case .end, .jump, .branch, .trap, .crash: false
        default: true
        }
    }

    mutating func mapLabels(_ map: (Label) -> Label) {
        switch self {
        case .jump(let label): self = .jump(map(label))
        case .branch(let condition, let then, let otherwise):
            self = .branch(condition, then: map(then), otherwise: map(otherwise))
        default: break
        }
    }
}
