import Foundation
import Testing

@Suite struct BaselineCommandTests {
    private static let faulty = SuppressionCommandTests.source.replacing(
        " // transition-verifier:ignore missing-completion - never seen", with: "")
    private static let moved =
        "// one line more\n"
        + faulty.replacing("guard finished else { return }", with: "guard finished\n else {\n return\n}")
    private static let mended = faulty.replacing("guard finished else { return }", with: "")

    private func scratch(_ source: String = faulty) throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(source, to: "App/Fade.swift")
        return scratch
    }

    @Test func acceptedFindingsFailNothing() throws {
        let scratch = try scratch()
        let written = try scratch.command.run("check", "--write-baseline", "base.json", "App")
        #expect(written.code == 0)
        #expect(written.errors == "transition-verifier: note: findings written to 'base.json': 1\n")
        #expect(written.output.contains("; what was found is in the baseline\n"))
        #expect(written.output.contains(", 1 in the baseline; 1 animator: 1 violated\n"))
        #expect(try scratch.text(of: "base.json").contains("\"file\" : \"App/Fade.swift\""))
        #expect(try scratch.command.run("check", "--strict", "--baseline", "base.json", "App").code == 0)
        #expect(try scratch.command.run("check", "App").code == 1)
    }

    @Test func movedAndReformattedCodeElsewhereIsKnownAgain() throws {
        let old = try scratch()
        _ = try old.command.run("check", "--quiet", "--write-baseline", "base.json", "App")
        let new = try scratch(Self.moved)
        try new.write(try old.text(of: "base.json"), to: "base.json")
        let outcome = try new.command.run("check", "--strict", "--baseline=base.json", new.url.path)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.code == 0)
        // A second fault of the same kind is new.
        try new.write(Self.faulty.replacing("Fade", with: "Other"), to: "App/Other.swift")
        #expect(try new.command.run("check", "--baseline=base.json", "App").code == 1)
    }

    @Test func whatIsGoneIsNamed() throws {
        let scratch = try scratch()
        _ = try scratch.command.run("check", "--quiet", "--write-baseline", "base.json", "App")
        try scratch.write(Self.mended, to: "App/Fade.swift")
        let line =
            "base.json:3:5: warning: missing-completion in App/Fade.swift is gone: "
            + "write the baseline again, so that it cannot come back\n"
        let outcome = try scratch.command.run("check", "--baseline=base.json", "App")
        #expect(outcome.errors == line)
        #expect(outcome.code == 0)
        #expect(try scratch.command.run("check", "--strict", "--baseline=base.json", "App").code == 1)
        // Where less was looked at, nothing is called gone.
        #expect(try scratch.command.run("check", "--kind=push", "--baseline=base.json", "App").errors.isEmpty)
        try scratch.write("class A {}\n", to: "Other/a.swift")
        #expect(try scratch.command.run("check", "--baseline=base.json", "Other").errors.isEmpty)
        try scratch.write("{\"baseline\": \"base.json\"}", to: ".transition-verifier.json")
        #expect(try scratch.command.run("check", "App").errors == line)
        let again = try scratch.command.run("check", "--quiet", "--write-baseline=base.json", "App")
        #expect(again.errors.isEmpty && again.code == 0)
        #expect(try scratch.command.run("check", "--strict", "App").code == 0)
    }

    @Test func nothingIsWrittenFromHalfOfTheFiles() throws {
        let scratch = try scratch()
        let outcome = try scratch.command.run("check", "--quiet", "--write-baseline=base.json", "App", "nope")
        #expect(
            outcome.errors == """
                nope: error: cannot be read: No such file or directory
                transition-verifier: error: 'base.json' is not written, since not everything could be checked

                """)
        #expect(outcome.code == 2)
        #expect(try scratch.names() == ["App"])
        let broken = try scratch.command.run("check", "--baseline=base.json", "App")
        #expect(
            broken
                == .init(output: "", errors: "base.json: error: cannot be read: No such file or directory\n", code: 2))
        let source = try scratch.command.run("check", "--write-baseline=App/Fade.swift", "App")
        #expect(source.code == 2)
        #expect(try scratch.text(of: "App/Fade.swift") == Self.faulty)
    }
}
