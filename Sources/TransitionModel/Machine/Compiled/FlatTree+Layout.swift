extension FlatTree {
    /// Puts a tree's nodes one after the other.
    struct Layout {
        private(set) var steps: [Step] = []
        private(set) var targets: [Int32] = []

        /// Adds a node and all that follows it; whether the state has been copied by then.
        mutating func add(_ start: UnsafeMutablePointer<StepNode>, begun: Bool = false) {
            var node = start
            var begun = begun
            while true {
                switch node.pointee.kind {
                case .field:
                    if node.knownBranches.count == 1 {
                        node = expect(node)
                        continue
                    }
                    let field = node.pointee.field
                    return add(
                        Step(kind: .ask, shift: field.shift, word: field.word, mask: field.mask), branchesOf: node, begun)
                case .any: return ask(node, begun)
                case .effect, .enter:
                    add(node.pointee.operations, &begun)
                    guard let next = node.pointee.branch(0) else { return addUnknown() }
                    node = next
                case .choice: return steps.append(Step(kind: .choice, node: node))
                case .end: return end(node, &begun)
                }
            }
        }

        /// Joins questions that have had one answer only; the node that follows them.
        private mutating func expect(_ start: UnsafeMutablePointer<StepNode>) -> UnsafeMutablePointer<StepNode> {
            var node = start
            var byWord: [Int32: (mask: UInt64, bits: UInt64)] = [:]
            while node.pointee.kind == .field, node.knownBranches.count == 1 {
                let answer = node.knownBranches[0]
                let field = node.pointee.field
                byWord[field.word, default: (0, 0)].mask |= field.mask << UInt64(field.shift)
                byWord[field.word, default: (0, 0)].bits |= UInt64(answer) << UInt64(field.shift)
                node = node.pointee.branch(answer)!
            }
            for (word, expected) in byWord.sorted(by: { $0.key < $1.key }) where expected.mask != 0 {
                steps.append(Step(kind: .expect, word: word, mask: expected.mask, bits: expected.bits))
            }
            return node
        }

        /// Asks whether any alternative holds: with nothing but masks by one step for each, else by the node.
        private mutating func ask(_ node: UnsafeMutablePointer<StepNode>, _ begun: Bool) {
            guard node.pointee.tests.isEmpty else { return add(Step(kind: .any, node: node), branchesOf: node, begun) }
            let first = steps.count
            for mask in node.pointee.masks {
                steps.append(Step(kind: .meets, word: Int32(mask.word), targets: -1, mask: mask.bits))
            }
            if let no = node.pointee.branch(0) { add(no, begun: begun) } else { addUnknown() }
            guard let yes = node.pointee.branch(1) else { return }
            for number in node.pointee.masks.indices { steps[first + number].targets = Int32(steps.count) }
            add(yes, begun: begun)
        }

        private mutating func add(_ step: Step, branchesOf node: UnsafeMutablePointer<StepNode>, _ begun: Bool) {
            var step = step
            let start = targets.count
            step.targets = Int32(start)
            targets += Array(repeating: -1, count: node.pointee.branches.count)
            steps.append(step)
            for answer in node.knownBranches {
                targets[start + answer] = Int32(steps.count)
                add(node.pointee.branch(answer)!, begun: begun)
            }
        }

        /// Carries out operations, each by a step of its own unless some leave others out.
        private mutating func add(_ operations: UnsafeMutableBufferPointer<PackedOperation>, _ begun: inout Bool) {
            guard let first = operations.baseAddress, operations.count > 0 else { return }
            begin(&begun)
            if operations.contains(where: { $0.kind == .skipIfAny || $0.kind == .skipUnless }) {
                return steps.append(Step(first, operations.count))
            }
            for (number, operation) in operations.enumerated() {
                let (field, bits) = (operation.field, operation.bits)
                switch operation.kind {
                case .set: steps.append(Step(kind: .set, word: field.word, mask: field.mask, bits: bits))
                case .lower:
                    steps.append(
                        Step(kind: .lower, word: field.word, mask: field.mask << UInt64(field.shift), bits: bits))
                case .takeOut: steps.append(Step(kind: .takeOut, word: operation.number, bits: bits))
                default: steps.append(Step(first + number, 1))
                }
            }
        }

        private mutating func begin(_ begun: inout Bool) {
            if !begun { steps.append(Step(kind: .begin)) }
            begun = true
        }

        private mutating func end(_ node: UnsafeMutablePointer<StepNode>, _ begun: inout Bool) {
            switch node.pointee.end.meaning {
            case .disabled: steps.append(Step(kind: .disabled, node: node))
            case .state:
                begin(&begun)
                add(node.pointee.operations, &begun)
                steps.append(Step(kind: .finish, node: node))
            case .another, .mainAnother, .no, .yes: steps.append(Step(kind: .end, node: node))
            }
        }

        /// Ends a way where nothing is known to follow: no word has bits that a mask of none lets through.
        private mutating func addUnknown() { steps.append(Step(kind: .expect, mask: 0, bits: 1)) }
    }
}

extension FlatTree.Step {
    fileprivate init(kind: Kind, node: UnsafeMutablePointer<StepNode>) {
        self.init(kind: kind, bits: UInt64(UInt(bitPattern: node)))
    }

    /// Carries out so many operations.
    fileprivate init(_ operations: UnsafeMutablePointer<PackedOperation>, _ count: Int) {
        self.init(kind: .effect, word: Int32(count), bits: UInt64(UInt(bitPattern: operations)))
    }
}

extension UnsafeMutablePointer<StepNode> {
    /// The answers that lead anywhere.
    fileprivate var knownBranches: [Int] { pointee.branches.indices.filter { pointee.branches[$0].node != nil } }
}
