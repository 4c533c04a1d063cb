extension Execution {
    func place(of view: ViewID) -> Place { Place(code: state[layout.parents + view]) }

    /// The views inside a view, bottom first.
    func children(of parent: ViewID) -> [ViewID] {
        program.views.indices
            .filter { place(of: $0) == .inside(parent) }
            .sorted { state[layout.ranks + $0] < state[layout.ranks + $1] }
    }

    /// Whether a view can be seen at all, being in a window.
    func isInWindow(_ view: ViewID) -> Bool {
        var view = view
        for _ in program.views.indices {
            switch place(of: view) {
            case .nowhere: return false
            case .home:
                guard case .outside(within: let owner?) = program.views[view].role else { return true }
                view = owner
            case .inside(let parent): view = parent
            }
        }
        return false
    }

    /// Whether a view is inside another, at any depth.
    func isInside(_ view: ViewID, _ ancestor: ViewID) -> Bool {
        var view = view
        for _ in program.views.indices {
            guard case .inside(let parent) = place(of: view) else { return false }
            if parent == ancestor { return true }
            view = parent
        }
        return false
    }

    /// Takes a view out of wherever it is.
    func takeOut(_ view: ViewID, to place: Place = .nowhere) {
        state.takeOut(view, to: place, layout)
    }

    /// Puts a view into another, at a position among its children or on top.
    func put(_ view: ViewID, into parent: ViewID, at index: Int? = nil) {
        guard view != parent, !isInside(parent, view) else { return }
        takeOut(view)
        state.put(view, into: parent, at: index, layout)
    }

    func create(_ view: ViewID) {
        takeOut(view)
        // Whatever the same code made before is another view.
        state[layout.parentsBefore + view] = Place.nowhere.code
        for (index, attribute) in machine.tracked.enumerated() where attribute.view == view {
            state[layout.attributes + index] = 0
            state[layout.undo + index] = 0
        }
    }

    func insert(_ view: Operand, _ parent: Operand, _ position: StackPosition, _ label: Label) {
        guard let view = self.view(view), let parent = self.view(parent) else { return }
        switch position {
        case .top: put(view, into: parent)
        case .index(let index): put(view, into: parent, at: index)
        case .above(let sibling):
            put(view, into: parent, at: rank(of: sibling, in: parent, without: view).map { $0 + 1 })
        case .below(let sibling):
            put(view, into: parent, at: rank(of: sibling, in: parent, without: view))
        }
        record(.inserted(view, into: parent), at: label, "\(name(view)) is put into \(name(parent))")
    }

    /// A sibling's position once another view has been taken out.
    private func rank(of sibling: Operand, in parent: ViewID, without view: ViewID) -> Int? {
        guard let sibling = self.view(sibling), sibling != view, place(of: sibling) == .inside(parent) else {
            return nil
        }
        let rank = state[layout.ranks + sibling]
        let isBelow = place(of: view) == .inside(parent) && state[layout.ranks + view] < rank
        return isBelow ? rank - 1 : rank
    }

    func remove(_ view: Operand, _ label: Label) {
        guard let view = self.view(view), place(of: view) != .nowhere else { return }
        takeOut(view)
        // What the code for the way back takes out was not left behind.
        if !leg.isMain { state[layout.suspects + view] = 0 }
        if state.phase == .completed, view == controllerView(.to), leg.kind != .segue { turn.lateRemoval = label }
        record(.removed(view), at: label, "\(name(view)) is taken out")
    }

    func restack(_ view: Operand, toFront: Bool, _ label: Label) {
        guard let view = self.view(view), case .inside(let parent) = place(of: view) else { return }
        put(view, into: parent, at: toFront ? nil : 0)
        record(.restacked(view), at: label, "\(name(view)) is \(toFront ? "brought to the front" : "sent to the back")")
    }

    // MARK: Attributes

    func attribute(_ attribute: ViewAttribute, of view: ViewID) -> AttributeValue {
        guard let index = machine.trackedIndex[TrackedAttribute(view: view, attribute: attribute)] else {
            return .initial
        }
        return self.attribute(at: index)
    }

    func attribute(at index: Int) -> AttributeValue { AttributeValue.allCases[state[layout.attributes + index]] }
    /// What the attribute was when the transition began.
    func attributeBefore(at index: Int) -> AttributeValue { AttributeValue.allCases[state[layout.before + index]] }

    func set(_ attribute: ViewAttribute, _ view: Operand, _ operand: Operand, _ label: Label) {
        guard let view = self.view(view) else { return }
        var result = abstracted(value(operand), attribute, view)
        // Whether something outside was hidden is not known: showing it at the start is a change, after hiding it is
        // not.
        if attribute == .hidden, result == .initial, turn.isStart, case .outside = program.views[view].role,
            value(operand) != .attribute(.initial, of: view), self.attribute(.hidden, of: view) == .initial
        {
            result = .off
        }
        write(result, attribute, view, label)
    }

    func move(_ view: Operand, _ operand: Operand, _ label: Label) {
        guard let view = self.view(view) else { return }
        let axis: Axis
        if case .move(_, let along, _) = program.instructions[label].operation { axis = along } else { axis = .x }
        let now = self.attribute(.frame, of: view)
        let to: AttributeValue =
            switch value(operand) {
            case .attribute(let value, of: let from) where value != .initial || from == nil || from == view: value
            case .number(0): .zero
            case .unknown: .unknown
            default: .other
            }
        let shifted: AttributeValue = axis == .x ? .shiftedX : .shiftedY
        let result: AttributeValue
        switch (to, now) {
        case (.unknown, _), (.zero, .unknown), (.other, .unknown): result = .unknown
        case (.offscreen, _): result = .offscreen
        case (.zero, .initial), (.zero, .final): result = now
        case (.zero, .offscreen): result = movesHome ? home(view) : .other
        case (.zero, shifted): result = movesHome ? home(view) : .other
        case (.initial, .offscreen), (.initial, shifted): result = .initial
        case (.initial, _), (.final, .initial), (.final, .final): result = now
        case (.final, .offscreen), (.final, shifted): result = home(view)
        case (_, .initial), (_, .final), (_, shifted): result = shifted
        default: result = .other
        }
        write(result, .frame, view, label)
    }

    /// Whether an origin of zero is where full-size views belong; not so in sheets.
    private var movesHome: Bool {
        switch machine.scenario.style {
        case .pageSheet, .formSheet, .popover: false
        default: true
        }
    }

    /// The frame of a full-size view in its place.
    private func home(_ view: ViewID) -> AttributeValue {
        canonical(.final, .frame, view)
    }

    private func write(_ value: AttributeValue, _ attribute: ViewAttribute, _ view: ViewID, _ label: Label) {
        guard let index = machine.trackedIndex[TrackedAttribute(view: view, attribute: attribute)] else { return }
        let old = state[layout.attributes + index]
        if state[layout.undo + index] == 0 {
            if let task = turn.changing.last, turn.captures,
                program.tasks[task].kind == .viewAnimation
                    || program.tasks[task].kind == .coordinator
            {
                state[layout.undo + index] = 1 + old
            } else if turn.runningBlockOf != nil {
                state[layout.undo + index] = StateLayout.undoByAnimator + old
            }
        }
        state[layout.attributes + index] = AttributeValue.allCases.firstIndex(of: value)!
        if !turn.changing.isEmpty || turn.runningBlockOf != nil { state[layout.animated + view] = 1 }
        if attribute == .frame, view == ViewDeclaration.overlay,
            value == .final || value == .unknown || value == .initial
        {
            state[.appliedFrame] = 1
        }
        record(.wrote(index, value), at: label, value.words(as: attribute, of: name(view)))
    }

    /// Sets an attribute as UIKit does, without a line of code.
    func assign(_ value: AttributeValue, _ attribute: ViewAttribute, _ view: ViewID) {
        guard let index = machine.trackedIndex[TrackedAttribute(view: view, attribute: attribute)] else { return }
        state[layout.attributes + index] = AttributeValue.allCases.firstIndex(of: canonical(value, attribute, view))!
    }

    /// A value as one of the attribute's abstract values.
    private func abstracted(_ value: Value, _ attribute: ViewAttribute, _ view: ViewID) -> AttributeValue {
        let result: AttributeValue
        switch value {
        case .attribute(let given, let of):
            if attribute == .frame, let of, of != view, given == .initial {
                result =
                    [ViewDeclaration.base, ViewDeclaration.overlay, ViewDeclaration.container].contains(of)
                    ? .final : .other
            } else {
                result = given
            }
        case .boolean(let flag): result = flag ? .on : .off
        case .number(let number):
            switch attribute {
            case .alpha: result = number == 0 ? .zero : number == 1 ? .one : .partial
            default: result = number == 0 ? .zero : .other
            }
        case .absent: result = attribute == .background ? .clear : attribute == .mask ? .initial : .other
        case .unknown: result = .unknown
        default: result = .other
        }
        return canonical(result, attribute, view)
    }

    /// The one name of values that are the same: an initial alpha is one, an initial transform the identity.
    private func canonical(_ value: AttributeValue, _ attribute: ViewAttribute, _ view: ViewID) -> AttributeValue {
        switch (attribute, value) {
        case (.transform, .identity), (.alpha, .one), (.hidden, .off), (.interaction, .on),
            (.anchorPoint, .centre):
            return .initial
        case (.frame, .final):
            let isSettled =
                view == ViewDeclaration.base || view == ViewDeclaration.container
                || view == ViewDeclaration.overlay && Lifecycle.stacked.contains(legs[0].kind)
            return isSettled ? .initial : .final
        default: return value
        }
    }

    private var legs: [Leg] { machine.legs }

    /// Brings back what animations of one sort had changed.
    func undoChanges(ofAnimators: Bool) {
        for index in machine.tracked.indices {
            let undo = state[layout.undo + index]
            guard undo > 0, (undo >= StateLayout.undoByAnimator) == ofAnimators else { continue }
            let changed = state[layout.attributes + index]
            state[layout.attributes + index] = ofAnimators ? undo - StateLayout.undoByAnimator : undo - 1
            // A finish may follow a cancel: then what was captured plays forwards again.
            state[layout.undo + index] = ofAnimators ? 0 : changed + 1
        }
    }

    /// A view's name for a person, with its part in the present transition.
    func name(_ view: ViewID) -> String {
        let declared = program.views[view].name
        let part: String?
        switch program.views[view].role {
        case .base: part = leg.isForward ? "from" : "to"
        case .overlay: part = leg.isForward ? "to" : "from"
        default: part = nil
        }
        guard let part else { return declared == "container" || declared == "window" ? "the \(declared)" : declared }
        return declared == "base" || declared == "overlay" ? "the \(part) view" : "\(declared) (\(part))"
    }
}
