import Testing

@testable import transition_verifier

@Suite struct PathFilterTests {
    @Test(arguments: [
        ("App", "App/a.swift", true), ("App", "Apps/a.swift", false), ("App/", "App/x/a.swift", true),
        ("./App/*.swift", "App/a.swift", true), ("App/*.swift", "App/x/a.swift", false),
        ("*.swift", "x/a.swift", false),
        ("**/Generated", "a/b/Generated/c.swift", true), ("**/Generated", "Generated/c.swift", true),
        ("**/*Tests.swift", "a/bTests.swift", true), ("App/**/b.swift", "App/b.swift", true),
        ("App/**/b.swift", "App/x/y/b.swift", true), ("**", "a.swift", true), ("A?[bc].swift", "Axb.swift", true),
        ("A?[bc].swift", "A/b.swift", false),
    ])
    func patterns(pattern: String, path: String, fits: Bool) {
        #expect(PathPattern(pattern).fits(path.split(separator: "/").map(String.init)) == fits)
    }

    @Test func includedAndExcluded() {
        let filter = PathFilter(folder: "/p", included: ["App", "Kit/*/Sources"], excluded: ["**/Gen"])
        #expect(filter.admits(file: "/p/App/a.swift"))
        #expect(filter.admits(file: "/p/x/../Kit/a/Sources/a.swift"))
        #expect(!filter.admits(file: "/p/App/Gen/a.swift"))
        #expect(!filter.admits(file: "/p/Other/a.swift"))
        #expect(!filter.admits(file: "/elsewhere/App/a.swift"))
        #expect(filter.leavesOut(directory: "/p/App/Gen"))
        #expect(!filter.leavesOut(directory: "/p/Other"), "something below it might be included")
        #expect(PathFilter(folder: "/p", included: [], excluded: ["a"]).admits(file: "/q/a"))
    }

    @Test(arguments: [("c", "."), ("a/b/", "a"), ("/a", "/"), ("/", "/"), ("../a", ".."), (".", "."), ("", ".")])
    func folders(path: String, expected: String) {
        #expect(Paths.folder(of: path) == expected)
    }

    @Test(arguments: [
        ("/a/b/c", "/a/b", "c"), ("/a/b", "/a/b/c", ".."), ("/a/x", "/a/b/c", "../../x"), ("/a/b", "/a/b", "."),
        ("/a/./b/../c", "/", "a/c"),
    ])
    func relativePaths(path: String, folder: String, expected: String) {
        #expect(Paths.relative(path, to: folder) == expected)
    }
}
