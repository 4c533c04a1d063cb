/// What concerns many fields at once, and would make a step tree fork at each of them if it were done one by one.
extension MachineState {
    /// The same state, with nobody following.
    var unseen: MachineState {
        var state = self
        state.trace = nil
        return state
    }

    /// The same state for something that is only tried.
    var trial: MachineState {
        var state = self
        state.trace = trace?.trial(from: self)
        return state
    }

    /// Whether all tests of some alternative hold.
    func any(_ alternatives: [[FieldTest]]) -> Bool {
        guard let trace else { return holdsAny(alternatives) }
        var open: [[FieldTest]] = []
        for alternative in alternatives {
            let known = alternative.filter { trace.knows($0.field) }
            guard known.allSatisfy({ $0.holds(fields[$0.field]) }) else { continue }
            if known.count == alternative.count { return true }
            open.append(alternative.filter { !trace.knows($0.field) })
        }
        guard !open.isEmpty else { return false }
        let answer = holdsAny(open)
        trace.log.steps.append(.ask(.any(open), answer: answer ? 1 : 0))
        return answer
    }

    private func holdsAny(_ alternatives: [[FieldTest]]) -> Bool {
        alternatives.contains { $0.allSatisfy { $0.holds(fields[$0.field]) } }
    }

    /// Gives fields the values of others.
    mutating func copy(_ copies: [FieldCopy]) {
        guard let trace, trace.caution == 0 else {
            for copy in copies { self[copy.to] = self[copy.from] }
            return
        }
        var unknown: [FieldCopy] = []
        for copy in copies {
            if trace.knows(copy.from) {
                self[copy.to] = self[copy.from]
            } else {
                unknown.append(copy)
                fields[copy.to] = fields[copy.from]
                trace.forgets(copy.to)
            }
        }
        if !unknown.isEmpty { trace.does(.copy(unknown)) }
    }

    /// Sets a field if all tests hold.
    mutating func set(_ field: Int, to value: Int, where tests: [FieldTest]) {
        set([FieldValue(field: field, value: value)], where: tests)
    }

    /// Sets fields if all tests hold.
    mutating func set(_ values: [FieldValue], where tests: [FieldTest]) {
        guard let trace, trace.caution == 0 else {
            if tests.allSatisfy({ $0.holds(UInt16(self[$0.field])) }) {
                for value in values { self[value.field] = value.value }
            }
            return
        }
        let known = tests.filter { trace.knows($0.field) }
        guard known.allSatisfy({ $0.holds(fields[$0.field]) }) else { return }
        let open = tests.filter { !trace.knows($0.field) }
        let values = values.filter { !trace.knows($0.field) || Int(fields[$0.field]) != $0.value }
        if values.isEmpty { return }
        if open.isEmpty {
            for value in values { self[value.field] = value.value }
            return
        }
        trace.settle(fields)
        trace.does(.setWhere(open, values))
        let holds = open.allSatisfy { $0.holds(fields[$0.field]) }
        for value in values {
            if holds { fields[value.field] = UInt16(value.value) }
            trace.forgets(value.field)
        }
    }

    /// Lowers a field by one unless it is zero.
    mutating func lower(_ field: Int) {
        guard let trace, trace.caution == 0, !trace.knows(field) else {
            self[field] = max(0, self[field] - 1)
            return
        }
        trace.does(.lower(field))
        if fields[field] > 0 { fields[field] -= 1 }
        trace.forgets(field)
    }

    /// Becomes another state altogether.
    mutating func become(_ other: MachineState) {
        for field in fields.indices { self[field] = Int(other.fields[field]) }
    }

    /// Whether anything is different in another state that was tried from this one.
    func differs(from trial: MachineState) -> Bool {
        guard trace != nil else { return self != trial }
        return fields.indices.contains { trial.isWritten($0) && self[$0] != trial[$0] }
    }

    private func isWritten(_ field: Int) -> Bool { trace?.knowledge[field].contains(.written) ?? true }
}

/// Something that is done for its answer, and perhaps taken back.
extension MachineState {
    /// The state to which an attempt that begins now may go back.
    func beforeAttempt() -> Attempt {
        trace?.caution += 1
        return Attempt(fields: fields, knowledge: trace?.knowledge ?? [])
    }

    /// Ends an attempt; with a state to go back to, nothing of it stays but what was asked.
    mutating func endAttempt(goingBackTo attempt: Attempt?) {
        trace?.caution -= 1
        guard let attempt else { return }
        fields = attempt.fields
        trace?.knowledge = attempt.knowledge
    }

    struct Attempt {
        fileprivate var fields: [UInt16]
        fileprivate var knowledge: [StepTrace.Knowledge]
    }
}
