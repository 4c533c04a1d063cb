import Synchronization

/// The Swift values that the words of an interned system stand for: each distinct value once, with a number of its own.
///
/// Several threads may use it at once. It is divided into parts, each behind a lock, so that they seldom wait for each
/// other. Which number a value gets is left to chance with more than one part; nothing that is reported depends on it.
final class StateTable<State: Hashable & Sendable>: Sendable {
    /// The values whose hashes end alike.
    private final class Part: Sendable {
        let content = Mutex(Content())

        struct Content {
            var states: [State] = []
            var numbers: [State: Int] = [:]
        }
    }

    private let parts: [Part]
    private let partBits: Int

    /// Makes an empty table for so many threads.
    init(threads: Int) {
        partBits = threads > 1 ? 6 : 0
        parts = (0..<1 << partBits).map { _ in Part() }
    }

    /// The number of a value, which is added when it is new.
    func number(of state: State) -> UInt64 {
        let part = partBits == 0 ? 0 : state.hashValue & (parts.count - 1)
        let place = parts[part].content.withLock { content in
            if let known = content.numbers[state] { return known }
            let place = content.states.count
            content.numbers[state] = place
            content.states.append(state)
            return place
        }
        return UInt64(place << partBits | part)
    }

    /// The value with a number that was given out.
    func value(of number: UInt64) -> State {
        let number = Int(number)
        return parts[number & (parts.count - 1)].content.withLock { $0.states[number >> partBits] }
    }

    /// Bytes of the tables, without what the values hold elsewhere.
    var bytes: Int {
        let value = MemoryLayout<State>.stride
        return parts.reduce(0) { total, part in
            part.content.withLock { content in
                total + content.states.capacity * value
                    + content.numbers.capacity * (value + MemoryLayout<Int>.stride) * 4 / 3
            }
        }
    }
}
