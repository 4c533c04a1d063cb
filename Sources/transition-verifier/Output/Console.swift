import Foundation
import ReportFormats
import TransitionModel

/// Standard output for what was asked for, standard error for everything else.
struct Console: Sendable {
    func write(_ text: String) throws(OutputError) {
        guard !text.isEmpty else { return }
        try Descriptor.write(text, to: STDOUT_FILENO)
    }

    /// Whether a person reads along.
    var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Writes one line to standard error; if nobody hears it, there is nobody left to tell.
    func complain(_ line: String) {
        try? Descriptor.write(line + "\n", to: STDERR_FILENO)
    }

    /// A line for each problem that is severe enough.
    func complain(about problems: [InputProblem], atLeast severity: Severity = .note) {
        for problem in problems where problem.severity >= severity { complain(problem.description) }
    }
}
