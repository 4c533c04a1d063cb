/// What one way of an event asked of the state before it and did to it: recorded while the machine carries it out, and
/// then made a path of a step tree.
///
/// A field is asked for once: from then on its value is *known*, as is the value of a field that was written. Writes
/// are put off until something depends on their having been made. A trace belongs to one execution on one thread, and
/// no property is written while another access to it lasts.
final class StepTrace: @unchecked Sendable {
    /// One thing that happened.
    enum Step {
        /// The answer is a field's value, or 1 for yes and 0 for no.
        case ask(StepQuestion, answer: Int)
        /// No alternative is taken where another way has come to the same crossroads.
        case choose(StepChoice, taken: Int?)
        case effect(StepEffect)
        /// The event may come; what follows is the step itself.
        case enter
    }

    /// What is known of a field.
    struct Knowledge: OptionSet {
        let rawValue: UInt8
        /// Its present value follows from the path.
        static let value = Knowledge(rawValue: 1)
        /// Its present value has still to be written.
        static let pending = Knowledge(rawValue: 2)
        /// It was written at some time.
        static let written = Knowledge(rawValue: 4)
        /// Its value before the step follows from the path.
        static let source = Knowledge(rawValue: 8)
    }

    /// The steps of one recording, shared by the trace of a step and those of the trials within it.
    final class Log {
        @exclusivity(unchecked) var steps: [Step] = []
        @exclusivity(unchecked) var isSpoilt = false
    }

    let log: Log
    let layout: StateLayout
    /// The state before the step.
    let source: [UInt16]
    @exclusivity(unchecked) var knowledge: [Knowledge]
    /// Above zero, nothing is done to many fields at once: what is done may have to be taken back.
    @exclusivity(unchecked) var caution = 0
    /// Whether what happens is only tried, in all ways at once: choices leave no mark.
    let isTrial: Bool
    /// More ways had to be tried than are followed: what was recorded is not to be relied on.
    var isSpoilt: Bool {
        get { log.isSpoilt }
        set { log.isSpoilt = newValue }
    }

    init(_ layout: StateLayout, from source: MachineState, log: Log = Log()) {
        self.log = log
        self.layout = layout
        isTrial = false
        self.source = source.fields
        knowledge = layout.knownBeforehand
    }

    /// A trace for something that is only tried: it asks the same questions but does nothing.
    private init(trying trace: StepTrace, _ fields: [UInt16]) {
        log = trace.log
        layout = trace.layout
        source = fields
        knowledge = trace.knowledge.map { $0.contains(.value) ? [.value, .source] : [] }
        caution = 1
        isTrial = true
    }

    func trial(from state: MachineState) -> StepTrace { StepTrace(trying: self, state.fields) }

    /// How far a recording has come: to go on from there in another way, once what was recorded is in the tree.
    struct Mark {
        fileprivate var steps: Int
        fileprivate var knowledge: [Knowledge]
        fileprivate var caution: Int
    }

    var mark: Mark { Mark(steps: log.steps.count, knowledge: knowledge, caution: caution) }

    func goBack(to mark: Mark) {
        log.steps.removeLast(log.steps.count - mark.steps)
        knowledge = mark.knowledge
        caution = mark.caution
    }

    /// A field is read.
    func sees(_ field: Int, _ value: UInt16) {
        guard !knowledge[field].contains(.value) else { return }
        knowledge[field].insert(knowledge[field].contains(.written) ? .value : [.value, .source])
        log.steps.append(.ask(.field(field), answer: Int(value)))
    }

    /// A field is written.
    func writes(_ field: Int, _ value: UInt16, over old: UInt16) {
        if knowledge[field].contains(.value), value == old { return }
        knowledge[field].formUnion([.value, .pending, .written])
    }

    /// What was put off is done now.
    func settle(_ fields: [UInt16]) {
        let values = pendingValues(fields)
        guard !values.isEmpty else { return }
        log.steps.append(.effect(.set(values)))
        for value in values { knowledge[value.field].remove(.pending) }
    }

    /// The fields that have still to be written.
    func pendingValues(_ fields: [UInt16]) -> [FieldValue] {
        knowledge.indices.compactMap { field in
            knowledge[field].contains(.pending) && layout.widths[field] > 0
                ? FieldValue(field: field, value: Int(fields[field])) : nil
        }
    }

    /// Something is done that does not depend on known values alone.
    func does(_ effect: StepEffect) { log.steps.append(.effect(effect)) }

    /// A choice is due.
    func meets(_ choice: StepChoice) { log.steps.append(.choose(choice, taken: nil)) }

    /// The choice that is due is made.
    func takes(_ alternative: Int) {
        if isTrial { return }
        guard case .choose(let choice, nil)? = log.steps.last else { preconditionFailure("no choice is due") }
        log.steps[log.steps.count - 1] = .choose(choice, taken: alternative)
    }

    /// The event may come.
    func enters() { log.steps.append(.enter) }

    /// A field's value no longer follows from the path.
    func forgets(_ field: Int) {
        guard layout.widths[field] > 0 else { return }
        knowledge[field].remove([.value, .pending])
        knowledge[field].insert(.written)
    }

    /// The fields whose values follow from the path, though it did not ask for them: they were written.
    var unfounded: [Bool] { knowledge.map { $0.contains(.value) && !$0.contains(.source) } }

    func knows(_ field: Int) -> Bool { knowledge[field].contains(.value) }

    /// A field's value before the step, where it follows from the path.
    func sourceValue(_ field: Int, in fields: [UInt16]) -> Int? {
        let known = knowledge[field]
        if known.contains(.source) { return Int(source[field]) }
        return known.contains(.value) && !known.contains(.written) ? Int(fields[field]) : nil
    }
}
