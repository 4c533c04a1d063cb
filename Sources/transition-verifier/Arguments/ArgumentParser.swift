/// Reads a command's arguments: `--flag value`, `--flag=value`, operands, and `--` before operands with dashes.
struct ArgumentParser {
    let command: CommandDescription

    func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
        var parsed = ParsedArguments()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                rest.forEach { parsed.add(operand: $0) }
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                parsed.add(operand: argument)
                continue
            }
            let (name, attached) = Self.parts(of: argument)
            let option = try option(named: name)
            parsed.add(try value(of: option, attached: attached, rest: &rest), for: option)
        }
        try check(parsed.operands)
        return parsed
    }

    /// The name, and what stands behind the first equals sign.
    private static func parts(of argument: String) -> (name: String, value: String?) {
        guard let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
        return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
    }

    private func option(named name: String) throws(UsageError) -> OptionDescription {
        if let option = command.allOptions.first(where: { $0.name == name }) { return option }
        throw UsageError(
            "unknown option '\(name)' for '\(command.name)'", nearest: name, among: command.allOptions.map(\.name),
            command: command.name)
    }

    private func value(
        of option: OptionDescription, attached: String?, rest: inout ArraySlice<String>
    ) throws(UsageError) -> String? {
        guard option.argument != .none else {
            guard attached == nil else {
                throw UsageError("option '\(option.name)' takes no value", command: command.name)
            }
            return nil
        }
        // A following option is no value; one that really begins with dashes can be attached with an equals sign.
        let next = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
        guard let value = attached ?? next else {
            throw UsageError("option '\(option.name)' needs a value: \(option.expectation)", command: command.name)
        }
        if attached == nil { rest.removeFirst() }
        try check(value, for: option)
        return value
    }

    private func check(_ value: String, for option: OptionDescription) throws(UsageError) {
        let complaint = "option '\(option.name)' takes \(option.expectation), not '\(value)'"
        switch option.argument {
        case .none: break
        case .oneOf(let words):
            guard words.contains(value) else {
                throw UsageError(complaint, nearest: value, among: words, command: command.name)
            }
        case .wordAndFile(let words):
            let parts = ReportRequest.parts(of: value)
            guard words.contains(parts.format), parts.file?.isEmpty != true else {
                throw UsageError(complaint, nearest: parts.format, among: words, command: command.name)
            }
        case .positiveNumber:
            guard let number = Int(value), number >= 1 else { throw UsageError(complaint, command: command.name) }
        case .file, .word:
            guard !value.isEmpty else {
                throw UsageError(
                    "option '\(option.name)' needs a value: \(option.expectation)", command: command.name)
            }
        }
    }

    private func check(_ operands: [String]) throws(UsageError) {
        guard let operand = command.operand else {
            guard let first = operands.first else { return }
            throw UsageError("'\(command.name)' takes no arguments, but was given '\(first)'", command: command.name)
        }
        guard !operands.isEmpty || operand.isOptional else {
            throw UsageError("'\(command.name)' needs \(operand.usage)", command: command.name)
        }
        guard operand.isRepeatable || operands.count <= 1 else {
            throw UsageError(
                "'\(command.name)' takes one \(operand.placeholder), but was also given '\(operands[1])'",
                command: command.name)
        }
    }
}
