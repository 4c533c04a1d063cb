import AnimatorReader
import Foundation
import Testing

@testable import transition_verifier

/// What is remembered over changes to files that were read.
@Suite struct ReadingBasisTests {
    /// An animator that forgets to complete where there is no view, its helpers, and code that nobody needs.
    static let project = [
        "Fade.swift": """
        import UIKit

        class Base: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
            func animateTransition(using context: UIViewControllerContextTransitioning) {
                context.completeTransition(true)
            }
        }

        final class Fade: Base {
            var isQuick = false
            func unrelated() {
                print("idle")
            }

            override func animateTransition(using context: UIViewControllerContextTransitioning) {
                guard let view = context.view(forKey: .to) else { return }
                context.containerView.addSubview(view)
                Helper().prepare(view)
                UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }) { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }
        """,
        "Helper.swift": """
        import UIKit

        struct Helper {
            let amount = 0.0
            func report() {
                print("idle")
            }
            func prepare(_ view: UIView) {
                view.alpha = 0
            }
            var text: String { "idle" }
            init() {}
        }

        func unused() {
            print("idle")
        }
        """,
        "Other.swift": "final class Other {\n    func idle() {}\n}\n",
    ]

    /// One kind of change, and whether what was found is to hold without reading anew.
    struct Edit: Sendable, CustomStringConvertible {
        var description: String
        var file: String
        var old: String
        var new: String
        var holds: Bool

        func applied(to files: [String: String]) -> [String: String] {
            var files = files
            if let range = files[file]!.firstRange(of: old) { files[file]!.replaceSubrange(range, with: new) }
            return files
        }
    }

    static let edits = [
        Edit(
            description: "a body that nobody reads", file: "Helper.swift",
            old: "print(\"idle\")",
            new: "print(1)\n        print(2)", holds: true),
        Edit(
            description: "a body beside the animator's", file: "Fade.swift",
            old: "    print(\"idle\")",
            new: "let a = 1\n\nprint(a)", holds: false),
        Edit(
            description: "a body that is read", file: "Helper.swift",
            old: "view.alpha = 0",
            new: "view.isHidden = true", holds: false),
        Edit(
            description: "the animator's body", file: "Fade.swift",
            old: "else { return }",
            new: "else { context.completeTransition(false); return }", holds: false),
        Edit(description: "a value", file: "Helper.swift", old: "amount = 0.0", new: "amount = 1.0", holds: false),
        Edit(
            description: "a computed value", file: "Helper.swift",
            old: "{ \"idle\" }",
            new: "{ \"busy\" }", holds: false),
        Edit(
            description: "an initialiser", file: "Helper.swift",
            old: "init() {}",
            new: "init() { print(1) }", holds: false),
        Edit(
            description: "an overload", file: "Helper.swift",
            old: "    func report",
            new: "    func prepare(_ view: UIView, fast: Bool = true) {}\n    func report", holds: false),
        Edit(
            description: "an extension", file: "Helper.swift",
            old: "func unused",
            new: "extension Fade { func more() {} }\nfunc unused", holds: false),
        Edit(
            description: "a conditional member", file: "Helper.swift",
            old: "    func report",
            new: "    #if DEBUG\n    func more() {}\n    #endif\n    func report", holds: false),
        Edit(
            description: "moved lines", file: "Fade.swift",
            old: "    override func",
            new: "\n\n\n    override func", holds: true),
        Edit(
            description: "a comment before a member", file: "Fade.swift",
            old: "    override func",
            new: "    /// Fades.\n    override func", holds: true),
        Edit(
            description: "a comment at the end", file: "Fade.swift",
            old: "import UIKit",
            new: "// Fades.\nimport UIKit", holds: true),
        Edit(
            description: "a comment that suppresses", file: "Fade.swift",
            old: "import UIKit",
            new: "// transition-verifier:ignore-file missing-completion - why not\nimport UIKit", holds: true),
        Edit(
            description: "a comment in the animator's body", file: "Fade.swift",
            old: "Helper().prepare",
            new: "// Prepare.\n        Helper().prepare", holds: false),
        Edit(
            description: "a new object in a body that nobody reads", file: "Helper.swift",
            old: "print(\"idle\")",
            new: "_ = Base()", holds: false),
        Edit(
            description: "a delegate in a body that nobody reads", file: "Helper.swift",
            old: "print(\"idle\")",
            new: "UIViewController().transitioningDelegate = other", holds: false),
        Edit(
            description: "a file that does not parse", file: "Helper.swift",
            old: "print(\"idle\")",
            new: "print(", holds: false),
        Edit(description: "a file that is not read", file: "Other.swift", old: "idle", new: "busy", holds: true),
        Edit(
            description: "members on one line", file: "Helper.swift",
            old: "init() {}\n",
            new: "init() {} ; ", holds: false),
    ]

    /// What was found, encoded, and how many entries the cache has after that.
    private func examine(
        _ files: [String: String], _ cache: ResultCache? = nil
    ) throws -> (found: String, entries: Int) {
        let sources = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
        let examination = Examiner(cache: cache).examine(sources)
        examination.keepBasis()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        let found = try encoder.encode(examination.outcome)
        return (String(decoding: found, as: UTF8.self), cache.map { entries(in: $0) } ?? 0)
    }

    private func entries(in cache: ResultCache) -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: cache.directory).count) ?? 0
    }

    /// Reading anew leaves an outcome in the cache beside what the changed file mentions.
    @Test(arguments: edits)
    func holdsJustWhereReadingSeesNoDifference(edit: Edit) throws {
        let scratch = try Scratch()
        let cache = try #require(ResultCache(directory: scratch.url.path))
        let before = try examine(Self.project, cache)
        let changed = edit.applied(to: Self.project)
        #expect(changed != Self.project)
        let after = try examine(changed, cache)
        #expect(after.found == (try examine(changed)).found)
        #expect((after.entries - before.entries <= 1) == edit.holds)
    }

    /// Whatever changes follow each other, and whatever of them is taken back.
    @Test(arguments: 0..<4)
    func changesNothingOverManyEdits(seed: Int) throws {
        let scratch = try Scratch()
        let cache = try #require(ResultCache(directory: scratch.url.path))
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        var versions = [Self.project]
        for _ in 0..<8 {
            let start = versions[random(3) == 0 ? random(versions.count) : versions.count - 1]
            versions.append(Self.edits[random(Self.edits.count)].applied(to: start))
            #expect(try examine(versions.last!, cache).found == examine(versions.last!).found)
        }
    }

    /// The command says the same with what it remembers: fixes, fingerprints and the lines of code too.
    @Test(arguments: edits.filter(\.holds))
    func movesReportsAndFixesAlong(edit: Edit) throws {
        let scratch = try Scratch()
        for (name, text) in Self.project { try scratch.write(text, to: "app/\(name)") }
        let first = try scratch.command.run("check", "--format", "json", "app", "--cache-path", "cache")
        #expect(first.output.contains("fixes"))
        for (name, text) in edit.applied(to: Self.project) { try scratch.write(text, to: "app/\(name)") }
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.url.path + "/cache").count
        let remembered = try scratch.command.run("check", "--format", "json", "app", "--cache-path", "cache")
        #expect(try remembered == scratch.command.run("check", "--format", "json", "app", "--no-cache"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path + "/cache").count <= names + 1)
    }
}
