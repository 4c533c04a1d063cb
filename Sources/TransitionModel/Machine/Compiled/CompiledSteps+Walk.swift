import StateSpace

extension CompiledSteps {
    /// How a walk through a tree ended.
    enum Outcome {
        /// The event may not come.
        case disabled
        /// At a state, which has been written.
        case state(UnsafeMutablePointer<StepNode>)
        /// At an end; if it is a state, that has still to be completed.
        case end(UnsafeMutablePointer<StepNode>)
        /// At a choice.
        case fork(UnsafeMutablePointer<StepNode>)
        /// Where no state has gone before.
        case unknown
    }

    /// Walks a tree from its root to the first choice or end.
    @inline(__always)
    func walk(
        _ head: UnsafeMutablePointer<StepTreeHead>, _ words: inout UnsafePointer<UInt64>,
        _ scratch: UnsafeMutablePointer<UInt64>
    ) -> Outcome {
        let source = words
        if let flat = head.pointee.flat {
            let outcome = FlatTree.walk(from: flat, &words, scratch, wordsPerState, views)
            if case .unknown = outcome {} else { return outcome }
        }
        words = source
        countsWalk(head)
        return walk(head.pointee.root, &words, scratch, wordsPerState)
    }

    /// Walks from a branch to the next choice or end. `words` is the state as far as the step has changed it; it is
    /// copied to `scratch` before the first change.
    func walk(
        _ branch: UnsafeMutablePointer<StepBranch>, _ words: inout UnsafePointer<UInt64>,
        _ scratch: UnsafeMutablePointer<UInt64>, _ width: Int
    ) -> Outcome {
        var next = branch.pointee.node
        while let node = next {
            switch node.pointee.kind {
            case .field: next = node.pointee.branch(Int(node.pointee.field.read(words)))
            case .any: next = node.pointee.branch(node.pointee.holdsAny(words) ? 1 : 0)
            case .enter: next = node.pointee.branch(0)
            case .effect:
                if words != UnsafePointer(scratch) {
                    scratch.update(from: words, count: width)
                    words = UnsafePointer(scratch)
                }
                PackedOperation.run(
                    node.pointee.operations.baseAddress.unsafelyUnwrapped, node.pointee.operations.count, on: scratch,
                    views)
                next = node.pointee.branch(0)
            case .choice: return .fork(node)
            case .end: return .end(node)
            }
        }
        return .unknown
    }

    /// Completes the state in which a way ends, in the place that was appended for it.
    func finish(
        _ end: UnsafeMutablePointer<StepNode>, _ words: UnsafePointer<UInt64>, _ place: UnsafeMutablePointer<UInt64>
    ) {
        if words != UnsafePointer(place) { place.update(from: words, count: wordsPerState) }
        if end.pointee.operations.count > 0 {
            PackedOperation.run(
                end.pointee.operations.baseAddress.unsafelyUnwrapped, end.pointee.operations.count, on: place, views)
        }
    }
}

/// The ways of one event that chooses, gathered before any is handed on: one of them may lead where no state has gone.
struct StepForks {
    let steps: CompiledSteps
    let width: Int
    private let mostWays: Int
    private var ends: [UnsafeMutablePointer<StepNode>] = []
    private var states: [UInt64] = []
    private var seen: Set<Arrival> = []
    private var tries = 0
    private var meetsOthers = false

    private struct Arrival: Hashable {
        var crossroads: Int
        var words: [UInt64]
    }

    init(_ steps: CompiledSteps, width: Int, mostWays: Int) {
        self.steps = steps
        self.mostWays = mostWays
        self.width = width
    }

    /// Follows all ways on from a choice; false where one leads where no state has gone before, or there are too many.
    mutating func follow(_ choice: UnsafeMutablePointer<StepNode>, from words: UnsafePointer<UInt64>) -> Bool {
        if choice.pointee.crossroads >= 0, !arrives(choice, words) {
            tries += 1
            return tries < mostWays
        }
        return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: width) { scratch in
            for number in choice.pointee.branches.indices {
                var words = words
                let branch = choice.pointee.branches.baseAddress! + number
                switch steps.walk(branch, &words, scratch.baseAddress!, width) {
                case .unknown, .disabled, .state: return false
                case .fork(let next): guard follow(next, from: words) else { return false }
                case .end(let end):
                    tries += 1
                    guard tries < mostWays else { return false }
                    gather(end, words)
                }
            }
            return true
        }
    }

    /// Whether no other way has come here in the same state, but for what nothing will read.
    private mutating func arrives(
        _ choice: UnsafeMutablePointer<StepNode>, _ words: UnsafePointer<UInt64>
    ) -> Bool {
        var state = Array(UnsafeBufferPointer(start: words, count: width))
        let operations = choice.pointee.operations
        state.withUnsafeMutableBufferPointer { state in
            if let first = operations.baseAddress {
                PackedOperation.run(first, operations.count, on: state.baseAddress!, steps.views)
            }
        }
        return seen.insert(Arrival(crossroads: choice.pointee.crossroads, words: state)).inserted
    }

    private mutating func gather(_ end: UnsafeMutablePointer<StepNode>, _ words: UnsafePointer<UInt64>) {
        switch end.pointee.end.meaning {
        case .another: meetsOthers = true
        case .state:
            ends.append(end)
            let start = states.count
            states.append(contentsOf: UnsafeBufferPointer(start: words, count: width))
            states.withUnsafeMutableBufferPointer { states in
                if let first = end.pointee.operations.baseAddress {
                    PackedOperation.run(
                        first, end.pointee.operations.count, on: states.baseAddress! + start, steps.views)
                }
            }
        case .mainAnother, .disabled, .no, .yes: break
        }
    }

    /// Hands on what was gathered; a tick that changes nothing is left out where another would change something.
    func append(
        by action: ActionID, isTick: Bool, from source: UnsafePointer<UInt64>, into successors: inout SuccessorBuffer
    ) {
        states.withUnsafeBufferPointer { states in
            func state(_ number: Int) -> UnsafePointer<UInt64> { states.baseAddress! + number * width }
            func changes(_ number: Int) -> Bool { (0..<width).contains { state(number)[$0] != source[$0] } }
            let leavesOut = isTick && ends.count > 1 && ends.indices.contains(where: changes)
            for (number, end) in ends.enumerated() {
                if leavesOut, !end.pointee.end.breaches, !changes(number) { continue }
                successors.append(state(number), by: action)
                successors.report(at: end)
            }
        }
        if meetsOthers, !ends.contains(where: { $0.pointee.end.reachesOwn }) {
            successors.reportHere(Breach.needsOthersKey)
        }
    }
}

extension SuccessorBuffer {
    /// Reports what belongs to the end of a way, of the successor last appended.
    @inline(__always)
    mutating func report(at end: UnsafeMutablePointer<StepNode>) {
        for report in end.pointee.reports { self.report(report) }
    }
}
