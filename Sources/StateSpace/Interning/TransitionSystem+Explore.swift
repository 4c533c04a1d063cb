extension TransitionSystem {
    /// Finds every reachable state, breadth first, with every broken invariant, deadlock and failed response on the way.
    ///
    /// The memory limit counts the tables, but not what the values themselves hold elsewhere.
    public func explore(_ options: ExplorationOptions = ExplorationOptions()) -> SystemExploration<Self> {
        let interned = InternedSystem(self, threads: options.threads)
        let exploration = interned.explore(options)
        let table = interned.table
        let actions = self.actions
        func trace(_ path: Counterexample) -> Trace<Self> {
            Trace(
                initialState: table.value(of: path.initialState[0]),
                steps: path.steps.map { step in
                    Trace.Step(action: actions[Int(step.action)], state: table.value(of: step.after[0]))
                },
                loopStart: path.loopStart)
        }
        let names = invariants.map(\.name)
        return SystemExploration(
            outcome: exploration.outcome,
            statistics: exploration.statistics,
            neverTaken: exploration.statistics.neverTaken.map { actions[Int($0)] },
            brokenInvariants: exploration.violations.map { (names[Int($0.key)], trace($0.counterexample)) },
            deadlocks: exploration.deadlocks.map(trace),
            responses: exploration.obligations.map { result in
                let verdict: SystemExploration<Self>.Verdict =
                    switch result.verdict {
                    case .holds: .holds
                    case .vacuous: .vacuous
                    case .undecided: .undecided
                    case .violated(let failure): .violated(trace(failure.counterexample))
                    }
                return (result.obligation.name, verdict)
            })
    }
}
