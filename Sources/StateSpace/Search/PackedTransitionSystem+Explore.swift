extension PackedTransitionSystem {
    /// Finds every reachable state, breadth first, with every violation, deadlock and failed obligation on the way.
    ///
    /// Time grows with the number of edges; memory with the number of states, about 35 bytes for a state of one word. The
    /// same system and options give the same result each time, save for seconds (and for what a time limit or a
    /// cancellation leaves out). The search returns when it is done. It runs on the calling thread; where the options ask for
    /// more threads, levels of a few hundred states and more are divided among them.
    @inlinable
    public func explore(_ options: ExplorationOptions = ExplorationOptions()) -> Exploration {
        var search = Search(self, options)
        search.findStates()
        return search.conclude()
    }
}
