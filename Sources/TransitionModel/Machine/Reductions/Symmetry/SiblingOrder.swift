/// Copies' views of which it makes no difference which lies on which, as long as nothing else lies between them.
///
/// A *run* is what of them lies side by side in one superview, and one order of a run stands for all. Ranks matter to
/// nobody else: no view is put above or below one of these, or at a counted place, so what comes between two of them,
/// or leaves from there, does so in every order of the run; no order that the source asks for names them; and none of
/// them is ever known to let nothing through, so the rules never ask what lies beneath one.
struct SiblingOrder: Sendable {
    /// In the order of their numbers, in which they are put.
    let views: [ViewID]
    private let parents: [StateLayout.Field]
    private let ranks: [StateLayout.Field]

    init(_ views: Set<ViewID>, _ layout: StateLayout) {
        self.views = views.sorted()
        parents = self.views.map { layout.places[layout.parents + $0] }
        ranks = self.views.map { layout.places[layout.ranks + $0] }
    }

    /// Writes for each view how many siblings lie beneath its run; whether all runs are in order.
    func readRuns(_ state: UnsafePointer<UInt64>, _ starts: UnsafeMutablePointer<UInt16>) -> Bool {
        var isInOrder = true
        for view in views.indices {
            let parent = read(parents[view], state)
            let rank = read(ranks[view], state)
            var start = rank
            var other = 0
            while other < views.count, start > 0 {
                if read(ranks[other], state) == start - 1, read(parents[other], state) == parent {
                    if start == rank, other > view { isInOrder = false }
                    start -= 1
                    other = 0
                } else {
                    other += 1
                }
            }
            starts[view] = start
        }
        return isInOrder
    }

    /// In how many orders the runs of a state may be.
    func arrangements(_ state: UnsafePointer<UInt64>) -> Int {
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: max(1, views.count)) { starts in
            _ = readRuns(state, starts.baseAddress!)
            return views.indices.reduce(1) { size, view in
                let (product, overflows) = size.multipliedReportingOverflow(
                    by: Int(read(ranks[view], state) - starts[view]) + 1)
                return overflows ? .max : product
            }
        }
    }

    /// Puts each run in order.
    func sort(_ fields: inout [UInt16], _ layout: StateLayout) {
        for run in runs(in: fields, layout) {
            let start = fields[layout.ranks + run[0]]
            for (place, view) in run.sorted().enumerated() { fields[layout.ranks + view] = start + UInt16(place) }
        }
    }

    /// The states to which an exchange of two views leads that lie on each other.
    func neighbours(of fields: [UInt16], _ layout: StateLayout) -> [[UInt16]] {
        runs(in: fields, layout).flatMap { run in
            zip(run, run.dropFirst()).map { lower, upper in
                var other = fields
                other.swapAt(layout.ranks + lower, layout.ranks + upper)
                return other
            }
        }
    }

    /// The runs of a state, bottom first.
    private func runs(in fields: [UInt16], _ layout: StateLayout) -> [[ViewID]] {
        let inside = views.filter { fields[layout.parents + $0] >= Place.firstInside }
            .sorted {
                (fields[layout.parents + $0], fields[layout.ranks + $0])
                    < (fields[layout.parents + $1], fields[layout.ranks + $1])
            }
        var runs: [[ViewID]] = []
        for view in inside {
            if let last = runs.last?.last, fields[layout.parents + last] == fields[layout.parents + view],
                fields[layout.ranks + last] + 1 == fields[layout.ranks + view]
            {
                runs[runs.count - 1].append(view)
            } else {
                runs.append([view])
            }
        }
        return runs
    }

    private func read(_ place: StateLayout.Field, _ state: UnsafePointer<UInt64>) -> UInt16 {
        UInt16(truncatingIfNeeded: state[place.word] >> place.shift & place.mask)
    }
}

extension ProgramSymmetry {
    /// The copies' views whose order among each other makes no difference.
    static func unordered(_ families: [CopyFamily], in prepared: PreparedProgram) -> Set<ViewID> {
        let program = prepared.program
        var ordered: Set<ViewID> = []
        func order(by operand: Operand) {
            for case .view(let view) in prepared.domains.possible(operand, program) { ordered.insert(view) }
        }
        for instruction in program.instructions {
            switch instruction.operation {
            case .insert(_, _, .above(let sibling)), .insert(_, _, .below(let sibling)): order(by: sibling)
            case .insert(_, _, .index(let index)) where index > 0: return []
            case .expectOrder(let views): views.forEach(order)
            case .branch(let condition, _, _) where condition.operands.contains(where: \.asksForOrder): return []
            case let operation where operation.operands.contains(where: \.asksForOrder): return []
            default: break
            }
        }
        for tracked in prepared.tracked where tracked.attribute == .background { ordered.insert(tracked.view) }
        var unordered: Set<ViewID> = []
        for copies in families.map(\.copies) {
            for position in copies[0].indices {
                let views = copies.compactMap { if case .view(let view) = $0[position] { view } else { nil } }
                if ordered.isDisjoint(with: views) { unordered.formUnion(views) }
            }
        }
        return unordered
    }
}

extension Operand {
    /// Whether it is the uppermost or lowest of a view's subviews.
    fileprivate var asksForOrder: Bool {
        switch self {
        case .topSubview, .bottomSubview: true
        default: inner?.asksForOrder ?? false
        }
    }
}
