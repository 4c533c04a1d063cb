import StateSpace
import Synchronization

/// Views, animations and property animators that come from the same source lines may change places in a state.
///
/// Why one state may stand for all that differ only in the order of their copies:
///
/// - An exchange of copies moves their fields and renames the views and animators in all others (`apply`). Variables
///   need no renaming: outside a family none can name a copy, and within one the values have the same codes.
/// - What UIKit does, and what rules look at, goes over views, tasks and attributes without regard to their order;
///   where it takes the first of several, `ExchangeProof` has seen to it that no other comes between.
/// - Views of copies that lie on each other may do so in any order where `SiblingOrder` says so: else what remains of
///   one loop would be told apart by which was put in first.
/// - Code of a copy does to its copy what the corresponding code does to the other, and the code around names no copy:
///   `ProgramSymmetry` has proved it, and knows the exceptions. So an event in which none of these can run leads from
///   a state with its copies exchanged to where the corresponding event leads from the state itself, with the copies
///   exchanged, and the same is reported of corresponding elements: at the same places, in the same words.
/// - An event in which they may run, such as the start of a transition with a loop that starts one animation after the
///   other, leads from states that differ to states that need not be alike. Where it may come, and some exchange
///   changes the state at all, `upholds` carries it out in every state of the orbit and compares where it leads and
///   what is reported, copies exchanged. If that is not the same, all is explored anew without symmetry.
///
/// So likes can do the like, which is what `StateSymmetry` promises. Phase, leg, and what else decides whether a
/// transition is owed its completion is no copy's, and corresponding callbacks are equally bound to come: so
/// obligations are kept.
final class MachineSymmetry: StateSymmetry {
    private let layout: StateLayout
    private let families: [StateFamily]
    private let references: References
    private let siblings: SiblingOrder
    /// By a breach's subject the one of its likes that stands for all.
    private let firsts: [ProgramElement: ProgramElement]
    private let firstAttributes: [Int: Int]
    /// Events that are carried out in all states of an orbit.
    private let asymmetric: [MachineEvent]
    /// The same machine once more, which carries them out, and notes by itself what it comes to.
    private let twin: TransitionMachine
    /// The same for states as the twin packs them, where that is otherwise.
    private let plain: MachineSymmetry?
    /// How many states it may look at in all.
    private let allowance = Atomic(20_000)

    /// The symmetry of a machine's program; `nil` where there is none.
    convenience init?(_ machine: TransitionMachine) {
        guard machine.reductions.contains(.symmetry), let program = machine.prepared.symmetry else { return nil }
        self.init(machine, program)
    }

    /// The symmetry of a machine whose program has these copies; `nil` where not all states begin with them alike.
    ///
    /// - Parameter renames: off, to see that it is noticed, views and animators keep their names when they are moved.
    init?(_ machine: TransitionMachine, _ program: ProgramSymmetry, renames: Bool = true) {
        layout = machine.layout
        references = renames ? References(layout) : References()
        let siblings = SiblingOrder(program.unordered, machine.layout)
        self.siblings = siblings
        families = program.families.map { StateFamily($0, machine, machine.layout, siblings) }
        var firsts: [ProgramElement: ProgramElement] = [:]
        for copies in program.families.map(\.copies) {
            for copy in copies { for (element, first) in zip(copy, copies[0]) { firsts[element] = first } }
        }
        self.firsts = firsts
        firstAttributes = Self.firstAttributes(machine, firsts)
        asymmetric = AsymmetricEvents(machine.prepared, program).events()
        twin = TransitionMachine(
            machine.prepared, scenario: machine.scenario, evidence: machine.evidence,
            systemBeforehand: machine.systemBeforehand, repeats: machine.repeats, isInDoubt: machine.isInDoubt,
            compilesSteps: .never, reductions: machine.reductions.subtracting([.symmetry, .partialOrder]),
            checks: machine.checks)
        plain = nil
        let beginnings = [machine.blank.fields] + machine.beginnings.ways.map(\.state.fields)
        guard families.allSatisfy({ Set($0.fields.map { $0.map { layout.widths[$0] } }).count == 1 }),
            beginnings.allSatisfy({ neighbours(of: $0).isEmpty })
        else { return nil }
    }

