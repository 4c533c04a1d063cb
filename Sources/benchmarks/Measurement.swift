import Foundation
import StateSpace

/// One exploration and what it took.
struct Measurement {
    var states: Int
    var representedStates: Int
    var edges: Int
    var bytesPerState: Double
    var seconds: Double
    var processorSeconds: Double

    /// Measures an exploration.
    static func of(_ explore: () -> Exploration) -> Measurement {
        let before = ProcessorTime.own
        let started = ContinuousClock.now
        let statistics = explore().statistics
        return Measurement(
            states: statistics.states, representedStates: statistics.representedStates, edges: statistics.edges,
            bytesPerState: statistics.bytesPerState, seconds: (ContinuousClock.now - started) / .seconds(1),
            processorSeconds: ProcessorTime.own - before)
    }
}

/// Seconds that processors have worked.
enum ProcessorTime {
    /// For this process, all its threads together.
    static var own: Double { seconds(ofChildren: false) }
    /// For the processes that it has started and that have ended.
    static var ofChildren: Double { seconds(ofChildren: true) }

    private static func seconds(ofChildren: Bool) -> Double {
        var usage = rusage()
        #if os(Linux)
        getrusage(__rusage_who_t(ofChildren ? RUSAGE_CHILDREN.rawValue : RUSAGE_SELF.rawValue), &usage)
        #else
        getrusage(ofChildren ? RUSAGE_CHILDREN : RUSAGE_SELF, &usage)
        #endif
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000 }
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }
}
