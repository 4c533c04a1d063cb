/// An exploration that ran out of states, made again with more until it is complete or the bounds allow no more.
struct Growth {
    private let beginning: ScenarioExploration
    /// The most states for this scenario.
    private let own: Int
    private let preparation: Preparation
    private let run: Run
    /// How many searches there are at the same time.
    private let searches: Int

    init(_ beginning: ScenarioExploration, own: Int, _ preparation: Preparation, _ run: Run, _ searches: Int) {
        self.beginning = beginning
        self.own = own
        self.preparation = preparation
        self.run = run
        self.searches = searches
    }

    /// Every exploration that it takes when its animator has so many steps left, with its bound.
    func grown(left: Int) -> (all: [Int: ScenarioExploration], spent: Int) {
        var all: [Int: ScenarioExploration] = [:]
        let spent = grow(left) { bound in
            let exploration = explore(bound)
            all[bound] = exploration
            return exploration
        }.spent
        return (all, spent)
    }

    /// The last exploration that so many steps allow, and the steps spent; known ones are not made again.
    func grown(left: Int, known: [Int: ScenarioExploration]) -> (ScenarioExploration, spent: Int) {
        grow(left) { known[$0] ?? explore($0) }
    }

    private func grow(_ left: Int, _ explore: (Int) -> ScenarioExploration) -> (ScenarioExploration, spent: Int) {
        var last = beginning
        var spent = 0
        while last.ranOutOfStates {
            // All that the steps that are left suffice for, judged by those already taken: a search that ends before
            // takes no more for it.
            let affordable = max(0, left - spent) / Self.stepsPerState(last)
            let bound = min(own, affordable)
            // A little more is not worth exploring all again.
            guard bound > last.states, bound == own || bound > last.states + last.states / 2 else {
                if last.states < own { last.notesBoundOfAnimator() }
                break
            }
            last = explore(bound)
            spent += last.steps
        }
        return (last, spent)
    }

    private static func stepsPerState(_ exploration: ScenarioExploration) -> Int {
        max(1, exploration.steps / max(1, exploration.states))
    }

    /// The steps that a scenario takes for so many states, if it goes on as it began.
    static func steps(likelyFor states: Int, from beginning: ScenarioExploration) -> Int {
        let (steps, overflow) = states.multipliedReportingOverflow(by: stepsPerState(beginning))
        return overflow ? .max : steps
    }

    private func explore(_ bound: Int) -> ScenarioExploration {
        ScenarioExploration.make(
            of: beginning.animator, in: beginning.scenario, maximumStates: bound, repeats: false, preparation, run,
            searches: searches)
    }
}
