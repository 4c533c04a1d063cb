import Foundation
import ReportFormats
import Testing
import TransitionModel

@Suite struct HTMLReportTests {
    private func page(_ report: Report, notes: Bool = false, source: String? = nil) -> String {
        HTMLReport(showsNotes: notes).text(
            for: CheckedRun(report: report, toolVersion: "9.9", source: { source ?? Samples.source(of: $0) }))
    }

    /// How often a text stands in another.
    private func count(_ text: String, in page: String) -> Int { page.components(separatedBy: text).count - 1 }

    @Test func everyFindingHasItsPlaceAndEveryStepItsPicture() {
        let page = page(Samples.report)
        #expect(count("<article class=\"finding ", in: page) == 2)
        #expect(count("<li class=\"step\"", in: page) == Samples.stuck.trace.count)
        #expect(count("<svg class=\"scene\"", in: page) == Samples.stuck.trace.count)
        let title = "The transition is never completed when there is no destination view"
        #expect(page.contains("<h3 id=\"f1-title\">\(title)</h3>"))
        #expect(page.contains("<a href=\"#f2\" class=\"warning\"><b>leaked-view</b><span>Slide.swift:6</span></a>"))
        #expect(count("<article ", in: self.page(Samples.report, notes: true)) == 3)
        #expect(self.page(Samples.report) == page)
    }

    @Test func verdictsAreSaidWithTheirReasons() {
        let page = page(Samples.report)
        #expect(page.contains("<h1>1 animator can break the app</h1>"))
        #expect(count("<div class=\"scenario\"", in: page) == 3)
        #expect(page.contains("<p class=\"limit\">not explored to the end: 1,000,000 states</p>"))
        #expect(count("shade: where it comes from", in: page) == 1)
        #expect(page.contains("<span class=\"grounds\">in 1 of 2 scenarios</span>"))
        #expect(page.contains("<span class=\"pill unexplored\">not explored</span><b>Idle</b>"))
        #expect(page.contains("<ul class=\"links\"><li><a href=\"#a2\">SlideAnimator</a></li></ul>"))
        let verified = self.page(Report(animators: [Samples.report.animators[0]]))
        #expect(verified.contains("<h1>No order of events breaks any of them</h1>") && !verified.contains("<article"))
        #expect(self.page(Report()).contains("<h1>Nothing to verify</h1>"))
    }

    @Test func whatTheLineSaysStandsBesideThePicture() {
        let page = page(Samples.report)
        #expect(page.contains("<span class=\"effect\">to is put on top of the container</span>"))
        #expect(page.contains("container.addSubview(to)</code></pre>"))
        let stack = "presenter (from) (put in); to (to) [frame off screen, alpha 0, hidden] (put in"
        #expect(page.contains("in the container, bottom to top: \(stack)"))
        #expect(page.contains("elsewhere: shade in the window [alpha between 0 and 1] (put in"))
    }

    @Test func nothingOutOfTheSourceIsMarkup() {
        let hostile = "</script><img src=x onerror=alert(1)> \"'&"
        var finding = Samples.stuck
        finding.message = hostile
        finding.animator = hostile
        finding.trace[1].event = hostile
        finding.trace[1].effects[0].text = hostile
        finding.trace[1].stack[0].name = hostile
        var report = Samples.drawn
        report.findings = [finding]
        report.animators[1].name = hostile
        report.animators[1].location.file = hostile
        report.animators[1].scenarios[0].graph?.nodes[0].stack = [StackedView(name: hostile, id: 9, role: .created)]
        report.animators[1].scenarios[0].graph?.edges[0].event = hostile
        let page = page(report, source: String(repeating: hostile + "\n", count: 9))
        #expect(!page.contains("<img") && count("</script>", in: page) == 1)
        #expect(count("&lt;/script&gt;", in: page) > 20)
    }

    @Test func needsNoNetwork() throws {
        let page = page(Samples.drawn, notes: true)
        #expect(page.contains("default-src 'none'"))
        #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("@import"))
        #expect(!page.contains("src=") && !page.contains("<link"))
        let addresses = page.matches(of: try Regex("(?:href=\"|url\\()(.)")).compactMap { $0.output[1].substring }
        #expect(!addresses.isEmpty && addresses.allSatisfy { $0 == "#" })
        let ids = page.matches(of: try Regex("\\sid=\"([^\"]*)\"")).compactMap { $0.output[1].substring }
        #expect(Set(ids).count == ids.count)
        let targets = page.matches(of: try Regex("href=\"#([^\"]*)\"")).compactMap { $0.output[1].substring }
        #expect(Set(targets).isSubset(of: Set(ids)))
    }

    @Test func whatIsRepeatedForEverIsMarked() {
        var finding = Samples.setAside
        finding.suppression = nil
        finding.isBaselined = false
        let page = page(Report(findings: [finding]))
        #expect(page.contains("data-loop=\"0\"") && page.contains("from here on this is repeated for ever"))
        #expect(page.contains("<article class=\"finding error\" id=\"f-0123456789abcdef\""))
        #expect(page.contains("<h4>A fix</h4>") && page.contains("Stop the timer"))
    }

    @Test func whatIsSetAsideIsOnlyCounted() {
        let page = page(Report(findings: [Samples.setAside]))
        #expect(!page.contains("<article") && page.contains("<b>1</b> set aside"))
    }
}
