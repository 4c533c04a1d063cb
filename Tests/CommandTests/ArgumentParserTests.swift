import Testing
import TransitionModel

@testable import transition_verifier

@Suite struct ArgumentParserTests {
    private func parse(_ arguments: String...) throws -> ParsedArguments {
        try ArgumentParser(command: CheckCommand.description).parse(arguments)
    }

    @Test func valuesAreTakenInBothForms() throws {
        let parsed = try parse("a", "--kind", "push", "--kind=pop", "--strict", "b")
        #expect(parsed.operands == ["a", "b"])
        #expect(parsed.values(of: CheckCommand.kind) == ["push", "pop"])
        #expect(parsed.has(CheckCommand.strict))
        #expect(!parsed.has(CheckCommand.quiet))
    }

    @Test func theLastValueHolds() throws {
        #expect(try parse("--format", "json", "--format=text", "a").value(of: ReportOptions.format) == "text")
    }

    @Test func afterTwoDashesEverythingIsAnOperand() throws {
        #expect(try parse("--quiet", "--", "--format", "-").operands == ["--format", "-"])
    }

    @Test func attachedValuesMayHoldAnything() throws {
        #expect(try parse("--output=--a=b", "x").value(of: ReportOptions.output) == "--a=b")
    }

    @Test func optionsBecomeWhatTheVerifierNeeds() throws {
        let options = try CheckCommand(
            try parse("--kind=push", "--style", "custom", "--interactive", "no", "--max-states=7", "a")
        ).options()
        #expect(options.kinds == [.push])
        #expect(options.styles == [.custom])
        #expect(options.interactive == false)
        #expect(options.maxStates == 7)
        let plain = try CheckCommand(try parse("a")).options()
        #expect(plain == VerifierOptions())
        let configured = VerifierOptions(kinds: [.pop], interactive: true, maxStates: 3)
        let merged = try CheckCommand(try parse("--kind=push", "a")).options(over: configured)
        #expect(merged == VerifierOptions(kinds: [.push], interactive: true, maxStates: 3))
    }

    @Test(arguments: [
        ("formt", "format"), ("fromat", "format"), ("FORMAT", "format"), ("verb", "verbose"), ("kidn", "kind"),
        ("whatever", nil), ("-", nil), ("", nil), ("x", nil),
    ])
    func nearestWord(given: String, nearest: String?) {
        #expect(NearestWord.find(given, among: ["format", "verbose", "kind"]) == nearest)
    }

    @Test(arguments: [("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("abc", "acb", 1), ("kitten", "sitting", 3)])
    func distances(left: String, right: String, distance: Int) {
        #expect(NearestWord.distance(Array(left), Array(right)) == distance)
    }
}
