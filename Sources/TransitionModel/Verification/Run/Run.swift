import StateSpace
import Synchronization

/// A run of the verifier under way: its threads, its deadline, and what it has told so far.
final class Run: Sendable {
    let limits: RunLimits
    /// The most states of a scenario whose graph is kept to be shown.
    let shownStates: Int
    /// What is left out because it makes no difference.
    let reductions: MachineReductions
    private let deadline: ContinuousClock.Instant?
    private let told: Mutex<Told>

    /// What all searches together have found.
    private struct Told {
        var progress = RunProgress(scenarios: 0, scenariosInAll: 0, states: 0, depth: 0, bytes: 0)
        /// What each search under way holds, by its number.
        var searches: [Int: (states: Int, bytes: Int)] = [:]
        var nextSearch = 0
    }

    init(_ limits: RunLimits, scenarios: Int, shownStates: Int, reductions: MachineReductions) {
        self.reductions = reductions
        self.limits = limits
        self.shownStates = shownStates
        deadline = limits.timeLimit.map { ContinuousClock.now + $0 }
        told = Mutex(Told())
        told.withLock { $0.progress.scenariosInAll = scenarios }
    }

    /// Why the run must end now, in words; nil when it need not.
    var end: String? {
        if let isInterrupted = limits.isInterrupted, isInterrupted() { return "the run was interrupted" }
        if let deadline, ContinuousClock.now >= deadline, let limit = limits.timeLimit {
            return "the run's time limit of \(limit.words) was reached"
        }
        return nil
    }

    /// What one of so many searches at the same time may take.
    func options(maximumStates: Int, searches: Int) -> ExplorationOptions {
        let number = told.withLock { told -> Int in
            told.nextSearch += 1
            return told.nextSearch
        }
        var options = ExplorationOptions(
            threads: max(1, limits.threads / searches), maximumStates: maximumStates,
            maximumBytes: limits.maximumBytes.map { $0 / min(searches, limits.threads) }, findsDeadlocks: false)
        if limits.isInterrupted != nil || deadline != nil { options.isCancelled = { self.end != nil } }
        if limits.progress != nil {
            options.progressInterval = 1
            options.progress = { self.tell($0, of: number) }
        }
        return options
    }

    /// Notes that a scenario was explored for the first time.
    func finishesScenario() {
        told.withLock { $0.progress.scenarios += 1 }
    }

    private func tell(_ progress: ExplorationProgress, of search: Int) {
        let all = told.withLock { told -> RunProgress in
            let before = told.searches[search] ?? (0, 0)
            told.progress.states += progress.states - before.states
            told.progress.bytes += progress.bytes - before.bytes
            told.progress.depth = progress.depth
            told.searches[search] = (progress.states, progress.bytes)
            return told.progress
        }
        limits.progress?(all)
    }

    /// Does pieces of work side by side, and returns what they give in the order of the pieces.
    func map<Result: Sendable>(_ pieces: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
        guard limits.threads > 1, pieces > 1 else { return (0..<pieces).map(work) }
        let results = Mutex([Result?](repeating: nil, count: pieces))
        Workforce.perform(pieces, threads: min(pieces, limits.threads), stackSize: Self.stackSize) { piece in
            let result = work(piece)
            results.withLock { $0[piece] = result }
        }
        return results.withLock { $0.map { $0! } }
    }

    /// Programs are followed as deep as their source is nested.
    private static let stackSize = 256 << 20
}

extension Duration {
    /// "10 seconds".
    var words: String {
        let seconds = self / .seconds(1)
        let number = seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
        return seconds == 1 ? "1 second" : "\(number) seconds"
    }
}
