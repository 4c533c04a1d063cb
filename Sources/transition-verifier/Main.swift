/// The program: hands its arguments to the tool and ends with the code that comes back.
@main
struct Main {
    static func main() {
        ProcessSignals.ignoreBrokenPipes()
        let console = Console()
        let code = Tool.run(Array(CommandLine.arguments.dropFirst()), console: console)
        ProcessSignals.exit(code)
    }
}
