import TransitionModel

/// Where an enum's value comes from that nobody knows: what an enum's case carries.
///
/// It is one slot, decided where it is first asked, among the cases that are asked about and one that stands for the
/// rest.
final class CaseOrigin {
    let slot: SlotID
    /// The cases of its type, as they are declared.
    let cases: [String]
    private var asked: Set<String> = []

    init(slot: SlotID, cases: [String]) {
        self.slot = slot
        self.cases = cases
    }

    func ask(about name: String) { asked.insert(name) }

    /// What the slot may hold, once all that asks has been compiled.
    var candidates: [Value] {
        let rest = cases.first { !asked.contains($0) }
        return cases.filter { asked.contains($0) || $0 == rest }.map(Value.symbol)
    }
}

/// An enum's value of which only this is known: where it comes from, and what was made of it on the way.
///
/// So `.fade(direction)` for the way there and `.fade(direction.opposite)` for the way back hang on one answer.
struct CarriedCase: Equatable {
    let origin: CaseOrigin
    /// The case that each of the origin's cases has become.
    let mapping: [String: String]

    init(_ origin: CaseOrigin) {
        self.origin = origin
        mapping = Dictionary(uniqueKeysWithValues: origin.cases.map { ($0, $0) })
    }

    private init(_ origin: CaseOrigin, _ mapping: [String: String]) {
        self.origin = origin
        self.mapping = mapping
    }

    /// What a property or function that gives another case for each makes of it.
    func mapped(by table: [String: String]) -> CarriedCase {
        CarriedCase(origin, mapping.compactMapValues { table[$0] })
    }

    /// The origin's cases for which it is this one.
    func sources(of name: String) -> [String] { origin.cases.filter { mapping[$0] == name } }

    static func == (left: CarriedCase, right: CarriedCase) -> Bool {
        left.origin === right.origin && left.mapping == right.mapping
    }
}

/// What the values of a name carry, by their cases, as far as the code read says.
struct CarriedCases {
    /// For each case what stands at each place; `nil`, or no place at all, where nothing is known of it.
    private var byCase: [String: [CarriedCase?]] = [:]

    /// None is among them.
    init() {}

    /// One case with what it is given.
    init(_ name: String, _ values: [CarriedCase?]) { byCase[name] = values }

    /// What the case carries; `nil` where the case is not among them.
    subscript(name: String) -> [CarriedCase?]? { byCase[name] }

    /// Adds what another value of the same name may carry; where two do not agree, nothing is known.
    mutating func merge(_ other: CarriedCases) {
        byCase.merge(other.byCase) { known, new in
            known.count == new.count ? zip(known, new).map { $0 == $1 ? $0 : nil } : []
        }
    }
}
