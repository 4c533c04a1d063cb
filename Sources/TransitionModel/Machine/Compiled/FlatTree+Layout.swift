extension FlatTree {
    /// Puts a tree's nodes one after the other.
    struct Layout {
        /// Steps, each with what follows it, as they are to lie in memory.
        private(set) var words: [UInt64] = []
        private let state: StateLayout

        init(_ state: StateLayout) {
            self.state = state
        }

        /// Adds a node and all that follows it, after what was delayed on the way there.
        mutating func add(_ start: UnsafeMutablePointer<StepNode>, after delayed: Delayed = Delayed()) {
            var delayed = delayed
            var next: UnsafeMutablePointer<StepNode>? = start
            while let node = next {
                switch node.pointee.kind {
                case .field:
                    guard let answer = answer(to: node, &delayed) else {
                        let field = node.pointee.field
                        return add(
                            Step(kind: .ask, shift: field.shift, word: Int16(field.word), mask: field.mask),
                            branchesOf: node, delayed)
                    }
                    next = node.pointee.branch(answer)
                case .any:
                    guard node.pointee.tests.isEmpty else {
                        settle(&delayed)
                        return add(Step(kind: .any, node: node), branchesOf: node, delayed)
                    }
                    guard let answer = answer(toMasksOf: node, &delayed) else { return }
                    next = node.pointee.branch(answer)
                case .effect, .enter:
                    add(node.pointee.operations, &delayed)
                    next = node.pointee.branch(0)
                case .choice:
                    settle(&delayed)
                    append(Step(kind: .choice, node: node))
                    return
                case .end: return end(node, &delayed)
                }
            }
            addUnknown()
        }

        /// The answer to a question for a field, where only one was ever given or what was done says it.
        private mutating func answer(to node: UnsafeMutablePointer<StepNode>, _ delayed: inout Delayed) -> Int? {
            let field = node.pointee.field
            let (word, shift) = (Int(field.word), UInt64(field.shift))
            let mask = field.mask << shift
            if delayed.bits(mask, ofWord: word) == nil { settle(&delayed) }
            if node.knownBranches.count == 1 {
                let answer = node.knownBranches[0]
                delayed.expect(UInt64(answer) << shift, of: mask, inWord: word)
                return answer
            }
            guard let bits = delayed.bits(mask, ofWord: word), bits.asked != mask || mask == 0 else { return nil }
            if bits.asked == 0 { return Int(bits.known >> shift) }
            settle(&delayed)
            return nil
        }

        /// The answer to the question whether words have any of some bits, where what was done says it; else both
        /// answers are followed here, by a step for each word.
        private mutating func answer(
            toMasksOf node: UnsafeMutablePointer<StepNode>, _ delayed: inout Delayed
        ) -> Int? {
            let isTouched = node.pointee.masks.contains { delayed.bits($0.bits, ofWord: $0.word) == nil }
            if isTouched { settle(&delayed) }
            let masks = node.pointee.masks.map { mask in
                (word: mask.word, bits: delayed.bits(mask.bits, ofWord: mask.word) ?? .init(known: 0, asked: mask.bits))
            }
            if masks.contains(where: { $0.bits.known != 0 }) { return 1 }
            let asked = masks.filter { $0.bits.asked != 0 }
            if asked.isEmpty { return 0 }
            let steps = asked.map { word, bits in
                append(Step(kind: .meets, word: Int16(word), target: -1, mask: bits.asked))
            }
            if let no = node.pointee.branch(0) { add(no, after: delayed) } else { addUnknown() }
            guard let yes = node.pointee.branch(1) else { return nil }
            for step in steps { words[step] = words[step] & 0xFFFF_FFFF | UInt64(next) << 32 }
            add(yes, after: delayed)
            return nil
        }

        private mutating func add(_ step: Step, branchesOf node: UnsafeMutablePointer<StepNode>, _ delayed: Delayed) {
            append(step)
            let table = words.count
            words += Array(repeating: ~0, count: (node.pointee.branches.count + 1) / 2)
            for answer in node.knownBranches {
                let shift = UInt64(answer % 2 * 32)
                words[table + answer / 2] &= ~(0xFFFF_FFFF << shift)
                words[table + answer / 2] |= UInt64(next) << shift
                add(node.pointee.branch(answer)!, after: delayed)
            }
        }

        /// Adds a step; the place of its first word.
        @discardableResult
        private mutating func append(_ step: Step) -> Int {
            withUnsafeBytes(of: step) { words += $0.bindMemory(to: UInt64.self) }
            return words.count - Step.words
        }

        /// How many bytes are before the step that is added next.
        private var next: Int { words.count * MemoryLayout<UInt64>.stride }

        /// Delays operations, or carries them out at once where some leave others out.
        private mutating func add(_ operations: UnsafeMutableBufferPointer<PackedOperation>, _ delayed: inout Delayed) {
            guard let first = operations.baseAddress, operations.count > 0 else { return }
            guard operations.allSatisfy({ state.bits(touchedBy: $0) != nil }) else {
                settle(&delayed)
                begin(&delayed)
                append(Step(first, operations.count))
                return
            }
            for (number, operation) in operations.enumerated() {
                let (field, bits) = (operation.field, operation.bits)
                let step: Step
                switch operation.kind {
                case .set:
                    if delayed.set(bits, keeping: field.mask, inWord: Int(field.word)) { continue }
                    settle(&delayed)
                    _ = delayed.set(bits, keeping: field.mask, inWord: Int(field.word))
                    continue
                case .lower:
                    step = Step(
                        kind: .lower, word: Int16(field.word), mask: field.mask << UInt64(field.shift), bits: bits)
                case .takeOut: step = Step(kind: .takeOut, word: Int16(operation.number), bits: bits)
                default: step = Step(first + number, 1)
                }
                delayed.add(step, touching: state.bits(touchedBy: operation) ?? [])
            }
        }

        /// Says all that was delayed.
        private mutating func settle(_ delayed: inout Delayed) {
            for step in delayed.takeExpected() { append(step) }
            if delayed.isNothingDone { return }
            begin(&delayed)
            for step in delayed.takeDone() { append(step) }
        }

        /// Copies the state, if that has not been done, and writes constants into the copy.
        private mutating func begin(_ delayed: inout Delayed) {
            if delayed.hasBegun { return }
            delayed.hasBegun = true
            append(Step(kind: .begin))
            words += delayed.takeConstants(state.wordsPerState)
        }

        private mutating func end(_ node: UnsafeMutablePointer<StepNode>, _ delayed: inout Delayed) {
            let kind: Step.Kind
            switch node.pointee.end.meaning {
            case .disabled: kind = .disabled
            case .state: kind = .finish
            case .another, .mainAnother, .no, .yes: kind = .end
            }
            if kind == .finish { add(node.pointee.operations, &delayed) }
            for step in delayed.takeExpected() { append(step) }
            if kind == .finish {
                begin(&delayed)
                for step in delayed.takeDone() { append(step) }
            }
            append(Step(kind: kind, node: node))
        }

        /// Ends a way where nothing is known to follow: no word has bits that a mask of none lets through.
        private mutating func addUnknown() { append(Step(kind: .expect, mask: 0, bits: 1)) }
    }
}

extension FlatTree.Step {
    fileprivate init(kind: Kind, node: UnsafeMutablePointer<StepNode>) {
        self.init(kind: kind, bits: UInt64(UInt(bitPattern: node)))
    }

    /// Carries out so many operations.
    fileprivate init(_ operations: UnsafeMutablePointer<PackedOperation>, _ count: Int) {
        self.init(kind: .effect, word: Int16(count), bits: UInt64(UInt(bitPattern: operations)))
    }
}

extension UnsafeMutablePointer<StepNode> {
    /// The answers that lead anywhere.
    fileprivate var knownBranches: [Int] { pointee.branches.indices.filter { pointee.branches[$0].node != nil } }
}
