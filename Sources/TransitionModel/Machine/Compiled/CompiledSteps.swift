import Synchronization

/// When the steps of a machine become decision trees.
enum StepCompilation: Sendable {
    case never
    /// When it is seen that recording steps costs less than interpreting them again and again.
    case whenItPays
    case always
}

/// The steps of a machine as decision trees, grown while it is explored: each event has two, since dead ends are judged
/// in some states and not in others.
///
/// A tree has only the branches that some state has taken. The first state to take another is interpreted, and its ways
/// are added. So trees say exactly what the interpreter says, and at the end of an exploration they say all of it.
final class CompiledSteps: Sendable {
    /// The most branches that a tree may have; beyond, what it does not say is interpreted.
    static let mostBranches = 1 << 20

    let views: PackedViews
    let eventCount: Int
    let wordsPerState: Int
    /// Where a state says in which phase it is.
    let phase: PackedField
    /// Two for each event, and the one that says whether something must still happen. Only `extend` changes them.
    nonisolated(unsafe) let trees: [StepTree]
    /// The heads of these trees, in the same order.
    nonisolated(unsafe) let heads: UnsafeMutablePointer<StepTreeHead>
    /// For each event what a state must have for it to come, so that most trees need not be walked.
    nonisolated(unsafe) let needs: UnsafeMutablePointer<EventNeed>
    private let growth = Mutex(())
    private let situations: Situations

    /// The numbers of situations at crossroads.
    private final class Situations: Sendable {
        let numbers = Mutex<[Crossroads.Situation: Int]>([:])
    }

    /// Trees that grow at once, or only when that is seen to pay; the former say all, also where an event may not come.
    convenience init(_ events: [MachineEvent], _ layout: StateLayout, growAtOnce: Bool) {
        let needs = events.map { growAtOnce ? EventNeed() : layout.need(of: $0) }
        self.init(needs, layout, Situations()) { _ in StepTreeHead(growsAtOnce: growAtOnce) }
    }

    /// The same trees for states that are packed otherwise.
    convenience init(_ other: CompiledSteps, _ events: [MachineEvent], _ layout: StateLayout) {
        self.init(events.map(layout.need), layout, other.situations) { StepTreeHead(like: other.heads[$0]) }
        for (tree, known) in zip(trees, other.trees) { tree.take(known) }
    }

    private init(
        _ needs: [EventNeed], _ layout: StateLayout, _ situations: Situations, head: (Int) -> StepTreeHead
    ) {
        let eventCount = needs.count
        self.situations = situations
        self.needs = .allocate(capacity: eventCount)
        for (event, need) in needs.enumerated() { (self.needs + event).initialize(to: need) }
        views = PackedViews(layout)
        self.eventCount = eventCount
        wordsPerState = layout.wordsPerState
        phase = layout.packed(EnvironmentField.phase.rawValue)
        let heads = UnsafeMutablePointer<StepTreeHead>.allocate(capacity: 2 * eventCount + 1)
        trees = (0...2 * eventCount).map { number in
            (heads + number).initialize(to: head(number))
            return StepTree(layout, heads + number)
        }
        self.heads = heads
    }

    deinit {
        heads.deinitialize(count: trees.count)
        heads.deallocate()
        needs.deallocate()
    }

    /// The tree for an event.
    func tree(_ event: Int, judgesDeadEnds: Bool) -> StepTree { trees[event + (judgesDeadEnds ? eventCount : 0)] }

    /// Where the heads of the events' trees begin.
    func heads(judgesDeadEnds: Bool) -> UnsafeMutablePointer<StepTreeHead> {
        heads + (judgesDeadEnds ? eventCount : 0)
    }

    /// Notes that a tree was walked that was not laid out for it, or said too little.
    func countsWalk(_ head: UnsafeMutablePointer<StepTreeHead>) {
        let tree = trees[head - heads]
        if tree.countsWalk() { growth.withLock { _ in tree.layOut() } }
    }

    /// The tree that says whether something must still happen in a state.
    var duty: StepTree { trees[trees.count - 1] }

    /// The number of a situation at a crossroads.
    func number(of situation: Crossroads.Situation) -> Int {
        situations.numbers.withLock { situations in
            if let number = situations[situation] { return number }
            situations[situation] = situations.count
            return situations.count - 1
        }
    }

    /// Lets one thread at a time record ways and add them to a tree; false where that tree is not to grow.
    func extend(_ tree: StepTree, _ record: (StepTree) -> Void) -> Bool {
        guard tree.head.pointee.isWorthGrowing else { return false }
        return growth.withLock { _ in
            guard tree.size < Self.mostBranches, !tree.isGivenUp else { return false }
            record(tree)
            return true
        }
    }
}
