import Synchronization

/// All that is known of one step: what it asks, does and may choose, for the states it was taken from so far.
///
/// Each recorded way becomes a path. One writer at a time may grow a tree; anybody may walk it meanwhile.
final class StepTree {
    /// What a node stands for.
    enum Content: Hashable, Sendable {
        case ask(StepQuestion)
        case choose(StepChoice)
        case effect(StepEffect)
        case enter
        case end(StepEnd)

        /// Whether another recording may say this of the same place: one that only passes a choice leaves out the rest.
        fileprivate func agrees(with other: Content) -> Bool {
            if case .choose(let choice) = self, case .choose(let passed) = other { return choice.count == passed.count }
            return self == other
        }
    }

    let head: UnsafeMutablePointer<StepTreeHead>
    var root: UnsafeMutablePointer<StepBranch> { head.pointee.root }
    /// How often the tree itself was walked since it last grew.
    private let walks = Atomic<Int>(0)
    /// All that were laid out: somebody may still walk an old one.
    private var layouts: [UnsafeMutablePointer<FlatTree>] = []
    private(set) var contents: [Content] = []
    private var nodes: [UnsafeMutablePointer<StepNode>] = []
    /// The branches of all nodes together.
    private(set) var size = 0
    /// What it does not say is better interpreted: there is too much of it.
    var isGivenUp = false
    private let layout: StateLayout

    /// An empty tree; its head outlives it.
    init(_ layout: StateLayout, _ head: UnsafeMutablePointer<StepTreeHead>) {
        self.layout = layout
        self.head = head
    }

    /// So many walks without growth make it worth laying the tree out.
    private static let walksBeforeLayout = 256

    /// Counts a walk through the tree itself; true when it should be laid out.
    @inline(__always)
    func countsWalk() -> Bool {
        walks.wrappingAdd(1, ordering: .relaxed).newValue == Self.walksBeforeLayout
    }

    /// Lays the tree out for speed; only by who may grow it.
    func layOut() {
        guard let node = root.pointee.node, layouts.count < 64 else { return }
        let flat = UnsafeMutablePointer<FlatTree>.allocate(capacity: 1)
        flat.initialize(to: FlatTree(node, layout))
        layouts.append(flat)
        head.pointee.use(flat.pointee.first)
    }

    deinit {
        for flat in layouts {
            flat.deinitialize(count: 1)
            flat.deallocate()
        }
        for node in nodes {
            node.pointee.branches.deinitialize()
            node.pointee.branches.deallocate()
            node.pointee.masks.deallocate()
            node.pointee.tests.deallocate()
            node.pointee.operations.deallocate()
            node.pointee.reports.deallocate()
            node.deallocate()
        }
    }

    /// Adds a path; without an end where it leads to a crossroads that another way has come to.
    func add(_ steps: [StepTrace.Step], _ end: StepEnd?) {
        // What cannot all be said in codes is not said at all, since trees outlive an encoding.
        guard layout.encoding?.encodes(steps, end, layout) ?? true else { return }
        walks.store(0, ordering: .relaxed)
        var branch = root
        for step in steps {
            let node: UnsafeMutablePointer<StepNode>
            let answer: Int?
            switch step {
            case .ask(let question, let given):
                node = self.node(at: branch, .ask(question))
                answer = layout.branch(of: question, given)
            case .choose(let choice, let taken):
                node = self.node(at: branch, .choose(choice))
                answer = taken
            case .effect(let effect):
                node = self.node(at: branch, .effect(effect))
                answer = 0
            case .enter:
                node = self.node(at: branch, .enter)
                answer = 0
            }
            guard let answer else { return }
            branch = node.pointee.branches.baseAddress! + answer
        }
        if let end { _ = node(at: branch, .end(end)) }
    }

