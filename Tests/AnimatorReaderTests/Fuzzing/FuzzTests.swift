import Foundation
import Testing
import TransitionModel

@testable import AnimatorReader

/// Reads and verifies files that nobody would write.
///
/// A few hundred in every run of the tests. `FUZZ_INPUTS=20000 swift test -c release --filter FuzzTests` tries so many,
/// `FUZZ_SEED` others; the input under way stands in the file that `FUZZ_FILE` names, for the case that it is the last.
@Suite struct FuzzTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["FUZZ_INPUTS"].flatMap { Int($0) } ?? 200
    private static let seed = environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 1

    /// The most processor time for one input, in seconds: what takes longer would not end for somebody who waits.
    private static let patience = 5.0

    @Test func nothingStopsTheReader() throws {
        let sources = try Self.models()
        try #require(sources.count > 40)
        for number in 0..<Self.count {
            var mutator = Mutator(sources: sources, seed: Self.seed &* 1_000_003 &+ UInt64(number))
            let text = mutator.input()
            if let file = Self.environment["FUZZ_FILE"] { try text.write(toFile: file, atomically: false, encoding: .utf8) }
            let seconds = Self.onDeepStack {
                let read = AnimatorReader().read([SourceFile(path: "fuzz.swift", text: text)])
                _ = Verifier(options: VerifierOptions(maxStates: 300)).verify(read.animators)
            }
            #expect(seconds < Self.patience, "input \(number) of seed \(Self.seed) took \(seconds) s:\n\(text)")
        }
        if Self.environment["FUZZ_INPUTS"] != nil {
            print("\(Self.count) inputs, at most \(Self.peakMemory >> 20) MB of memory")
            #expect(Self.peakMemory < 1 << 30)
        }
    }

    private static func models() throws -> [String] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Models")
        let names = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
        return try names.sorted().map { String(decoding: try Data(contentsOf: root.appendingPathComponent($0)), as: UTF8.self) }
    }

    /// Runs something on a stack as deep as the command's; answers the seconds of processor time that it took.
    private static func onDeepStack(_ work: @escaping @Sendable () -> Void) -> Double {
        nonisolated(unsafe) var seconds = 0.0
        let isDone = DispatchSemaphore(value: 0)
        let thread = Thread {
            let start = clock(CLOCK_THREAD_CPUTIME_ID)
            work()
            seconds = clock(CLOCK_THREAD_CPUTIME_ID) - start
            isDone.signal()
        }
        thread.stackSize = 512 << 20
        thread.start()
        isDone.wait()
        return seconds
    }

    private static func clock(_ kind: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(kind, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The most memory that this process has had, in bytes.
    private static var peakMemory: Int {
        var usage = rusage()
        #if os(macOS)
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss
        #else
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            return usage.ru_maxrss << 10
        #endif
    }
}
