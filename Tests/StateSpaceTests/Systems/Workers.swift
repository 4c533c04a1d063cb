import StateSpace

/// Equal workers around one shared counter, each a random machine: what one may do, any may.
///
/// A worker's state is split into two fields, which lie in one word or in two.
struct Workers: PackedTransitionSystem {
    struct Rule {
        var from: UInt64
        var to: UInt64
        /// What the counter must be, nil for anything, and what is added to it.
        var counter: UInt64?
        var adds: UInt64
        var violation: UInt64?
    }

    var count: Int
    var words: Int
    var rules: [Rule]
    /// Reported where two workers are in this state.
    var crowded: UInt64
    var symmetries: [any StateSymmetry]
    let actions: [Action]

    init(count: Int, words: Int, rules: [Rule], crowded: UInt64) {
        self.count = count
        self.words = words
        self.rules = rules
        self.crowded = crowded
        symmetries = [
            BlockSymmetry(
                blocks: (0..<count).map { worker in
                    [
                        .init(word: 0, shift: 4 + 2 * worker, width: 1),
                        .init(word: words - 1, shift: 30 + 3 * worker, width: 1),
                    ]
                })
        ]
        actions = (0..<count * rules.count).map { Action("\($0)") }
    }

    var wordsPerState: Int { words }

    static func random(seed: UInt64) -> Workers {
        var generator = SplitMix(state: seed)
        let rules = (0..<Int.random(in: 2...6, using: &generator)).map { _ in
            Rule(
                from: .random(in: 0..<4, using: &generator), to: .random(in: 0..<4, using: &generator),
                counter: Bool.random(using: &generator) ? .random(in: 0..<4, using: &generator) : nil,
                adds: .random(in: 0..<3, using: &generator),
                violation: Int.random(in: 0..<4, using: &generator) == 0 ? .random(in: 0..<3, using: &generator) : nil)
        }
        return Workers(
            count: .random(in: 2...4, using: &generator), words: .random(in: 1...2, using: &generator), rules: rules,
            crowded: .random(in: 0..<4, using: &generator))
    }

    func read(_ worker: Int, _ state: UnsafePointer<UInt64>) -> UInt64 {
        (state[0] >> UInt64(4 + 2 * worker) & 1) << 1 | state[words - 1] >> UInt64(30 + 3 * worker) & 1
    }

    private func write(_ value: UInt64, _ worker: Int, _ state: UnsafeMutablePointer<UInt64>) {
        let high = UInt64(4 + 2 * worker), low = UInt64(30 + 3 * worker)
        state[0] = state[0] & ~(1 << high) | (value >> 1) << high
        state[words - 1] = state[words - 1] & ~(1 << low) | (value & 1) << low
    }

    func initialStates(into successors: inout SuccessorBuffer) {
        let place = successors.appendUninitialized(by: 0)
        for word in 0..<words { place[word] = 0 }
    }

    func successors(of state: UnsafePointer<UInt64>, into successors: inout SuccessorBuffer) {
        let counter = state[0] & 3
        if (0..<count).filter({ read($0, state) == crowded }).count == 2 { successors.reportHere(7) }
        for worker in 0..<count {
            for (number, rule) in rules.enumerated()
            where rule.from == read(worker, state) && (rule.counter ?? counter) == counter {
                let place = successors.appendUninitialized(by: ActionID(worker * rules.count + number))
                for word in 0..<words { place[word] = state[word] }
                place[0] = state[0] & ~3 | (counter + rule.adds) & 3
                write(rule.to, worker, place)
                if let violation = rule.violation { successors.report(violation) }
            }
        }
    }
}
