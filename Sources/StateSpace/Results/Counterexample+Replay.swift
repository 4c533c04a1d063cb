extension PackedTransitionSystem {
    /// Whether a path is one of this system: every step is the edge that its ordinal names, and a loop closes.
    ///
    /// Costs one expansion for each step.
    public func replays(_ path: Counterexample) -> Bool {
        var buffer = SuccessorBuffer(wordsPerState: wordsPerState)
        initialStates(into: &buffer)
        guard path.initialOrdinal >= 0, path.initialOrdinal < buffer.count,
            buffer.words(at: path.initialOrdinal) == path.initialState
        else { return false }
        var current = path.initialState
        for (position, step) in path.steps.enumerated() {
            guard step.before == current, step.ordinal >= 0 else { return false }
            buffer.removeAll()
            current.withUnsafeBufferPointer { successors(of: $0.baseAddress!, into: &buffer) }
            guard step.ordinal < buffer.count, buffer.action(at: step.ordinal) == step.action,
                buffer.words(at: step.ordinal) == step.after
            else { return false }
            if position == path.loopStart, step.before != path.finalState { return false }
            current = step.after
        }
        guard let loopStart = path.loopStart else { return true }
        return path.steps.indices.contains(loopStart)
    }
}
