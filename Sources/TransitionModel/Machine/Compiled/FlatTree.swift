/// A step tree laid out for speed, once it has stopped growing for a while: a few words for each place, one after the
/// other, and questions that have only ever had one answer made together, by a mask for each word.
///
/// It says less than the tree: where a state answers differently, the tree itself is asked.
struct FlatTree: ~Copyable {
    /// One thing to do; unless it leads elsewhere, the next one follows.
    struct Step: BitwiseCopyable {
        enum Kind: UInt8 { case expect, ask, any, effect, end, choice, disabled }

        var kind: Kind
        var shift: UInt8 = 0
        /// A word of the state; of an effect the number of its operations.
        var word: Int32 = 0
        /// Where the answers begin, counted in numbers of 32 bits from the first step.
        var targets: Int32 = 0
        var mask: UInt64 = 0
        /// What is expected, the operations, or the tree's node.
        var bits: UInt64 = 0

        var node: UnsafeMutablePointer<StepNode> {
            UnsafeMutablePointer(bitPattern: UInt(bits)).unsafelyUnwrapped
        }

        var operations: UnsafePointer<PackedOperation> {
            UnsafePointer(bitPattern: UInt(bits)).unsafelyUnwrapped
        }
    }

    /// The steps, and after them for each answer to a question the step that follows.
    let first: UnsafeMutablePointer<Step>

    init(_ root: UnsafeMutablePointer<StepNode>) {
        var layout = Layout()
        layout.add(root)
        let targetsPerStep = MemoryLayout<Step>.stride / MemoryLayout<Int32>.stride
        let spaces = (layout.targets.count + targetsPerStep - 1) / targetsPerStep
        first = .allocate(capacity: layout.steps.count + spaces)
        let base = Int32(layout.steps.count * targetsPerStep)
        for (number, step) in layout.steps.enumerated() {
            var step = step
            step.targets += base
            (first + number).initialize(to: step)
        }
        UnsafeMutableRawPointer(first + layout.steps.count).withMemoryRebound(
            to: Int32.self, capacity: layout.targets.count
        ) { targets in
            for (number, target) in layout.targets.enumerated() { (targets + number).initialize(to: target) }
        }
    }

    deinit {
        first.deallocate()
    }

    /// Walks to the next choice or end; nothing is known where a state answers as none did when the tree was laid out.
    @inline(__always)
    static func walk(
        from first: UnsafeMutablePointer<Step>, _ words: inout UnsafePointer<UInt64>,
        _ scratch: UnsafeMutablePointer<UInt64>, _ width: Int, _ views: PackedViews
    ) -> CompiledSteps.Outcome {
        func target(_ step: UnsafeMutablePointer<Step>, _ answer: Int) -> Int {
            Int(
                UnsafeRawPointer(first).load(
                    fromByteOffset: (Int(step.pointee.targets) &+ answer) &* MemoryLayout<Int32>.stride, as: Int32.self))
        }
        var step = first
        while true {
            let word = Int(step.pointee.word)
            switch step.pointee.kind {
            case .expect:
                if words[word] & step.pointee.mask != step.pointee.bits { return .unknown }
                step += 1
            case .ask:
                let answer = Int(words[word] &>> UInt64(step.pointee.shift) & step.pointee.mask)
                let target = target(step, answer)
                if target < 0 { return .unknown }
                step = first + target
            case .any:
                let target = target(step, step.pointee.node.pointee.holdsAny(words) ? 1 : 0)
                if target < 0 { return .unknown }
                step = first + target
            case .effect:
                if words != UnsafePointer(scratch) {
                    scratch.update(from: words, count: width)
                    words = UnsafePointer(scratch)
                }
                PackedOperation.run(step.pointee.operations, word, on: scratch, views)
                step += 1
            case .end: return .end(step.pointee.node)
            case .choice: return .fork(step.pointee.node)
            case .disabled: return .disabled
            }
        }
    }

    /// Puts a tree's nodes one after the other.
    private struct Layout {
        var steps: [Step] = []
        var targets: [Int32] = []

        mutating func add(_ start: UnsafeMutablePointer<StepNode>) {
            var node = start
            while true {
                switch node.pointee.kind {
                case .field:
                    let known = node.pointee.branches.indices.filter { node.pointee.branches[$0].node != nil }
                    if known.count == 1 {
                        node = expect(node)
                        continue
                    }
                    add(
                        Step(
                            kind: .ask, shift: node.pointee.field.shift, word: node.pointee.field.word,
                            mask: node.pointee.field.mask), branchesOf: node)
                    return
                case .any:
                    add(Step(kind: .any, bits: UInt64(UInt(bitPattern: node))), branchesOf: node)
                    return
                case .effect:
                    guard let next = node.pointee.branch(0) else { return stop(at: nil) }
                    let operations = node.pointee.operations
                    if let first = operations.baseAddress, operations.count > 0 {
                        steps.append(
                            Step(
                                kind: .effect, word: Int32(operations.count), bits: UInt64(UInt(bitPattern: first))))
                    }
                    node = next
                case .enter:
                    guard let next = node.pointee.branch(0) else { return stop(at: nil) }
                    node = next
                case .choice, .end: return stop(at: node)
                }
            }
        }

        /// Joins questions that have had one answer only; the node that follows them.
        private mutating func expect(_ start: UnsafeMutablePointer<StepNode>) -> UnsafeMutablePointer<StepNode> {
            var node = start
            var byWord: [Int32: (mask: UInt64, bits: UInt64)] = [:]
            while node.pointee.kind == .field {
                let known = node.pointee.branches.indices.filter { node.pointee.branches[$0].node != nil }
                guard known.count == 1 else { break }
                let field = node.pointee.field
                byWord[field.word, default: (0, 0)].mask |= field.mask << UInt64(field.shift)
                byWord[field.word, default: (0, 0)].bits |= UInt64(known[0]) << UInt64(field.shift)
                node = node.pointee.branch(known[0])!
            }
            for (word, expected) in byWord.sorted(by: { $0.key < $1.key }) {
                steps.append(Step(kind: .expect, word: word, mask: expected.mask, bits: expected.bits))
            }
            return node
        }

        private mutating func add(_ step: Step, branchesOf node: UnsafeMutablePointer<StepNode>) {
            var step = step
            let start = targets.count
            step.targets = Int32(start)
            targets += Array(repeating: -1, count: node.pointee.branches.count)
            steps.append(step)
            for answer in node.pointee.branches.indices {
                guard let next = node.pointee.branch(answer) else { continue }
                targets[start + answer] = Int32(steps.count)
                add(next)
            }
        }

        /// Ends a way; without a node, where nothing is known to follow.
        private mutating func stop(at node: UnsafeMutablePointer<StepNode>?) {
            if let node {
                let isEnd = node.pointee.kind == .end
                let kind: Step.Kind = !isEnd ? .choice : node.pointee.end.meaning == .disabled ? .disabled : .end
                steps.append(Step(kind: kind, bits: UInt64(UInt(bitPattern: node))))
            } else {
                // No word has bits that a mask of none lets through.
                steps.append(Step(kind: .expect, mask: 0, bits: 1))
            }
        }
    }
}
