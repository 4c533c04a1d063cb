/// Which branches decide whether an instruction is carried out, and where their ways meet again.
///
/// A branch's ways meet at the first instruction that is on every way from it to an end of the code; an instruction
/// hangs on the branches that it need not come after (Ferrante, Ottenstein and Warren, 1987).
struct ControlDependence {
    private let program: AnimatorProgram
    /// Stands for all ends of code.
    private let exit: Label
    /// For each instruction the next one that is on every way from it to an end; `nil` where no way leads to one.
    private let meeting: [Label?]
    /// For each instruction the branches on which it hangs directly.
    let deciders: [[Label]]
    /// Branches on which the end of a loop may hang, or that lead where no end is.
    let loopDeciders: [Label]

    init(_ program: AnimatorProgram) {
        self.program = program
        let exit = program.instructions.count
        self.exit = exit
        let meeting = Self.meetings(program, exit)
        self.meeting = meeting
        var deciders = [[Label]](repeating: [], count: exit)
        var loops: [Label] = []
        for (branch, instruction) in program.instructions.enumerated() {
            guard case .branch(_, let then, let otherwise) = instruction.operation else { continue }
            guard let end = meeting[branch] else {
                loops.append(branch)
                continue
            }
            for target in Set([then, otherwise]) {
                var label: Label? = target
                while let current = label, current != end, current != exit {
                    if current == branch { loops.append(branch) }
                    deciders[current].append(branch)
                    label = meeting[current]
                }
                if label == nil { loops.append(branch) }
            }
        }
        self.deciders = deciders
        loopDeciders = loops
    }

    /// Where to go on instead of branching, when nothing between matters: where the ways meet, or else the last end
    /// that any of them comes to.
    func meetingPoint(of branch: Label) -> Label? {
        guard let meeting = meeting[branch] else { return nil }
        if meeting != exit { return meeting }
        return Reach(program).allLabels(from: branch).filter { program.instructions[$0].operation == .end }.max()
    }

    // MARK: Where ways meet

    /// Finds for each instruction what comes after it on every way (Cooper, Harvey and Kennedy, 2001, going back).
    private static func meetings(_ program: AnimatorProgram, _ exit: Label) -> [Label?] {
        let successors = program.instructions.indices.map { Self.successors(of: $0, program, exit) }
        var predecessors = [[Label]](repeating: [], count: exit + 1)
        for label in successors.indices { for next in successors[label] { predecessors[next].append(label) } }
        let order = postorder(from: exit, predecessors)
        var number = [Int](repeating: -1, count: exit + 1)
        for (position, label) in order.enumerated() { number[label] = position }
        var meeting = [Label?](repeating: nil, count: exit + 1)
        meeting[exit] = exit
        var changed = true
        while changed {
            changed = false
            for label in order.reversed() where label != exit {
                var found: Label?
                for next in successors[label] where meeting[next] != nil {
                    guard var left = found else {
                        found = next
                        continue
                    }
                    var right = next
                    while left != right {
                        while number[left] < number[right] { left = meeting[left]! }
                        while number[right] < number[left] { right = meeting[right]! }
                    }
                    found = left
                }
                if meeting[label] != found {
                    meeting[label] = found
                    changed = true
                }
            }
        }
        meeting.removeLast()
        return meeting
    }

    private static func successors(of label: Label, _ program: AnimatorProgram, _ exit: Label) -> [Label] {
        switch program.instructions[label].operation {
        case .end, .trap, .crash: [exit]
        case .jump(let target): [min(target, exit)]
        case .branch(_, let then, let otherwise): [min(then, exit), min(otherwise, exit)]
        default: [label + 1]
        }
    }

    /// All that leads to a label, what leads there by way of others first.
    private static func postorder(from root: Label, _ predecessors: [[Label]]) -> [Label] {
        var order: [Label] = []
        var isSeen = [Bool](repeating: false, count: predecessors.count)
        isSeen[root] = true
        var open = [(label: root, next: 0)]
        while let (label, next) = open.last {
            guard next < predecessors[label].count else {
                order.append(label)
                open.removeLast()
                continue
            }
            open[open.count - 1].next += 1
            let before = predecessors[label][next]
            guard !isSeen[before] else { continue }
            isSeen[before] = true
            open.append((before, 0))
        }
        return order
    }
}
