import Foundation
import Testing

/// The page that GitHub shows of a workflow's job.
@Suite struct JobSummaryFileTests {
    private func scratch() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write("class A {}\n", to: "a.swift")
        return scratch
    }

    private let page = "## UIKit transitions\n\nno animator found, nothing verified\n"

    @Test func annotationsBringIt() throws {
        let scratch = try scratch()
        try scratch.write("before\n", to: "summary.md")
        let run = try scratch.command.shell("GITHUB_STEP_SUMMARY=summary.md \"$0\" check a.swift --report github")
        #expect(run == .init(output: "", errors: "", code: 0))
        #expect(try scratch.text(of: "summary.md") == "before\n" + page)
    }

    @Test func onlyThey() throws {
        let scratch = try scratch()
        _ = try scratch.command.shell("GITHUB_STEP_SUMMARY=summary.md \"$0\" check a.swift --report text")
        _ = try scratch.command.shell("GITHUB_STEP_SUMMARY= \"$0\" check a.swift --report github")
        #expect(try scratch.names() == ["a.swift"])
    }

    @Test func anotherPlaceTakesItsPlace() throws {
        let scratch = try scratch()
        _ = try scratch.command.shell(
            "GITHUB_STEP_SUMMARY=summary.md \"$0\" check a.swift --report github --report github-summary:mine.md")
        #expect(try scratch.names() == ["a.swift", "mine.md"])
        #expect(try scratch.text(of: "mine.md") == page)
    }

}
