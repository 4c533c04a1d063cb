import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import AnimatorReader

/// Reading gives the same whether or not bodies that it does not ask for are parsed.
@Suite struct LeftOutCodeTests {
    private func bodies(_ text: String) -> [String] {
        FunctionBodyFinder.bodies(in: text).map { String(decoding: Array(text.utf8)[$0.bytes], as: UTF8.self) }
    }

    // MARK: Finding bodies

    @Test func findsBodiesOfMembersAndFunctions() {
        let text = """
            protocol P { func a() ; var b: Int { get } ; func c() }
            class C<T>: D where T: P {
                class func a<U>(_ f: () -> Void = { 1 }) async throws -> [Int] where U: P { 2 }
                class var b: Int { 3 }
                struct E { func `func`() { 4 } ; static func == (a: E, b: E) -> Bool { 5 } }
                init() { 6 } ; subscript(a: Int) -> Int { 7 } ; let g = { 8 }
                func d() { func e() { 9 } }
            }
            func f() { 10 }
            """
        #expect(bodies(text) == ["{ 2 }", "{ 4 }", "{ 5 }", "{ func e() { 9 } }", "{ 10 }"])
    }

    @Test func leavesConditionalCodeAlone() {
        #expect(bodies("class A {\n#if DEBUG\nfunc a() { 1 }\n#endif\nfunc b() { 2 }\n}") == ["{ 2 }"])
    }

    @Test func findsNothingWhereBracesDoNotMatch() {
        #expect(bodies("class A { func a() { 1 }").isEmpty)
        #expect(bodies("func a() { 1 } }").isEmpty)
        #expect(bodies("func a() { 1 }\nfunc b() { (} }") == ["{ 1 }"])
    }

    /// The parser is the judge, wherever it has no complaint.
    @Test func findsWhatTheParserFinds() throws {
        for (path, text) in try Self.models() {
            let tree = Parser.parse(source: text)
            guard !tree.hasError else { continue }
            let cuts = CodeCuts(tree)
            let found = FunctionBodyFinder.bodies(in: text)
            #expect(found.count == cuts.bodyNumbers.count, "\(path)")
            #expect(found.allSatisfy { cuts.number(ofBody: $0.bytes) != nil }, "\(path)")
        }
    }

    // MARK: Parsing without them

    private func parsed(_ text: String) throws -> ParsedFile {
        try ParsedFile(SourceFile(path: "a.swift", text: text), record: ReadingRecord()) { _ in true }
    }

    @Test func keepsEveryPlace() throws {
        let text = "struct A {\n  func é() { \"é\"\r\n\n }; func b() { b() }\n}\nfunc c() {}\n"
        let (draft, whole) = (try parsed(text), try ParsedFile(SourceFile(path: "a.swift", text: text)))
        #expect(draft.leftOut?.bodies.count == 3)
        let places = [draft, whole].map { file in
            file.tree.statements.map { file.location(of: $0) } + [file.location(of: file.tree.endOfFileToken)]
        }
        #expect(places[0] == places[1])
        #expect(draft.pieces?.map(\.bytes) == whole.pieces?.map(\.bytes))
        #expect(draft.pieces?.map(\.start) == whole.pieces?.map(\.start))
    }

    @Test func parsesAllWhereTheRestDoesNotParse() {
        #expect(throws: ReadProblem.self) { try parsed("func a() { 1 }\nlet = 2") }
        #expect(throws: ReadProblem.self) { try parsed("func a() { (} }") }
    }

    /// Where a name is taken for a keyword.
    @Test func parsesAllWhereABodyIsNoMembers() throws {
        #expect(try parsed("var actor: Int { func a() { 1 }; return 2 }").leftOut == nil)
    }

    @Test func asksTheCodeLeftOutForNames() throws {
        let file = try parsed("func a() { Made.init(); b(c: 1); d = 2; print(e) }\nfunc f() { g() }")
        let leftOut = try #require(file.leftOut)
        #expect(file.surveyedNames == SurveyedNames())
        #expect(leftOut.names(mentioning: "e").made == ["Made"])
        #expect(leftOut.names(mentioning: "Made").called["b"] == [["c"]])
        #expect(leftOut.names(mentioning: "a") == SurveyedNames())
        #expect(leftOut.names(mentioning: "g").called["g"] == [[]])
    }

    // MARK: Reading

