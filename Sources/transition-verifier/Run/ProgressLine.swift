import Foundation
import Synchronization
import TransitionModel

/// One line on a terminal that says how far a run is, from its second second on; a pipe or a file never gets it.
final class ProgressLine: Sendable {
    private let told = Mutex(Told())

    private struct Told {
        let started = ContinuousClock.now
        var last: ContinuousClock.Instant?
    }

    /// Nil where standard error is no terminal that can take a line back.
    init?(isWanted: Bool) {
        let terminal = ProcessInfo.processInfo.environment["TERM"]
        guard isWanted, isatty(STDERR_FILENO) == 1, terminal != nil, terminal != "dumb" else { return nil }
    }

    /// Shows how far the run is, a few times a second.
    func show(_ progress: RunProgress) {
        told.withLock { told in
            let now = ContinuousClock.now
            guard now - (told.last ?? told.started) >= (told.last == nil ? .seconds(1) : .milliseconds(200)) else { return }
            told.last = now
            let seconds = (now - told.started) / .seconds(1)
            try? Descriptor.write(
                "\r\u{1B}[K" + Self.text(progress, seconds: seconds, peakBytes: Self.peakBytes), to: STDERR_FILENO)
        }
    }

    /// Takes the line back.
    func clear() {
        told.withLock { told in
            if told.last != nil { try? Descriptor.write("\r\u{1B}[K", to: STDERR_FILENO) }
        }
    }

    /// "scenario 3 of 12: 48000 states, depth 17, 25000 states/s, 120 MB".
    static func text(_ progress: RunProgress, seconds: Double, peakBytes: Int) -> String {
        let rate = Int(Double(progress.states) / max(0.001, seconds))
        let scenario = min(progress.scenarios + 1, progress.scenariosInAll)
        return "scenario \(scenario) of \(progress.scenariosInAll): \(progress.states) states, depth \(progress.depth), "
            + "\(rate) states/s, \(peakBytes / 1_000_000) MB"
    }

    /// The most memory that the process has held.
    private static var peakBytes: Int {
        var usage = rusage()
        #if os(Linux)
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss * 1024
        #else
        getrusage(RUSAGE_SELF, &usage)
        return usage.ru_maxrss
        #endif
    }
}
