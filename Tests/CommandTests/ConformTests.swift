import Foundation
import Testing

/// Recorded transitions compared with the model of their animator.
@Suite struct ConformTests {
    private static let model = Repository.root.appendingPathComponent("Models/Patterns/pan-driver.swift").path
    private static let header = #"{"trace":"transition","version":1,"observes":["transition","driver"]}"#
    private static let start = #"{"event":"start","animator":"EdgePop","kind":"pop","interactive":true}"#

    private func conform(_ lines: [String], model: String = Self.model) throws -> CommandProcess.Outcome {
        let scratch = try Scratch()
        try scratch.write(lines.joined(separator: "\n"), to: "run.jsonl")
        return try scratch.command.run("conform", "run.jsonl", "--model", model)
    }

    @Test func aRunOfTheModelConforms() throws {
        let outcome = try conform([
            Self.header, #"{"event":"gesture","state":"began"}"#, Self.start, #"{"event":"update","fraction":0.5}"#,
            #"{"event":"update","fraction":0.4}"#, #"{"event":"cancel"}"#,
            #"{"event":"complete","completed":false,"cancelled":true,"container":["other","from"]}"#,
            #"{"event":"ended","completed":false}"#,
            // Let go before the transition starts: remembered, and replayed at the start.
            #"{"event":"finish"}"#, Self.start,
            #"{"event":"complete","completed":true,"cancelled":false}"#, #"{"event":"ended","completed":true}"#,
        ])
        #expect(
            outcome.output == """
                run.jsonl:3: EdgePop, popped, interactive: a run of the model, 4 events; not compared: 1 gesture, 2 update
                run.jsonl:9: EdgePop, popped, interactive: a run of the model, 4 events

                """)
        #expect(outcome.errors == "")
        #expect(outcome.code == 0)
    }

    @Test func theFirstEventThatIsNotTheModelsIsNamed() throws {
        let outcome = try conform([
            Self.header, Self.start, #"{"event":"cancel"}"#,
            #"{"event":"complete","completed":true,"cancelled":true}"#, #"{"event":"ended","completed":true}"#,
        ])
        #expect(
            outcome.output == """
                run.jsonl:4: EdgePop, popped, interactive: the model and the phone part ways here: recorded \
                completeTransition(true) after a cancel, but the model goes on with completeTransition(false) after a \
                cancel with from in the container

                """)
        #expect(outcome.code == 1)
    }

    @Test func aDriverThatWasNotWatchedMayHaveSaidAnything() throws {
        let lines = [
            #"{"trace":"transition","version":1}"#, Self.start,
            #"{"event":"complete","completed":false,"cancelled":true}"#, #"{"event":"ended","completed":false}"#,
        ]
        #expect(try conform(lines).code == 0)
        // Where it was watched, it must have said so.
        let watched = try conform([Self.header] + lines.dropFirst())
        #expect(watched.output.contains("recorded completeTransition(false) after a cancel, but the model goes on with"))
        #expect(watched.code == 1)
    }

    @Test func aSecondCompletionIsNoRunOfARightAnimator() throws {
        let complete = #"{"event":"complete","completed":true,"cancelled":false}"#
        let outcome = try conform([
            Self.header, Self.start, #"{"event":"finish"}"#, complete, #"{"event":"ended","completed":true}"#, complete,
        ])
        #expect(outcome.output.hasPrefix("run.jsonl:6: EdgePop, popped, interactive: the model and the phone part ways"))
        #expect(outcome.output.hasSuffix("but the model goes on with nothing more\n"))
        #expect(outcome.code == 1)
    }

    @Test func theModelMayBeADump() throws {
        let scratch = try Scratch()
        let dump = try scratch.command.run("dump", "--format", "json", Self.model)
        try scratch.write(dump.output, to: "model.json")
        try scratch.write([Self.header, Self.start].joined(separator: "\n"), to: "run.jsonl")
        let outcome = try scratch.command.run("conform", "run.jsonl", "--model", "model.json")
        #expect(outcome.output == "run.jsonl:2: EdgePop, popped, interactive: a run of the model, 1 event\n")
    }

    @Test(arguments: [
        ([""], "run.jsonl:1: error: a transition trace begins with a line such as"),
        (["{}"], "run.jsonl:1: error: a transition trace begins with a line such as"),
        ([#"{"trace":"transition","version":2}"#], "run.jsonl:1: error: version 2 of transition traces is not known"),
        ([header, "no JSON"], "run.jsonl:2: error: not a line of a transition trace: no JSON object"),
        ([header, #"{"event":7}"#], "run.jsonl:2: error: not a line of a transition trace: 'event' is of another type"),
        ([header, #"{"event":"start"}"#], "run.jsonl:2: error: 'kind' is missing"),
        ([header, #"{"event":"start","kind":"leap"}"#], "run.jsonl:2: error: no kind of transition is called 'leap'"),
        ([header, #"{"event":"start","kind":"dismiss"}"#], "run.jsonl:2: error: 'style' is missing"),
        ([header, #"{"event":"ended","completed":true}"#], "run.jsonl:2: error: 'ended' before any start"),
        ([header, #"{"event":"finish"}"#], "run.jsonl:2: error: belongs to no transition: no start follows"),
    ])
    func aBadTraceIsOneLine(_ lines: [String], _ message: String) throws {
        let outcome = try conform(lines)
        #expect(outcome.errors.hasPrefix(message))
        #expect(outcome.errors.split(separator: "\n").count == 1)
        #expect(outcome.output == "")
        #expect(outcome.code == 2)
    }

    @Test func anAnimatorThatIsNotInTheModelIsSaid() throws {
        let outcome = try conform([Self.header, #"{"event":"start","animator":"Other","kind":"push"}"#])
        #expect(outcome.output == "run.jsonl:2: Other, pushed, not interactive: no such animator in the model\n")
        #expect(outcome.code == 2)
    }

    @Test func aModelIsNeeded() throws {
        let outcome = try CommandProcess().run("conform", "run.jsonl")
        #expect(
            outcome.errors == """
                transition-verifier: error: 'conform' needs --model: the animator's source, or its dump; see \
                'transition-verifier conform --help'

                """)
        #expect(outcome.code == 2)
    }
}