    @Test func parsesABodyThatIsAskedForLater() throws {
        let files = [
            SourceFile(
                path: "Fade.swift",
                text: """
                    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
                        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> Double { 1 }
                        func animateTransition(using context: UIViewControllerContextTransitioning) {
                            Helper(context).run()
                        }
                    }
                    """),
            SourceFile(
                path: "Helper.swift",
                text: """
                    struct Helper {
                        let context: Any
                        func run() { end() }
                        func end() { last() }
                        func last() { context.complete(true) }
                        func idle() { idle() }
                    }
                    """),
        ]
        let selection = FileSelection(files)
        let read = AnimatorReader().read(selection)
        #expect(read.animators == AnimatorReader().read(FileSelection(files, parsing: .all)).animators)
        let unread = selection.pieces(of: "Helper.swift")?.filter { $0.kind == .unread }
        #expect(unread?.count == 1)
    }

    /// Each body is asked for only once the one before it is read; in the end all are parsed.
    @Test func followsALongChainOfCalls() {
        let animator = SourceFile(
            path: "Fade.swift",
            text: """
                final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
                    func animateTransition(using context: UIViewControllerContextTransitioning) { Helper(context).f0() }
                }
                """)
        let calls =
            (0..<20).map { "func f\($0)() { f\($0 + 1)() }" } + ["func f20() { print(context) }", "func f() { 1 }"]
        let helper = SourceFile(
            path: "Helper.swift", text: "struct Helper {\nlet context: Any\n\(calls.joined(separator: "\n"))\n}")
        let selection = FileSelection([animator, helper])
        let whole = FileSelection([animator, helper], parsing: .all)
        #expect(AnimatorReader().read(selection).animators == AnimatorReader().read(whole).animators)
        #expect(selection.parsed.allSatisfy { $0.leftOut == nil })
    }

    @Test func namesAFileThatDoesNotParseOnceMoreOfItIsRead() {
        func problems(_ body: String) -> [Int?] {
            let files = [
                SourceFile(
                    path: "Fade.swift",
                    text: """
                        final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
                            func animateTransition(using context: UIViewControllerContextTransitioning) {
                                Helper.run()
                                context.completeTransition(true)
                            }
                        }
                        """),
                SourceFile(path: "Helper.swift", text: "enum Helper {\n static func run() { end() }\n\(body)\n}"),
            ]
            return AnimatorReader().read(files).problems.map(\.line)
        }
        #expect(problems("static func end() { let = 2 }") == [3])
        #expect(problems("static func end() { }; func idle() { let = 2 }") == [])
    }

    /// Every model cut up into files, most of which then say nothing of transitions.
    @Test func readsTheSameFromEveryModel() throws {
        var count = 0
        for (path, text) in try Self.models() {
            let files = Self.cutUp(text)
            let selection = FileSelection(files, parsing: .none)
            guard selection.parsed.contains(where: { $0.leftOut != nil }) else { continue }
            count += 1
            let read = AnimatorReader().read(selection)
            let whole = AnimatorReader().read(FileSelection(files, parsing: .all))
            #expect(read.animators == whole.animators, "\(path)")
            #expect(read.problems == whole.problems, "\(path)")
            #expect(read.parsedFiles == whole.parsedFiles, "\(path)")
        }
        #expect(count > 10)
    }

    /// Each declaration at the top level in a file of its own, and each method in an extension.
    private static func cutUp(_ text: String) -> [SourceFile] {
        let tree = Parser.parse(source: text)
        var files: [SourceFile] = []
        func add(_ text: String) { files.append(SourceFile(path: "\(files.count).swift", text: text)) }
        for item in tree.statements {
            guard let type = item.item.as(ClassDeclSyntax.self) else {
                add(item.description)
                continue
            }
            var rest = type
            let methods = type.memberBlock.members.filter { member in
                member.decl.as(FunctionDeclSyntax.self).map { !Relevance.concerns($0.description) } ?? false
            }
            rest.memberBlock.members = type.memberBlock.members.filter { member in
                !methods.contains { $0.id == member.id }
            }
            add(rest.description)
            for method in methods { add("extension \(type.name.text) {\n\(method)\n}\n") }
        }
        return files
    }

    private static func models() throws -> [(path: String, text: String)] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Models")
        let names = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
        try #require(names.count > 40)
        return try names.sorted().map {
            ($0, String(decoding: try Data(contentsOf: root.appendingPathComponent($0)), as: UTF8.self))
        }
    }
}
