extension [Statement] {
    /// Whether any of them, or what is in them, looks at what the block of this depth is handed.
    func read(_ argument: Argument) -> Bool {
        flattened.contains { statement in
            switch statement.kind {
            case .complete(.handed(argument)): true
            case .conditional(let question, _, _): question.reads(argument)
            default: false
            }
        }
    }
}

extension Question {
    /// Whether it looks at what the block of this depth is handed.
    func reads(_ argument: Argument) -> Bool {
        switch self {
        case .handed(argument), .arrived(argument, _), .gesture(argument, _): true
        case .not(let inner): inner.reads(argument)
        default: false
        }
    }
}
