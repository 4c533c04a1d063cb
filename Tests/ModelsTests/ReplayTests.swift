import AnimatorReader
import Testing
import TransitionModel

/// Every story can be walked again by its code, and tells the same.
@Suite struct ReplayTests {
    @Test(arguments: try Model.all())
    func findingsAreFoundAgain(_ model: Model) throws {
        let read = AnimatorReader().read([SourceFile(path: model.url.lastPathComponent, text: model.text)])
        for finding in Verifier().verify(read.animators).findings where !finding.trace.isEmpty {
            let text = try #require(finding.replayCode)
            let code = try #require(ReplayCode(text))
            #expect(code.description == text)
            guard case .fails(let again) = Replayer(code).replay(read.animators) else {
                Issue.record("\(text) does not fail again")
                continue
            }
            #expect(again.rule == finding.rule)
            #expect(again.trace == finding.trace)
            #expect(again.loopStart == finding.loopStart)
            #expect(again.replayCode == text)
        }
    }

    @Test func whatIsMendedPasses() throws {
        func read(_ name: String) throws -> [ReadAnimator] {
            let model = try #require(try Model.all(in: "Rules/leaked-view").first { $0.url.lastPathComponent == name })
            return AnimatorReader().read([SourceFile(path: "Leak.swift", text: model.text)]).animators
        }
        let findings = try Verifier().verify(read("faulty.swift")).findings
        let finding = try #require(findings.first { $0.rule == "leaked-view" })
        let text = try #require(finding.replayCode)
        let code = try #require(ReplayCode(text))
        guard case .passes(let steps) = try Replayer(code).replay(read("right.swift")) else {
            Issue.record("the mended animator does not pass")
            return
        }
        #expect(steps.map(\.event) == finding.trace.map(\.event))
    }

    @Test func whatDoesNotFitSaysWhy() throws {
        let model = try #require(try Model.all(in: "Rules/leaked-view").first)
        let animators = AnimatorReader().read([SourceFile(path: "Leak.swift", text: model.text)]).animators
        let name = animators[0].program.name
        func outcome(_ code: String) throws -> Replayer.Outcome { Replayer(try #require(ReplayCode(code))).replay(animators) }
        #expect(
            try outcome("Nobody:push:s:leaked-view:0.7k5")
                == .doesNotFit("there is no animator called 'Nobody'"))
        #expect(
            try outcome("\(name):push:s:leaked-view:7.7k5")
                == .doesNotFit("it begins in a way in which the program cannot begin"))
        #expect(
            try outcome("\(name):push:s:leaked-view:0.7k5.7k5")
                == .doesNotFit("in step 2 it cannot happen that a push is asked for"))
        #expect(
            try outcome("\(name):push:s:leaked-view:0.7k5-3")
                == .doesNotFit("step 1, a push is asked for, cannot turn out in that way"))
        #expect(
            try outcome("\(name):push:s:leaked-view:0.zzz")
                == .doesNotFit("the event of step 1 is none of the program's"))
    }

    @Test(arguments: [
        "", "a", "A:push:s:leaked-view", "A:jump:s:leaked-view:0", "A:push:x:leaked-view:0", "A:push:s:no-rule:0",
        "A:push:s:leaked-view:", "A:push:s:leaked-view:x", "A:push.custom.more:s:leaked-view:0", ":push:s:leaked-view:0",
        "A:push:s:leaked-view:0.abc-", "A:push:s:leaked-view:0.abc-x",
    ])
    func otherTextIsNoCode(text: String) { #expect(ReplayCode(text) == nil) }
}
