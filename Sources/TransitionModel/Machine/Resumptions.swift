/// Where a way through an event can be taken up again to choose otherwise, so that what came before is not run anew.
///
/// These are branches of the first code that an event runs: all that UIKit does before it is the same for every way that
/// makes the same choices until then, and is cheap to do again.
struct Resumptions {
    /// All that a way has become by the time it comes to a branch.
    fileprivate struct Point {
        var label: Label
        var choicesMade: Int
        var state: MachineState
        var turn: Execution.Turn
        var breaches: [Breach]
        var budget: Int
        var frames: [Int]
        var asides: Int
        var leftByGuard: Bool
        var reachedMain: Bool
        var reachedOwn: Bool
        var metAnotherFor: Leg?
        /// What is recorded for a tree by then.
        var mark: StepTrace.Mark?

        init(_ label: Label, _ execution: Execution) {
            self.label = label
            choicesMade = execution.choices.made
            state = execution.state
            turn = execution.turn
            breaches = execution.breaches
            budget = execution.budget
            frames = execution.frames
            asides = execution.asides
            leftByGuard = execution.leftByGuard
            reachedMain = execution.reachedMain
            reachedOwn = execution.reachedOwn
            metAnotherFor = execution.metAnotherFor
            mark = state.trace?.mark
        }

        func restore(_ execution: Execution) {
            execution.choices.resume(after: choicesMade)
            execution.state = state
            execution.turn = turn
            execution.breaches = breaches
            // The branch is passed once more.
            execution.budget = budget + 1
            execution.frames = frames
            execution.asides = asides
            execution.leftByGuard = leftByGuard
            execution.reachedMain = reachedMain
            execution.reachedOwn = reachedOwn
            execution.metAnotherFor = metAnotherFor
            if let mark { state.trace?.goBack(to: mark) }
        }
    }

    /// For each choice the last branch before it.
    private var points: [Point?] = []
    private var latest: Point?
    private var hasBegun = false

    /// Makes ready for another way, by so many choices that are known.
    mutating func prepare(choices: Int) {
        points.removeLast(points.count - choices)
        latest = points.last ?? nil
        hasBegun = false
    }

    /// Code begins to run; whether it is the event's first.
    mutating func beginsFirstRun() -> Bool {
        defer { hasBegun = true }
        return !hasBegun
    }

    /// The branch at which the first code is taken up, if not at its beginning.
    func takeUp(_ execution: Execution) -> Label? {
        latest?.restore(execution)
        return latest?.label
    }

    /// The first code comes to a branch.
    mutating func pass(_ label: Label, _ execution: Execution) { latest = Point(label, execution) }

    /// A choice is made that was not made before.
    mutating func note() { points.append(latest) }
}
