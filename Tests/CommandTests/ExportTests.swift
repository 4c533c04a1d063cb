import Testing

@testable import transition_verifier

@Suite struct ExportTests {
    private let command = CommandProcess(directory: CommandProcess.packageRoot)

    @Test func listsWhatThereIsToChooseFrom() throws {
        let outcome = try command.run("export", "Models/Seeds/three-slide-mended.swift")
        #expect(outcome.code == 2)
        #expect(outcome.output.isEmpty)
        #expect(
            outcome.errors == """
                transition-verifier: error: there are several; choose one of these:
                  --animator ThreeSlideSegue --kind segue --interactive no
                  --animator ThreeSlideAnimator --kind present --style fullScreen --interactive no
                  --animator ThreeSlideAnimator --kind present --style fullScreen --interactive yes

                """)
    }

    @Test func saysWhenNothingFits() throws {
        let outcome = try command.run("export", "--animator", "Nobody", "Models/Seeds/three-slide-mended.swift")
        #expect(outcome.code == 2)
        #expect(outcome.errors == "transition-verifier: error: no animator and scenario fit\n")
    }

    @Test func saysWhenThereIsTooMuch() throws {
        let outcome = try command.run(
            "export", "--max-states", "1", "--kind", "segue", "Models/Seeds/three-slide-mended.swift")
        #expect(outcome.code == 2)
        #expect(outcome.output.isEmpty)
        #expect(
            outcome.errors == """
                transition-verifier: error: ThreeSlideSegue cannot be exported: it has more than 1 states; allow more \
                with --max-states

                """)
    }

    @Test func writesTheWholeModelOrNothing() throws {
        let scratch = try Scratch()
        let source = CommandProcess.packageRoot.appendingPathComponent("Models/Seeds/three-slide-mended.swift").path
        let arguments = ["export", "--kind", "segue", source]
        let printed = try scratch.command.run(arguments)
        #expect(printed.code == 0)
        #expect(printed.output.hasPrefix("/*\n * ThreeSlideSegue ("))
        #expect(printed.output.hasSuffix("}\n#endif\n"))
        let written = try scratch.command.run(arguments + ["--output", "model.pml"])
        #expect(written == CommandProcess.Outcome(output: "", errors: "", code: 0))
        #expect(try scratch.text(of: "model.pml") == printed.output)
    }
}