    /// Says all that another tree says, of states that are packed otherwise.
    func take(_ other: StepTree) {
        isGivenUp = other.isGivenUp
        var open = [(source: other.root, target: root)]
        while let (source, target) = open.popLast() {
            guard let known = source.pointee.node else { continue }
            let content = other.contents[known.pointee.number]
            guard layout.encoding?.encodes(content, layout) ?? true else { continue }
            let node = node(at: target, content)
            for branch in known.pointee.branches.indices where known.pointee.branches[branch].node != nil {
                var own = branch
                if case .ask(let question) = content {
                    let answer = other.layout.answer(to: question, branch)
                    guard layout.encoding?.encodes(answer, to: question) ?? true else { continue }
                    own = layout.branch(of: question, answer)
                }
                open.append((known.pointee.branches.baseAddress! + branch, node.pointee.branches.baseAddress! + own))
            }
        }
    }

    /// The node to which a branch leads, made if there is none.
    private func node(at branch: UnsafeMutablePointer<StepBranch>, _ content: Content) -> UnsafeMutablePointer<StepNode> {
        if let node = branch.pointee.node {
            assert(contents[node.pointee.number].agrees(with: content), "a step asked differently for the same answers")
            return node
        }
        let node = UnsafeMutablePointer<StepNode>.allocate(capacity: 1)
        node.initialize(to: made(content, number: contents.count))
        contents.append(content)
        nodes.append(node)
        size += node.pointee.branches.count
        branch.pointee.lead(to: node)
        return node
    }

    private func made(_ content: Content, number: Int) -> StepNode {
        var node = StepNode(kind: .end, number: number)
        switch content {
        case .ask(.field(let field)):
            node.kind = .field
            node.field = layout.packed(field)
            node.branches = Self.branches(1 << layout.widths[field])
        case .ask(.any(let alternatives)):
            node.kind = .any
            let (masks, others) = layout.packed(alternatives)
            node.masks = Self.copy(masks)
            node.tests = Self.copy(others)
            node.branches = Self.branches(2)
        case .choose(let choice):
            node.kind = .choice
            node.crossroads = choice.crossroads ?? -1
            node.operations = Self.copy(layout.packed(choice.normalising))
            node.branches = Self.branches(choice.count)
        case .effect(let effect):
            node.kind = .effect
            node.operations = Self.copy(layout.packed([effect]))
            node.branches = Self.branches(1)
        case .enter:
            node.kind = .enter
            node.branches = Self.branches(1)
        case .end(let end): fill(&node, end)
        }
        return node
    }

    private func fill(_ node: inout StepNode, _ end: StepEnd) {
        switch end {
        case .disabled: node.end.meaning = .disabled
        case .another(let isMain): node.end.meaning = isMain ? .mainAnother : .another
        case .answer(let answer): node.end.meaning = answer ? .yes : .no
        case .state(let values, let reports, let reachesOwn):
            node.end.meaning = .state
            node.end.reachesOwn = reachesOwn
            node.end.breaches = reports.contains { $0 < Breach.firstMark }
            node.operations = Self.copy(layout.packed(values))
            node.reports = Self.copy(reports)
        }
    }

    private static func branches(_ count: Int) -> UnsafeMutableBufferPointer<StepBranch> {
        let branches = UnsafeMutableBufferPointer<StepBranch>.allocate(capacity: count)
        for number in 0..<count { branches.initializeElement(at: number, to: StepBranch()) }
        return branches
    }

    private static func copy<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafeMutableBufferPointer<Element> {
        let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
        _ = copy.initialize(from: elements)
        return copy
    }
}

extension StateLayout {
    /// The number of the branch that an answer takes.
    fileprivate func branch(of question: StepQuestion, _ answer: Int) -> Int {
        guard let encoding, case .field(let field) = question else { return answer }
        return Int(encoding.code(of: answer, in: field))
    }

    /// The answer that takes a branch.
    fileprivate func answer(to question: StepQuestion, _ branch: Int) -> Int {
        guard let encoding, case .field(let field) = question else { return branch }
        return Int(encoding.value(of: UInt16(branch), in: field))
    }
}