    /// The same for states that are packed otherwise.
    init(_ symmetry: MachineSymmetry, _ machine: TransitionMachine, _ layout: StateLayout) {
        self.layout = layout
        references = symmetry.references
        let siblings = SiblingOrder(Set(symmetry.siblings.views), layout)
        self.siblings = siblings
        families = symmetry.families.map { StateFamily(CopyFamily(copies: $0.copies), machine, layout, siblings) }
        firsts = symmetry.firsts
        firstAttributes = symmetry.firstAttributes
        asymmetric = symmetry.asymmetric
        twin = symmetry.twin
        plain = symmetry
    }

    private static func firstAttributes(
        _ machine: TransitionMachine, _ firsts: [ProgramElement: ProgramElement]
    ) -> [Int: Int] {
        var result: [Int: Int] = [:]
        for (index, attribute) in machine.tracked.enumerated() {
            guard case .view(let view)? = firsts[.view(attribute.view)] else { continue }
            result[index] = machine.trackedIndex[TrackedAttribute(view: view, attribute: attribute.attribute)]
        }
        return result
    }

    // MARK: One for all

    func makeRepresentative(_ state: UnsafeMutablePointer<UInt64>) -> Bool {
        let sorted = withRuns(of: state) { starts, isInOrder -> [UInt16]? in
            var fields = isInOrder ? nil : layout.unpack(state)
            for family in families {
                guard let order = family.sortedOrder(state, starts) else { continue }
                var moved = fields ?? layout.unpack(state)
                apply(order, of: family, to: &moved)
                fields = moved
            }
            return fields
        }
        guard var sorted else { return false }
        siblings.sort(&sorted, layout)
        layout.pack(sorted, into: state)
        return true
    }

    func orbit(of state: UnsafePointer<UInt64>) -> Int {
        withRuns(of: state) { starts, _ in
            families.reduce(siblings.arrangements(state)) { size, family in
                let (product, overflows) = size.multipliedReportingOverflow(by: family.arrangements(state, starts))
                return overflows ? .max : product
            }
        }
    }

    /// For each view whose order makes no difference how many siblings lie beneath its run, and whether all runs are
    /// in order.
    private func withRuns<Result>(
        of state: UnsafePointer<UInt64>, _ body: (UnsafePointer<UInt16>, Bool) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: max(1, siblings.views.count)) { starts in
            let isInOrder = siblings.readRuns(state, starts.baseAddress!)
            return body(starts.baseAddress!, isInOrder)
        }
    }

    func representative(ofViolation key: UInt64) -> UInt64 {
        guard key < Breach.firstMark else { return key }
        var breach = Breach(key: key)
        switch breach.subject {
        case .none: break
        case .instruction(let label):
            if case .label(let first)? = firsts[.label(label)] { breach.subject = .instruction(first) }
        case .view(let view): if case .view(let first)? = firsts[.view(view)] { breach.subject = .view(first) }
        case .attribute(let index): breach.subject = .attribute(firstAttributes[index] ?? index)
        case .task(let task): if case .task(let first)? = firsts[.task(task)] { breach.subject = .task(first) }
        case .slot(let slot): if case .slot(let first)? = firsts[.slot(slot)] { breach.subject = .slot(first) }
        }
        return breach.key
    }

    /// Puts the copies of a family in another order: at each position comes the copy that is named there.
    func apply(_ order: [Int], of family: StateFamily, to fields: inout [UInt16]) {
        let before = fields
        var names: [ProgramElement: ProgramElement] = [:]
        for (position, copy) in order.enumerated() where position != copy {
            for (to, from) in zip(family.fields[position], family.fields[copy]) { fields[to] = before[from] }
            for (to, from) in zip(family.copies[position], family.copies[copy]) { names[from] = to }
        }
        for field in references.places where fields[field] >= Place.firstInside {
            guard case .view(let view)? = names[.view(Int(fields[field] - Place.firstInside))] else { continue }
            fields[field] = UInt16(Place.inside(view).code)
        }
        for field in references.objects where fields[field] > 0 {
            guard case .object(let object)? = names[.object(Int(fields[field]) - 1)] else { continue }
            fields[field] = UInt16(object + 1)
        }
    }

    /// The states, other than itself, to which an exchange of two neighbouring copies leads, or of two views of which
    /// it makes no difference which lies on the other.
    func neighbours(of fields: [UInt16]) -> [[UInt16]] {
        siblings.neighbours(of: fields, layout)
            + families.flatMap { family in
                (1..<family.copies.count).compactMap { copy in
                    var order = Array(family.copies.indices)
                    order.swapAt(copy - 1, copy)
                    var other = fields
                    apply(order, of: family, to: &other)
                    return other == fields ? nil : other
                }
            }
    }

    /// Adds to the values that fields are known to have those that they have with copies exchanged.
    func close(_ values: inout [Set<Int>]) {
        let places = references.places
        for family in families {
            let copies = family.copies.indices
            for position in family.fields[0].indices {
                let all = copies.reduce(into: Set<Int>()) { $0.formUnion(values[family.fields[$1][position]]) }
                for copy in copies { values[family.fields[copy][position]] = all }
            }
            let views = family.copies.joined().compactMap { if case .view(let view) = $0 { view } else { nil } }
            let codes = Set(views.map { Place.inside($0).code })
            for field in places where !values[field].isDisjoint(with: codes) { values[field].formUnion(codes) }
        }
    }
}

