import TransitionModel

/// A step's tree as TLA+ operators from a state to the set of states that follow.
struct TLATree {
    private let model: StandaloneModel
    private let tree: StandaloneModel.Tree
    private let prefix: String
    private let shared: Set<Int>

    init(_ model: StandaloneModel, _ tree: StandaloneModel.Tree, prefix: String) {
        self.model = model
        self.tree = tree
        self.prefix = prefix
        shared = tree.shared
    }

    /// One operator for the whole tree, after one for each part that several ways lead to.
    func write(_ writer: inout IndentedText) {
        // A part has a lower number than what leads to it, so it is defined first.
        for number in shared.sorted() where number != tree.root {
            writer.line("\(prefix)\(number)(st0) ==")
            writer.indented { write(number, 0, &$0, isTop: true) }
        }
        writer.line("\(prefix)(st0) ==")
        writer.indented { write(tree.root, 0, &$0, isTop: true) }
    }

    /// Writes what follows from the state that is called by this number: no name may be bound twice in one scope.
    private func write(_ number: Int?, _ state: Int, _ writer: inout IndentedText, isTop: Bool = false) {
        guard let number else { return writer.line("NoSuchStep") }
        let name = "st\(state)"
        if shared.contains(number), !isTop { return writer.line("\(prefix)\(number)(\(name))") }
        switch tree.nodes[number] {
        case .ask(let variable, let answers):
            writer.line("(CASE")
            for (place, group) in StandaloneModel.grouped(answers).enumerated() {
                writer.line("\(place == 0 ? "  " : "[]") \(values(variable, group.answers, name)) ->")
                writer.indented { write(group.next, state, &$0) }
            }
            writer.line("[] OTHER -> NoSuchStep)")
        case .askAny(let tests, let yes, let no):
            writer.line("(IF \(tests.map { all($0, name) }.joined(separator: " \\/ ")) THEN")
            writer.indented { write(yes, state, &$0) }
            writer.line("ELSE")
            writer.indented { write(no, state, &$0) }
            writer.line(")")
        case .choose(let alternatives):
            writer.line("UNION {")
            for (place, next) in alternatives.enumerated() {
                writer.indented { write(next, state, &$0) }
                if place + 1 < alternatives.count { writer.line(",") }
            }
            writer.line("}")
        case .effect(let effect, let next):
            writer.line("(LET st\(state + 1) == \(text(effect, name)) IN")
            writer.indented { write(next, state + 1, &$0) }
            writer.line(")")
        case .enter(let next): write(next, state, &writer)
        case .disabled, .cut, .answer: writer.line("{}")
        case .end(let broken):
            let reports = broken.map { number in
                let breach = model.breaches[number]
                return "Broken(\(number), \"broken: \(breach.rule): \(breach.location.short.forString)\")"
            }
            writer.line(
                reports.isEmpty ? "{\(name)}" : "(IF \(reports.joined(separator: " /\\ ")) THEN {\(name)} ELSE {})")
        }
    }

    // MARK: Effects

    private func text(_ effect: StandaloneModel.Effect, _ state: String) -> String {
        func field(_ variable: Int) -> String { "\(state).\(model.variables[variable].name)" }
        func change(_ variable: Int, _ value: String) -> String { "!.\(model.variables[variable].name) = \(value)" }
        let changes: [String]
        switch effect {
        case .set(let assignments): changes = assignments.map { change($0.variable, "\($0.value)") }
        case .copy(let copies):
            changes = copies.map { copy in
                switch copy.from {
                case .variable(let variable): change(copy.to, field(variable))
                case .value(let value): change(copy.to, "\(value)")
                }
            }
        case .setWhere(let tests, let assignments):
            changes = assignments.map {
                change($0.variable, "IF \(all(tests, state)) THEN \($0.value) ELSE \(field($0.variable))")
            }
        case .lower(let variable):
            changes = [change(variable, "IF \(field(variable)) > 0 THEN \(field(variable)) - 1 ELSE 0")]
        case .takeOut(let view, let place): changes = takeOut(view, to: place, state, field, change)
        case .put(let view, let parent, let position):
            changes = put(view, into: parent, at: position, state, field, change)
        }
        return changes.isEmpty ? state : "[\(state) EXCEPT \(changes.joined(separator: ", "))]"
    }

