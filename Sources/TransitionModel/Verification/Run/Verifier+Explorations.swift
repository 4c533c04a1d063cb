extension Verifier {
    /// An animator in one of its scenarios.
    struct Place: Hashable, Sendable {
        var animator: Int
        var scenario: Int
    }

    /// All animators in all their scenarios: each a little, and then those that need it as far as their
    /// animator's bound allows.
    func explorations(of animators: [ReadAnimator]) -> [[ScenarioExploration]] {
        let preparations = Preparation.all(for: animators.map(\.program))
        let scenarios = animators.map { self.scenarios(for: $0) }
        let places = scenarios.indices.flatMap { animator in
            scenarios[animator].indices.map { Place(animator: animator, scenario: $0) }
        }
        let run = Run(
            limits, scenarios: places.count, shownStates: options.shownStates,
            reductions: options.usesReductions ? .all : [])
        let first = max(1, options.maxStates / VerifierOptions.firstShare)
        let explored = run.map(places.count) { number in
            let place = places[number]
            defer { run.finishesScenario() }
            return ScenarioExploration.make(
                of: animators[place.animator], in: scenarios[place.animator][place.scenario], maximumStates: first,
                repeats: true, preparations[place.animator], run, searches: places.count)
        }
        var result = scenarios.map { _ in [ScenarioExploration]() }
        for (place, exploration) in zip(places, explored) { result[place.animator].append(exploration) }
        let unfinished = places.filter { result[$0.animator][$0.scenario].ranOutOfStates }
        var left = animators.map { _ in options.stepsPerAnimator }
        for place in unfinished {
            left[place.animator] = max(0, left[place.animator] - result[place.animator][place.scenario].steps)
        }
        for certainty in Certainty.allCases.reversed() {
            let own = certainty == .possible ? options.maxStates * 4 / 5 : options.maxStates
            var waiting = unfinished.filter {
                result[$0.animator][$0.scenario].scenario.weakestCertainty == certainty
            }
            while !waiting.isEmpty {
                let together = next(of: waiting, left) { place in
                    Growth.steps(likelyFor: own, from: result[place.animator][place.scenario])
                }
                waiting.removeAll { together.contains($0) }
                let beginnings = together.map { result[$0.animator][$0.scenario] }
                // Each as if it were the first of its animator's; what its turn then leaves it is mostly the same.
                let before = left
                let guesses = run.map(together.count) { number in
                    Growth(beginnings[number], own: own, preparations[together[number].animator], run, together.count)
                        .grown(left: before[together[number].animator])
                }
                for (number, place) in together.enumerated() {
                    let growth = Growth(beginnings[number], own: own, preparations[place.animator], run, 1)
                    let (exploration, spent) = growth.grown(left: left[place.animator], known: guesses[number].all)
                    left[place.animator] = max(0, left[place.animator] - spent)
                    result[place.animator][place.scenario] = exploration
                }
            }
        }
        return result
    }

    /// Those to explore further at the same time, in their order.
    ///
    /// Two of one animator's only where the first is likely to leave enough for the second: what it does not leave would
    /// be explored in vain. Where there are fewer of them than threads, each is explored by several.
    private func next(of waiting: [Place], _ left: [Int], likelySteps: (Place) -> Int) -> [Place] {
        var promised: [Int: Int] = [:]
        var together: [Place] = []
        for place in waiting where together.count < limits.threads {
            let left = left[place.animator]
            let steps = min(left, likelySteps(place))
            if promised[place.animator].map({ $0 + steps <= left }) ?? true { together.append(place) }
            // Nor does one go before an earlier one of its animator's.
            promised[place.animator, default: 0] += steps
        }
        return together
    }
}
