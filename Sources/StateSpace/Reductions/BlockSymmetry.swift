/// Equal parts of a state, *blocks*, that may change places without making a difference: worker 3 and worker 5, say.
///
/// A system that declares blocks promises that each way of exchanging them maps the system to itself: where a state has a
/// successor, the state with its blocks exchanged has the successor with its blocks exchanged, and both report the same
/// violation keys, or none, and both or neither are accepting ends. Only the actions may differ. Nothing else in the state
/// may name a block. The state whose blocks are sorted stands for all that differ only in the order of their blocks.
public struct BlockSymmetry: StateSymmetry, Hashable {
    /// Some bits of one word of a state.
    public struct Field: Sendable, Hashable {
        /// Which word, from 0.
        public var word: Int
        /// The position of the lowest bit.
        public var shift: Int
        /// How many bits, from 1 to 64.
        public var width: Int

        /// Names some bits.
        public init(word: Int = 0, shift: Int, width: Int) {
            precondition(word >= 0 && shift >= 0 && width >= 1 && shift + width <= 64, "a field lies within one word")
            self.word = word
            self.shift = shift
            self.width = width
        }
    }

    /// How many blocks there are.
    public let count: Int
    /// The fields of all blocks, block by block.
    private let fields: [Field]
    private let fieldsPerBlock: Int

    /// Declares blocks, each with its fields; corresponding fields have the same width, 64 bits at most in a block.
    public init(blocks: [[Field]]) {
        count = blocks.count
        fields = blocks.flatMap(\.self)
        fieldsPerBlock = blocks.first?.count ?? 0
        for block in blocks {
            precondition(block.map(\.width) == blocks[0].map(\.width), "all blocks have the same fields")
            precondition(block.reduce(0) { $0 + $1.width } <= 64, "a block has at most 64 bits")
        }
    }

    /// Declares blocks that lie side by side in one word.
    public init(count: Int, width: Int, from shift: Int, word: Int = 0) {
        self.init(blocks: (0..<count).map { [Field(word: word, shift: shift + $0 * width, width: width)] })
    }

    /// Sorts a state's blocks.
    public func makeRepresentative(_ state: UnsafeMutablePointer<UInt64>) -> Bool {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: max(1, count)) { blocks in
            var isSorted = true
            for block in 0..<count {
                blocks[block] = read(block, of: state)
                if block > 0, blocks[block - 1] > blocks[block] { isSorted = false }
            }
            if isSorted { return false }
            for block in 1..<count {
                let own = blocks[block]
                var place = block
                while place > 0, blocks[place - 1] > own {
                    blocks[place] = blocks[place - 1]
                    place -= 1
                }
                blocks[place] = own
            }
            for block in 0..<count { write(blocks[block], to: block, of: state) }
            return true
        }
    }

    /// How many states differ from one only in the order of their blocks, itself included; as large as `Int` allows.
    public func orbit(of state: UnsafePointer<UInt64>) -> Int {
        var multiplicities: [UInt64: Int] = [:]
        var size = 1
        for block in 0..<count {
            let alike = multiplicities[read(block, of: state), default: 0] + 1
            multiplicities[read(block, of: state)] = alike
            // The number of ways to arrange one block more: exact, since each partial product is a multinomial.
            let (product, overflows) = size.multipliedReportingOverflow(by: block + 1)
            if overflows { return .max }
            size = product / alike
        }
        return size
    }

    private func read(_ block: Int, of state: UnsafePointer<UInt64>) -> UInt64 {
        var value: UInt64 = 0
        for field in fields[block * fieldsPerBlock..<(block + 1) * fieldsPerBlock] {
            value = value << UInt64(field.width) | state[field.word] >> UInt64(field.shift) & Self.mask(field.width)
        }
        return value
    }

    private func write(_ value: UInt64, to block: Int, of state: UnsafeMutablePointer<UInt64>) {
        var value = value
        for field in fields[block * fieldsPerBlock..<(block + 1) * fieldsPerBlock].reversed() {
            let mask = Self.mask(field.width)
            let shift = UInt64(field.shift)
            state[field.word] = state[field.word] & ~(mask << shift) | (value & mask) << shift
            value = field.width == 64 ? 0 : value >> UInt64(field.width)
        }
    }

    private static func mask(_ width: Int) -> UInt64 { width == 64 ? .max : 1 << UInt64(width) - 1 }
}
