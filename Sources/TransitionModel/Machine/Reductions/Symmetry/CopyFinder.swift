/// Finds parts of a program that seem to be copies of each other; whether they are is proved apart.
struct CopyFinder {
    private let prepared: PreparedProgram
    private let shapes: [Operation]

    init(_ prepared: PreparedProgram) {
        self.prepared = prepared
        let erasing = Renumbering(erasing: prepared.program)
        shapes = prepared.operations.map(erasing.operation)
    }

    /// What tasks of one source place have in common.
    private struct Origin: Hashable {
        var location: SourceLocation
        var kind: TaskDeclaration.Kind
        var name: String
        var seconds: Double?
        var hasChanges: Bool
        var comesAgain: Bool
        var isEndless: Bool
    }

    /// Whether two tasks of a program come from one place, so that there may be copies at all.
    static func mayFindAny(in program: AnimatorProgram) -> Bool {
        Set(program.tasks.map(\.location)).count < program.tasks.count
    }

    /// The families of copies, none of which shares anything with another.
    func families() -> [CopyFamily] {
        var families: [CopyFamily] = []
        var taken: Set<ProgramElement> = []
        for tasks in classes() {
            var open = tasks.filter { !taken.contains(.task($0)) }
            while open.count > 1 {
                let family = self.family(of: open.removeFirst(), among: open)
                guard let family, taken.isDisjoint(with: family.copies.joined()) else { continue }
                for copy in family.copies {
                    taken.formUnion(copy)
                    open.removeAll { copy.contains(.task($0)) }
                }
                families.append(family)
            }
        }
        return families
    }

    /// Tasks that come from one place each; those that put off most first, since they lead to the others.
    private func classes() -> [[TaskID]] {
        let program = prepared.program
        let reach = Reach(program)
        let groups = Dictionary(grouping: program.tasks.indices.filter { isSuited(program.tasks[$0]) }) { task in
            let declaration = program.tasks[task]
            return Origin(
                location: declaration.location, kind: declaration.kind, name: declaration.name,
                seconds: declaration.seconds, hasChanges: declaration.hasChanges, comesAgain: declaration.comesAgain,
                isEndless: declaration.isEndless)
        }
        return groups.values.filter { $0.count > 1 }
            .map { (tasks: $0, size: reach.labelsAndTasks(from: program.tasks[$0[0]].body!).count) }
            .sorted { ($1.size, $0.tasks[0]) < ($0.size, $1.tasks[0]) }
            .map(\.tasks)
    }

    /// Whether a task comes by itself or at a property animator's word, and not in a row with others.
    private func isSuited(_ task: TaskDeclaration) -> Bool { task.body != nil && task.kind.mayChangePlaces }

    /// A task with all that belongs to it, and its copies.
    private func family(of first: TaskID, among others: [TaskID]) -> CopyFamily? {
        var own: [ProgramElement] = []
        var copies: [[ProgramElement]] = []
        var seen: Set<ProgramElement> = []
        for other in others {
            var match = CopyMatch(prepared, shapes: shapes)
            guard let pairs = match.differences(first, other) else { continue }
            if copies.isEmpty {
                own = pairs.map(\.0)
                seen = Set(own)
            }
            let copy = pairs.map(\.1)
            guard pairs.map(\.0) == own, seen.isDisjoint(with: copy) else { continue }
            seen.formUnion(copy)
            copies.append(copy)
        }
        return copies.isEmpty ? nil : CopyFamily(copies: [own] + copies)
    }

    // MARK: What only the surroundings name

    /// Copies with what belongs to each of them although none of its code names it: what the instructions that treat one
    /// copy after the other name along with it, such as another view that they put into its view.
    func extended(_ family: CopyFamily) -> CopyFamily {
        var copies = family.copies
        while let companions = companions(of: copies) {
            for number in copies.indices { copies[number] += companions.map { $0[number] } }
        }
        return CopyFamily(copies: copies)
    }

    /// For each companion that is found what it is in each copy; `nil` where there are no more.
    private func companions(of copies: [[ProgramElement]]) -> [[ProgramElement]]? {
        let instructions = prepared.program.instructions
        let known = Set(copies.joined())
        let mentions = copies.map { copy in
            let own = Set(copy)
            return instructions.indices.filter { label in
                !known.contains(.label(label)) && !own.isDisjoint(with: instructions[label].operation.elements)
            }
        }
        guard mentions.allSatisfy({ $0.count == mentions[0].count }) else { return nil }
        var found: [[ProgramElement]] = []
        var seen = known
        for position in mentions[0].indices {
            let labels = mentions.map { $0[position] }
            guard labels.allSatisfy({ shapes[$0] == shapes[labels[0]] }) else { return nil }
            let elements = labels.map { instructions[$0].operation.elements }
            for number in elements[0].indices {
                let companions = elements.map { $0[number] }
                if case .label = companions[0] { continue }
                guard Set(companions).count == copies.count, seen.isDisjoint(with: companions) else { continue }
                seen.formUnion(companions)
                found.append(companions)
            }
        }
        return found.isEmpty ? nil : found
    }
}

extension TaskDeclaration.Kind {
    /// Whether several tasks of this kind may change places: none of them runs in one turn with others, in the order in
    /// which the program declares them.
    var mayChangePlaces: Bool {
        switch self {
        case .viewAnimation, .layerAnimation, .animatorBlock, .dispatch, .repeating: true
        case .transactionCompletion, .groupNotify, .coordinator: false
        }
    }
}
