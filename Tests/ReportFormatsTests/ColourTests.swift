import ReportFormats
import Testing
import TransitionModel

@Suite struct ColourTests {
    @Test func coloursAddNothingElse() throws {
        let plain = TextReport(isVerbose: true, source: Samples.source).text(for: Samples.report)
        let coloured = TextReport(isVerbose: true, style: .coloured, source: Samples.source).text(for: Samples.report)
        #expect(coloured.replacing(try Regex("\u{1B}\\[[0-9;]*m"), with: "") == plain)
        #expect(coloured.hasPrefix("\u{1B}[1mApp/Slide.swift:4:57:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mthe"))
        #expect(coloured.contains(": \u{1B}[32mverified\u{1B}[0m in 1 scenario"))
        #expect(coloured.contains(": \u{1B}[31mviolated\u{1B}[0m in 1 of 2"))
        #expect(coloured.contains(": \u{1B}[33mincomplete\u{1B}[0m, 1,000,000 states"))
    }
}
