import Foundation
import ReportFormats
import Testing

@testable import TransitionModel

/// TLC is seldom at hand, so the module's form is checked here: brackets close, and what is used is defined before.
@Suite struct TLATests {
    @Test(arguments: [
        "Seeds/three-slide-mended.swift", "Rules/double-completion/faulty.swift", "Patterns/pan-driver.swift",
    ])
    func isWellFormed(_ path: String) throws {
        let model = try Model(Model.folder.appendingPathComponent(path))
        for exported in try SpinTests.machines(of: model) {
            let text = TLAModel(exported).text()
            #expect(text.hasPrefix("---- MODULE Story ----\n"))
            #expect(text.hasSuffix("====\n"))
            let code = Self.code(text)
            for (open, close) in [("(", ")"), ("[", "]"), ("{", "}")] {
                #expect(code.components(separatedBy: open).count == code.components(separatedBy: close).count)
            }
            #expect(Self.usedBeforeDefined(code).isEmpty)
            #expect(code.components(separatedBy: "\\/ step").count - 1 == exported.steps.count)
        }
    }

    /// The module without comments and strings.
    private static func code(_ text: String) -> String {
        let parts = text.components(separatedBy: "*)\n")
        let code = parts.dropFirst().joined(separator: "*)\n").components(separatedBy: "\n")
            .filter { !$0.hasPrefix("\\*") }.joined(separator: "\n")
        return code.components(separatedBy: "\"").enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
            .joined(separator: "\"\"")
    }

    /// Parts of steps that no earlier line defines.
    private static func usedBeforeDefined(_ code: String) -> [String] {
        var defined: Set<String> = []
        var missing: [String] = []
        for line in code.components(separatedBy: "\n") {
            for match in line.matches(of: /step[0-9]+[ju][0-9]*(?=\()/) {
                let name = String(match.output)
                if line.hasPrefix("\(name)(st0) ==") { defined.insert(name) } else if !defined.contains(name) { missing.append(name) }
            }
        }
        return missing
    }
}
