import StateSpace

/// Exploring in as few words as do: where there are many states, they are packed by the values that fields are seen to
/// have.
extension TransitionMachine {
    /// So many states show that there are many, and which values their fields have.
    static let sampledStates = 1 << 15
    private static let mostAttempts = 4

    /// Explores; the result speaks of states as this machine packs them.
    ///
    /// What is found among encoded states counts only if no value was met that has no code. Else all of it is dropped,
    /// and the search begins anew with a code for that value too: a few times, and then without codes.
    func exploreEncoded(_ options: ExplorationOptions, after sampled: Int = sampledStates) -> Exploration {
        guard compiled != nil, options.maximumStates > sampled else { return explore(options) }
        let started = ContinuousClock.now
        var sampling = options
        sampling.maximumStates = sampled
        let sample = explore(sampling)
        guard case .incomplete(.stateLimit) = sample.outcome else { return sample }
        var rest: ExplorationOptions {
            var rest = options
            rest.timeLimit = options.timeLimit.map { max(.zero, $0 - (ContinuousClock.now - started)) }
            return rest
        }
        var values = seenOnWalks()
        addWritten(to: &values)
        for _ in 0..<Self.mostAttempts {
            symmetry?.close(&values)
            let encoding = FieldEncoding(layout, values)
            let machine = TransitionMachine(self, layout.encoded(by: encoding))
            if let result = machine.exploreUnlessMissed(rest, encoding.misses) {
                return result.mapStates { repacked($0, from: machine) }
            }
            for miss in encoding.misses.values { values[miss.field].insert(miss.value) }
        }
        return explore(rest)
    }

    /// What is found if every value that is met has a code.
    private func exploreUnlessMissed(_ options: ExplorationOptions, _ misses: EncodingMisses) -> Exploration? {
        guard misses.isEmpty else { return nil }
        var options = options
        options.isAbandoned = misses.endSearch
        let result = explore(options)
        return misses.spareResult ? result : nil
    }

    /// A state of another machine as this one packs it.
    private func repacked(_ words: [UInt64], from machine: TransitionMachine) -> [UInt64] {
        let fields = words.withUnsafeBufferPointer { machine.layout.unpack($0.baseAddress!) }
        return [UInt64](unsafeUninitializedCapacity: wordsPerState) { own, count in
            layout.pack(fields, into: own.baseAddress!)
            count = wordsPerState
        }
    }

    /// Adds the values that known steps write.
    private func addWritten(to values: inout [Set<Int>]) {
        guard let compiled else { return }
        let known = FieldValues(
            layout, beginnings: beginnings.ways.map(\.state.fields), trees: compiled.trees, followsCopies: false)
        for field in values.indices { values[field].formUnion(known.values[field]) }
    }

    /// The values that fields have on walks to the end, until some of these in a row have shown none that is new:
    /// states far away have others than those near by.
    private func seenOnWalks() -> [Set<Int>] {
        var values = [Set<Int>](repeating: [], count: layout.widths.count)
        var random = SeededGenerator(seed: 1)
        var buffer = SuccessorBuffer(wordsPerState: wordsPerState)
        var (walks, fruitless) = (0, 0)
        while walks < Self.mostWalks, fruitless < Self.walksInVain {
            walks += 1
            fruitless += 1
            buffer.removeAll()
            initialStates(into: &buffer)
            for _ in 0..<Self.longestWalk where buffer.count > 0 {
                let words = buffer.words(at: Int(random.next() % UInt64(buffer.count)))
                words.withUnsafeBufferPointer { words in
                    for (field, value) in layout.unpack(words.baseAddress!).enumerated()
                    where values[field].insert(Int(value)).inserted {
                        fruitless = 0
                    }
                    buffer.removeAll()
                    successors(of: words.baseAddress!, into: &buffer)
                }
            }
        }
        return values
    }

    private static let mostWalks = 64
    private static let walksInVain = 8
    private static let longestWalk = 256
}
