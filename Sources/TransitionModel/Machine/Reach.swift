/// What code can do, directly or through work that it puts off.
struct Reach: Sendable {
    struct Powers {
        /// It can finish or cancel an interaction, or complete a context.
        var canEnd = false
        /// The transitions that it can ask for.
        var requests: Set<TransitionKind> = []
    }

    private let program: AnimatorProgram

    init(_ program: AnimatorProgram) {
        self.program = program
    }

    /// The instructions that may run at once from a label.
    func allLabels(from entry: Label) -> Set<Label> {
        var seen: Set<Label> = []
        var open = [entry]
        while let label = open.popLast() {
            guard program.instructions.indices.contains(label), seen.insert(label).inserted else { continue }
            switch program.instructions[label].operation {
            case .end, .trap, .crash: continue
            case .jump(let target): open.append(target)
            case .branch(_, let then, let otherwise): open += [then, otherwise]
            default: open.append(label + 1)
            }
        }
        return seen
    }

    /// The instructions that may run from a label, at once or in work that is put off.
    func labelsAndTasks(from entry: Label) -> Set<Label> {
        var seen: Set<Label> = []
        var open = [entry]
        while let label = open.popLast() {
            guard program.instructions.indices.contains(label), seen.insert(label).inserted else { continue }
            let operation = program.instructions[label].operation
            switch operation {
            case .end, .trap, .crash: continue
            case .jump(let target): open.append(target)
            case .branch(_, let then, let otherwise): open += [then, otherwise]
            default:
                open.append(label + 1)
                for task in operation.tasks { if let body = program.tasks[task].body { open.append(body) } }
            }
        }
        return seen
    }

    /// The instructions that run at once from a label, outside animation blocks.
    func ownLabels(from entry: Label) -> Set<Label> {
        var seen: Set<Label> = []
        var open = [entry]
        while var label = open.popLast() {
            guard program.instructions.indices.contains(label), seen.insert(label).inserted else { continue }
            switch program.instructions[label].operation {
            case .end, .trap, .crash: continue
            case .jump(let target): open.append(target)
            case .branch(_, let then, let otherwise): open += [then, otherwise]
            case .beginChanges(let task):
                while label < program.instructions.count, program.instructions[label].operation != .endChanges(task) {
                    label += 1
                }
                open.append(label + 1)
            default: open.append(label + 1)
            }
        }
        return seen
    }

    /// The work that code at these entries, or other such work, puts off for no time at all, and nobody else does: it
    /// runs before anything that takes time.
    func tasksAtOnce(after entries: [Label]) -> Set<TaskID> {
        func scheduled(from entry: Label) -> Set<TaskID> {
            allLabels(from: entry).reduce(into: []) { tasks, label in
                if case .schedule(let task) = program.instructions[label].operation { tasks.insert(task) }
            }
        }
        func scheduled(from entries: [Label]) -> Set<TaskID> {
            entries.reduce(into: []) { $0.formUnion(scheduled(from: $1)) }
        }
        let others = program.routines.map(\.entry).filter { !entries.contains($0) }
        var found = Set(
            program.tasks.indices.filter { program.tasks[$0].kind == .dispatch && program.tasks[$0].seconds == 0 }
        ).subtracting(scheduled(from: others))
        while true {
            let later = program.tasks.indices.filter { !found.contains($0) }.compactMap { program.tasks[$0].body }
            let kept = found.subtracting(scheduled(from: later))
            if kept.count == found.count { return found }
            found = kept
        }
    }

    /// What code that begins at a label can do.
    func from(_ entry: Label) -> Powers {
        var powers = Powers()
        var seen: Set<Label> = []
        var open = [entry]
        while let label = open.popLast() {
            guard program.instructions.indices.contains(label), seen.insert(label).inserted else { continue }
            let operation = program.instructions[label].operation
            switch operation {
            case .end, .trap, .crash: continue
            case .jump(let target): open.append(target); continue
            case .branch(_, let then, let otherwise): open += [then, otherwise]; continue
            case .interact(_, .finish), .interact(_, .cancel), .complete: powers.canEnd = true
            case .request(let kind, _): powers.requests.insert(kind)
            default: break
            }
            open.append(label + 1)
            for task in operation.tasks { if let body = program.tasks[task].body { open.append(body) } }
        }
        return powers
    }
}