    private func takeOut(
        _ view: Int, to place: Int, _ state: String, _ field: (Int) -> String, _ change: (Int, String) -> String
    ) -> [String] {
        let own = parent(view, field)
        var changes: [String] = []
        if let rank = model.places[view].rank {
            for sibling in siblings(of: view) {
                let other = model.places[sibling].rank!
                changes.append(
                    change(
                        other,
                        "IF \(own) >= \(StandaloneModel.firstSuperview) /\\ \(parent(sibling, field)) = \(own) /\\ "
                            + "\(field(other)) > \(field(rank)) THEN \(field(other)) - 1 ELSE \(field(other))"))
            }
            changes.append(change(rank, "0"))
        }
        if let variable = model.places[view].parent { changes.append(change(variable, "\(place)")) }
        return changes
    }

    private func put(
        _ view: Int, into superview: Int, at position: Int?, _ state: String, _ field: (Int) -> String,
        _ change: (Int, String) -> String
    ) -> [String] {
        let siblings = siblings(of: view)
        let counted = siblings.map { "(IF \(parent($0, field)) = \(superview) THEN 1 ELSE 0)" }
        let count = counted.isEmpty ? "0" : "(\(counted.joined(separator: " + ")))"
        var changes: [String] = []
        if let position {
            let lowest = max(0, position)
            for sibling in siblings {
                let other = model.places[sibling].rank!
                changes.append(
                    change(
                        other,
                        "IF \(parent(sibling, field)) = \(superview) /\\ \(field(other)) >= \(lowest) "
                            + "THEN \(field(other)) + 1 ELSE \(field(other))"))
            }
            if let rank = model.places[view].rank {
                changes.append(change(rank, "IF \(count) < \(lowest) THEN \(count) ELSE \(lowest)"))
            }
        } else if let rank = model.places[view].rank {
            changes.append(change(rank, count))
        }
        if let variable = model.places[view].parent { changes.append(change(variable, "\(superview)")) }
        return changes
    }

    private func parent(_ view: Int, _ field: (Int) -> String) -> String {
        model.places[view].parent.map(field) ?? "\(model.places[view].fixedParent)"
    }

    /// The views that may lie beside a view.
    private func siblings(of view: Int) -> [Int] {
        model.places.indices.filter { $0 != view && model.places[$0].rank != nil }
    }
}

extension TLATree {
    /// Whether a variable has one of some values in a state.
    func values(_ variable: Int, _ values: [Int], _ state: String) -> String {
        let field = "\(state).\(model.variables[variable].name)"
        return values.count == 1
            ? "\(field) = \(values[0])" : "\(field) \\in {\(values.map(String.init).joined(separator: ", "))}"
    }

    /// Whether all tests hold in a state.
    func all(_ tests: [StandaloneModel.Test], _ state: String) -> String {
        tests.isEmpty
            ? "TRUE" : "(\(tests.map { values($0.variable, $0.values, state) }.joined(separator: " /\\ ")))"
    }

    /// Whether a transition is under way in `s`.
    var underWay: String { model.phase.map { values($0, model.phasesInFlight, "s") } ?? "FALSE" }

    /// Whether dead ends are judged in `st`, where the tree is the one that says whether something must happen.
    var judging: String {
        let duty = tree.root.map { answer($0) } ?? "FALSE"
        return model.phase.map { "~(\(values($0, model.phasesInFlight, "st"))) \\/ (\(duty))" } ?? "TRUE"
    }

    private func answer(_ number: Int?) -> String {
        guard let number else { return "FALSE" }
        switch tree.nodes[number] {
        case .ask(let variable, let answers):
            return StandaloneModel.grouped(answers)
                .map { "(\(values(variable, $0.answers, "st")) /\\ \(answer($0.next)))" }.joined(separator: " \\/ ")
                .inParentheses
        case .askAny(let tests, let yes, let no):
            let condition = tests.map { all($0, "st") }.joined(separator: " \\/ ").inParentheses
            return "(IF \(condition) THEN \(answer(yes)) ELSE \(answer(no)))"
        case .answer(let isYes): return isYes ? "TRUE" : "FALSE"
        case .choose, .effect, .enter, .disabled, .end, .cut: return "FALSE"
        }
    }
}

extension String {
    fileprivate var inParentheses: String { "(\(self))" }
}
