import ReportFormats
import Testing

@Suite struct InputProblemTests {
    @Test(arguments: [
        (InputProblem(file: "a.swift", line: 2, column: 7, message: "bad"), "a.swift:2:7: error: bad"),
        (InputProblem(file: "a.swift", line: 2, message: "bad"), "a.swift:2: error: bad"),
        (InputProblem(file: "a.swift", column: 7, severity: .note, message: "bad"), "a.swift: note: bad"),
        (InputProblem(file: "a\nb.swift", message: "bad"), "a\u{FFFD}b.swift: error: bad"),
        (InputProblem(file: "", message: "bad"), "'': error: bad"),
    ])
    func isOneLine(problem: InputProblem, line: String) {
        #expect(problem.description == line)
    }
}
