/// Dictionary encoding: each field says which value it has by its position among those that it is known to have.
///
/// A value that is not among them has no code. Where a state would have it, nothing that is packed from then on is to
/// be relied on; a step that would write it is not compiled. Both are noted.
struct FieldEncoding: Sendable {
    /// For each field its values in the order of their codes; none where every value is its own code.
    private let values: [[UInt16]]
    /// The views that may ever have a superview.
    let movable: [ViewID]
    /// The places of all these views, in the order of their codes.
    let places: [UInt16]
    let misses = EncodingMisses()

    /// Encodes the values that the fields of a layout were seen to have.
    init(_ layout: StateLayout, _ seen: [Set<Int>]) {
        let inside = Int(Place.firstInside)
        let movable = (0..<layout.viewCount).filter { view in seen[layout.parents + view].contains { $0 >= inside } }
        var values = seen.map { $0.sorted().map { UInt16($0) } }
        // These are read from the words as they are.
        for field: EnvironmentField in [.phase, .leg, .mayHaveCompleted] { values[field.rawValue] = [] }
        // These are counted down, so each code must be one more than that of the value below.
        for field in Array(layout.counts..<layout.modes) + Array(layout.groups..<layout.gestures) {
            values[field] = Array(0...(values[field].last ?? 0))
        }
        for view in 0..<layout.viewCount { values[layout.ranks + view] = [0] }
        // Siblings are compared, so they must speak of their superviews alike; each may have any rank among all.
        let places = Set(movable.flatMap { values[layout.parents + $0] }).sorted()
        for view in movable {
            values[layout.parents + view] = places
            values[layout.ranks + view] = Array(0..<UInt16(movable.count))
        }
        self.movable = movable
        self.places = places
        self.values = values
    }

    /// The bits that a field's codes need; `nil` for as many as ever.
    func bits(_ field: Int) -> Int? { values[field].isEmpty ? nil : StateLayout.bits(for: values[field].count) }

    /// The values that a field's codes stand for; `nil` where every value is its own code.
    func values(_ field: Int) -> [UInt16]? { values[field].isEmpty ? nil : values[field] }

    /// The code of a value that a state has; without one, states are worth nothing any more.
    func code(of value: Int, in field: Int) -> UInt64 {
        if let code = knownCode(of: value, in: field) { return code }
        misses.note(FieldValue(field: field, value: value), inState: true)
        return 0
    }

    /// The code of a value, if it has one.
    func knownCode(of value: Int, in field: Int) -> UInt64? {
        let values = values[field]
        if values.isEmpty || value < values.count && Int(values[value]) == value { return UInt64(value) }
        return values.firstIndex(of: UInt16(value)).map { UInt64($0) }
    }

    /// The value that a code stands for; after a miss there may be codes that stand for none.
    func value(of code: UInt16, in field: Int) -> UInt16 {
        let values = values[field]
        return values.isEmpty ? code : values[min(Int(code), values.count - 1)]
    }

    /// The same question asked of a field's code.
    func coded(_ test: FieldTest) -> FieldTest {
        let values = values[test.field]
        if values.isEmpty { return test }
        // A value below 64 has a code that is no larger.
        let holds = values.indices.prefix(64).reduce(UInt64(0)) { test.holds(values[$1]) ? $0 | 1 << UInt64($1) : $0 }
        return FieldTest(test.field, isIn: holds)
    }
}
