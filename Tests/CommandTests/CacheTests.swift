import Foundation
import Synchronization
import Testing

@testable import transition_verifier

/// Results kept between runs.
@Suite struct CacheTests {
    private let models = CommandProcess.packageRoot.appendingPathComponent("Models").path

    private func entries(_ scratch: Scratch) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: scratch.url.appendingPathComponent("cache").path).sorted()
    }

    /// With and without, and with what was remembered, everything is the same byte for byte.
    @Test(arguments: [["--verbose"], ["--format", "json"], ["--format", "sarif"], ["--kind", "dismiss", "--strict"]])
    func changesNothing(arguments: [String]) throws {
        let scratch = try Scratch()
        let check = ["check", "\(models)/Seeds", "\(models)/Rules/leaked-view"] + arguments
        let without = try scratch.command.run(check + ["--no-cache"])
        let first = try scratch.command.run(check + ["--cache-path", "cache"])
        let kept = try entries(scratch)
        let second = try scratch.command.run(check + ["--cache-path", "cache"])
        #expect(without == first)
        #expect(first == second)
        #expect(kept.count > 2)
        #expect(try entries(scratch) == kept)
    }

    /// Whatever a result depends on makes another entry.
    @Test func remembersNothingThatChanged() throws {
        let scratch = try Scratch()
        let faulty = try String(contentsOfFile: "\(models)/Rules/missing-completion/faulty.swift", encoding: .utf8)
        let right = try String(contentsOfFile: "\(models)/Rules/missing-completion/right.swift", encoding: .utf8)
        func code(_ arguments: String...) throws -> Int32 {
            try scratch.command.run(["check", "--quiet", "--cache-path", "cache"] + arguments).code
        }
        for text in [faulty, right, faulty] {
            try scratch.write(text, to: "a.swift")
            #expect(try code("a.swift") == (text == faulty ? 1 : 0))
        }
        let before = try entries(scratch).count
        #expect(try code("--kind", "tab", "a.swift") == 0)
        // Everything that was read, what follows from it, and the one animator.
        #expect(try entries(scratch).count == before + 3)
        try scratch.write(faulty, to: "b.swift")
        #expect(try scratch.command.run("check", "--quiet", "--cache-path", "cache", "b.swift").output.hasPrefix("b.swift:"))
    }

    /// A change to one file makes new entries for the file, its animator and the whole, and takes over the rest.
    @Test func takesOverWhatAChangeDoesNotTouch() throws {
        let scratch = try Scratch()
        let right = try String(contentsOfFile: "\(models)/Rules/missing-completion/right.swift", encoding: .utf8)
        let name = try #require(right.split(separator: "class ").dropFirst().first?.prefix { $0 != ":" })
        try scratch.write(right, to: "a.swift")
        try scratch.write(right.replacing(name, with: "Other"), to: "b.swift")
        func check(_ cache: String...) throws -> CommandProcess.Outcome {
            try scratch.command.run(["check", "--format", "json", "a.swift", "b.swift"] + cache)
        }
        _ = try check("--cache-path", "cache")
        let before = try entries(scratch)
        try scratch.write(right.replacing("guard ", with: "\nguard "), to: "a.swift")
        #expect(try check("--cache-path", "cache") == check("--no-cache"))
        #expect(Set(try entries(scratch)).subtracting(before).count == 3)
    }

    /// Damage of any kind, at any place, is as if nothing were there.
    @Test func heedsNoDamagedEntries() throws {
        let scratch = try Scratch()
        let check = ["check", "--cache-path", "cache", "\(models)/Rules/leaked-view/faulty.swift"]
        let whole = try scratch.command.run(check)
        let names = try entries(scratch)
        let damages: [(inout Data) -> Void] = [
            { $0.removeLast() }, { $0.append(0) }, { $0[$0.count - 1] ^= 1 }, { $0[$0.count / 2] ^= 0x40 },
            { $0[0] ^= 1 }, { $0 = Data() }, { $0 = Data($0.prefix(20)) },
        ]
        for damage in damages {
            for name in names {
                var data = try Data(contentsOf: scratch.url.appendingPathComponent("cache/\(name)"))
                damage(&data)
                try scratch.write(data, to: "cache/\(name)")
            }
            #expect(try scratch.command.run(check) == whole)
        }
        #expect(try entries(scratch) == names)
    }

    /// Where there can be no cache, the run is as without one.
    @Test func doesWithoutWhereThereIsNoRoom() throws {
        let scratch = try Scratch()
        try scratch.write("", to: "file")
        let model = "\(models)/Rules/leaked-view/faulty.swift"
        let without = try scratch.command.run("check", "--no-cache", model)
        #expect(try scratch.command.run("check", "--cache-path", "file", model) == without)
        #expect(try scratch.command.run("check", "--cache-path", "/dev/null/x", model) == without)
        let full = try scratch.command.shell("(ulimit -f 0; \"$0\" check --cache-path cache '\(model)') | cat")
        #expect(full.output == without.output)
        #expect(try entries(scratch) == [])
    }

    /// Runs at the same time write the same entries.
    @Test func isSharedByRunsAtTheSameTime() throws {
        let scratch = try Scratch()
        let check = ["check", "\(models)/Seeds", "--cache-path"]
        let alone = try scratch.command.run(check + ["other"])
        let outcomes = Mutex<[CommandProcess.Outcome?]>([])
        let command = scratch.command
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            let outcome = try? command.run(check + ["cache"])
            outcomes.withLock { $0.append(outcome) }
        }
        #expect(outcomes.withLock { $0 } == [alone, alone, alone, alone])
        #expect(try entries(scratch).allSatisfy { $0.hasSuffix(".entry") })
    }

    // MARK: The store itself

    @Test func throwsAwayWhatWasUsedLongestAgo() throws {
        let scratch = try Scratch()
        let cache = try #require(ResultCache(directory: scratch.url.path))
        let keys = (0..<10).map { ContentDigest("\($0)") }
        for (number, key) in keys.enumerated() {
            cache.keep(Data(repeating: 1, count: 1000), for: key)
            let path = "\(scratch.url.path)/\(key.hexadecimal).entry"
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: Double(1_000_000 + number))], ofItemAtPath: path)
        }
        #expect(cache.entry(for: keys[0]) != nil)
        cache.trim(to: 8000)
        let left = keys.indices.filter { cache.entry(for: keys[$0]) != nil }
        // The first has just been used; of the others the newest stay.
        #expect(left == [0, 6, 7, 8, 9])
        cache.trim(to: 8000)
        #expect(keys.indices.filter { cache.entry(for: keys[$0]) != nil } == left)
    }

    @Test func digestsTellTextsApart() {
        var seen: Set<ContentDigest> = []
        for length in 0..<40 {
            for character in ["a", "b", "\u{0}"] {
                #expect(seen.insert(ContentDigest(String(repeating: character, count: length))).inserted || length == 0)
            }
        }
        #expect(ContentDigest("transition").hexadecimal.count == 32)
        #expect(ContentDigest("transition") == ContentDigest("transition"))
    }

    @Test func keysTellPiecesApart() {
        var one = CacheKey("a", "b")
        var other = CacheKey("a", "b")
        one.add("cd")
        one.add("e")
        other.add("c")
        other.add("de")
        #expect(one.digest != other.digest)
        var sets = (CacheKey("", ""), CacheKey("", ""))
        sets.0.add(allOf: Set(0..<100))
        sets.1.add(allOf: Set((0..<100).reversed()))
        #expect(sets.0.digest == sets.1.digest)
        sets.0.add(allOf: ["x": Optional(1)])
        sets.1.add(allOf: ["x": Int?.none])
        #expect(sets.0.digest != sets.1.digest)
    }
}
