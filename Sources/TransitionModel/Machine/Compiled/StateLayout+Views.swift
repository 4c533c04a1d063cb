/// Moving views, on the bare fields: what a step tree does for all siblings at once.
extension StateLayout {
    /// Takes a view out of its superview; those above it move down.
    func takeOut(_ view: ViewID, to place: Int, _ fields: inout [UInt16]) {
        let parent = fields[parents + view]
        let rank = fields[ranks + view]
        if parent >= Place.firstInside {
            for sibling in 0..<viewCount
            where fields[parents + sibling] == parent && fields[ranks + sibling] > rank {
                fields[ranks + sibling] -= 1
            }
        }
        fields[parents + view] = UInt16(place)
        fields[ranks + view] = 0
    }

    /// Puts a view into another; those at or above its position move up.
    func put(_ view: ViewID, into parent: ViewID, at position: Int?, _ fields: inout [UInt16]) {
        let code = UInt16(Place.inside(parent).code)
        let siblings = (0..<viewCount).filter { fields[parents + $0] == code }
        let rank = UInt16(min(max(position ?? siblings.count, 0), siblings.count))
        for sibling in siblings where fields[ranks + sibling] >= rank { fields[ranks + sibling] += 1 }
        fields[parents + view] = code
        fields[ranks + view] = rank
    }
}

extension MachineState {
    /// Takes a view out of its superview, if it is in one, to a place that is none.
    mutating func takeOut(_ view: ViewID, to place: Place, _ layout: StateLayout) {
        let isApart = !follows(layout.parents + view) && fields[layout.parents + view] < Place.firstInside
        if isApart {
            self[layout.parents + view] = place.code
            self[layout.ranks + view] = 0
            return
        }
        rearrange(layout, .takeOut(view, to: place.code)) { layout.takeOut(view, to: place.code, &$0) }
        known(layout.parents + view, layout.ranks + view)
    }

    /// Puts a view that is in no superview into another, at a position or on top.
    mutating func put(_ view: ViewID, into parent: ViewID, at position: Int?, _ layout: StateLayout) {
        rearrange(layout, .put(view, into: parent, at: position)) {
            layout.put(view, into: parent, at: position, &$0)
        }
        known(layout.parents + view)
    }

    /// Whether a trace follows that does not know a field's value.
    private func follows(_ field: Int) -> Bool { trace.map { !$0.knows(field) } ?? false }

    /// Moves views about, all at once where that may be, else view by view.
    private mutating func rearrange(
        _ layout: StateLayout, _ effect: StepEffect, _ change: (inout [UInt16]) -> Void
    ) {
        guard let trace else {
            change(&fields)
            return
        }
        let places = (0..<layout.viewCount).flatMap { [layout.parents + $0, layout.ranks + $0] }
        if trace.caution > 0 {
            for field in places { _ = self[field] }
            var changed = fields
            change(&changed)
            for field in places { self[field] = Int(changed[field]) }
            return
        }
        trace.settle(fields)
        trace.does(effect)
        change(&fields)
        for view in 0..<layout.viewCount { trace.forgets(layout.ranks + view) }
    }

    /// What an effect on many fields leaves in these follows from the path.
    private mutating func known(_ known: Int...) {
        guard let trace, trace.caution == 0 else { return }
        for field in known { trace.knowledge[field].formUnion([.value, .written]) }
    }
}
