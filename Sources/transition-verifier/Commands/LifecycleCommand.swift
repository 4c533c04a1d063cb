import ReportFormats

/// `lifecycle`: what is taken to happen in a transition, as a table or a diagram.
struct LifecycleCommand: Command {
    /// How the lifecycle is drawn.
    enum Format: String, CaseIterable { case text, dot, mermaid }

    static let format = OptionDescription(
        name: "--format", argument: .oneOf(Format.allCases.map(\.rawValue)), placeholder: "FORMAT",
        help: "A table, or a diagram for Graphviz or Mermaid")
    static let description = CommandDescription(
        name: "lifecycle", summary: "Shows what UIKit is taken to do in a transition, phase by phase.",
        options: [format],
        discussion: """
            Each row says what happens on an event in a phase, which phase follows, and on which assumptions this \
            rests; '\(Tool.name) explain ID' says more about an assumption.
            """)

    var format: Format

    init(_ arguments: ParsedArguments) {
        format = arguments.value(of: Self.format).flatMap(Format.init) ?? .text
    }

    func run(console: Console) throws -> ExitCode {
        let diagram = LifecycleDiagram()
        switch format {
        case .text: try console.write(diagram.text)
        case .dot: try console.write(diagram.dot)
        case .mermaid: try console.write(diagram.mermaid)
        }
        return .success
    }
}
