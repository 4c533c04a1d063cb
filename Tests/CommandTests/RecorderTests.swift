import Foundation
import Testing

/// The recorder is compiled as it stands against a small module that stands in for UIKit, run, and its trace compared.
@Suite struct RecorderTests {
    private static let reason: Comment = "there is no swiftc in PATH to compile the recorder with"

    @Test(.enabled(if: Toolchain.compiler != nil, reason))
    func whatTheRecorderWritesIsARunOfTheModel() throws {
        let scratch = try Scratch()
        let compiler = try #require(Toolchain.compiler)
        let module = try scratch.command.start(
            compiler,
            [
                "-swift-version", "6", "-parse-as-library", "-wmo", "-module-name", "UIKit", "-emit-module",
                "-emit-module-path", "UIKit.swiftmodule", "-emit-object", "-o", "UIKit.o",
            ] + Repository.swiftFiles(in: "Tests/Fixtures/StandInUIKit"))
        try #require(module.code == 0, "\(module.errors)")
        let app = try scratch.command.start(
            compiler,
            ["-swift-version", "6", "-warnings-as-errors", "-module-name", "App", "-I", ".", "-o", "app", "UIKit.o"]
                + Repository.swiftFiles(in: "Sources/TransitionRecorder")
                + Repository.swiftFiles(in: "Tests/Fixtures/RecordedApp"))
        try #require(app.code == 0, "\(app.errors)")

        let run = try scratch.command.start(scratch.url.appendingPathComponent("app"), [])
        #expect(
            run.output == """
                {"observes":["transition","driver"],"trace":"transition","version":1}
                {"animator":"SlideBack","event":"start","interactive":false,"kind":"pop"}
                {"cancelled":false,"completed":true,"container":["to","from"],"event":"complete"}
                {"completed":true,"event":"ended"}
                {"animator":"SlideBack","event":"start","interactive":true,"kind":"pop"}
                {"event":"update","fraction":0.5}
                {"event":"finish"}
                {"cancelled":false,"completed":true,"container":["to","from"],"event":"complete"}
                {"completed":true,"event":"ended"}
                {"animator":"SlideBack","event":"start","interactive":true,"kind":"pop"}
                {"event":"update","fraction":0.25}
                {"event":"cancel"}
                {"cancelled":true,"completed":false,"container":["to","from"],"event":"complete"}
                {"completed":false,"event":"ended"}

                """)
        try scratch.write(run.output, to: "run.jsonl")
        let model = Repository.root.appendingPathComponent("Tests/Fixtures/RecordedApp/SlideBack.swift").path
        let conform = try scratch.command.run("conform", "run.jsonl", "--model", model)
        #expect(conform.errors == "")
        #expect(
            conform.output == """
                run.jsonl:2: SlideBack, popped, not interactive: a run of the model, 3 events
                run.jsonl:5: SlideBack, popped, interactive: a run of the model, 4 events; not compared: 1 update
                run.jsonl:10: SlideBack, popped, interactive: a run of the model, 4 events; not compared: 1 update

                """)
        #expect(conform.code == 0)
    }
}
