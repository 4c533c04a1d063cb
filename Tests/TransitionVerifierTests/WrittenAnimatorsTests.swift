import Foundation
import Testing
import TransitionVerifier

/// Animators written down as Swift code; a package that uses the library compiles them, and finds them written alike.
@Suite struct WrittenAnimatorsTests {
    private static let file = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Consumer/Tests/SwiftTestingConsumer/WrittenAnimators.swift")

    /// With `UPDATE_FIXTURES` in the environment the file is written anew.
    @Test func theCompiledFileIsWhatIsWrittenNow() throws {
        if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] != nil {
            try Self.text.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == Self.text)
    }

    private static var text: String {
        let samples = (0..<20).map { RandomSearch(seed: 40, count: 20, size: 14).sample($0).animator }
        let functions = ([EveryWord.animator] + samples).enumerated().map { number, animator in
            let code = SwiftCode(animator).text.split(separator: "\n").map { "        \($0)" }.joined(separator: "\n")
            return "    static func animator\(number)() -> Animator {\n\(code)\n        return animator\n    }\n"
        }
        let all = functions.indices.map { "animator\($0)()" }
        let rows = stride(from: 0, to: all.count, by: 6)
            .map { "            " + all[$0..<min($0 + 6, all.count)].joined(separator: ", ") + "," }
        return """
            import TransitionVerifierTesting

            // Written by WrittenAnimatorsTests of the package that this one uses.
            enum WrittenAnimators {
                static let file = #filePath
                static var all: [Animator] {
                    [
            \(rows.joined(separator: "\n"))
                    ]
                }

            \(functions.joined(separator: "\n"))}

            """
    }

    @Test func everyWordIsWrittenAsItStands() throws {
        // What the file of words holds between its first line and its last is what is written of it, but for names.
        let written = SwiftCode(EveryWord.animator)
        let again = SwiftCode(written.animator)
        #expect(again.text == written.text)
        #expect(again.animator == written.animator)
        #expect(written.animator.program.views.count == EveryWord.animator.program.views.count)
        #expect(
            written.animator.program.instructions.map(\.operation)
                == EveryWord.animator.program.instructions.map(\.operation))
    }

    @Test func everyWordIsExplored() {
        let report = EveryWord.animator.report(in: [.interactiveDismiss(.custom)], maximumStates: 2_000)
        #expect(report.animators.count == 1)
        #expect(report.findings.allSatisfy { $0.location.file == #fileID.replacing("WrittenAnimatorsTests", with: "EveryWord") })
    }
}
