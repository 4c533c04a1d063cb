import Synchronization

/// An animator's program made ready for its scenarios, each kind of transition once.
final class Preparation: Sendable {
    private struct Key: Hashable {
        var kind: TransitionKind
        var extent: Narrowing.Extent
        var isSliced: Bool
    }

    private let whole: AnimatorProgram
    /// Behind a lock, held also while a program is made ready: others want the same one, as a rule.
    private let prepared = Mutex<[Key: PreparedProgram]>([:])

    init(_ whole: AnimatorProgram) {
        self.whole = whole
    }

    /// The program for one kind of transition.
    func program(
        for kind: TransitionKind, narrowing extent: Narrowing.Extent, reductions: MachineReductions = .all
    ) -> PreparedProgram {
        let key = Key(kind: kind, extent: extent, isSliced: reductions.contains(.slicing))
        return prepared.withLock { prepared in
            if let ready = prepared[key] { return ready }
            let program = PreparedProgram(whole, for: kind, narrowing: extent, reductions: reductions)
            prepared[key] = program
            return program
        }
    }
}
