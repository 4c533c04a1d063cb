/// Where a field is in a packed state.
struct PackedField: BitwiseCopyable {
    var word: Int32
    var shift: UInt8
    /// The field's bits, moved down to the lowest.
    var mask: UInt64

    @inline(__always)
    func read(_ words: UnsafePointer<UInt64>) -> UInt64 { words[Int(word)] &>> UInt64(shift) & mask }

    @inline(__always)
    func write(_ value: UInt64, _ words: UnsafeMutablePointer<UInt64>) {
        words[Int(word)] = words[Int(word)] & ~(mask &<< UInt64(shift)) | (value & mask) &<< UInt64(shift)
    }
}

/// One of some values of a field, as a test on a packed state.
struct PackedTest: BitwiseCopyable {
    var field: PackedField
    /// A bit for each value.
    var values: UInt64
    /// Whether it is the last of its alternative.
    var isLast: Bool

    @inline(__always)
    func holds(_ words: UnsafePointer<UInt64>) -> Bool {
        let value = field.read(words)
        return value < 64 && values &>> value & 1 == 1
    }
}

/// Some bits of a word.
struct PackedMask: BitwiseCopyable {
    var word: Int
    var bits: UInt64
}

/// One thing done to a packed state: masks and shifts, without looking at anything but its words.
struct PackedOperation: BitwiseCopyable {
    enum Kind: UInt8 {
        /// Keeps some bits of a word and sets others.
        case set
        /// Gives a field another's value.
        case copy
        /// Leaves out the operations that follow where a word has any of some bits.
        case skipIfAny
        /// Leaves out the operations that follow unless a field has one of some values.
        case skipUnless
        case lower
        case takeOut
        case put
        /// A field would get a value that has no code.
        case miss
    }

    var kind: Kind
    /// How many operations are left out; a view; a field.
    var number: Int32 = 0
    /// A word, or the field that is read.
    var field: PackedField
    var other = PackedField(word: 0, shift: 0, mask: 0)
    var bits: UInt64 = 0
}

extension PackedOperation {
    /// Carries out operations in order.
    ///
    /// Not inlined, so that walking a tree keeps what it needs in registers; nor is what else it seldom does.
    @inline(never)
    static func run(
        _ operations: UnsafePointer<PackedOperation>, _ count: Int, on words: UnsafeMutablePointer<UInt64>,
        _ views: PackedViews
    ) {
        var position = 0
        while position < count {
            let operation = operations + position
            let word = Int(operation.pointee.field.word)
            position &+= 1
            switch operation.pointee.kind {
            case .set: words[word] = words[word] & operation.pointee.field.mask | operation.pointee.bits
            case .copy: operation.pointee.other.write(operation.pointee.field.read(words), words)
            case .skipIfAny:
                if words[word] & operation.pointee.field.mask != 0 { position &+= Int(operation.pointee.number) }
            case .skipUnless:
                let value = operation.pointee.field.read(words)
                if value >= 64 || operation.pointee.bits &>> value & 1 == 0 {
                    position &+= Int(operation.pointee.number)
                }
            case .lower:
                let isSet = operation.pointee.field.read(words) != 0
                words[word] &-= isSet ? operation.pointee.bits : 0
            case .takeOut: views.takeOut(Int(operation.pointee.number), to: operation.pointee.bits, words)
            case .put:
                views.put(
                    Int(operation.pointee.number), into: operation.pointee.bits, at: operation.pointee.field.mask,
                    words)
            case .miss:
                views.misses?.note(
                    FieldValue(field: Int(operation.pointee.number), value: Int(operation.pointee.bits)), inState: true)
            }
        }
    }
}

extension StateLayout {
    /// A field's place; one without bits always reads zero and takes nothing.
    func packed(_ field: Int) -> PackedField {
        let place = places[field]
        return PackedField(word: Int32(place.word), shift: UInt8(place.shift), mask: place.mask)
    }

    /// How many codes a field may have.
    func codeCount(_ field: Int) -> Int { encoding?.values(field)?.count ?? 1 << widths[field] }

    /// How a field says that it has a value.
    private func code(of value: Int, in field: Int) -> UInt64 { encoding?.code(of: value, in: field) ?? UInt64(value) }

    /// The same question asked of a field's code.
    func coded(_ test: FieldTest) -> FieldTest { encoding?.coded(test) ?? test }

