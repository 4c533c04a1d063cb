import StateSpace

/// The lifecycle family again, written in ordinary Swift values.
struct HashableLifecycle: TransitionSystem {
    enum Phase: Hashable, Sendable { case idle, animating, interacting, finishing, cancelling, completed, cleanedUp }
    enum Block: Hashable, Sendable { case notStarted, running, finished, unfinished }
    enum View: Hashable, Sendable { case absent, inContainer, removed }

    struct State: Hashable, Sendable {
        var phase = Phase.idle
        var isCancelled = false
        var completions = 0
        var outstanding: Int
        var blocks: [Block]
        var views: [View]

        var isActive: Bool { [.animating, .interacting, .finishing, .cancelling].contains(phase) }
        var isClear: Bool { !views.contains(.inContainer) }
    }

    enum Action: Hashable, Sendable {
        case addView(Int), startBlock(Int), finish(Int), stop(Int), removeView(Int)
        case startAnimating, startInteracting, complete, cleanUp, userFinishes, userCancels, pause, resume
    }

    var blocks: Int
    /// Whether a completed transition can be completed again.
    var isFaulty = false
    var fairness = Fairness.weak

    var initialStates: [State] {
        [
            State(
                outstanding: blocks, blocks: Array(repeating: .notStarted, count: blocks),
                views: Array(repeating: .absent, count: blocks))
        ]
    }

    var actions: [Action] {
        (0..<blocks).flatMap { [Action.addView($0), .startBlock($0), .finish($0), .stop($0), .removeView($0)] }
            + [.startAnimating, .startInteracting, .complete, .cleanUp, .userFinishes, .userCancels, .pause, .resume]
    }

    func fairness(of action: Action) -> Fairness { fairness }

    var invariants: [Invariant<State>] {
        [
            Invariant("completed once") { $0.completions <= 1 },
            Invariant("no view left") { $0.phase != .cleanedUp || $0.isClear },
        ]
    }

    var responses: [Response<State>] {
        [Response("the transition is completed") { [.completed, .cleanedUp].contains($0.phase) }]
    }

    func isAcceptingEnd(_ state: State) -> Bool { state.phase == .cleanedUp }

    func successors(of state: State) -> [(action: Action, state: State)] {
        var result: [(action: Action, state: State)] = []
        func add(_ action: Action, _ change: (inout State) -> Void) {
            var next = state
            change(&next)
            result.append((action, next))
        }
        for block in 0..<blocks {
            if state.isActive {
                if state.views[block] == .absent { add(.addView(block)) { $0.views[block] = .inContainer } }
                if state.views[block] == .inContainer, state.blocks[block] == .notStarted {
                    add(.startBlock(block)) { $0.blocks[block] = .running }
                }
                if state.blocks[block] == .running {
                    for (action, end) in [(Action.finish(block), Block.finished), (.stop(block), .unfinished)] {
                        add(action) {
                            $0.blocks[block] = end
                            $0.outstanding -= 1
                        }
                    }
                }
            }
            if state.phase == .completed, state.views[block] == .inContainer {
                add(.removeView(block)) { $0.views[block] = .removed }
            }
        }
        if state.phase == .idle {
            add(.startAnimating) { $0.phase = .animating }
            add(.startInteracting) { $0.phase = .interacting }
        }
        let completable: [Phase] = [.animating, .finishing, .cancelling] + (isFaulty ? [.completed] : [])
        if completable.contains(state.phase), state.outstanding == 0, state.completions < 2 {
            add(.complete) {
                $0.phase = .completed
                $0.completions += 1
            }
        }
        if state.phase == .completed, state.isClear { add(.cleanUp) { $0.phase = .cleanedUp } }
        if state.phase == .animating || state.phase == .interacting {
            add(.userFinishes) { $0.phase = .finishing }
            add(.userCancels) {
                $0.phase = .cancelling
                $0.isCancelled = true
            }
        }
        if state.phase == .animating { add(.pause) { $0.phase = .interacting } }
        if state.phase == .interacting { add(.resume) { $0.phase = .animating } }
        return result
    }
}
