import StateSpace
import Synchronization

/// An animator's program made ready for its scenarios, each kind of transition once.
final class Preparation: Sendable {
    private struct Key: Hashable {
        var kind: TransitionKind
        var extent: Narrowing.Extent
        var isSliced: Bool
    }

    /// What the result of an exploration depends on, beside the program.
    struct Telling: Hashable {
        var scenario: Scenario
        var extent: Narrowing.Extent
        var isSystemBeforehand: Bool
        var repeats: Bool
        var isInDoubt: Bool
        var reductions: MachineReductions
        var maximumStates: Int
    }

    private let whole: AnimatorProgram
    /// Serves all animators that a delegate hands out, where none of them is singled out.
    private let common: Preparation?
    /// Behind a lock, held also while a program is made ready: others want the same one, as a rule.
    private let prepared = Mutex<[Key: PreparedProgram]>([:])
    private let results = Mutex<[Telling: Exploration]>([:])
    /// The program without what belongs to other kinds of transition, by the kinds that are left.
    private let limited = Mutex<[Set<TransitionKind>: AnimatorProgram]>([:])

    init(_ whole: AnimatorProgram, sharing common: Preparation? = nil) {
        self.whole = whole
        self.common = common
    }

    /// Preparations of programs, of which several may be of one delegate and differ in nothing but whom they are about.
    static func all(for programs: [AnimatorProgram]) -> [Preparation] {
        var commons: [AnimatorProgram: Preparation] = [:]
        return programs.map { program in
            let anonymous = program.anonymous
            let common = commons[anonymous] ?? Preparation(anonymous)
            commons[anonymous] = common
            return Preparation(program, sharing: common)
        }
    }

    /// The program for one kind of transition.
    func program(
        for kind: TransitionKind, narrowing extent: Narrowing.Extent, reductions: MachineReductions = .all
    ) -> PreparedProgram {
        if extent == .nothing, let common {
            return common.program(for: kind, narrowing: extent, reductions: reductions).named(as: whole)
        }
        let key = Key(kind: kind, extent: extent, isSliced: reductions.contains(.slicing))
        return prepared.withLock { prepared in
            if let ready = prepared[key] { return ready }
            let program = PreparedProgram(
                whole, for: kind, narrowing: extent, reductions: reductions, limited: (common ?? self).limited(to:))
            prepared[key] = program
            return program
        }
    }

    private func limited(to kinds: Set<TransitionKind>) -> AnimatorProgram {
        limited.withLock { limited in
            if let known = limited[kinds] { return known }
            let program = whole.limited(to: kinds).compacted()
            limited[kinds] = program
            return program
        }
    }

    /// What an exploration finds; one that follows every animator is made once for all of them.
    func result(of telling: Telling, _ explore: () -> Exploration) -> Exploration {
        guard telling.extent == .nothing, let common else { return explore() }
        if let known = common.results.withLock({ $0[telling] }) { return known }
        let result = explore()
        // What the clock or the machine's memory ended, may go further the next time.
        switch result.outcome {
        case .incomplete(.stateLimit), .complete: common.results.withLock { $0[telling] = result }
        default: break
        }
        return result
    }
}

extension AnimatorProgram {
    /// The code alone, whomever it was read for.
    fileprivate var anonymous: AnimatorProgram {
        var program = self
        program.name = ""
        program.location = SourceLocation(file: "", line: 1, column: 1)
        program.bases = []
        program.nearMisses = []
        return program
    }
}
