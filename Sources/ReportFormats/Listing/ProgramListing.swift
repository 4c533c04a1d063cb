import TransitionModel

/// The listing of one program.
struct ProgramListing {
    let program: AnimatorProgram
    let text: OperandText

    init(_ program: AnimatorProgram) {
        self.program = program
        text = OperandText(program: program)
    }

    /// The animator's name and place, and what the code says about its use.
    func header(evidence: Evidence) -> [String] {
        [
            "animator \(program.name)  ; \(program.location.file):\(program.location.line)",
            "  handed out by a delegate in sight: \(evidence.hasDelegate ? "yes" : "no")",
        ]
            + certainties("kinds", evidence.kinds, of: TransitionKind.allCases)
            + certainties("styles", evidence.styles, of: PresentationStyle.allCases)
            + certainties("interactive", evidence.interactive, of: TransitionKind.allCases)
    }

    private func certainties<Key>(_ title: String, _ levels: [Key: Certainty], of all: [Key]) -> [String]
    where Key: RawRepresentable<String> {
        let known = all.compactMap { key in levels[key].map { "\(key.rawValue) \($0.rawValue)" } }
        return known.isEmpty ? [] : ["  \(title): \(known.joined(separator: ", "))"]
    }

    /// Everything that the code refers to; parts that a program lacks are left out.
    var declarations: [String] {
        section("views", program.views) { id, view in
            noted("\(id) \(view.name): \(words(for: view.role))\(view.isSet ? ", a set" : "")", view.location)
        }
            + section("objects", program.objects) { id, object in
                noted("\(id) \(object.name): \(object.type)\(words(for: object))", object.location)
            }
            + section("slots", program.slots) { id, slot in
                noted("\(id) \(text.slot(id)) = \(words(for: slot))", slot.location)
            }
            + section("tasks", program.tasks) { id, task in
                noted("\(id) \(task.name): \(words(for: task))", task.location)
            }
            + section("gestures", program.gestures) { id, gesture in
                noted("\(id) \(gesture.name): \(gesture.kind.rawValue)", gesture.location)
            }
            + section("registers", registers) { _, register in register }
            + section("delegate assignments", program.delegateAssignments) { _, assignment in
                noted(words(for: assignment), assignment.location)
            }
            + section("methods that UIKit never calls", program.nearMisses) { _, miss in
                noted("\(miss.method), not \(miss.requirement)", miss.location)
            }
            + section("routines", program.routines) { _, routine in
                noted(words(for: routine), routine.location)
            }
    }

    /// All instructions in order; whatever can be jumped to or called has its label on a line of its own.
    var code: [String] {
        guard !program.instructions.isEmpty else { return [] }
        let heads = headings
        var previous: SourceLocation?
        var lines = ["  code:"]
        for (index, instruction) in program.instructions.enumerated() {
            if let heading = heads[index] {
                lines.append("  \(label(index)):" + (heading.isEmpty ? "" : "  ; \(heading.joined(separator: "; "))"))
            }
            let spelled = text.operation(instruction.operation, label: label)
            let isSameLine = previous?.file == instruction.location.file && previous?.line == instruction.location.line
            lines.append("    " + (isSameLine ? spelled : noted(spelled, instruction.location)))
            previous = instruction.location
        }
        return lines
    }

    /// What starts at each label: routines and task bodies by name, targets of jumps without.
    private var headings: [Label: [String]] {
        var headings: [Label: [String]] = [:]
        for instruction in program.instructions {
            switch instruction.operation {
            case .branch(_, let then, let otherwise):
                headings[then, default: []] += []
                headings[otherwise, default: []] += []
            case .jump(let target): headings[target, default: []] += []
            default: break
            }
        }
        for routine in program.routines { headings[routine.entry, default: []].append(routine.name) }
        for task in program.tasks {
            if let body = task.body { headings[body, default: []].append("body of \(task.name)") }
        }
        return headings
    }

    func label(_ label: Label) -> String { "L\(label)" }

    /// A heading and a line for each element; nothing where there are none.
    private func section<Element>(
        _ title: String, _ elements: [Element], line: (Int, Element) -> String
    ) -> [String] {
        elements.isEmpty ? [] : ["  \(title):"] + elements.enumerated().map { "    \(line($0, $1))" }
    }

    private func noted(_ line: String, _ location: SourceLocation) -> String {
        let gap = String(repeating: " ", count: max(2, 56 - line.count))
        return "\(line)\(gap); \(location.file):\(location.line)"
    }

    private var registers: [String] {
        [
            ("animator", program.registers.animator),
            ("interaction controller", program.registers.interactionController),
            ("presentation controller", program.registers.presentationController),
        ].compactMap { name, slot in slot.map { "\(name): \(text.slot($0))" } }
    }
}
