/// Writes an animator's statements line by line, and moves them to where they are written.
struct CodeWriter {
    private(set) var lines: [String] = []
    private var depth = 0
    /// What the surrounding blocks call what they are handed, outermost first.
    private var arguments: [String] = []
    private let fileID: String

    init(name: String) {
        fileID = "\(name)/\(name).swift"
    }

    /// Writes the whole animator.
    mutating func write(_ animator: Animator) -> Animator {
        var copy = animator
        copy.place = here
        line("let animator = Animator(\(animator.name.quoted)) {")
        copy.routines[0].body = block(animator.routines[0].body)
        line("}")
        if let driver = animator.driver { line(".interactionController(\(Self.words(for: driver)))") }
        for number in animator.routines.indices.dropFirst() {
            copy.routines[number] = write(animator.routines[number], &copy)
        }
        for number in animator.delegates.indices {
            let delegate = animator.delegates[number]
            copy.delegates[number].place = here
            line(
                ".delegate(\(delegate.type.quoted), isRetained: \(delegate.isRetained), "
                    + "servesDismissal: \(delegate.servesDismissal))")
        }
        return copy
    }

    private mutating func write(_ routine: Animator.Routine, _ animator: inout Animator) -> Animator.Routine {
        var copy = routine
        let (head, kind) = heading(routine, animator)
        if case .gesture(let number) = routine.role { animator.gestures[number].place = here }
        copy.body = closed(head, kind, routine.body)
        return copy
    }

    private func heading(_ routine: Animator.Routine, _ animator: Animator) -> (String, HandedKind?) {
        switch routine.role {
        case .interruptibleAnimator:
            (".interruptibleAnimator(\(Self.words(for: routine.result ?? PropertyAnimator("none"))))", nil)
        case .animationEnded: (".animationEnded", .completed)
        case .startInteractiveTransition: (".startInteractiveTransition", nil)
        case .presentationTransitionWillBegin: (".presentationTransitionWillBegin", nil)
        case .presentationTransitionDidEnd: (".presentationTransitionDidEnd", .completed)
        case .dismissalTransitionWillBegin: (".dismissalTransitionWillBegin", nil)
        case .dismissalTransitionDidEnd: (".dismissalTransitionDidEnd", .completed)
        case .gesture(let number):
            (Self.heading(animator.gestures[number]), .gesture)
        default: preconditionFailure("no word of the builder makes a routine of the role \(routine.role)")
        }
    }

    private static func heading(_ gesture: Animator.Gesture) -> String {
        ".gesture(\(gesture.name.quoted), .\(gesture.kind.rawValue))"
    }

    // MARK: Lines

    /// Where the next line's code stands.
    private var here: CodePlace {
        CodePlace(fileID: fileID, filePath: "", line: lines.count + 1, column: depth * 4 + 1)
    }

    private mutating func line(_ text: String) {
        lines.append(String(repeating: " ", count: depth * 4) + text)
    }

    /// A head, a block in braces, and what the block is handed.
    private mutating func closed(_ head: String, _ kind: HandedKind?, _ body: [Statement]) -> [Statement] {
        open(head, kind, body)
        let moved = block(body)
        if kind != nil { arguments.removeLast() }
        line("}")
        return moved
    }

    /// The line that opens a block.
    private mutating func open(_ head: String, _ kind: HandedKind?, _ body: [Statement]) {
        guard let kind else {
            line("\(head) {")
            return
        }
        let level = arguments.count
        let name = level == 0 ? kind.rawValue : "\(kind.rawValue)\(level)"
        arguments.append(name)
        line("\(head) { \(body.read(Argument(level: level)) ? name : "_") in")
    }

    private mutating func block(_ statements: [Statement]) -> [Statement] {
        depth += 1
        defer { depth -= 1 }
        return statements.map { write($0) }
    }

    // MARK: Statements

    private mutating func write(_ statement: Statement) -> Statement {
        let place = here
        var kind = statement.kind
        switch statement.kind {
        case .animate(let seconds, let changes, let completion):
            let head = seconds.map { "Animate(seconds: \($0))" } ?? "Animate"
            kind = two(head, changes, "completion", .finished, completion) {
                .animate(seconds: seconds, changes: $0, completion: $1)
            }
        case .alongside(let changes, let completion):
            kind = two("Alongside", changes, "completion", nil, completion) { .alongside(changes: $0, completion: $1) }
        case .conditional(let question, let then, let otherwise):
            kind = two("If(\(words(for: question)))", then, "else", nil, otherwise.isEmpty ? nil : otherwise) {
                .conditional(question, then: $0, otherwise: $1 ?? [])
            }
        case .dispatch(let seconds, let work):
            let head = seconds.map { "Dispatch(after: \($0))" } ?? "Dispatch"
            kind = .dispatch(seconds: seconds, work: closed(head, nil, work))
        case .tick(let name, let work): kind = .tick(name, work: closed("Tick(\(name.quoted))", nil, work))
        case .group(let group, .notify(let work)):
            kind = .group(group, .notify(closed("\(Self.words(for: group)).notify", nil, work)))
        case .animator(let animator, .addAnimations(let work)):
            kind = .animator(animator, .addAnimations(closed("\(Self.words(for: animator)).addAnimations", nil, work)))
        case .animator(let animator, .addCompletion(let work)):
            let moved = closed("\(Self.words(for: animator)).addCompletion", .position, work)
            kind = .animator(animator, .addCompletion(moved))
        default: line(words(for: statement.kind))
        }
        return Statement(kind, at: place)
    }

    /// A word with one block or two.
    private mutating func two(
        _ head: String, _ first: [Statement], _ label: String, _ handed: HandedKind?, _ second: [Statement]?,
        _ make: ([Statement], [Statement]?) -> Statement.Kind
    ) -> Statement.Kind {
        line("\(head) {")
        let first = block(first)
        guard let second else {
            line("}")
            return make(first, nil)
        }
        return make(first, closed("} \(label):", handed, second))
    }

    /// What a block calls what it is handed.
    func name(of argument: Argument) -> String {
        arguments.indices.contains(argument.level) ? arguments[argument.level] : "Argument(level: \(argument.level))"
    }
}
