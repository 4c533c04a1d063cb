/// What a broken rule is about, as small as a number: the explorer keeps the shortest story for each.
struct Breach: Hashable, Sendable {
    enum Subject: Hashable, Sendable {
        case none
        case instruction(Label)
        case view(ViewID)
        /// An index in the machine's tracked attributes.
        case attribute(Int)
        case task(TaskID)
        case slot(SlotID)
    }

    /// The rule's position in `RuleChecks.all`.
    var check: Int
    /// The lowest severity that a decision of this run allows: 0 none, 1 warning, 2 note.
    var cap: Int
    var subject: Subject
    /// Which form of the rule.
    var form: Int

    /// Not a breach: marks that some run leaves by the animator's own guard on a view that the context does not have.
    static let leftByGuardKey = UInt64.max

    /// Not a breach: marks that the transition which the scenario is about is reached.
    static let reachedMainKey = UInt64.max - 1

    /// Not a breach: marks that a turn can go in more ways than are followed.
    static let tooManyWaysKey = UInt64.max - 2

    /// Not a breach: marks that on the way there or back only another animator is handed out.
    static let needsOthersKey = UInt64.max - 3

    /// Keys from here on are marks and not breaches.
    static let firstMark = needsOthersKey

    var key: UInt64 {
        let (kind, value): (Int, Int) =
            switch subject {
            case .none: (0, 0)
            case .instruction(let label): (1, label)
            case .view(let view): (2, view)
            case .attribute(let index): (3, index)
            case .task(let task): (4, task)
            case .slot(let slot): (5, slot)
            }
        return UInt64(check) | UInt64(cap) << 8 | UInt64(kind) << 10 | UInt64(form) << 14 | UInt64(value) << 24
    }

    init(check: Int, cap: Int, subject: Subject, form: Int) {
        self.check = check
        self.cap = cap
        self.subject = subject
        self.form = form
    }

    init(key: UInt64) {
        check = Int(key & 0xFF)
        cap = Int(key >> 8 & 3)
        let value = Int(key >> 24)
        subject =
            switch Int(key >> 10 & 15) {
            case 1: .instruction(value)
            case 2: .view(value)
            case 3: .attribute(value)
            case 4: .task(value)
            case 5: .slot(value)
            default: .none
            }
        form = Int(key >> 14 & 0x3FF)
    }
}
