/// Which values each field of a machine's states may have, as far as its step trees say: what has only one need not be
/// a variable.
struct FieldValues {
    private(set) var values: [Set<Int>]
    private let layout: StateLayout

    /// Unless copies are followed, a field's values are those that are written as such.
    init(_ layout: StateLayout, beginnings: [[UInt16]], trees: [StepTree], followsCopies: Bool = true) {
        self.layout = layout
        values = layout.widths.map { _ in [] }
        for fields in beginnings { for (field, value) in fields.enumerated() { values[field].insert(Int(value)) } }
        var copies: Set<FieldCopy> = []
        var lowered: Set<Int> = []
        for tree in trees {
            for content in tree.contents {
                switch content {
                case .effect(.lower(let field)): lowered.insert(field)
                case .effect(let effect): add(effect, &copies)
                case .end(.state(let assigned, _, _)): add(assigned)
                default: break
                }
            }
        }
        if !followsCopies { copies = [] }
        var changed = true
        while changed {
            changed = false
            for field in lowered where layout.widths[field] > 0 { values[field].formUnion(0...(values[field].max() ?? 0)) }
            for copy in copies where !values[copy.to].isSuperset(of: values[copy.from]) {
                values[copy.to].formUnion(values[copy.from])
                changed = true
            }
        }
        addRanks()
    }

    /// The value of a field that has only one.
    func only(_ field: Int) -> Int? {
        if layout.widths[field] == 0 { return 0 }
        return values[field].count == 1 ? values[field].first : nil
    }

    /// The bits that tell a field's values apart.
    func bits(_ field: Int) -> Int { max(1, StateLayout.bits(for: (values[field].max() ?? 0) + 1)) }

    private mutating func add(_ effect: StepEffect, _ copies: inout Set<FieldCopy>) {
        switch effect {
        case .set(let assigned), .setWhere(_, let assigned): add(assigned)
        case .copy(let more): copies.formUnion(more)
        case .lower: break
        case .takeOut(let view, let place): values[layout.parents + view].insert(place)
        case .put(let view, let parent, _): values[layout.parents + view].insert(TransitionModel.Place.inside(parent).code)
        }
    }

    private mutating func add(_ assigned: [FieldValue]) {
        for value in assigned where layout.widths[value.field] > 0 { values[value.field].insert(value.value) }
    }

    /// A view that may ever be among siblings may have any rank among as many views as there are.
    private mutating func addRanks() {
        let inside = Int(TransitionModel.Place.firstInside)
        let movable = (0..<layout.viewCount).filter { view in values[layout.parents + view].contains { $0 >= inside } }
        for view in movable { values[layout.ranks + view].formUnion(0..<movable.count) }
    }
}
