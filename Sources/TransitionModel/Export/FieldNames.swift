/// What the fields of a machine's states are called outside, and what they say.
struct FieldNames {
    private(set) var names: [String] = []
    private(set) var meanings: [String] = []

    init(_ machine: TransitionMachine) {
        let layout = machine.layout
        let program = machine.program
        names = Array(repeating: "", count: layout.widths.count)
        meanings = names
        func name(_ start: Int, _ count: Int, _ name: (Int) -> String, _ meaning: (Int) -> String) {
            for number in 0..<count {
                names[start + number] = name(number)
                meanings[start + number] = meaning(number)
            }
        }
        for field in EnvironmentField.allCases {
            names[field.rawValue] = "env_\(field)"
            meanings[field.rawValue] = "\(field)"
        }
        meanings[EnvironmentField.phase.rawValue] =
            LifecyclePhase.allCases.enumerated().map { "\($0) \($1.rawValue)" }.joined(separator: ", ")
        name(layout.slots, program.slots.count, { "slot\($0)_\(program.slots[$0].name)" }) { slot in
            let values = machine.domains.values[slot].map(machine.program.words)
            return "\(program.slots[slot].name): "
                + (values + ["undecided"]).enumerated().map { "\($0) \($1)" }.joined(separator: ", ")
        }
        let views = program.views.map(\.name)
        let places = (["nowhere", "home"] + views.map { "in \($0)" }).enumerated().map { "\($0) \($1)" }
            .joined(separator: ", ")
        name(layout.parents, views.count, { "place\($0)_\(views[$0])" }) { "where \(views[$0]) is: \(places)" }
        name(layout.ranks, views.count, { "rank\($0)_\(views[$0])" }) { "how many siblings are below \(views[$0])" }
        name(layout.parentsBefore, views.count, { "placeBefore\($0)_\(views[$0])" }) {
            "where \(views[$0]) was when the transition began"
        }
        let attributes = machine.tracked.map { "\(views[$0.view])_\($0.attribute.rawValue)" }
        let values = AttributeValue.allCases.enumerated().map { "\($0) \($1.rawValue)" }.joined(separator: ", ")
        name(layout.attributes, attributes.count, { "look\($0)_\(attributes[$0])" }) {
            "\(attributes[$0]): \(values)"
        }
        name(layout.before, attributes.count, { "lookBefore\($0)_\(attributes[$0])" }) {
            "\(attributes[$0]) when the transition began"
        }
        name(layout.undo, attributes.count, { "undo\($0)_\(attributes[$0])" }) {
            let byAnimator = StateLayout.undoByAnimator
            return """
                what a cancel brings back of \(attributes[$0]), and 1 (from \(byAnimator) a property animator does, \
                and \(byAnimator))
                """
        }
        let tasks = program.tasks.map(\.name)
        name(layout.counts, tasks.count, { "pending\($0)_\(tasks[$0])" }) { "how often \(tasks[$0]) is pending" }
        name(layout.modes, tasks.count, { "mode\($0)_\(tasks[$0])" }) {
            "how \(tasks[$0]) waits: 0 normally, 1 captured, 2 interrupted, 3 early"
        }
        name(layout.attachments, tasks.count, { "attached\($0)_\(tasks[$0])" }) {
            "the object that \(tasks[$0]) is attached to, and 1"
        }
        let objects = program.objects.map(\.name)
        name(layout.animators, objects.count, { "animator\($0)_\(objects[$0])" }) {
            "\(objects[$0]): 0 inactive, 1 paused, 2 stopped, 4 running; 8 more reversed, 16 more if it will pause"
        }
        name(layout.groups, objects.count, { "group\($0)_\(objects[$0])" }) { "how often \(objects[$0]) was entered" }
        let gestures = program.gestures.map(\.name)
        name(layout.gestures, gestures.count, { "gesture\($0)_\(gestures[$0])" }) {
            "\(gestures[$0]): 0 not begun, 1 under way, 2 over"
        }
        let outsides = machine.outsides.map(\.name)
        name(layout.outsides, outsides.count, { "called\($0)_\(outsides[$0])" }) { "\(outsides[$0]) was called" }
        name(layout.suspects, views.count, { "suspect\($0)_\(views[$0])" }) { "\(views[$0]) was left behind" }
        name(layout.animated, views.count, { "animated\($0)_\(views[$0])" }) { "\(views[$0]) is animated" }
        name(layout.expectations, machine.expectations.count, { "expected\($0)" }) { "expectation \($0) is in force" }
        names = names.map(Self.identifier)
    }

    /// Letters, digits and underscores only, and not too many.
    static func identifier(_ name: String) -> String {
        let kept = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        return String(String(kept).split(separator: "_").joined(separator: "_").prefix(40))
    }
}

extension AnimatorProgram {
    /// A value in a few words.
    fileprivate func words(_ value: Value) -> String {
        switch value {
        case .absent: "nil"
        case .boolean(let flag): "\(flag)"
        case .symbol(let name): ".\(name)"
        case .number(let number): "\(number)"
        case .view(let view): views[view].name
        case .object(let object): objects[object].name
        case .context(let number): "context \(number)"
        case .closure(let number): closures.indices.contains(number) ? closures[number] : "closure \(number)"
        case .attribute(let value, _): value.rawValue
        case .unknown: "something unknown"
        }
    }
}
