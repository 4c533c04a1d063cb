import Foundation
import Testing

@Suite struct FixCommandTests {
    private static let faulty = SuppressionCommandTests.source
        .replacing(" // transition-verifier:ignore missing-completion - never seen", with: "")
    private static let mended = faulty.replacing(
        "guard finished else { return }",
        with: "guard finished else {\n                context.completeTransition(!context.transitionWasCancelled)\n"
            + "                return\n            }")
    private static let options = ["check", "--kind=push", "--interactive=no"]

    private func run(_ scratch: Scratch, _ arguments: String...) throws -> CommandProcess.Outcome {
        try scratch.command.run(Self.options + arguments + ["Fade.swift"])
    }

    private func scratch() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(Self.faulty, to: "Fade.swift")
        return scratch
    }

    @Test func mendsTheFileAndKeepsItsPermissions() throws {
        let scratch = try scratch()
        let path = scratch.url.appendingPathComponent("Fade.swift").path
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        let outcome = try run(scratch, "--fix")
        #expect(
            outcome.errors
                == "Fade.swift:10:35: fixed: complete the transition before leaving here [missing-completion]\n")
        #expect(outcome.output.hasPrefix("Fade.swift:3: Fade: verified in 1 scenario, "))
        #expect(outcome.code == 0)
        #expect(try scratch.text(of: "Fade.swift") == Self.mended)
        #expect(try scratch.names() == ["Fade.swift"])
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(try run(scratch, "--fix").errors.isEmpty, "nothing is left to mend")
    }

    @Test func aDryRunShowsADifferenceAndChangesNothing() throws {
        let scratch = try scratch()
        let outcome = try run(scratch, "--fix", "--dry-run")
        #expect(
            outcome.output == """
                --- a/Fade.swift
                +++ b/Fade.swift
                @@ -7,7 +7,10 @@
                         guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
                         context.containerView.addSubview(to)
                         UIView.animate(withDuration: 0.3, animations: { to.alpha = 1 }) { finished in
                -            guard finished else { return }
                +            guard finished else {
                +                context.completeTransition(!context.transitionWasCancelled)
                +                return
                +            }
                             context.completeTransition(!context.transitionWasCancelled)
                         }
                     }

                """)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.code == 1)
        #expect(try scratch.text(of: "Fade.swift") == Self.faulty)
        #expect(try run(scratch, "--dry-run").code == 2)
    }

    @Test func theTextShowsWhatWouldBeDone() throws {
        let outcome = try run(try scratch())
        #expect(
            outcome.output.contains(
                """
                \n  fix: complete the transition before leaving here (--fix does it)
                    -             guard finished else { return }
                    +             guard finished else {
                    +                 context.completeTransition(!context.transitionWasCancelled)
                    +                 return
                    +             }

                """))
    }

    @Test func whatIsPassedOverIsLeftAlone() throws {
        let scratch = try Scratch()
        try scratch.write(SuppressionCommandTests.source, to: "Fade.swift")
        #expect(try run(scratch, "--fix").errors.isEmpty)
        #expect(try scratch.text(of: "Fade.swift") == SuppressionCommandTests.source)
    }

    @Test(.disabled(if: geteuid() == 0, "root may write everywhere"))
    func aFileThatCannotBeWrittenIsNamed() throws {
        let scratch = try scratch()
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: scratch.url.path)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scratch.url.path) }
        let outcome = try run(scratch, "--fix")
        #expect(outcome.errors == "transition-verifier: error: cannot write 'Fade.swift': Permission denied\n")
        #expect(outcome.code == 2)
    }
}
