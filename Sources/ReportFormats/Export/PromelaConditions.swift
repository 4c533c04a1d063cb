import TransitionModel

/// Conditions on a state as Promela's expressions.
struct PromelaConditions {
    let model: StandaloneModel

    init(_ model: StandaloneModel) {
        self.model = model
    }

    /// When an event may come: wherever it is not known that it may not.
    func guardText(_ step: StandaloneModel.Step) -> String {
        let disabled = [step.judged, step.unjudged].compactMap { tree in
            tree.root.flatMap { text($0, tree) { if case .disabled = $0 { true } else { false } } }
        }
        return disabled.contains("true") ? "false" : disabled.isEmpty ? "true" : "!(\(either(disabled)))"
    }

    /// When dead ends are judged: something must still happen, or no transition is under way.
    var judgingText: String {
        let duty = model.duty.root.flatMap { root in
            text(root, model.duty) { if case .answer(true) = $0 { true } else { false } }
        }
        guard let phase = model.phase else { return "true" }
        let rests = "!(\(values(phase, model.phasesInFlight)))"
        return duty.map { either([rests, $0]) } ?? rests
    }

    /// When a walk from a node ends at one of a kind before anything is done; `nil` for never.
    private func text(
        _ node: Int, _ tree: StandaloneModel.Tree, _ isMeant: (StandaloneModel.Node) -> Bool
    ) -> String? {
        if isMeant(tree.nodes[node]) { return "true" }
        switch tree.nodes[node] {
        case .ask(let variable, let answers):
            let ways = StandaloneModel.grouped(answers).compactMap { answers, next in
                text(next, tree, isMeant).map { both(values(variable, answers), $0) }
            }
            return ways.isEmpty ? nil : either(ways)
        case .askAny(let tests, let yes, let no):
            let condition = any(tests)
            let ways = [
                yes.flatMap { text($0, tree, isMeant) }.map { both(condition, $0) },
                no.flatMap { text($0, tree, isMeant) }.map { both("!\(condition)", $0) },
            ].compactMap { $0 }
            return ways.isEmpty ? nil : either(ways)
        case .choose, .effect, .enter, .disabled, .end, .cut, .answer: return nil
        }
    }

    /// Whether all tests of some alternative hold.
    func any(_ alternatives: [[StandaloneModel.Test]]) -> String { either(alternatives.map(all)) }

    func all(_ tests: [StandaloneModel.Test]) -> String {
        tests.isEmpty ? "true" : "(\(tests.map { values($0.variable, $0.values) }.joined(separator: " && ")))"
    }

    /// Whether a variable has one of some values.
    func values(_ variable: Int, _ values: [Int]) -> String {
        let name = model.variables[variable].name
        let most = 1 << model.variables[variable].bits
        let possible = values.filter { $0 < most }
        if possible.isEmpty { return "false" }
        if possible.count == most { return "true" }
        if let range = range(possible, name, most) { return range }
        if possible.count > most / 2 {
            let others = (0..<most).filter { !possible.contains($0) }
            return "(\(others.map { "\(name) != \($0)" }.joined(separator: " && ")))"
        }
        return "(\(possible.map { "\(name) == \($0)" }.joined(separator: " || ")))"
    }

    /// Several values that follow each other, by the first and the last: what is short to read is quick to compile.
    private func range(_ values: [Int], _ name: String, _ most: Int) -> String? {
        guard values.count > 2, let first = values.min(), let last = values.max(), last - first == values.count - 1
        else { return nil }
        if last == most - 1 { return "(\(name) >= \(first))" }
        return first == 0 ? "(\(name) <= \(last))" : "(\(name) >= \(first) && \(name) <= \(last))"
    }

    private func both(_ left: String, _ right: String) -> String {
        right == "true" ? left : "(\(left) && \(right))"
    }

    private func either(_ ways: [String]) -> String {
        if ways.contains("true") { return "true" }
        return ways.count == 1 ? ways[0] : "(\(ways.joined(separator: " || ")))"
    }
}

extension StandaloneModel {
    /// Answers that lead to the same place together, in the order of the first of each.
    static func grouped(_ answers: [Int: Int]) -> [(answers: [Int], next: Int)] {
        var groups: [Int: [Int]] = [:]
        for (answer, next) in answers { groups[next, default: []].append(answer) }
        let ways = groups.map { next, answers in (answers: answers.sorted(), next: next) }
        return ways.sorted { $0.answers[0] < $1.answers[0] }
    }
}
