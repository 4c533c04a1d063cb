import TransitionModel

/// A step's tree as Promela's statements.
struct PromelaTree {
    private let model: StandaloneModel
    private let tree: StandaloneModel.Tree
    /// The variables that are kept to be taken back.
    private let saved: [Int]
    private let conditions: PromelaConditions
    /// What stands before the number in a label.
    private let prefix: String
    /// The nodes to which several ways lead: each is written once, and gone to from elsewhere.
    private let shared: Set<Int>
    private var written: Set<Int> = []

    init(_ model: StandaloneModel, _ tree: StandaloneModel.Tree, saved: [Int], prefix: String) {
        self.model = model
        self.tree = tree
        self.saved = saved
        self.prefix = prefix
        conditions = PromelaConditions(model)
        shared = tree.shared
    }

    mutating func write(_ writer: inout IndentedText) { write(tree.root, &writer) }

    private mutating func write(_ number: Int?, _ writer: inout IndentedText) {
        guard let number else {
            writer.line("assert(false) /* no such step */")
            return
        }
        if shared.contains(number) {
            guard written.insert(number).inserted else {
                writer.line("goto \(prefix)\(number)")
                return
            }
            writer.line("\(prefix)\(number):")
        }
        switch tree.nodes[number] {
        case .ask(let variable, let answers):
            let groups = StandaloneModel.grouped(answers)
            if groups.count == 1 {
                // There was only ever one way on: an assertion is shorter than a selection.
                var expected = [conditions.values(variable, groups[0].answers)]
                let next = gather(&expected, from: groups[0].next)
                writer.line("assert(\(expected.joined(separator: " && ")));")
                write(next, &writer)
                return
            }
            writer.line("if")
            for (values, next) in groups {
                writer.line(":: \(conditions.values(variable, values)) ->")
                writer.deeper()
                write(next, &writer)
                writer.shallower()
            }
            writer.line(":: else -> assert(false) /* no such step */")
            writer.line("fi")
        case .askAny(let tests, let yes, let no):
            writer.line("if")
            writer.line(":: \(conditions.any(tests)) ->")
            writer.deeper()
            write(yes, &writer)
            writer.shallower()
            writer.line(":: else ->")
            writer.deeper()
            write(no, &writer)
            writer.shallower()
            writer.line("fi")
        case .choose(let alternatives):
            writer.line("if")
            for next in alternatives {
                writer.line(":: true ->")
                writer.deeper()
                write(next, &writer)
                writer.shallower()
            }
            writer.line("fi")
        case .effect(let effect, let next):
            write(effect, &writer)
            write(next, &writer)
        case .enter(let next): write(next, &writer)
        case .disabled, .answer: writer.line("assert(false) /* the event may not come */")
        case .end(let broken): end(broken, &writer)
        case .cut:
            for variable in saved { writer.line("\(name(variable)) = saved_\(name(variable));") }
            end([], &writer)
        }
    }

    /// Adds what is expected of the questions that follow, as long as each has only ever had one way on; what comes then.
    private func gather(_ expected: inout [String], from number: Int) -> Int {
        var number = number
        while !shared.contains(number), case .ask(let variable, let answers) = tree.nodes[number] {
            let groups = StandaloneModel.grouped(answers)
            guard groups.count == 1 else { break }
            expected.append(conditions.values(variable, groups[0].answers))
            number = groups[0].next
        }
        return number
    }

    /// Ends a step: the state is complete, and what was broken on the way is said.
    private func end(_ broken: [Int], _ writer: inout IndentedText) {
        for variable in saved { writer.line("saved_\(name(variable)) = 0;") }
        for number in broken.sorted(by: { isNoted($0) && !isNoted($1) }) {
            let breach = model.breaches[number]
            let words = "\(breach.rule): \(breach.message) (\(breach.location.short))".forString
            writer.line("\(isNoted(number) ? "NOTED" : "BROKEN")(\(number), \"broken: \(words)\\n\");")
        }
        writer.line("skip")
    }

    private func isNoted(_ number: Int) -> Bool {
        model.breaches[number].severity == .note || model.breaches[number].isDoubt
    }

    private func name(_ variable: Int) -> String { model.variables[variable].name }

    private func write(_ effect: StandaloneModel.Effect, _ writer: inout IndentedText) {
        switch effect {
        case .set(let assignments): write(assignments, &writer)
        case .copy(let copies):
            for copy in copies {
                let source = switch copy.from {
                    case .variable(let variable): name(variable)
                    case .value(let value): "\(value)"
                    }
                writer.line("\(name(copy.to)) = \(source);")
            }
        case .setWhere(let tests, let assignments):
            // One statement is cheaper for SPIN than a selection, where nothing that is tested changes meanwhile.
            if Set(tests.map(\.variable)).isDisjoint(with: assignments.dropLast().map(\.variable)) {
                for assignment in assignments {
                    let variable = name(assignment.variable)
                    writer.line("\(variable) = (\(conditions.all(tests)) -> \(assignment.value) : \(variable));")
                }
                return
            }
            writer.line("if")
            writer.line(":: \(conditions.all(tests)) ->")
            writer.indented { write(assignments, &$0) }
            writer.line(":: else")
            writer.line("fi;")
        case .lower(let variable): writer.line("\(name(variable)) = \(name(variable)) - (\(name(variable)) > 0);")
        case .takeOut(let view, let place): takeOut(view, to: place, &writer)
        case .put(let view, let parent, let position): put(view, into: parent, at: position, &writer)
        }
    }

    private func write(_ assignments: [StandaloneModel.Assignment], _ writer: inout IndentedText) {
        for assignment in assignments { writer.line("\(name(assignment.variable)) = \(assignment.value);") }
    }

    // MARK: Views

    private func parent(_ view: Int) -> String {
        model.places[view].parent.map(name) ?? "\(model.places[view].fixedParent)"
    }

    /// The views that may lie beside a view.
    private func siblings(of view: Int) -> [Int] { model.places.indices.filter { $0 != view && model.places[$0].rank != nil } }

    private func takeOut(_ view: Int, to place: Int, _ writer: inout IndentedText) {
        if let rank = model.places[view].rank.map(name) {
            for sibling in siblings(of: view) {
                let other = name(model.places[sibling].rank!)
                writer.line(
                    "\(other) = \(other) - (\(parent(view)) >= \(StandaloneModel.firstSuperview) "
                        + "&& \(parent(sibling)) == \(parent(view)) && \(other) > \(rank));")
            }
            writer.line("\(rank) = 0;")
        }
        if let parent = model.places[view].parent.map(name) { writer.line("\(parent) = \(place);") }
    }

    private func put(_ view: Int, into parent: Int, at position: Int?, _ writer: inout IndentedText) {
        let siblings = siblings(of: view)
        let inside = siblings.map { "(\(self.parent($0)) == \(parent))" }
        let count = inside.isEmpty ? "0" : "(\(inside.joined(separator: " + ")))"
        if let position {
            let lowest = max(0, position)
            for (sibling, isInside) in zip(siblings, inside) {
                let other = name(model.places[sibling].rank!)
                writer.line("\(other) = \(other) + (\(isInside) && \(other) >= \(lowest));")
            }
            if let rank = model.places[view].rank.map(name) {
                writer.line("\(rank) = (\(count) < \(lowest) -> \(count) : \(lowest));")
            }
        } else if let rank = model.places[view].rank.map(name) {
            writer.line("\(rank) = \(count);")
        }
        if let own = model.places[view].parent.map(name) { writer.line("\(own) = \(parent);") }
    }
}
