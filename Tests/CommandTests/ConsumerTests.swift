import Foundation
import Testing

/// A package of somebody else's uses the library products, from XCTest, from Swift Testing, and without either.
@Suite struct ConsumerTests {
    private static let reason: Comment = "there is no swift in PATH to build the package with"

    @Test(.enabled(if: Toolchain.swift != nil, reason))
    func otherPackagesUseTheLibraries() throws {
        let package = Repository.root.appendingPathComponent("Tests/Fixtures/Consumer")
        // Kept, so that only the first run builds everything.
        let scratch = Repository.root.appendingPathComponent(".build/consumer")
        let arguments = ["--package-path", package.path, "--scratch-path", scratch.path]
        let swift = try #require(Toolchain.swift)
        let outcome = try CommandProcess().start(swift, ["test"] + arguments)
        let log = outcome.output + outcome.errors
        try #require(log.contains("Test run with"), "\(log.suffix(4000))")

        // XCTest: what is right passes, and what is wrong fails at the line of the statement.
        #expect(log.contains("XCTestConsumer.testFadeIsRight' passed"))
        let source = package.appendingPathComponent("Tests/XCTestConsumer/XCTestConsumer.swift")
        let lines = try String(contentsOf: source, encoding: .utf8).components(separatedBy: "\n")
        let line = try #require(lines.firstIndex { $0.contains("shade") }) + 1
        #expect(log.contains("\(source.path):\(line): error: XCTestConsumer.testFaultIsReportedAtItsLine"))
        #expect(log.contains("shade is still here when the transition is over, and nobody takes it out [leaked-view]"))
        #expect(log.contains("storyboard, the top view first:"))
        // Swift Testing: all as expected, the known issues included.
        #expect(log.contains("Test run with 5 tests"))
        #expect(!log.contains("✘"))

        #if os(Linux)
            try everySymbolIsDocumented(in: scratch)
        #endif

        let standalone = scratch.appendingPathComponent("debug/Standalone")
        #expect(try CommandProcess().start(standalone, []).output == "verified\n")
        // A program without tests is not made to link any test framework.
        let image = try Data(contentsOf: standalone)
        #expect(image.range(of: Data("TransitionVerifier".utf8)) != nil)
        #expect(image.range(of: Data("libTesting.so".utf8)) == nil)
        #expect(image.range(of: Data("libXCTest.so".utf8)) == nil)
    }

    /// As the compiler sees it: the libraries' symbol graphs are made without a warning, and each symbol has a comment.
    private func everySymbolIsDocumented(in scratch: URL) throws {
        let swift = try #require(Toolchain.swift)
        let graphs = try Scratch()
        for library in ["StateSpace", "TransitionModel", "TransitionVerifier", "TransitionVerifierTesting"] {
            let modules = scratch.appendingPathComponent("debug/Modules").path
            let outcome = try graphs.command.start(
                swift,
                [
                    "symbolgraph-extract", "-module-name", library, "-I", modules, "-target", try target(swift),
                    "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", graphs.url.path,
                ])
            #expect(outcome == CommandProcess.Outcome(output: "", errors: "", code: 0))
        }
        var symbols = 0
        for name in try graphs.names() where name.hasSuffix(".symbols.json") {
            let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(try graphs.text(of: name).utf8))
            symbols += graph.symbols.count
            #expect(graph.symbols.filter { $0.docComment == nil }.map(\.name) == [])
        }
        #expect(symbols > 1_000)
    }

    private func target(_ swift: URL) throws -> String {
        struct Information: Decodable {
            struct Target: Decodable { var triple: String }
            var target: Target
        }
        let outcome = try CommandProcess().start(swift, ["-print-target-info"])
        return try JSONDecoder().decode(Information.self, from: Data(outcome.output.utf8)).target.triple
    }

    private struct SymbolGraph: Decodable {
        struct Symbol: Decodable {
            struct Comment: Decodable {}
            var docComment: Comment?
            var pathComponents: [String]
            var name: String { pathComponents.joined(separator: ".") }
        }
        var symbols: [Symbol]
    }
}
