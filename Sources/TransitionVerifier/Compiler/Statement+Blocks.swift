extension Statement.Kind {
    /// The blocks that a statement holds, in the order of the source.
    var blocks: [[Statement]] {
        switch self {
        case .animate(_, let changes, let completion): [changes] + (completion.map { [$0] } ?? [])
        case .alongside(let changes, let completion): [changes] + (completion.map { [$0] } ?? [])
        case .dispatch(_, let work), .tick(_, let work), .group(_, .notify(let work)),
            .animator(_, .addAnimations(let work)), .animator(_, .addCompletion(let work)):
            [work]
        case .conditional(_, let then, let otherwise): [then, otherwise]
        case .create, .insert, .remove, .bringToFront, .sendToBack, .change, .invalidate, .animator, .group, .driver,
            .store, .complete, .request, .leave, .expectOrder, .unseen:
            []
        }
    }

    /// The same statement with other blocks, as many as it has.
    func with(blocks: [[Statement]]) -> Statement.Kind {
        switch self {
        case .animate(let seconds, _, let completion):
            .animate(seconds: seconds, changes: blocks[0], completion: completion == nil ? nil : blocks[1])
        case .alongside(_, let completion):
            .alongside(changes: blocks[0], completion: completion == nil ? nil : blocks[1])
        case .dispatch(let seconds, _): .dispatch(seconds: seconds, work: blocks[0])
        case .tick(let name, _): .tick(name, work: blocks[0])
        case .group(let group, .notify): .group(group, .notify(blocks[0]))
        case .animator(let animator, .addAnimations): .animator(animator, .addAnimations(blocks[0]))
        case .animator(let animator, .addCompletion): .animator(animator, .addCompletion(blocks[0]))
        case .conditional(let question, _, _): .conditional(question, then: blocks[0], otherwise: blocks[1])
        case .create, .insert, .remove, .bringToFront, .sendToBack, .change, .invalidate, .animator, .group, .driver,
            .store, .complete, .request, .leave, .expectOrder, .unseen:
            self
        }
    }
}

extension [Statement] {
    /// The statements and those in their blocks, in the order of the source.
    var flattened: [Statement] {
        flatMap { [$0] + $0.kind.blocks.flatMap(\.flattened) }
    }
}
