/// Makes a tree that others can read from one that the explorer walks: equal parts become one, and questions to which
/// there is only one answer are left out.
struct StandaloneTreeMaker {
    let layout: StateLayout
    let values: FieldValues
    /// The variable that a field has become.
    let variables: [Int?]
    /// A breach's number by its key.
    let breaches: [UInt64: Int]

    private var tree = StandaloneModel.Tree()
    private var known: [StandaloneModel.Node: Int] = [:]

    init(_ layout: StateLayout, _ values: FieldValues, _ variables: [Int?], breaches: [UInt64: Int]) {
        self.layout = layout
        self.values = values
        self.variables = variables
        self.breaches = breaches
    }

    func tree(_ source: StepTree) -> StandaloneModel.Tree {
        var maker = self
        maker.tree.root = maker.node(source.root, source)
        return maker.tree
    }

    private mutating func node(_ branch: UnsafeMutablePointer<StepBranch>, _ source: StepTree) -> Int? {
        guard let node = branch.pointee.node else { return nil }
        let branches = node.pointee.branches
        func next(_ answer: Int) -> UnsafeMutablePointer<StepBranch> { branches.baseAddress! + answer }
        switch source.contents[node.pointee.number] {
        case .ask(.field(let field)):
            guard let variable = variables[field] else { return self.node(next(values.only(field)!), source) }
            var answers: [Int: Int] = [:]
            for answer in branches.indices { answers[answer] = self.node(next(answer), source) }
            return number(of: .ask(variable, answers))
        case .ask(.any(let alternatives)):
            let tests = alternatives.compactMap(self.tests)
            if tests.isEmpty { return self.node(next(0), source) }
            if tests.contains([]) { return self.node(next(1), source) }
            let yes = self.node(next(1), source)
            let no = self.node(next(0), source)
            return number(of: .askAny(tests, yes: yes, no: no))
        case .choose: return number(of: .choose(branches.indices.map { self.node(next($0), source) }))
        case .effect(let effect):
            let following = self.node(next(0), source)
            guard let effect = self.effect(effect) else { return following }
            return number(of: .effect(effect, following))
        case .enter: return number(of: .enter(self.node(next(0), source)))
        case .end(let end): return self.end(end)
        }
    }

    private mutating func end(_ end: StepEnd) -> Int? {
        switch end {
        case .disabled: return number(of: .disabled)
        case .another: return number(of: .cut)
        case .answer(let answer): return number(of: .answer(answer))
        case .state(let assigned, let reports, _):
            let broken = reports.compactMap { breaches[$0] }
            let last = number(of: .end(broken.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }))
            let assignments = self.assignments(assigned)
            return assignments.isEmpty ? last : number(of: .effect(.set(assignments), last))
        }
    }

    private mutating func number(of node: StandaloneModel.Node) -> Int {
        if let number = known[node] { return number }
        known[node] = tree.nodes.count
        tree.nodes.append(node)
        return tree.nodes.count - 1
    }

    /// The tests that are left when those with one answer are made; `nil` when one of these fails.
    func tests(_ tests: [FieldTest]) -> [StandaloneModel.Test]? {
        var open: [StandaloneModel.Test] = []
        for test in tests {
            if let variable = variables[test.field] {
                let most = 1 << layout.widths[test.field]
                open.append(
                    StandaloneModel.Test(
                        variable: variable, values: (0..<min(64, most)).filter { test.holds(UInt16($0)) }))
            } else if !test.holds(UInt16(values.only(test.field)!)) {
                return nil
            }
        }
        return open
    }

    private func assignments(_ values: [FieldValue]) -> [StandaloneModel.Assignment] {
        values.compactMap { value in
            variables[value.field].map { StandaloneModel.Assignment(variable: $0, value: value.value) }
        }
    }

    private func effect(_ effect: StepEffect) -> StandaloneModel.Effect? {
        switch effect {
        case .set(let values):
            let assignments = self.assignments(values)
            return assignments.isEmpty ? nil : .set(assignments)
        case .copy(let copies):
            let plain = copies.compactMap { copy -> StandaloneModel.Copy? in
                guard let to = variables[copy.to] else { return nil }
                return StandaloneModel.Copy(
                    to: to, from: variables[copy.from].map { .variable($0) } ?? .value(values.only(copy.from)!))
            }
            return plain.isEmpty ? nil : .copy(plain)
        case .setWhere(let tests, let values):
            let assignments = self.assignments(values)
            guard !assignments.isEmpty, let open = self.tests(tests) else { return nil }
            return open.isEmpty ? .set(assignments) : .setWhere(open, assignments)
        case .lower(let field): return variables[field].map { .lower($0) }
        case .takeOut(let view, let place): return .takeOut(view, to: place)
        case .put(let view, let parent, let position):
            return .put(view, into: TransitionModel.Place.inside(parent).code, at: position)
        }
    }
}
