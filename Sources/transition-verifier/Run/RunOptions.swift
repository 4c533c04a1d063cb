import Foundation
import TransitionModel

/// The options that say what a run may take of the machine it runs on.
enum RunOptions {
    static let threads = OptionDescription(
        name: "--threads", argument: .positiveNumber, placeholder: "NUMBER",
        help: "Explore on so many threads, as many as there are processors unless given; the results are the same")
    static let timeout = OptionDescription(
        name: "--timeout", argument: .positiveNumber, placeholder: "SECONDS",
        help: "End the exploration after so long; what was not covered by then is incomplete")
    static let maxMemory = OptionDescription(
        name: "--max-memory", argument: .positiveNumber, placeholder: "MEGABYTES",
        help: "Let the states that are stored take at most so much; what does not fit is incomplete")
    static let noReduction = OptionDescription(
        name: "--no-reduction",
        help: "Follow every order and every way, also where all come to the same: slower, with the same verdict")

    static let all = [threads, timeout, maxMemory, noReduction]

    /// What the arguments allow, and where they say nothing the configuration.
    static func limits(in arguments: ParsedArguments, over configuration: Configuration) -> RunLimits {
        func number(_ option: OptionDescription) -> Int? { arguments.value(of: option).flatMap { Int($0) } }
        return RunLimits(
            threads: min(number(threads) ?? ProcessInfo.processInfo.activeProcessorCount, 64),
            timeLimit: (number(timeout) ?? configuration.timeout).map { .seconds($0) },
            maximumBytes: (number(maxMemory) ?? configuration.maxMemory).map { megabytes in
                let (bytes, overflow) = megabytes.multipliedReportingOverflow(by: 1_000_000)
                return overflow ? .max : bytes
            })
    }
}
