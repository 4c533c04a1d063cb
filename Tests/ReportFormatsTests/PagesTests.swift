import ReportFormats
import Testing
import TransitionModel

@Suite struct PagesTests {
    @Test(arguments: Rule.all)
    func everyRuleHasItsPage(rule: Rule) {
        let lines = RulePage(rule).text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.first == "\(rule.id) (\(rule.severity.rawValue))")
        for heading in ["What breaks", "Why", "What to do", "Examples"] { #expect(lines.contains(heading[...])) }
        #expect(lines.contains("  faulty: Models/\(rule.models.faulty)"))
        #expect(Catalogue.rules.contains(rule.id))
    }

    @Test(arguments: Assumption.all)
    func everyAssumptionHasItsPage(assumption: Assumption) {
        #expect(AssumptionPage(assumption).text.hasPrefix("\(assumption.id) (\(assumption.source.rawValue))\n\n"))
        #expect(Catalogue.assumptions.contains(assumption.summary))
    }

    @Test func paragraphsAreFilled() {
        let text = "One two.\n\(String(repeating: "word ", count: 30))\n\n  Another one."
        let lines = Paragraphs.filled(text, indentation: "  ")
        #expect(lines.allSatisfy { $0.count <= Paragraphs.width })
        #expect(lines.first?.hasPrefix("  One two. word") == true)
        #expect(lines.suffix(2) == ["", "  Another one."])
    }
}
