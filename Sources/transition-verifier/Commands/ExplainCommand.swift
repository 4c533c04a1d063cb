import ReportFormats
import TransitionModel

/// `explain RULE|ASSUMPTION`: the page of a rule, or of something taken to be true of UIKit.
struct ExplainCommand: Command {
    static let description = CommandDescription(
        name: "explain", summary: "Explains a rule or an assumption about UIKit.",
        operand: .init(
            placeholder: "ID", words: Rule.all.map(\.id) + Assumption.all.map(\.id),
            help: "A rule such as missing-completion, or an assumption such as uikit-4.1."),
        discussion: "'\(Tool.name) rules' and '\(Tool.name) assumptions' list what there is.")

    var page: String

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let id = arguments.operands[0]
        if let rule = Rule.named(id) {
            page = RulePage(rule).text
        } else if let assumption = Assumption.named(id) {
            page = AssumptionPage(assumption).text
        } else {
            throw UsageError(
                "no rule or assumption is called '\(id)'", nearest: id,
                among: Rule.all.map(\.id) + Assumption.all.map(\.id), command: Self.description.name)
        }
    }

    func run(console: Console) throws -> ExitCode {
        try console.write(page)
        return .success
    }
}
