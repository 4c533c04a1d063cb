import StateSpace

extension StateGraph {
    /// A machine's states as a person sees them, with the ways of some counterexamples; `nil` if there are too many.
    init?(_ machine: TransitionMachine, maximumStates: Int) {
        guard let graph = machine.reachableGraph(maximumStates: maximumStates) else { return nil }
        self.init(graph, machine)
    }

    private init(_ graph: ReachableGraph, _ machine: TransitionMachine) {
        self.init()
        var numbers: [Node: Int] = [:]
        var nodeOfState: [Int] = []
        let states = graph.states.map { MachineState($0, machine) }
        for state in states {
            let node = Node(state, machine)
            let number = numbers[node] ?? nodes.count
            if number == nodes.count {
                numbers[node] = number
                nodes.append(node)
            } else {
                nodes[number].states += 1
            }
            nodeOfState.append(number)
        }
        var seen: Set<Edge> = []
        for edge in graph.edges {
            let event = machine.words(for: machine.events[Int(edge.action)], in: states[edge.source])
            let shown = Edge(from: nodeOfState[edge.source], to: nodeOfState[edge.target], event: event)
            if seen.insert(shown).inserted { edges.append(shown) }
        }
    }

    /// The nodes that a counterexample passes through; `nil` where one of them is none of these.
    func nodes(of path: Counterexample, _ machine: TransitionMachine) -> [Int]? {
        var found: [Int] = []
        for words in [path.initialState] + path.steps.map(\.after) {
            let node = Node(MachineState(words, machine), machine)
            guard let number = nodes.firstIndex(where: { $0.looksLike(node) }) else { return nil }
            found.append(number)
        }
        return found
    }
}

extension MachineState {
    /// Unpacks a state's words.
    fileprivate init(_ words: [UInt64], _ machine: TransitionMachine) {
        self.init(fields: words.withUnsafeBufferPointer { machine.layout.unpack($0.baseAddress!) })
    }
}

extension StateGraph.Node {
    /// What a person sees of a state; the end of the story looks the same however it came about.
    fileprivate init(_ state: MachineState, _ machine: TransitionMachine) {
        guard state.phase != .over else {
            self.init(phase: .over)
            return
        }
        let teller = Teller(Execution(machine, state, Choices()), state)
        self.init(phase: state.phase, stack: teller.stack, elsewhere: teller.elsewhere)
    }

    /// Whether they differ in nothing but how many states they stand for.
    fileprivate func looksLike(_ other: Self) -> Bool {
        phase == other.phase && stack == other.stack && elsewhere == other.elsewhere
    }
}
