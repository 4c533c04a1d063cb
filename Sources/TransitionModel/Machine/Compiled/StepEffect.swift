/// A field and a value.
struct FieldValue: Hashable, Sendable {
    var field: Int
    var value: Int
}

/// One field has one of some values, each below 64.
struct FieldTest: Hashable, Sendable {
    var field: Int
    /// A bit for each value.
    var values: UInt64

    init(_ field: Int, isIn values: UInt64) {
        self.field = field
        self.values = values
    }

    init(_ field: Int, is value: Int) { self.init(field, isIn: 1 << UInt64(value)) }

    /// The field is anything but zero.
    init(isSet field: Int) { self.init(field, isIn: ~1) }

    func holds(_ value: UInt16) -> Bool { value < 64 && values >> UInt64(value) & 1 == 1 }

    /// Some bits of which a field has any exactly when the test holds, if all its values are below a number; `nil`
    /// where there are none such.
    func anyBits(below count: Int) -> UInt64? {
        guard count <= 64 else { return nil }
        let bits = (0..<6).reduce(UInt64(0)) { 1 << $1 < count && holds(1 << UInt16($1)) ? $0 | 1 << UInt64($1) : $0 }
        return (0..<count).allSatisfy { holds(UInt16($0)) == (UInt64($0) & bits != 0) } ? bits : nil
    }
}

/// What a step asks of a state.
enum StepQuestion: Hashable, Sendable {
    /// Which value a field has.
    case field(Int)
    /// Whether all tests of some alternative hold.
    case any([[FieldTest]])
}

/// What a step does to a state.
enum StepEffect: Hashable, Sendable {
    case set([FieldValue])
    case copy([FieldCopy])
    /// Sets fields if all tests hold.
    case setWhere([FieldTest], [FieldValue])
    /// Lowers a field by one unless it is zero.
    case lower(Int)
    /// Takes a view out of its superview, where it is in one, to a place that is no superview.
    case takeOut(ViewID, to: Int)
    /// Puts a view that is in no superview into another, at a position or on top.
    case put(ViewID, into: ViewID, at: Int?)
}

/// A field that gets another's value.
struct FieldCopy: Hashable, Sendable {
    var from: Int
    var to: Int
}

/// A place where a step may go on in several ways, whatever the state.
struct StepChoice: Hashable, Sendable {
    var count: Int
    /// The number of the situation, all but the fields; `nil` where nobody asks whether others came here too.
    var crossroads: Int?
    /// What makes equal situations equal states.
    var normalising: [StepEffect] = []
}

/// How a way through an event ends.
enum StepEnd: Hashable, Sendable {
    /// The event may not come.
    case disabled
    /// The way leads to a state; the pending values are written, and this is reported.
    case state([FieldValue], reports: [UInt64], reachesOwn: Bool)
    /// Another animator was handed out than the story is about.
    case another(isMain: Bool)
    /// The answer to a question about a state.
    case answer(Bool)
}
