import SwiftSyntax
import TransitionModel

/// A call's arguments, compiled, trailing closures last.
struct Arguments {
    struct Argument {
        var label: String?
        var term: Term
        var expression: Syntax
        var isTrailing = false
        /// It says where the fingers are or how fast they move.
        var isMeasured = false

        /// The first of those that a variadic parameter takes as an array.
        var alone: Argument {
            var argument = self
            argument.term = Term(.unknown, .array([term]), term.text)
            return argument
        }

        /// Adds one more of those.
        mutating func append(_ other: Argument) {
            guard case .array(let terms) = term.shape else { return }
            term.shape = .array(terms + [other.term])
        }
    }

    var all: [Argument] = []

    /// The argument with this label.
    subscript(_ label: String) -> Term? { all.first { $0.label == label }?.term }

    /// Where the argument with this label is written.
    func expression(_ label: String) -> Syntax? { all.first { $0.label == label }?.expression }

    /// The first argument, whatever its label.
    var first: Term? { all.first?.term }
    /// The first argument without a label that stands in the parentheses.
    var unlabeled: Term? { all.first { $0.label == nil && !$0.isTrailing }?.term }
    /// The first trailing closure, which has no label.
    var trailing: Term? { all.first { $0.isTrailing && $0.label == nil }?.term }

    /// The closure with this label, or the trailing closure that stands for it.
    func closure(_ label: String, trailingIf isTrailing: Bool = true) -> Term? {
        self[label] ?? (isTrailing ? trailing : nil)
    }

    var labels: [String?] { all.filter { !$0.isTrailing }.map(\.label) }
    var trailingCount: Int { all.count { $0.isTrailing } }
    var terms: [Term] { all.map(\.term) }
}

extension ProgramCompiler {
    func arguments(of node: FunctionCallExprSyntax, parameters: [FunctionParameterSyntax]? = nil) -> Arguments {
        var result = Arguments()
        for (position, argument) in node.arguments.enumerated() {
            let type = parameters.flatMap { parameter(for: argument.label?.text, at: position, in: $0)?.type }
            let term = evaluate(argument.expression, expecting: type)
            let isMeasured =
                !argument.expression.is(ClosureExprSyntax.self) && isMeasured(argument.expression.foldedText)
            result.all.append(
                .init(
                    label: argument.label?.text, term: term, expression: Syntax(argument.expression),
                    isMeasured: isMeasured))
        }
        if let closure = node.trailingClosure {
            result.all.append(
                .init(
                    label: nil, term: evaluate(ExprSyntax(closure)), expression: Syntax(closure), isTrailing: true))
        }
        for element in node.additionalTrailingClosures {
            result.all.append(
                .init(
                    label: element.label.text, term: evaluate(ExprSyntax(element.closure)),
                    expression: Syntax(element.closure),
                    isTrailing: true))
        }
        return result
    }

    private func parameter(
        for label: String?, at position: Int, in parameters: [FunctionParameterSyntax]
    ) -> FunctionParameterSyntax? {
        if let label { return parameters.first { $0.firstName.text == label } }
        return position < parameters.count ? parameters[position] : nil
    }

    /// Pairs parameters with arguments as Swift does: labels in order, trailing closures with the last function types.
    func pair(_ parameters: [FunctionParameterSyntax], with arguments: Arguments) -> [(
        FunctionParameterSyntax, Arguments.Argument?
    )] {
        var result = parameters.map { (parameter: $0, argument: Arguments.Argument?.none) }
        var position = 0
        for argument in arguments.all where !argument.isTrailing || argument.label != nil {
            let wanted = argument.label ?? "_"
            if argument.label == nil, position > 0, result[position - 1].parameter.ellipsis != nil {
                result[position - 1].argument?.append(argument)
                continue
            }
            let fitting = result[position...].firstIndex {
                $0.parameter.firstName.text == wanted && $0.argument == nil
            }
            guard let found = fitting ?? oldFirst(argument, among: result.count, at: position) else { continue }
            result[found].argument = result[found].parameter.ellipsis == nil ? argument : argument.alone
            if !argument.isTrailing { position = found + 1 }
        }
        if let trailing = arguments.all.first(where: { $0.isTrailing && $0.label == nil }) {
            let labelled = arguments.all.contains { $0.isTrailing && $0.label != nil }
            // A function's type may hide behind a typealias: then the last parameter that is open takes the closure.
            let open = result.indices.filter { result[$0].argument == nil }
            let functions = open.filter { result[$0].parameter.type.function != nil }
            let aliased = open.last {
                !functions.contains($0) && index.type(named: result[$0].parameter.type.simpleName) == nil
            }
            if let place = (labelled ? functions.first : functions.last) ?? aliased {
                result[place].argument = trailing
            }
        }
        return result.map { ($0.parameter, $0.argument) }
    }

    /// In Swift 1 and 2 a call named no label for a function's first argument.
    private func oldFirst(_ argument: Arguments.Argument, among count: Int, at position: Int) -> Int? {
        argument.label == nil && position == 0 && count > 0 ? 0 : nil
    }
}
