extension Exploration {
    /// The same with the words of each state in its counterexamples given by a function of those that are there.
    package func mapStates(_ words: ([UInt64]) -> [UInt64]) -> Exploration {
        var result = self
        for number in violations.indices {
            result.violations[number].counterexample = violations[number].counterexample.mapStates(words)
        }
        result.deadlocks = deadlocks.map { $0.mapStates(words) }
        for number in obligations.indices {
            guard case .violated(var failure) = obligations[number].verdict else { continue }
            failure.counterexample = failure.counterexample.mapStates(words)
            result.obligations[number].verdict = .violated(failure)
        }
        return result
    }
}

extension Counterexample {
    fileprivate func mapStates(_ words: ([UInt64]) -> [UInt64]) -> Counterexample {
        var path = self
        path.initialState = words(initialState)
        for number in steps.indices {
            path.steps[number].before = words(steps[number].before)
            path.steps[number].after = words(steps[number].after)
        }
        return path
    }
}