    /// Tests of alternatives: where one holds if a field has any of some bits, all such of a word are one mask.
    func packed(_ alternatives: [[FieldTest]]) -> (masks: [PackedMask], others: [PackedTest]) {
        var byWord: [Int: UInt64] = [:]
        var others: [PackedTest] = []
        for tests in alternatives {
            let tests = tests.map(coded)
            if tests.count == 1, let bits = tests[0].anyBits(below: codeCount(tests[0].field)) {
                let place = places[tests[0].field]
                byWord[place.word, default: 0] |= bits << place.shift
            } else {
                others += tests.enumerated().map {
                    PackedTest(field: packed($1.field), values: $1.values, isLast: $0 == tests.count - 1)
                }
            }
        }
        return (byWord.sorted { $0.key < $1.key }.map { PackedMask(word: $0, bits: $1) }, others)
    }

    /// Operations for a step's effects, in order.
    func packed(_ effects: [StepEffect]) -> [PackedOperation] { effects.flatMap(packed) }

    private func packed(_ effect: StepEffect) -> [PackedOperation] {
        switch effect {
        case .set(let values): return packed(values)
        case .copy(let copies): return copies.flatMap(packed)
        case .lower(let field):
            let place = packed(field)
            return [PackedOperation(kind: .lower, field: place, bits: 1 << UInt64(place.shift))]
        case .setWhere(let tests, let values):
            return guarded(by: tests, packed(values))
        case .takeOut(let view, let place):
            return [
                PackedOperation(
                    kind: .takeOut, number: Int32(view), field: PackedField(word: 0, shift: 0, mask: 0),
                    bits: code(of: place, in: parents + view))
            ]
        case .put(let view, let parent, let position):
            return [
                PackedOperation(
                    kind: .put, number: Int32(view),
                    field: PackedField(word: 0, shift: 0, mask: position.map { UInt64(max(0, $0)) } ?? .max),
                    bits: code(of: Place.inside(parent).code, in: parents + view))
            ]
        }
    }

    /// A field that gets another's value, where they have other codes for it by way of each code that it may have.
    private func packed(_ copy: FieldCopy) -> [PackedOperation] {
        let (from, to) = (packed(copy.from), packed(copy.to))
        guard let encoding, encoding.values(copy.from) != encoding.values(copy.to) else {
            return [PackedOperation(kind: .copy, field: from, other: to)]
        }
        var operations: [PackedOperation] = []
        for (code, value) in (encoding.values(copy.from) ?? Array(0..<UInt16(codeCount(copy.from)))).enumerated() {
            let isKnown = encoding.knownCode(of: Int(value), in: copy.to) != nil
            if isKnown && to.mask == 0 { continue }
            operations.append(PackedOperation(kind: .skipUnless, number: 1, field: from, bits: 1 << UInt64(code)))
            operations += isKnown
                ? packed([FieldValue(field: copy.to, value: Int(value))])
                : [PackedOperation(kind: .miss, number: Int32(copy.to), field: to, bits: UInt64(value))]
        }
        return operations
    }

    /// One operation for each word that constants change.
    func packed(_ values: [FieldValue]) -> [PackedOperation] {
        var byWord: [Int32: (keep: UInt64, bits: UInt64)] = [:]
        for value in values {
            let field = packed(value.field)
            let code = code(of: value.value, in: value.field)
            guard field.mask != 0 else { continue }
            var change = byWord[field.word] ?? (keep: ~0, bits: 0)
            change.keep &= ~(field.mask << UInt64(field.shift))
            change.bits |= code << UInt64(field.shift)
            byWord[field.word] = change
        }
        return byWord.sorted { $0.key < $1.key }.map { word, change in
            PackedOperation(
                kind: .set, field: PackedField(word: word, shift: 0, mask: change.keep), bits: change.bits)
        }
    }

    /// The same operations, left out unless all tests hold; tests for zero in one word are made at once.
    private func guarded(by tests: [FieldTest], _ operations: [PackedOperation]) -> [PackedOperation] {
        var zero: [Int32: UInt64] = [:]
        var guards: [PackedOperation] = []
        for test in tests.map(coded) {
            let field = packed(test.field)
            if test.values == 1 {
                zero[field.word, default: 0] |= field.mask << UInt64(field.shift)
            } else {
                guards.append(PackedOperation(kind: .skipUnless, field: field, bits: test.values))
            }
        }
        for (word, mask) in zero.sorted(by: { $0.key < $1.key }) {
            guards.append(PackedOperation(kind: .skipIfAny, field: PackedField(word: word, shift: 0, mask: mask)))
        }
        for number in guards.indices {
            guards[number].number = Int32(guards.count - number - 1 + operations.count)
        }
        return guards + operations
    }
}
