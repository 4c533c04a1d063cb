import StateSpace

/// Philosophers who each take two forks, one after the other, and put both back after eating.
struct Philosophers: TransitionSystem {
    enum Hands: Hashable, Sendable { case empty, oneFork, bothForks }

    enum Action: Hashable, Sendable { case takeFirst(Int), takeSecond(Int), putBack(Int) }

    var seats: Int
    /// Whether the last one takes the forks the other way round, so that nobody waits in a circle.
    var isFixed = false

    var initialStates: [[Hands]] { [Array(repeating: .empty, count: seats)] }

    var actions: [Action] {
        (0..<seats).flatMap { [Action.takeFirst($0), .takeSecond($0), .putBack($0)] }
    }

    /// The forks of a seat, the one taken first in front.
    private func forks(of seat: Int) -> (first: Int, second: Int) {
        let left = seat
        let right = (seat + 1) % seats
        return isFixed && seat == seats - 1 ? (right, left) : (left, right)
    }

    func successors(of state: [Hands]) -> [(action: Action, state: [Hands])] {
        var isTaken = Array(repeating: false, count: seats)
        for seat in 0..<seats {
            if state[seat] != .empty { isTaken[forks(of: seat).first] = true }
            if state[seat] == .bothForks { isTaken[forks(of: seat).second] = true }
        }
        var result: [(action: Action, state: [Hands])] = []
        for seat in 0..<seats {
            var next = state
            switch state[seat] {
            case .empty where !isTaken[forks(of: seat).first]:
                next[seat] = .oneFork
                result.append((.takeFirst(seat), next))
            case .oneFork where !isTaken[forks(of: seat).second]:
                next[seat] = .bothForks
                result.append((.takeSecond(seat), next))
            case .bothForks:
                next[seat] = .empty
                result.append((.putBack(seat), next))
            default: break
            }
        }
        return result
    }
}
