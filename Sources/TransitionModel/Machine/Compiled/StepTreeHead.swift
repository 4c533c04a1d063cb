import Synchronization

/// What the explorer's inner loop needs of a step tree: those of all trees lie side by side in raw memory, where no
/// references are counted.
struct StepTreeHead: ~Copyable {
    /// Where the tree begins.
    let root: UnsafeMutablePointer<StepBranch>
    /// The tree laid out for speed, when it has not grown for a while; laid out anew after it has.
    private let laidOut = Atomic<UnsafeMutablePointer<FlatTree.Step>?>(nil)
    /// What recording has brought so far, and whether it has brought enough to go on with it for good.
    private let balance: Atomic<Int>
    private let paysForGood: Atomic<Bool>

    /// A tree without nodes that grows at once, or only when that is seen to pay.
    init(growsAtOnce: Bool) {
        root = .allocate(capacity: 1)
        root.initialize(to: StepBranch())
        balance = Atomic(growsAtOnce ? 0 : -Self.waysBeforeGrowth)
        paysForGood = Atomic(growsAtOnce)
    }

    /// A tree without nodes that grows as another does.
    init(like other: borrowing StepTreeHead) {
        root = .allocate(capacity: 1)
        root.initialize(to: StepBranch())
        balance = Atomic(other.balance.load(ordering: .relaxed))
        paysForGood = Atomic(other.paysForGood.load(ordering: .relaxed))
    }

    deinit {
        root.deinitialize(count: 1)
        root.deallocate()
    }

    /// The first step of the tree laid out for speed, if it is.
    @inline(__always)
    var flat: UnsafeMutablePointer<FlatTree.Step>? { laidOut.load(ordering: .acquiring) }

    /// Makes a layout known to everybody; it must be complete by then.
    func use(_ flat: UnsafeMutablePointer<FlatTree.Step>) { laidOut.store(flat, ordering: .releasing) }

    /// So many ways are interpreted before any is recorded: most animators have few states.
    private static var waysBeforeGrowth: Int { 256 }
    /// What it costs to record a way, and what it saves to find one in the tree, against interpreting it.
    private static var costOfRecording: Int { 16 }
    private static var gainOfFinding: Int { 2 }
    /// So much gain shows that recording pays.
    private static var proof: Int { 1 << 14 }

    /// Whether it is worth recording what the tree does not say.
    var isWorthGrowing: Bool {
        paysForGood.load(ordering: .relaxed) || balance.load(ordering: .relaxed) >= 0
    }

    /// Notes that so many ways were interpreted, whether or not they were recorded as well.
    func countsInterpreted(_ ways: Int, recorded: Bool) {
        guard !paysForGood.load(ordering: .relaxed) else { return }
        balance.wrappingAdd(max(1, ways) * (recorded ? -Self.costOfRecording : 1), ordering: .relaxed)
    }

    /// Notes that the tree said all of a step.
    @inline(__always)
    func countsFound() {
        if !paysForGood.load(ordering: .relaxed) { gains() }
    }

    private func gains() {
        let gain = balance.wrappingAdd(Self.gainOfFinding, ordering: .relaxed).newValue
        if gain >= Self.proof { paysForGood.store(true, ordering: .relaxed) }
    }
}
