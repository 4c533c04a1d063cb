/// A command's arguments, checked against its description.
struct ParsedArguments: Equatable, Sendable {
    private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]

    /// Whether the option was given.
    func has(_ option: OptionDescription) -> Bool {
        values[option.name] != nil
    }

    /// The values that were given to the option, in order.
    func values(of option: OptionDescription) -> [String] {
        values[option.name] ?? []
    }

    /// The value that holds: the last one given.
    func value(of option: OptionDescription) -> String? {
        values[option.name]?.last
    }

    mutating func add(_ value: String?, for option: OptionDescription) {
        values[option.name, default: []] += value.map { [$0] } ?? []
    }

    mutating func add(operand: String) {
        operands.append(operand)
    }
}
