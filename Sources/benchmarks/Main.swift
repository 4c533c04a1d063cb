import Foundation

/// `swift run -c release benchmarks`: how fast the explorer is, and against SPIN where that is installed.
@main
struct Main {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.allSatisfy({ ["--quick", "--large"].contains($0) }) else {
            FileHandle.standardError.write(Data("usage: benchmarks [--quick | --large]\n".utf8))
            exit(2)
        }
        let size: Size = arguments.contains("--large") ? .large : arguments.contains("--quick") ? .quick : .usual
        // Reading and following programs goes deep; a main thread's own stack is too small for the deepest.
        let thread = Thread {
            exit(Benchmarks(size: size).run() ? 0 : 1)
        }
        thread.stackSize = 256 << 20
        thread.start()
        while true { sleep(.max) }
    }
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
