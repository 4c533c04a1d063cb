import StateSpace
import Synchronization

/// An animator's program made ready for its scenarios, each kind of transition once.
final class Preparation: Sendable {
    private struct Key: Hashable {
        var kind: TransitionKind
        var extent: Narrowing.Extent
        var isSliced: Bool
    }

    private struct Ready {
        var program: PreparedProgram
        var shape: ProgramShape
    }

    private let whole: AnimatorProgram
    /// Serves all animators that a delegate hands out, where none of them is singled out.
    private let common: Preparation?
    /// Behind a lock, held also while a program is made ready: others want the same one, as a rule.
    private let prepared = Mutex<[Key: Ready]>([:])
    private let explorations: KnownExplorations
    /// The program without what belongs to other kinds of transition, by the kinds that are left.
    private let limited = Mutex<[Set<TransitionKind>: PreparedProgram.Limited]>([:])

    init(
        _ whole: AnimatorProgram, sharing common: Preparation? = nil,
        _ explorations: KnownExplorations = KnownExplorations()
    ) {
        self.whole = whole
        self.common = common
        self.explorations = explorations
    }

    /// Preparations of programs, of which several may be of one delegate and differ in nothing but whom they are about.
    static func all(for programs: [AnimatorProgram]) -> [Preparation] {
        let explorations = KnownExplorations()
        var commons: [AnimatorProgram: Preparation] = [:]
        return programs.map { program in
            let anonymous = program.anonymous
            let common = commons[anonymous] ?? Preparation(anonymous, explorations)
            commons[anonymous] = common
            return Preparation(program, sharing: common, explorations)
        }
    }

    /// The program for one kind of transition.
    func program(
        for kind: TransitionKind, narrowing extent: Narrowing.Extent, reductions: MachineReductions = .all
    ) -> PreparedProgram {
        if extent == .nothing, let common {
            return common.program(for: kind, narrowing: extent, reductions: reductions).named(as: whole)
        }
        return ready(for: kind, narrowing: extent, reductions: reductions).program
    }

    private func ready(
        for kind: TransitionKind, narrowing extent: Narrowing.Extent, reductions: MachineReductions
    ) -> Ready {
        let key = Key(kind: kind, extent: extent, isSliced: reductions.contains(.slicing))
        return prepared.withLock { prepared in
            if let ready = prepared[key] { return ready }
            let program = PreparedProgram(
                whole, for: kind, narrowing: extent, reductions: reductions, limited: (common ?? self).limited(to:))
            let ready = Ready(program: program, shape: ProgramShape(program))
            prepared[key] = ready
            return ready
        }
    }

    private func limited(to kinds: Set<TransitionKind>) -> PreparedProgram.Limited {
        limited.withLock { limited in
            if let known = limited[kinds] { return known }
            let result = PreparedProgram.Limited(whole, to: kinds)
            limited[kinds] = result
            return result
        }
    }

    /// What the exploration of a machine of this program finds.
    func result(
        of machine: TransitionMachine, upTo maximumStates: Int, _ explore: () -> Exploration
    ) -> Exploration {
        let prepared = machine.prepared
        let source = prepared.extent == .nothing ? common ?? self : self
        let shape = source.ready(for: prepared.kind, narrowing: prepared.extent, reductions: machine.reductions).shape
        return explorations.result(machine, shape, upTo: maximumStates, explore)
    }
}

extension AnimatorProgram {
    /// The code alone, whomever it was read for.
    fileprivate var anonymous: AnimatorProgram {
        var program = self
        program.name = ""
        program.location = .nowhere
        program.bases = []
        program.nearMisses = []
        return program
    }
}