// MARK: - What is not proved

extension MachineSymmetry {
    /// The most states of an orbit that are looked at one by one.
    private static let largestOrbit = 1024

    /// Where an event leads, and what is reported on the way, likes taken for each other.
    private struct Outcome: Hashable {
        var ends: Set<End> = []
        var isCutShort = false
        var needsOthers = false

        struct End: Hashable {
            var words: [UInt64]
            var reports: Set<UInt64>
        }
    }

    /// Whether events that run code which tells copies apart lead from all states of an orbit to the like.
    func upholds(in state: UnsafePointer<UInt64>) -> Bool {
        guard !asymmetric.isEmpty else { return true }
        let own = layout.unpack(state)
        let events = asymmetric.filter { twin.isEnabled($0, in: MachineState(fields: own)) }
        guard !events.isEmpty else { return true }
        var orbit = [own]
        var seen: Set = [own]
        var position = 0
        while position < orbit.count {
            for other in neighbours(of: orbit[position]) where seen.insert(other).inserted { orbit.append(other) }
            position += 1
            if orbit.count > Self.largestOrbit { return false }
        }
        guard orbit.count > 1 else { return true }
        guard allowance.subtract(orbit.count, ordering: .relaxed).newValue >= 0 else { return false }
        let expected = outcomes(of: events, from: own)
        return orbit.dropFirst().allSatisfy { outcomes(of: events, from: $0) == expected }
    }

    private func outcomes(of events: [MachineEvent], from fields: [UInt16]) -> [Outcome] {
        let state = MachineState(fields: fields)
        let judges = !twin.isDeadEnd(state)
        return events.map { event in
            let ways = twin.ways(of: event, from: state, judgesDeadEnds: judges)
            let ends = ways.executions.map { execution in
                Outcome.End(
                    words: represented(execution.state.fields),
                    reports: Set(execution.reports.map { representative(ofViolation: $0) }))
            }
            return Outcome(ends: Set(ends), isCutShort: ways.areCutShort, needsOthers: ways.needOthers)
        }
    }

    /// The words of the state that stands for one, as the twin packs it.
    private func represented(_ fields: [UInt16]) -> [UInt64] {
        [UInt64](unsafeUninitializedCapacity: twin.wordsPerState) { words, count in
            twin.layout.pack(fields, into: words.baseAddress!)
            _ = (plain ?? self).makeRepresentative(words.baseAddress!)
            count = twin.wordsPerState
        }
    }
}
