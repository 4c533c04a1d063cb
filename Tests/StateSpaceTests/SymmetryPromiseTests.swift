import StateSpace
import Testing

/// What a system promises of its symmetry besides: that it keeps obligations, which violations are alike, and that it
/// may take the promise back.
@Suite struct SymmetryPromiseTests {
    @Test func obligationsAreDecidedAsWithoutSymmetry() {
        var reducedAtAll = 0, held = 0, heldAndReduced = 0, ended = 0, looped = 0
        for seed in 0..<3000 as Range<UInt64> {
            let system = OwingWorkers.random(seed: seed)
            let whole = system.explore(ExplorationOptions(usesReductions: false))
            var options = ExplorationOptions(threads: 1 + Int(seed % 2))
            options.leastStatesDivided = 1
            options.leastStatesTogether = 1
            let reduced = system.explore(options)
            let verdicts = [whole, reduced].map { $0.obligations[0].verdict.word }
            #expect(verdicts[0] == verdicts[1], "seed \(seed)")
            #expect(Set(reduced.violations.map(\.key)) == Set(whole.violations.map(\.key)), "seed \(seed)")
            if case .violated(let failure) = reduced.obligations[0].verdict {
                expectGenuine(failure, of: 0, in: system)
                if case .violated(let other) = whole.obligations[0].verdict {
                    let (path, nearest) = (failure.counterexample, other.counterexample)
                    #expect(path.loopStart == nearest.loopStart, "seed \(seed)")
                    if path.loopStart == nil { #expect(path.steps.count == nearest.steps.count, "seed \(seed)") }
                }
                if failure.counterexample.loopStart == nil { ended += 1 } else { looped += 1 }
            }
            let isReduced = reduced.statistics.states < whole.statistics.states
            #expect(isReduced == (reduced.statistics.replacedStates > 0) || !isReduced, "seed \(seed)")
            if isReduced { reducedAtAll += 1 }
            if case .holds = whole.obligations[0].verdict {
                held += 1
                if isReduced { heldAndReduced += 1 }
            }
        }
        #expect(
            reducedAtAll > 200 && held > 200 && heldAndReduced > 100 && ended > 50 && looped > 50,
            "\(reducedAtAll) \(held) \(heldAndReduced) \(ended) \(looped)")
    }

    /// Which worker does wrong is in the key: one stands for all, and it is the one that the shown run is about.
    @Test func ofLikeViolationsOneIsToldAsItHappens() throws {
        for seed in 0..<300 as Range<UInt64> {
            let system = BlamedWorkers(base: .random(seed: seed))
            let whole = system.explore(ExplorationOptions(usesReductions: false))
            let reduced = system.explore()
            func kinds(_ exploration: Exploration) -> [UInt64: Int] {
                exploration.violations.reduce(into: [:]) { nearest, violation in
                    let steps = violation.counterexample.steps.count
                    nearest[violation.key & 0xFF] = min(nearest[violation.key & 0xFF] ?? .max, steps)
                }
            }
            #expect(kinds(reduced) == kinds(whole), "seed \(seed)")
            for violation in reduced.violations {
                #expect(system.replays(violation.counterexample), "seed \(seed)")
                let step = try #require(violation.counterexample.steps.last)
                var buffer = SuccessorBuffer(wordsPerState: system.wordsPerState)
                step.before.withUnsafeBufferPointer { system.successors(of: $0.baseAddress!, into: &buffer) }
                let reported = buffer.violations.filter { $0.ordinal == step.ordinal }.map(\.key)
                #expect(reported.contains(violation.key), "seed \(seed)")
            }
        }
    }

    @Test func aPromiseThatDoesNotHoldIsDropped() {
        for seed in 0..<200 as Range<UInt64> {
            let system = UnequalWorkers(base: .random(seed: seed))
            let whole = system.explore(ExplorationOptions(usesReductions: false))
            var options = ExplorationOptions(threads: 1 + Int(seed % 2))
            options.leastStatesDivided = 1
            options.leastStatesTogether = 1
            let reduced = system.explore(options)
            #expect(Set(reduced.violations.map(\.key)) == Set(whole.violations.map(\.key)), "seed \(seed)")
            #expect(reduced.deadlocks.map(\.steps.count) == whole.deadlocks.map(\.steps.count), "seed \(seed)")
        }
    }
}

