import StateSpace

/// A small generator of numbers that depend on a seed only.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension Graph {
    /// A random system: sparse or dense, with violations, unreachable parts, dead ends and an obligation or two.
    static func random(seed: UInt64) -> Graph {
        var generator = SplitMix(state: seed)
        let size = UInt64.random(in: 1...40, using: &generator)
        let degree = Int.random(in: 1...4, using: &generator)
        let fairness: [Fairness] = [.none, .weak, .optional]
        let actions = (0..<Int.random(in: 1...4, using: &generator)).map {
            Action("action \($0)", fairness: fairness.randomElement(using: &generator)!)
        }
        var edges: [Edge] = []
        for state in 0..<size {
            for _ in 0..<Int.random(in: 0...degree, using: &generator) {
                edges.append(
                    Edge(
                        state, UInt64.random(in: 0..<size, using: &generator),
                        by: ActionID.random(in: 0..<ActionID(actions.count), using: &generator),
                        violation: Int.random(in: 0..<20, using: &generator) == 0
                            ? UInt64.random(in: 0..<4, using: &generator) : nil))
            }
        }
        var graph = Graph(edges)
        graph.wordsPerState = Int.random(in: 1...3, using: &generator)
        graph.actions = actions
        graph.initial = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
            UInt64.random(in: 0..<size, using: &generator)
        }
        for state in 0..<size {
            if Int.random(in: 0..<10, using: &generator) == 0 {
                graph.stateViolations[state] = [UInt64.random(in: 0..<4, using: &generator)]
            }
            if Bool.random(using: &generator) { graph.accepting.insert(state) }
        }
        for number in 0..<Int.random(in: 1...2, using: &generator) {
            func some(oneIn: Int) -> Set<UInt64> {
                Set((0..<size).filter { _ in Int.random(in: 0..<oneIn, using: &generator) == 0 })
            }
            graph.oblige("obligation \(number)", whenever: some(oneIn: 3), eventually: some(oneIn: 4))
        }
        return graph
    }

    /// A random system most of whose many states are reachable, with a violation here and there.
    static func dense(seed: UInt64, states: UInt64, words: Int) -> Graph {
        var generator = SplitMix(state: seed)
        var graph = Graph(
            (0..<states).flatMap { state in
                (0..<4).map { _ in
                    Edge(
                        state, UInt64.random(in: 0..<states, using: &generator),
                        violation: Int.random(in: 0..<500, using: &generator) == 0
                            ? UInt64.random(in: 0..<4, using: &generator) : nil)
                }
            })
        graph.wordsPerState = words
        graph.oblige("comes back", whenever: [1], eventually: Set((0..<states).filter { $0 % 3 == 0 }))
        return graph
    }
}
