import TransitionModel

/// The option that splits a run.
enum ShardOptions {
    static let shard = OptionDescription(
        name: "--shard", argument: .word, placeholder: "NUMBER/COUNT",
        help: "Explore only one of so many parts of the animators, such as 2/8")

    static func shard(in arguments: ParsedArguments) throws(UsageError) -> Shard? {
        guard let text = arguments.value(of: shard) else { return nil }
        guard let shard = Shard(text) else {
            throw UsageError("option '--shard' takes a part such as 2/8, not '\(text)'", command: "check")
        }
        for other in [FixOptions.fix, BaselineOptions.write] where arguments.has(other) {
            throw UsageError(
                contradiction: "options '\(Self.shard.name)' and '\(other.name)' contradict each other")
        }
        return shard
    }
}