/// Equal workers who owe something, and not all of whose steps are equally sure to come.
struct OwingWorkers: PackedTransitionSystem {
    var base: Workers
    var trigger: UInt64
    var goal: UInt64
    let actions: [Action]

    static func random(seed: UInt64) -> OwingWorkers {
        var generator = SplitMix(state: seed &+ 77)
        let random = Workers.random(seed: seed)
        let base = Workers(
            count: min(random.count, 3), words: random.words, rules: random.rules, crowded: random.crowded)
        let kinds: [Fairness] = [.weak, .weak, .none, .optional]
        let fairness = base.rules.map { _ in kinds.randomElement(using: &generator)! }
        let actions = base.actions.indices.map { Action("\($0)", fairness: fairness[$0 % fairness.count]) }
        return OwingWorkers(
            base: base, trigger: .random(in: 0..<4, using: &generator), goal: .random(in: 0..<4, using: &generator),
            actions: actions)
    }

    var wordsPerState: Int { base.wordsPerState }
    var obligations: [Obligation] { [Obligation("the counter comes to its goal")] }
    var symmetries: [any StateSymmetry] { base.symmetries }
    var symmetriesKeepObligations: Bool { true }

    func initialStates(into successors: inout SuccessorBuffer) { base.initialStates(into: &successors) }
    func successors(of state: UnsafePointer<UInt64>, into successors: inout SuccessorBuffer) {
        base.successors(of: state, into: &successors)
    }
    func obligationStatus(_ obligation: Int, of state: UnsafePointer<UInt64>) -> ObligationStatus {
        var status: ObligationStatus = []
        if state[0] & 3 == trigger { status.insert(.triggered) }
        if state[0] & 3 == goal { status.insert(.met) }
        return status
    }
}

/// Equal workers whose violations say who has done it, in the upper bits of the key.
struct BlamedWorkers: PackedTransitionSystem {
    /// Who has done it makes no difference.
    private struct Blameless: StateSymmetry {
        var base: any StateSymmetry
        func makeRepresentative(_ state: UnsafeMutablePointer<UInt64>) -> Bool { base.makeRepresentative(state) }
        func orbit(of state: UnsafePointer<UInt64>) -> Int { base.orbit(of: state) }
        func representative(ofViolation key: UInt64) -> UInt64 { key & 0xFF }
    }

    var base: Workers
    var wordsPerState: Int { base.wordsPerState }
    var actions: [Action] { base.actions }
    var symmetries: [any StateSymmetry] { base.symmetries.map { Blameless(base: $0) } }

    func initialStates(into successors: inout SuccessorBuffer) { base.initialStates(into: &successors) }
    func successors(of state: UnsafePointer<UInt64>, into successors: inout SuccessorBuffer) {
        var own = SuccessorBuffer(wordsPerState: wordsPerState)
        base.successors(of: state, into: &own)
        for ordinal in 0..<own.count {
            successors.append(own.state(at: ordinal), by: own.action(at: ordinal))
            let worker = UInt64(Int(own.action(at: ordinal)) / base.rules.count)
            for (key, place) in own.violations where place == ordinal { successors.report(worker << 8 | key) }
        }
    }
}

/// Workers of whom the first may do something in the end that the others may not.
struct UnequalWorkers: PackedTransitionSystem {
    var base: Workers
    var wordsPerState: Int { base.wordsPerState }
    var actions: [Action] { base.actions + [Action("the first one's own")] }
    var symmetries: [any StateSymmetry] { base.symmetries }

    func initialStates(into successors: inout SuccessorBuffer) { base.initialStates(into: &successors) }
    func successors(of state: UnsafePointer<UInt64>, into successors: inout SuccessorBuffer) {
        base.successors(of: state, into: &successors)
        guard state[0] & 3 == 3, base.read(0, state) == 1 else { return }
        let place = successors.appendUninitialized(by: ActionID(base.actions.count))
        for word in 0..<wordsPerState { place[word] = state[word] }
        place[0] &= ~3
        successors.report(9)
    }
    func upholdsSymmetries(in state: UnsafePointer<UInt64>) -> Bool {
        state[0] & 3 != 3 || (0..<base.count).allSatisfy { base.read($0, state) != 1 }
    }
}

extension ObligationResult.Verdict {
    /// What became of it, in a word.
    fileprivate var word: String {
        switch self {
        case .holds: "holds"
        case .vacuous: "vacuous"
        case .violated: "violated"
        case .undecided: "undecided"
        }
    }
}
