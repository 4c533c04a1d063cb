import Foundation
import Testing

/// A text that stands for a file.
@Suite struct StandardInputTests {
    private let faulty = """
        class Fade: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }
            func animateTransition(using context: UIViewControllerContextTransitioning) {}
        }
        """

    @Test func isCheckedLikeAFile() throws {
        let scratch = try Scratch()
        try scratch.write(faulty, to: "input")
        let outcome = try scratch.command.shell("\"$0\" check --quiet - --stdin-path App/Fade.swift < input")
        #expect(outcome.output.hasPrefix("App/Fade.swift:3:"))
        #expect(outcome.code == 1)
        #expect(try scratch.command.shell("\"$0\" check --quiet - < input").output.hasPrefix("<stdin>:3:"))
    }

    /// An editor's text counts instead of the file, together with the rest of the app.
    @Test func takesTheFilesPlace() throws {
        let scratch = try Scratch()
        try scratch.write("extension Fade: UIViewControllerAnimatedTransitioning {}\n", to: "App/Other.swift")
        try scratch.write("nonsense {", to: "App/Fade.swift")
        try scratch.write(faulty.replacing(", UIViewControllerAnimatedTransitioning", with: ""), to: "input")
        let outcome = try scratch.command.shell("\"$0\" check --quiet App - --stdin-path ./App/Fade.swift < input")
        #expect(outcome.output.hasPrefix("App/Fade.swift:3:"))
        #expect(outcome.errors.isEmpty)
    }

    @Test func isFoundWanting() throws {
        let scratch = try Scratch()
        let binary = try scratch.command.shell("printf 'let a\\n\\377' | \"$0\" check -")
        #expect(binary.errors == "<stdin>:2:1: error: not UTF-8 text\n")
        #expect(binary.code == 2)
        #expect(
            try scratch.command.run("check", "--stdin-path", "a.swift", "b.swift").errors
                == "transition-verifier: error: option '--stdin-path' needs - among the paths; "
                + "see 'transition-verifier check --help'\n")
    }
}
