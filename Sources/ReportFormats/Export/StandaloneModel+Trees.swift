import TransitionModel

extension StandaloneModel.Tree {
    /// Whether a step may go on in several ways from one state.
    var chooses: Bool {
        nodes.contains { if case .choose = $0 { true } else { false } }
    }

    /// The nodes to which several ways lead, if they are worth a label.
    var shared: Set<Int> {
        var ways = Array(repeating: 0, count: nodes.count)
        for number in nodes.indices {
            // Answers that lead to one node together are one way to it.
            for next in Set(following(number).compactMap { $0 }) { ways[next] += 1 }
        }
        return Set(
            nodes.indices.filter { number in
                guard ways[number] > 1 else { return false }
                switch nodes[number] {
                case .ask, .askAny, .choose: return true
                case .effect(.set(let assignments), let next):
                    if assignments.count > 3 { return true }
                    guard let next, case .end([]) = nodes[next] else { return true }
                    return false
                case .effect, .cut: return true
                case .end(let broken): return !broken.isEmpty
                case .enter, .disabled, .answer: return false
                }
            })
    }

    /// The variables that are changed on ways to where a step turns out not to be part of the story.
    func changedBeforeCuts(_ model: StandaloneModel) -> [Int] {
        var found: Set<Int> = []
        var cuts: [Int: Bool] = [:]
        func leadsToCut(_ number: Int?) -> Bool {
            guard let number else { return false }
            if let known = cuts[number] { return known }
            let leads: Bool
            switch nodes[number] {
            case .cut: leads = true
            default: leads = following(number).map(leadsToCut).contains(true)
            }
            if leads, case .effect(let effect, _) = nodes[number] { found.formUnion(Self.changed(by: effect, model)) }
            cuts[number] = leads
            return leads
        }
        _ = leadsToCut(root)
        return found.sorted()
    }

    /// The variables that a step changes on some way.
    func changed(_ model: StandaloneModel) -> [Int] {
        let found = nodes.flatMap { node in
            if case .effect(let effect, _) = node { Self.changed(by: effect, model) } else { [Int]() }
        }
        return Set(found).sorted()
    }

    private func following(_ number: Int) -> [Int?] {
        switch nodes[number] {
        case .ask(_, let answers): Array(answers.values)
        case .askAny(_, let yes, let no): [yes, no]
        case .choose(let alternatives): alternatives
        case .effect(_, let next), .enter(let next): [next]
        case .disabled, .end, .cut, .answer: []
        }
    }

    private static func changed(by effect: StandaloneModel.Effect, _ model: StandaloneModel) -> [Int] {
        switch effect {
        case .set(let assignments), .setWhere(_, let assignments): assignments.map(\.variable)
        case .copy(let copies): copies.map(\.to)
        case .lower(let variable): [variable]
        case .takeOut(let view, _), .put(let view, _, _):
            model.places.compactMap(\.rank) + [model.places[view].parent].compactMap { $0 }
        }
    }
}
