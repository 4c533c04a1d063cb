import AnimatorReader
import Foundation
import Testing
import TransitionModel

/// What an enum's case carries is tied to the case: the way there and the way back hang on one answer.
@Suite struct CarriedCaseTests {
    @Test func theWayBackTakesTheOppositeSide() throws {
        #expect(try rules([:]).isEmpty)
    }

    /// What carries the same side both ways never brings the page behind back.
    @Test func oneThatDoesNotIsFound() throws {
        let changes = ["wayBack = .wipe(to: side.opposite)": "wayBack = .wipe(to: side)"]
        #expect(try rules(changes) == ["source-left-altered"])
    }

    /// Nothing is tied where the value may be another than the one that was seen first, nor where what gives the
    /// opposite is more than a table of cases.
    @Test(arguments: [
        ["let wayBack": "var wayBack", "if operation": "wipe?.wayBack = .wipe(to: .left)\nif operation"],
        ["wayBack = .wipe(to: side.opposite)": "wayBack = Bool.random() ? .wipe(to: side.opposite) : .wipe(to: side)"],
        ["case .nowhere: return self": "case .nowhere: return turned()"],
    ])
    func whatMayBeOtherwiseIsNotTied(_ changes: [String: String]) throws {
        #expect(try rules(changes) == ["source-left-altered"])
    }

    private func rules(_ changes: [String: String]) throws -> [String] {
        var text = try String(
            contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appendingPathComponent("Models/Patterns/side-and-its-opposite.swift"),
            encoding: .utf8)
        for (old, new) in changes {
            #expect(text.contains(old))
            text = text.replacing(old, with: new)
        }
        let read = AnimatorReader().read([SourceFile(path: "Wipe.swift", text: text)]).animators
        return Verifier().verify(read).findings.filter { $0.severity == .error }.map(\.rule)
    }
}
