import Foundation
import ReportFormats
import Testing

/// The checked-in catalogue of pages.
@Suite struct DocumentationTests {
    private let folder = "Sources/TransitionModel/Documentation.docc"

    /// Fails when a page was changed and the catalogue was not written anew: `transition-verifier rules --pages …`.
    @Test func catalogueIsUpToDate() throws {
        let directory = CommandProcess.packageRoot.appendingPathComponent(folder)
        let standing = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
        #expect(standing == DocumentationCatalogue.pages.map(\.name).sorted(), "write it with: rules --pages \(folder)")
        for page in DocumentationCatalogue.pages where standing.contains(page.name) {
            let text = String(
                decoding: try Data(contentsOf: directory.appendingPathComponent(page.name)), as: UTF8.self)
            #expect(text == page.text, "\(page.name) is stale; write it with: rules --pages \(folder)")
        }
    }

    /// Every link leads to a page that is there.
    @Test func linksLeadSomewhere() {
        let names = Set(DocumentationCatalogue.pages.map { String($0.name.dropLast(3)) })
        for page in DocumentationCatalogue.pages {
            for link in page.text.matches(of: /<doc:([^>]*)>/) {
                #expect(names.contains(String(link.output.1)), "\(page.name): \(link.output.1)")
            }
        }
    }

    @Test func commandWritesTheCatalogue() throws {
        let scratch = try Scratch()
        #expect(try scratch.command.run("rules", "--pages", "a/b") == .init(output: "", errors: "", code: 0))
        let page = try #require(DocumentationCatalogue.pages.first { $0.name == "missing-completion.md" })
        #expect(try scratch.text(of: "a/b/missing-completion.md") == page.text)
        try scratch.write("", to: "file")
        let refused = try scratch.command.run("rules", "--pages", "file")
        #expect(refused.code == 2)
        #expect(refused.errors.hasPrefix("transition-verifier: error: cannot write 'file'"))
    }
}
