import Foundation

/// `swift run -c release benchmarks`: how fast the explorer is, and against SPIN where that is installed; with `--spin`
/// that comparison alone, again and again; with `--app` how fast a whole app is checked.
@main
struct Main {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard let work = work(arguments) else {
            let usage = """
                usage: benchmarks [--quick | --large]
                       benchmarks --spin [ROUNDS]
                       benchmarks --app DIRECTORY

                """
            FileHandle.standardError.write(Data(usage.utf8))
            exit(2)
        }
        // Reading and following programs goes deep; a main thread's own stack is too small for the deepest.
        let thread = Thread {
            exit(work() ? 0 : 1)
        }
        thread.stackSize = 256 << 20
        thread.start()
        while true { sleep(.max) }
    }

    /// What the arguments ask for; nil where they make no sense.
    private static func work(_ arguments: [String]) -> (@Sendable () -> Bool)? {
        switch (arguments.first, arguments.count) {
        case (nil, _): { Benchmarks(size: .usual).run() }
        case ("--quick", 1): { Benchmarks(size: .quick).run() }
        case ("--large", 1): { Benchmarks(size: .large).run() }
        case ("--spin", 1...2): rounds(arguments.dropFirst().first ?? "3").map { SpinComparison(rounds: $0).run }
        case ("--app", 2): { AppRun(arguments[1]).run() }
        // For `--app`, which measures this as a process of its own.
        case ("--parse", 2...): {
            AppFiles(Array(arguments.dropFirst())).parse()
            return true
        }
        default: nil
        }
    }

    /// How often something is done, if that makes sense.
    private static func rounds(_ text: String) -> Int? { Int(text).flatMap { $0 > 0 ? $0 : nil } }
}

/// How much is measured.
enum Size {
    /// Seconds, to see that it works.
    case quick
    /// A minute or two.
    case usual
    /// With a system of 41 million states, which takes 2 GB.
    case large
}
