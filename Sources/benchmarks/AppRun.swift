import AnimatorReader
import Foundation

/// Checking a whole app, beside parsing alone and beside a linter: each a process of its own, by turns.
struct AppRun {
    private let folder: String
    private let files: AppFiles
    private let chosen: [SourceFile]
    private let cache = FileManager.default.temporaryDirectory.appendingPathComponent("benchmarks-\(UUID().uuidString)")

    private static let rounds = 3
    private static var own: String { CommandLine.arguments[0] }
    private static var tool: String {
        URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent("transition-verifier").path
    }

    init(_ folder: String) {
        self.folder = folder
        files = AppFiles(in: folder)
        chosen = AnimatorReader().select(files.files).chosenFiles
    }

    /// Something to measure.
    private struct Work {
        var name: String
        var program: String
        var arguments: [String]
        /// The file that standard input stands for, with another addition each time, written for `#`.
        var changed: SourceFile?
        var addition = ""
        var seconds: [Double] = []

        /// Does it once; false where it cannot be done.
        mutating func measure() -> Bool {
            let name = UUID().uuidString.filter { $0 != "-" }
            let input = changed.map { "\($0.text)\n\(addition.replacingOccurrences(of: "#", with: name))\n" }
            let before = ProcessorTime.ofChildren
            guard let end = Program.end(of: program, arguments, input: input), end.status != 127 else { return false }
            seconds.append(ProcessorTime.ofChildren - before)
            return true
        }

        var median: Double { seconds.sorted()[seconds.count / 2] }
    }

    /// Measures everything; false where something could not be run.
    func run() -> Bool {
        guard FileManager.default.isExecutableFile(atPath: Self.tool) else {
            say("'\(Self.tool)' is measured here and must be built first: swift build -c release")
            return false
        }
        guard !chosen.isEmpty else {
            say("no file in '\(folder)' has to do with transitions")
            return false
        }
        defer { try? FileManager.default.removeItem(at: cache) }
        var works = works()
        // The first run fills the cache.
        _ = Program.end(of: Self.tool, check(["--cache-path", cache.path]))
        for _ in 0..<Self.rounds {
            for number in works.indices where !works[number].measure() { return false }
        }
        show(works)
        return true
    }

    private func check(_ options: [String]) -> [String] { ["check", "--quiet", folder] + options }

    private func works() -> [Work] {
        let remembered = check(["--cache-path", cache.path])
        func checkChanged(
            _ name: String, _ file: SourceFile, adding addition: String = "// #", to remembered: [String]
        ) -> Work {
            Work(
                name: name, program: Self.tool, arguments: remembered + ["-", "--stdin-path", file.path],
                changed: file, addition: addition)
        }
        let parsing = ["--parse"] + chosen.map(\.path)
        var works = [
            Work(name: "Swift's parser alone, on these", program: Self.own, arguments: parsing),
            Work(name: "reading the animators", program: Self.tool, arguments: ["dump", folder]),
            Work(name: "check, nothing remembered", program: Self.tool, arguments: check(["--no-cache"])),
            Work(name: "check, nothing changed", program: Self.tool, arguments: remembered),
        ]
        let names = Set(chosen.map(\.path))
        if let other = files.files.first(where: { !names.contains($0.path) }) {
            works.append(checkChanged("check, one other file changed", other, to: remembered))
        }
        works.append(checkChanged("check, a comment added to one of these", chosen[0], to: remembered))
        works.append(
            checkChanged(
                "check, a helper added to one of these", chosen[0], adding: "extension UIView { func f#() {} }",
                to: check(["--cache-path", cache.appendingPathComponent("other").path])))
        if let swift = Program.path(of: "swift") {
            works.append(
                Work(
                    name: "swift format lint --parallel", program: swift,
                    arguments: ["format", "lint", "--parallel"] + files.files.map(\.path)))
        }
        return works
    }

    private func show(_ works: [Work]) {
        say(
            "\(folder): \(files.files.count) files, \(files.lines) lines; "
                + "\(chosen.count) files, \(AppFiles(chosen.map(\.path)).lines) lines are parsed")
        say("CPU seconds of a process, the median of \(Self.rounds)\n")
        let width = works.map(\.name.count).max() ?? 0
        for work in works {
            let name = work.name.padding(toLength: width, withPad: " ", startingAt: 0)
            let share = String(format: "%.2f times parsing alone", work.median / works[0].median)
            say("\(name)  \(String(format: "%7.2f", work.median))  \(share)")
        }
    }

    private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
