/// The fields of a state that belong to the copies of one family.
struct StateFamily: Sendable {
    let copies: [[ProgramElement]]
    /// For each copy its fields; those at the same position in two copies correspond.
    let fields: [[Int]]
    /// How two copies are compared: what each of them has in these bits.
    private let keys: [[Key]]

    /// Some bits of a packed state, with what each of their codes means for the comparison.
    private struct Key: Sendable {
        var word: Int
        var shift: UInt64
        var mask: UInt64
        /// The position, among views whose order makes no difference, of the one of whose rank only the run's counts.
        var run: Int?
        /// By the code; a copy of the family has no name here, so that exchanging copies changes no key.
        var meanings: [UInt16]?
    }

    init(
        _ family: CopyFamily, _ machine: TransitionMachine, _ layout: StateLayout, _ siblings: SiblingOrder
    ) {
        copies = family.copies
        let fields = family.copies.map { copy in copy.flatMap { Self.fields(of: $0, machine.tracked, layout) } }
        self.fields = fields
        let members = Set(family.copies.joined())
        let references = References(layout)
        let positions = fields[0].indices.filter { position in
            fields.contains { layout.places[$0[position]].mask != 0 }
        }
        keys = fields.map { own in
            positions.map { own[$0] }.map { field in
                let place = layout.places[field]
                let meanings: [UInt16]? =
                    references.sort(of: field) == nil && layout.encoding == nil
                    ? nil
                    : (0...Int(place.mask)).map { code in
                        let value = layout.encoding?.value(of: UInt16(code), in: field) ?? UInt16(code)
                        let named = references.sort(of: field).flatMap { $0.element(value) }
                        return named.map(members.contains) == true ? .max : value
                    }
                let run = siblings.views.firstIndex { layout.ranks + $0 == field }
                return Key(word: place.word, shift: place.shift, mask: place.mask, run: run, meanings: meanings)
            }
        }
    }

    /// All that a state keeps of an element.
    private static func fields(
        of element: ProgramElement, _ tracked: [TrackedAttribute], _ layout: StateLayout
    ) -> [Int] {
        switch element {
        case .view(let view):
            let attributes = tracked.indices.filter { tracked[$0].view == view }
            let starts = [
                layout.ranks, layout.parents, layout.parentsBefore, layout.suspects, layout.animated,
            ]
            return starts.map { $0 + view }
                + [layout.attributes, layout.before, layout.undo].flatMap { start in attributes.map { start + $0 } }
        case .slot(let slot): return [layout.slots + slot]
        case .object(let object): return [layout.animators + object, layout.groups + object]
        case .task(let task): return [layout.counts + task, layout.modes + task, layout.attachments + task]
        case .label: return []
        }
    }

    /// The order in which a state's copies are sorted, `nil` where they are; copies that are alike stay in their order.
    ///
    /// - Parameter starts: for each view whose order makes no difference how many siblings lie beneath its run.
    func sortedOrder(_ state: UnsafePointer<UInt64>, _ starts: UnsafePointer<UInt16>) -> [Int]? {
        guard (1..<copies.count).contains(where: { isBefore($0, $0 - 1, state, starts) }) else { return nil }
        var order = Array(copies.indices)
        for position in 1..<order.count {
            let own = order[position]
            var place = position
            while place > 0, isBefore(own, order[place - 1], state, starts) {
                order[place] = order[place - 1]
                place -= 1
            }
            order[place] = own
        }
        return order
    }

    /// In how many ways a state's sorted copies can be arranged, as far as their keys tell them apart.
    func arrangements(_ state: UnsafePointer<UInt64>, _ starts: UnsafePointer<UInt16>) -> Int {
        var alike = 1
        var size = 1
        for copy in 1..<copies.count {
            alike = isBefore(copy - 1, copy, state, starts) ? 1 : alike + 1
            // The number of ways to arrange one copy more: exact, since each partial product is a multinomial.
            let (product, overflows) = size.multipliedReportingOverflow(by: copy + 1)
            if overflows { return .max }
            size = product / alike
        }
        return size
    }

    private func isBefore(
        _ one: Int, _ other: Int, _ state: UnsafePointer<UInt64>, _ starts: UnsafePointer<UInt16>
    ) -> Bool {
        for position in keys[one].indices {
            let left = value(keys[one][position], state, starts)
            let right = value(keys[other][position], state, starts)
            if left != right { return left < right }
        }
        return false
    }

    private func value(
        _ key: Key, _ state: UnsafePointer<UInt64>, _ starts: UnsafePointer<UInt16>
    ) -> UInt16 {
        if let run = key.run { return starts[run] }
        let code = Int(truncatingIfNeeded: state[key.word] >> key.shift & key.mask)
        return key.meanings?[code] ?? UInt16(truncatingIfNeeded: code)
    }
}

/// Which fields of a state name views or objects, and how.
struct References: Sendable {
    /// What the values of a field stand for.
    enum Sort: Sendable {
        /// A place: a superview's number and what comes before all of them.
        case place
        /// An object's number plus one, or zero.
        case object

        func element(_ value: UInt16) -> ProgramElement? {
            switch self {
            case .place: value < Place.firstInside ? nil : .view(Int(value - Place.firstInside))
            case .object: value == 0 ? nil : .object(Int(value) - 1)
            }
        }
    }

    let places: [Int]
    let objects: [Int]

    /// None at all.
    init() {
        places = []
        objects = []
    }

    init(_ layout: StateLayout) {
        places = Array(layout.parents..<layout.ranks) + Array(layout.parentsBefore..<layout.attributes)
        objects = Array(layout.attachments..<layout.animators) + [EnvironmentField.heldAnimator.rawValue]
    }

    func sort(of field: Int) -> Sort? { places.contains(field) ? .place : objects.contains(field) ? .object : nil }
}
