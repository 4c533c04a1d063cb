extension Animator {
    /// Smaller animators that are like this one, the smallest first: something left out, or a block without its word.
    ///
    /// Every one of them has fewer statements, routines or blocks, so shrinking comes to an end.
    public var smaller: [Animator] {
        var candidates: [Animator] = []
        for number in routines.indices.dropFirst() {
            var copy = self
            let removed = copy.routines.remove(at: number)
            if case .gesture = removed.role {
                guard gestures.count == 1 else { continue }
                copy.gestures = []
            }
            candidates.append(copy)
        }
        if driver != nil, !routines.contains(where: \.drives) {
            var copy = self
            copy.driver = nil
            candidates.append(copy)
        }
        for number in routines.indices {
            let level = routines[number].role == .animateTransition ? 0 : 1
            for body in routines[number].body.smaller(level: level) {
                var copy = self
                copy.routines[number].body = body
                candidates.append(copy)
            }
        }
        return candidates
    }

    /// The smallest animator found, by leaving out as long as it still fails; and it fails itself, if this one does.
    ///
    /// It is locally minimal: nothing in ``smaller`` fails any more. Costs one call for each animator that is tried.
    public func shrunk(while fails: (Animator) throws -> Bool) rethrows -> Animator {
        var smallest = SwiftCode(self).animator
        while let next = try smallest.smaller.lazy.map({ SwiftCode($0).animator }).first(where: fails) {
            smallest = next
        }
        return smallest
    }
}

extension Animator.Routine {
    /// Whether a driver is spoken of.
    fileprivate var drives: Bool {
        body.flattened.contains { if case .driver = $0.kind { true } else { false } }
    }
}

extension [Statement] {
    /// Smaller blocks; the level says how many of the surrounding blocks are handed something.
    func smaller(level: Int) -> [[Statement]] {
        var candidates: [[Statement]] = []
        if count > 2 {
            candidates.append(Array(self[(count / 2)...]))
            candidates.append(Array(self[..<(count / 2)]))
        }
        for position in indices {
            var copy = self
            copy.remove(at: position)
            candidates.append(copy)
        }
        for position in indices {
            for replacement in self[position].smaller(level: level) {
                var copy = self
                copy.replaceSubrange(position...position, with: replacement)
                candidates.append(copy)
            }
        }
        return candidates
    }
}

extension Statement {
    /// What a statement may be replaced with: what is in one of its blocks, or itself with a smaller block.
    fileprivate func smaller(level: Int) -> [[Statement]] {
        var candidates: [[Statement]] = []
        let blocks = kind.blocks
        for (number, block) in blocks.enumerated() {
            let isHanded = kind.hands(number)
            if !block.isEmpty {
                if !isHanded {
                    candidates.append(block)
                } else if !block.read(Argument(level: level)) {
                    candidates.append(block.raised(above: level))
                }
            }
            for smaller in block.smaller(level: level + (isHanded ? 1 : 0)) {
                var blocks = blocks
                blocks[number] = smaller
                candidates.append([Statement(kind.with(blocks: blocks), at: place)])
            }
        }
        return candidates
    }
}

extension Statement.Kind {
    /// Whether the block of this number is handed something.
    fileprivate func hands(_ block: Int) -> Bool {
        switch self {
        case .animate: block == 1
        case .animator(_, .addCompletion): true
        default: false
        }
    }
}

extension [Statement] {
    /// The same where a surrounding block that was handed something is gone: what lay deeper lies one less deep.
    fileprivate func raised(above level: Int) -> [Statement] {
        map { statement in
            var kind = statement.kind.with(blocks: statement.kind.blocks.map { $0.raised(above: level) })
            switch kind {
            case .complete(.handed(let argument)): kind = .complete(.handed(argument.raised(above: level)))
            case .conditional(let question, let then, let otherwise):
                kind = .conditional(question.raised(above: level), then: then, otherwise: otherwise)
            default: break
            }
            return Statement(kind, at: statement.place)
        }
    }
}

extension Question {
    fileprivate func raised(above level: Int) -> Question {
        switch self {
        case .handed(let argument): .handed(argument.raised(above: level))
        case .arrived(let argument, let position): .arrived(argument.raised(above: level), at: position)
        case .gesture(let argument, let phase): .gesture(argument.raised(above: level), is: phase)
        case .not(let inner): .not(inner.raised(above: level))
        default: self
        }
    }
}

extension Argument {
    fileprivate func raised(above level: Int) -> Argument {
        self.level > level ? Argument(level: self.level - 1) : self
    }
}
