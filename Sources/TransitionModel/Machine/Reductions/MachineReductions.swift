/// What a machine leaves out because it makes no difference.
struct MachineReductions: OptionSet, Hashable, Sendable {
    let rawValue: Int

    /// What nothing will read any more is forgotten.
    static let forgetting = MachineReductions(rawValue: 1)
    /// Of two ways of one event that come to the same crossroads in the same state only one is followed.
    static let pruning = MachineReductions(rawValue: 2)
    /// Of several callbacks that come to the same in any order only one is followed first.
    static let partialOrder = MachineReductions(rawValue: 4)
    /// Conditions that steer nothing but books of the code's own are not asked.
    static let slicing = MachineReductions(rawValue: 8)
    /// One state stands for all that differ only in which of several copies is in which situation.
    static let symmetry = MachineReductions(rawValue: 16)

    static let all: MachineReductions = [.forgetting, .pruning, .partialOrder, .slicing, .symmetry]
}
