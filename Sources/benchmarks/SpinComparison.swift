import Foundation
import StateSpace

/// The animator that SPIN is given too, explored by turns with SPIN's searches: one run among other work says little.
struct SpinComparison: Sendable {
    let rounds: Int

    /// Measures all rounds; false when something could not be run or some count is not what it must be.
    func run() -> Bool {
        let family = ScaleFamily.cards
        guard let size = family.sizeForSpin, let machine = ScaleMachine(family.source(size)) else {
            say("the animator was not read")
            return false
        }
        let first = machine.explore(threads: 1, checksObligations: false).statistics
        let promela = machine.promela(states: first.states)
        var own: [Double] = []
        var others: [SpinRun.Search: [Double]] = [:]
        for _ in 0..<rounds {
            let alone = Measurement.of { machine.explore(threads: 1, checksObligations: false) }
            own.append(alone.processorSeconds)
            guard (alone.states, alone.edges) == (first.states, first.edges) else {
                say("wrong: \(alone.states) states were found, and before \(first.states)")
                return false
            }
            for search in SpinRun.Search.allCases {
                guard let run = promela.flatMap({ SpinRun(of: $0, search) }) else { continue }
                guard run.states == alone.states else {
                    say("wrong: SPIN finds \(run.states) states, we find \(alone.states)")
                    return false
                }
                others[search, default: []].append(run.processorSeconds)
            }
        }
        say("cards, n = \(size), safety alone, \(first.states) states, \(first.edges) edges; CPU seconds, by turns\n")
        show("ours", own)
        for search in SpinRun.Search.allCases {
            if let seconds = others[search] {
                show("SPIN \(search.words)", seconds, times: Self.median(seconds) / Self.median(own))
            } else {
                say("SPIN \(search.words): \(SpinRun.whatIsMissing)")
            }
        }
        return true
    }

    private func show(_ name: String, _ seconds: [Double], times: Double? = nil) {
        let all = seconds.map { String(format: "%.2f", $0) }.joined(separator: " ")
        let comparison = times.map { String(format: ", %.2f times ours", $0) } ?? ""
        say("\(name): \(all); the median \(String(format: "%.2f", Self.median(seconds)))\(comparison)")
    }

    private static func median(_ seconds: [Double]) -> Double { seconds.sorted()[seconds.count / 2] }

    private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
