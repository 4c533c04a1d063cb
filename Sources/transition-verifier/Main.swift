import Foundation

/// The program: hands its arguments to the tool and ends with the code that comes back.
@main
struct Main {
    /// Reading goes as deep as what is read is nested; a main thread's own stack is too small for the deepest.
    static let stackSize = 512 << 20

    static func main() {
        ProcessSignals.letWritingFail()
        let thread = Thread {
            ProcessSignals.exit(Tool.run(Array(CommandLine.arguments.dropFirst()), console: Console()))
        }
        thread.stackSize = stackSize
        thread.start()
        while true { sleep(.max) }
    }
}
