/// What an instruction comes to when the slots that it reads are decided: found once, by their indices.
///
/// Most instructions of real code move values between variables and branch on them. Here they need look at nothing but
/// numbers; what decides something, or depends on anything but slots, goes the long way.
enum Shortcut: Sendable {
    case none
    case store(SlotID, UInt16)
    /// By the source's index, the index in the target.
    case copy(SlotID, from: SlotID, [UInt16])
    /// By the slot's index, where to go on; below zero where that is not settled.
    case branch(SlotID, [Int32])

    /// The shortcuts of all instructions.
    static func all(for program: AnimatorProgram, _ domains: Domains) -> [Shortcut] {
        program.instructions.map { instruction in
            switch instruction.operation {
            case .assign(let slot, .undecided): .store(slot, UInt16(domains.undecided(in: slot)))
            case .assign(let slot, .constant(let value)): .store(slot, UInt16(domains.code(of: value, in: slot)))
            case .assign(let slot, .slot(let source)):
                .copy(slot, from: source, domains.values[source].map { UInt16(domains.code(of: $0, in: slot)) })
            case .branch(let condition, let then, let otherwise):
                branch(condition, then, otherwise, domains)
            default: .none
            }
        }
    }

    /// The most values of a slot for each of which a branch notes where to go on: a switch over thousands has as many
    /// branches.
    private static let mostValues = 256

    private static func branch(
        _ condition: Condition, _ then: Label, _ otherwise: Label, _ domains: Domains
    ) -> Shortcut {
        guard let slot = condition.slot, domains.values[slot].count <= mostValues else { return .none }
        return .branch(
            slot,
            domains.values[slot].map { value in
                condition.holds(value).map { Int32($0 ? then : otherwise) } ?? -1
            })
    }
}

extension Condition {
    /// The one slot that it reads, when it reads nothing else.
    fileprivate var slot: SlotID? {
        switch self {
        case .isTrue(.slot(let slot)), .isNil(.slot(let slot)), .equal(.slot(let slot), .constant),
            .equal(.constant, .slot(let slot)):
            slot
        case .not(let inner): inner.slot
        default: nil
        }
    }

    /// Whether it holds when its slot has a value; `nil` when that may go either way.
    fileprivate func holds(_ value: Value) -> Bool? {
        switch self {
        case .isTrue: if case .boolean(let flag) = value { flag } else { value == .unknown ? nil : false }
        case .isNil: value == .absent
        case .equal(.slot, .constant(let other)), .equal(.constant(let other), .slot):
            value == .unknown || other == .unknown ? nil : value == other
        case .equal: nil
        case .not(let inner): inner.holds(value).map { !$0 }
        }
    }
}
