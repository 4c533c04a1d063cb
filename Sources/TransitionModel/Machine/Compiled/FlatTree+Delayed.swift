extension FlatTree {
    /// What a way has asked and done so far and no step says yet.
    ///
    /// Questions are asked of the state as it was, and all that is expected of a word is asked at once; only then is
    /// the state copied, and each word written once. So a way has half as many steps.
    struct Delayed {
        /// Whether the state has been copied.
        var hasBegun = false
        /// Whether no state goes this way.
        private(set) var isImpossible = false
        /// What is expected of the bits of each word.
        private var expected: [Int: (mask: UInt64, bits: UInt64)] = [:]
        /// Which bits of each word are kept, and what the others become.
        private var constants: [Int: (keep: UInt64, bits: UInt64)] = [:]
        /// What is done after the constants are written, in order.
        private var others: [Step] = []
        /// The bits of each word that these read or write.
        private var touched: [Int: UInt64] = [:]

        /// Some bits of a word: those that are sure to be set, and those for which the state must be asked.
        struct Bits {
            var known: UInt64
            var asked: UInt64
        }

        /// What is known of some bits of a word; `nil` where that is not known before what was delayed is done.
        func bits(_ mask: UInt64, ofWord word: Int) -> Bits? {
            guard touched[word, default: 0] & mask == 0 else { return nil }
            guard let constant = constants[word] else { return Bits(known: 0, asked: mask) }
            return Bits(known: constant.bits & mask, asked: constant.keep & mask)
        }

        /// Expects a word to have some bits so; what is delayed must not touch them.
        mutating func expect(_ bits: UInt64, of mask: UInt64, inWord word: Int) {
            guard let own = self.bits(mask, ofWord: word) else { preconditionFailure("what touches them comes first") }
            let before = expected[word] ?? (mask: 0, bits: 0)
            if (own.known ^ bits) & mask & ~own.asked != 0 || (before.bits ^ bits) & before.mask & own.asked != 0 {
                isImpossible = true
            }
            expected[word] = (mask: before.mask | own.asked, bits: before.bits | bits & own.asked)
        }

        /// Writes constants into a word; false where something delayed must be done first.
        mutating func set(_ bits: UInt64, keeping keep: UInt64, inWord word: Int) -> Bool {
            guard touched[word, default: 0] & ~keep == 0 else { return false }
            let before = constants[word] ?? (keep: ~0, bits: 0)
            constants[word] = (keep: before.keep & keep, bits: before.bits & keep | bits)
            return true
        }

        /// Does something else, which reads or writes some bits.
        mutating func add(_ step: Step, touching bits: [(word: Int, mask: UInt64)]) {
            others.append(step)
            for (word, mask) in bits { touched[word, default: 0] |= mask }
        }

        /// The steps for what is expected, which is forgotten.
        mutating func takeExpected() -> [Step] {
            defer { expected = [:] }
            // No word has bits that a mask of none lets through.
            if isImpossible { return [Step(kind: .expect, mask: 0, bits: 1)] }
            return expected.sorted { $0.key < $1.key }.filter { $0.value.mask != 0 }.map { word, expected in
                Step(kind: .expect, word: Int16(word), mask: expected.mask, bits: expected.bits)
            }
        }

        var isNothingDone: Bool { constants.isEmpty && others.isEmpty }

        /// What becomes of each of so many words where the constants are written: which bits are kept, and the others;
        /// they are forgotten.
        mutating func takeConstants(_ words: Int) -> [UInt64] {
            defer { constants = [:] }
            return (0..<words).flatMap { word in
                constants[word].map { [$0.keep, $0.bits] } ?? [~0, 0]
            }
        }

        /// The steps for what is done, which is forgotten.
        mutating func takeDone() -> [Step] {
            defer { (constants, others, touched) = ([:], [], [:]) }
            return constants.sorted { $0.key < $1.key }.map { word, constant in
                Step(kind: .set, word: Int16(word), mask: constant.keep, bits: constant.bits)
            } + others
        }
    }
}

extension StateLayout {
    /// The bits of each word that an operation reads or writes; `nil` for one that does something only under a
    /// condition, or more than change the state.
    func bits(touchedBy operation: PackedOperation) -> [(word: Int, mask: UInt64)]? {
        func bits(_ field: PackedField) -> (word: Int, mask: UInt64) {
            (Int(field.word), field.mask << UInt64(field.shift))
        }
        switch operation.kind {
        case .set: return [(Int(operation.field.word), ~operation.field.mask)]
        case .lower: return [bits(operation.field)]
        case .copy: return [bits(operation.field), bits(operation.other)]
        case .takeOut, .put:
            let lane = (UInt64(1) << UInt64(lanes.width)) &- 1
            return (0..<lanes.wordCount).map { ($0, lanes.ones(in: $0) &* lane) }
                + [bits(packed(parents + Int(operation.number)))]
        case .skipIfAny, .skipUnless, .miss: return nil
        }
    }
}
