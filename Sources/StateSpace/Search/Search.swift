/// One exploration under way.
///
/// It goes level by level, and a level is a range of state numbers. Expanding a state only reads the store and fills a
/// buffer; interning what the buffer holds is the only thing that writes. So several threads can expand parts of a level
/// into buffers of their own, and give the new states the numbers that one thread would have given (see `Round`): all that
/// follows from the numbers, counts and counterexamples and loops, is then the same.
@usableFromInline
struct Search<System: PackedTransitionSystem>: ~Copyable {
    @usableFromInline let system: System
    @usableFromInline let options: ExplorationOptions
    @usableFromInline let actions: [Action]
    @usableFromInline let obligations: [Obligation]
    @usableFromInline let reductions: Reductions

    @usableFromInline var store: StateStore
    @usableFromInline var buffer: SuccessorBuffer
    /// The state out of which the violation last shown leads, and its successors.
    @usableFromInline var lastState: [UInt64] = []
    @usableFromInline var lastSuccessors: SuccessorBuffer
    /// For each state on a path shown so far the step that led there: many paths begin alike.
    @usableFromInline var shownSteps: [UInt32: Counterexample.Step] = [:]
    /// One for each successor in the buffer.
    @usableFromInline var probes = RawArray<Probe>(capacity: 64)
    @usableFromInline var edges = EdgeStore()
    @usableFromInline var findings = Findings()
    @usableFromInline var limits: SearchLimits
    @usableFromInline var crew: Crew

    /// Why the search ended early, nil as long as it has not.
    @usableFromInline var stop: IncompleteReason?
    /// States are expanded in the order of their numbers: those below this one have been.
    @usableFromInline var expanded = 0
    @usableFromInline var edgeCount = 0
    /// States of which only some successors were followed.
    @usableFromInline var partlyExpanded = 0
    /// Successors in whose place another state is kept that stands for them.
    @usableFromInline var replaced = 0
    /// States that seemed alike are not, or it must be known which of them a loop goes through.
    @usableFromInline var tellsTooFewApart = false
    @usableFromInline var actionCounts: RawArray<Int>
    /// For each action 1 when nobody need ever take it.
    @usableFromInline var isOptional: RawArray<UInt8>
    /// The number of the first state of each level begun.
    @usableFromInline var levelStarts: [Int] = []

    @usableFromInline
    init(_ system: System, _ options: ExplorationOptions) {
        self.system = system
        self.options = options
        actions = system.actions
        obligations = options.checksObligations ? system.obligations : []
        reductions = Reductions(system, options)
        store = StateStore(width: system.wordsPerState)
        buffer = SuccessorBuffer(wordsPerState: system.wordsPerState)
        lastSuccessors = SuccessorBuffer(wordsPerState: system.wordsPerState)
        limits = SearchLimits(options)
        crew = Crew(options)
        actionCounts = RawArray(zeroed: actions.count)
        isOptional = RawArray(zeroed: actions.count)
        for (position, action) in actions.enumerated() where action.fairness == .optional {
            isOptional[position] = 1
        }
    }

    /// Whether edges are kept for the obligations.
    @usableFromInline var keepsEdges: Bool { !obligations.isEmpty }
}
