import AnimatorReader
import Foundation
import Testing
import TransitionModel

/// One change to one of the articles' systems, and the finding that it must draw.
struct SeedVariation: CustomTestStringConvertible {
    var seed: String
    /// What stands in the seed, and what stands in its place.
    var replacing: [(old: String, new: String)]
    var rule: String
    var severity: Severity
    /// Text of the line where the finding points.
    var line: String

    var testDescription: String { "\(rule) in \(seed)" }

    static let completion = "transitionContext.completeTransition(!transitionContext.transitionWasCancelled)"

    static let all: [SeedVariation] = [
        SeedVariation(
            seed: "three-slide-as-published", replacing: [(completion, "")], rule: "missing-completion",
            severity: .error, line: "                })"),
        SeedVariation(
            seed: "slide-out-fade-in-as-published", replacing: [(completion, "")], rule: "missing-completion",
            severity: .error, line: "        }"),
        SeedVariation(
            seed: "three-slide-as-published", replacing: [(completion, completion + "\n" + completion + " // again")],
            rule: "double-completion",
            severity: .error, line: "// again"),
        SeedVariation(
            seed: "slide-out-fade-in-as-published",
            replacing: [(completion, completion + "\n" + completion + " // again")],
            rule: "double-completion", severity: .error, line: "// again"),
        // It stays beneath the presented view for as long as that is there: a note.
        SeedVariation(
            seed: "three-slide-as-published", replacing: [("extra.removeFromSuperview()", "")], rule: "leaked-view",
            severity: .note,
            line: "container.addSubview(extra)"),
        SeedVariation(
            seed: "three-slide-as-published",
            replacing: [
                ("container.addSubview(destination)", "container.insertSubview(destination, at: 0)"),
                ("source.frame = above", ""), ("// z-order", "//"),
            ],
            rule: "wrong-z-order", severity: .error, line: "container.insertSubview(destination, at: 0)"),
        SeedVariation(
            seed: "slide-out-fade-in-as-published",
            replacing: [
                ("container.addSubview(second.view)", "container.insertSubview(second.view, at: 0)"),
                (".custom", ".fullScreen"),
                ("first.view.frame.origin.y = container.bounds.height", ""),
            ],
            rule: "wrong-z-order", severity: .error, line: "container.insertSubview(second.view, at: 0)"),
        SeedVariation(
            seed: "three-slide-as-published",
            replacing: [("source < extra < destination", "source < destination < extra")],
            rule: "wrong-z-order", severity: .error, line: "container.addSubview(destination)"),
    ]
}

@Suite struct SeedVariationTests {
    @Test(arguments: SeedVariation.all)
    func drawsItsFinding(_ variation: SeedVariation) throws {
        var text = try Model(Model.folder.appendingPathComponent("Seeds/\(variation.seed).swift")).text
        for (old, new) in variation.replacing {
            try #require(text.contains(old))
            text = text.replacingOccurrences(of: old, with: new)
        }
        let lines = text.components(separatedBy: "\n")
        let read = AnimatorReader().read([SourceFile(path: "seed.swift", text: text)])
        let findings = Verifier().verify(read.animators).findings.filter { $0.rule == variation.rule }
        #expect(
            findings.contains {
                $0.severity == variation.severity && lines[$0.location.line - 1].contains(variation.line)
            },
            "\(findings.map { ($0.severity, $0.location.line) })")
        #expect(findings.allSatisfy { $0.scenario != nil && !$0.trace.isEmpty })
    }

    /// The articles' systems as they should be.
    @Test(arguments: ["three-slide-mended", "slide-out-fade-in-mended"])
    func mendedIsVerified(_ seed: String) throws {
        let model = try Model(Model.folder.appendingPathComponent("Seeds/\(seed).swift"))
        let report = Verifier().verify(
            AnimatorReader().read([SourceFile(path: "seed.swift", text: model.text)]).animators)
        #expect(!report.animators.isEmpty)
        #expect(report.animators.allSatisfy { $0.verdict == .verified })
    }
}
