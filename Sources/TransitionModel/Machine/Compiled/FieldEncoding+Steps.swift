/// Which steps can be said in codes. What keeps others from it is noted.
extension FieldEncoding {
    /// Whether all of a path can be said in codes.
    func encodes(_ steps: [StepTrace.Step], _ end: StepEnd?, _ layout: StateLayout) -> Bool {
        let endIsEncoded = end.map { encodes(.end($0), layout) } ?? true
        return all(steps) { step in
            switch step {
            case .ask(let question, let answer): encodes(answer, to: question)
            case .choose(let choice, _): encodes(.choose(choice), layout)
            case .effect(let effect): encodes(effect, layout)
            case .enter: true
            }
        } && endIsEncoded
    }

    /// Whether an answer to a question has a code.
    func encodes(_ answer: Int, to question: StepQuestion) -> Bool {
        if case .field(let field) = question { encodes(FieldValue(field: field, value: answer)) } else { true }
    }

    /// Whether all that a place in a tree writes has codes.
    func encodes(_ content: StepTree.Content, _ layout: StateLayout) -> Bool {
        switch content {
        case .ask, .enter: true
        case .choose(let choice): all(choice.normalising) { encodes($0, layout) }
        case .effect(let effect): encodes(effect, layout)
        case .end(.state(let values, _, _)): all(values, encodes)
        case .end: true
        }
    }

    private func encodes(_ effect: StepEffect, _ layout: StateLayout) -> Bool {
        switch effect {
        case .set(let values), .setWhere(_, let values): all(values, encodes)
        case .copy(let copies): all(copies, encodes)
        // Each code must be one more than that of the value below.
        case .lower(let field):
            all(values(field)?.enumerated().map { FieldValue(field: field, value: $0.offset) } ?? [], encodes)
        case .takeOut(let view, let place): encodes(FieldValue(field: layout.parents + view, value: place))
        case .put(let view, let parent, _):
            encodes(FieldValue(field: layout.parents + view, value: Place.inside(parent).code))
        }
    }

    /// Values are given to another field by way of their codes, which tests can tell apart below 64.
    private func encodes(_ copy: FieldCopy) -> Bool {
        let (from, to) = (values(copy.from), values(copy.to))
        if from == to { return true }
        return all((from ?? []).dropFirst(64).map { FieldValue(field: copy.to, value: Int($0)) }) {
            misses.note($0, inState: false)
            return false
        }
    }

    private func encodes(_ value: FieldValue) -> Bool {
        if knownCode(of: value.value, in: value.field) != nil { return true }
        misses.note(value, inState: false)
        return false
    }

    /// Like `allSatisfy`, but asks of each.
    private func all<Element>(_ elements: [Element], _ holds: (Element) -> Bool) -> Bool {
        elements.reduce(true) { holds($1) && $0 }
    }
}
