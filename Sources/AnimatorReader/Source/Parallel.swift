import Foundation
import Synchronization

/// Does the same with many things on all processors.
enum Parallel {
    /// Parsing goes as deep as what is parsed is nested: a thread's usual stack is too small for the deepest.
    private static let stackSize = 512 << 20

    /// The results, in the order of the elements, whichever thread made them.
    static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        let workers = min(elements.count, ProcessInfo.processInfo.activeProcessorCount)
        guard workers > 1 else { return elements.map(transform) }
        let shared = Shared<Result>(count: elements.count)
        let isDone = DispatchSemaphore(value: 0)
        for _ in 0..<workers {
            let thread = Thread {
                while let number = shared.next() { shared.enter(transform(elements[number]), at: number) }
                isDone.signal()
            }
            thread.stackSize = stackSize
            thread.start()
        }
        for _ in 0..<workers { isDone.wait() }
        return shared.results
    }

    /// What the threads of one call share.
    private final class Shared<Result: Sendable>: Sendable {
        private let state: Mutex<(next: Int, results: [Result?])>

        init(count: Int) {
            state = Mutex((0, Array(repeating: nil, count: count)))
        }

        /// The number of an element that nobody has taken yet.
        func next() -> Int? {
            state.withLock { state in
                guard state.next < state.results.count else { return nil }
                defer { state.next += 1 }
                return state.next
            }
        }

        func enter(_ result: Result, at number: Int) {
            state.withLock { $0.results[number] = result }
        }

        var results: [Result] { state.withLock { $0.results.compactMap { $0 } } }
    }
}
