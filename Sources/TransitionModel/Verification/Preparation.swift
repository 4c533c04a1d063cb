/// An animator's program made ready for its scenarios, each kind of transition once.
final class Preparation {
    private struct Key: Hashable {
        var kind: TransitionKind
        var extent: Narrowing.Extent
    }

    private let whole: AnimatorProgram
    private var prepared: [Key: PreparedProgram] = [:]

    init(_ whole: AnimatorProgram) {
        self.whole = whole
    }

    /// The program for one kind of transition.
    func program(for kind: TransitionKind, narrowing extent: Narrowing.Extent) -> PreparedProgram {
        let key = Key(kind: kind, extent: extent)
        if let ready = prepared[key] { return ready }
        let program = PreparedProgram(whole, for: kind, narrowing: extent)
        prepared[key] = program
        return program
    }
}
