import Testing
import TransitionVerifierTesting

/// A reducer for a stack of cards that are swiped away one by one, and what must hold of it in every order of events.
@Suite struct CardStackExample {
    /// The reducer as an app has it: a value that takes actions.
    struct CardStack: Hashable {
        enum Motion: Hashable { case resting, dragging, leaving, returning }
        enum Action: Hashable, CaseIterable { case touch, letGoFar, letGoNear, arrive, undo }

        var cards = 3
        var dismissed = 0
        var motion = Motion.resting

        mutating func reduce(_ action: Action) {
            switch (action, motion) {
            case (.touch, .resting) where cards > 0, (.touch, .returning): motion = .dragging
            case (.letGoFar, .dragging):
                cards -= 1
                dismissed += 1
                motion = .leaving
            case (.letGoNear, .dragging): motion = .returning
            case (.arrive, .leaving), (.arrive, .returning): motion = .resting
            case (.undo, .resting) where dismissed > 0:
                cards += 1
                dismissed -= 1
            default: break
            }
        }
    }

    /// The reducer as a system: every action may come at any time, as fingers and timers have it.
    struct CardStackSystem: TransitionSystem {
        let initialStates = [CardStack()]

        let invariants = [
            Invariant<CardStack>("no card is lost") { $0.cards + $0.dismissed == 3 },
            Invariant<CardStack>("an empty stack is not dragged") { $0.motion != .dragging || $0.cards > 0 },
        ]
        /// A card on its way back may be caught again and again, so only of one that leaves it can be said.
        let responses = [
            Response<CardStack>(
                "a card that leaves is gone in the end", whenever: { $0.motion == .leaving },
                eventually: { $0.motion == .resting })
        ]

        func successors(of state: CardStack) -> [(action: CardStack.Action, state: CardStack)] {
            CardStack.Action.allCases.compactMap { action in
                var next = state
                next.reduce(action)
                return next == state ? nil : (action, next)
            }
        }

        /// Animations arrive and fingers let go in the end; nobody need touch or undo anything.
        func fairness(of action: CardStack.Action) -> Fairness {
            action == .touch || action == .undo ? .optional : .weak
        }
    }

    @Test func everyStateOfTheCardStackIsRight() {
        let result = check(CardStackSystem())
        #expect(result.isVerified)
        #expect(result.statistics.states == 13)
    }

    @Test func noRunLosesACard() {
        forAllRuns(of: CardStackSystem(), seed: 1) { run in
            run.steps.allSatisfy { $0.state.cards + $0.state.dismissed == 3 }
        }
    }
}
