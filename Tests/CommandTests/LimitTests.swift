import Foundation
import Testing
import TransitionModel

@testable import transition_verifier

/// What a limit or an interrupt leaves out is said to be incomplete, and nothing else is lost.
@Suite struct LimitTests {
    /// With reductions the cards have few states.
    private let limited = ["check", "--no-reduction", "--kind", "push", "--interactive", "no"]

    @Test func threadsChangeNothing() throws {
        let scratch = try Scratch()
        try scratch.write(scaleAnimator(cards: 6), to: "Scale.swift")
        let alone = try scratch.command.run(["check", "Scale.swift", "--format", "json", "--threads", "1"])
        let together = try scratch.command.run(["check", "Scale.swift", "--format", "json", "--threads", "4"])
        #expect(alone == together)
        #expect(alone.code == 0)
    }

    @Test func aLittleMemory() throws {
        let scratch = try Scratch()
        try scratch.write(scaleAnimator(cards: 14), to: "Scale.swift")
        let outcome = try scratch.command.run(
            limited + ["Scale.swift", "--max-memory", "1", "--max-states", "1000000", "--threads", "1"])
        #expect(outcome.code == 0)
        #expect(outcome.errors.isEmpty, "no progress into a file")
        #expect(outcome.output.contains("ScaleAnimator: incomplete in 1 of 1 scenario"))
        #expect(outcome.output.contains("not explored to the end: the limit of 1000000 bytes of memory was reached"))
    }

    @Test func aLittleTime() throws {
        let scratch = try Scratch()
        try scratch.write(scaleAnimator(cards: 16), to: "Scale.swift")
        let outcome = try scratch.command.run(
            limited + ["Scale.swift", "--timeout", "1", "--max-states", "1000000000", "--threads", "2"])
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("not explored to the end: the run's time limit of 1 second was reached"))
    }

    @Test func anInterruptReportsWhatIsKnown() throws {
        let scratch = try Scratch()
        try scratch.write(scaleAnimator(cards: 16), to: "Scale.swift")
        let process = Process()
        process.executableURL = CommandProcess.executable
        process.currentDirectoryURL = scratch.url
        process.arguments = limited + ["Scale.swift", "--max-states", "1000000000", "--no-cache", "--timeout", "120"]
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // It listens before it reads, and nobody sees the end of so many states.
        while !listens(process.processIdentifier) { Thread.sleep(forTimeInterval: 0.05) }
        process.interrupt()
        let report = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 2)
        #expect(report.contains("not explored to the end: the run was interrupted"))
        #expect(said.contains("interrupted: what was not explored by then is reported as incomplete\n"))
    }

    /// Whether a process has something of its own to do when it is interrupted; elsewhere than on Linux time must tell.
    private func listens(_ process: Int32) -> Bool {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else {
            Thread.sleep(forTimeInterval: 2)
            return true
        }
        let caught = status.split(separator: "\n").first { $0.hasPrefix("SigCgt:") }?.split(separator: "\t").last
        return (caught.flatMap { UInt64($0, radix: 16) } ?? 0) & 1 << UInt64(SIGINT - 1) != 0
    }

    @Test func progress() {
        let progress = RunProgress(scenarios: 2, scenariosInAll: 12, states: 50_000, depth: 17, bytes: 0)
        #expect(
            ProgressLine.text(progress, seconds: 2, peakBytes: 120_000_000)
                == "scenario 3 of 12: 50000 states, depth 17, 25000 states/s, 120 MB")
    }

    /// `script` gives the command a terminal; not every machine has it.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "needs /usr/bin/script"))
    func onATerminal() throws {
        let scratch = try Scratch()
        try scratch.write(scaleAnimator(cards: 16), to: "Scale.swift")
        let command = limited.joined(separator: " ") + " Scale.swift --timeout 3 --max-states 1000000000"
        let outcome = try scratch.command.shell("TERM=xterm script -qec \"$0 \(command)\" /dev/null")
        #expect(outcome.output.contains("\r\u{1B}[Kscenario 1 of 1: "))
        #expect(outcome.output.contains(" states/s, "))
    }
}
