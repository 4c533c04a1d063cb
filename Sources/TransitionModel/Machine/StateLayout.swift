/// What the environment keeps in mind, each in a field of so many bits.
enum EnvironmentField: Int, CaseIterable, Sendable {
    case phase, leg, retried, cancelled, outcome, completedAgain, early
    /// Whether the presenter's view is UIKit's to move ("R").
    case removes
    /// 0: not interactive, 1: percent-driven by somebody out of sight, 2: percent-driven by code in sight, 3:
    /// hand-written.
    case driver
    case systemAnimator, driverSpoke, backgrounded, outsideEnded
    /// The property animator that UIKit holds, plus one.
    case heldAnimator
    case mayHaveCompleted, mayHaveTouched
    /// 0: none, 1: warning, 2: note.
    case cap
    case installed, appliedFrame, presentationHeld
    /// A property animator with completions was stopped for good; one that had finished was started again.
    case stoppedAnimator, staleAnimator
    /// An animation was started after a cancel without asking.
    case continued
    /// What code has told the two controllers about their appearance, as an `AppearanceState`.
    case baseAppearance, overlayAppearance

    var bits: Int {
        switch self {
        case .phase: 4
        // As many as tell the program's objects apart: the layout says how many.
        case .heldAnimator: 0
        case .leg, .early, .driver, .cap, .outcome: 2
        case .baseAppearance, .overlayAppearance: 3
        default: 1
        }
    }
}

/// Where each part of a state is: an index among its fields, and a place in its packed words.
struct StateLayout: Sendable {
    private(set) var widths: [Int]
    /// Where a field that has any bits is in the packed words.
    struct Field: Sendable {
        var field: Int
        var word: Int
        var shift: UInt64
        var mask: UInt64
    }
    private(set) var fields: [Field] = []
    private(set) var wordsPerState = 1
    /// Where each field is, by its number; one without bits is nowhere.
    private(set) var places: [Field] = []
    /// The views that may ever have siblings, and where all that is known of their places is.
    private(set) var lanes: ViewLanes
    /// How fields say which values they have; `nil` where each value stands for itself.
    private(set) var encoding: FieldEncoding?

    /// What is known of each field before anything is asked: the value of those without bits.
    private(set) var knownBeforehand: [StepTrace.Knowledge] = []

    let slots: Int
    let parents: Int
    let ranks: Int
    let parentsBefore: Int
    let attributes: Int
    let before: Int
    let undo: Int
    let counts: Int
    let modes: Int
    let attachments: Int
    let animators: Int
    let groups: Int
    let gestures: Int
    let outsides: Int
    /// For each view whether it was left behind in the main transition: 1 and the form of the leak.
    let suspects: Int
    /// For each view whether an animation of this transition changes where or how it is seen.
    let animated: Int
    /// For each instruction that expects an order whether it is in force.
    let expectations: Int

    let viewCount: Int
    /// As often as a group can have been entered and not left; beyond, it is not counted on.
    let mostInGroup: Int

    init(_ program: AnimatorProgram, domains: Domains, tracked: Int, outsideCount: Int) {
        var widths = EnvironmentField.allCases.map(\.bits)
        widths[EnvironmentField.heldAnimator.rawValue] = Self.bits(for: program.objects.count + 1)
        func add(_ count: Int, _ width: (Int) -> Int) -> Int {
            let start = widths.count
            for position in 0..<count { widths.append(width(position)) }
            return start
        }
        let views = program.views.count
        viewCount = views
        let parentBits = Self.bits(for: views + 2)
        slots = add(program.slots.count) { Self.bits(for: domains.values[$0].count + 1) }
        parents = add(views) { _ in parentBits }
        ranks = add(views) { _ in Self.bits(for: views) }
        parentsBefore = add(views) { _ in parentBits }
        attributes = add(tracked) { _ in 5 }
        before = add(tracked) { _ in 5 }
        undo = add(tracked) { _ in 6 }
        counts = add(program.tasks.count) { _ in 2 }
        modes = add(program.tasks.count) { _ in 2 }
        attachments = add(program.tasks.count) { _ in Self.bits(for: program.objects.count + 1) }
        // Three bits of state, reversed, pauses on completion.
        animators = add(program.objects.count) { Self.isAnimator(program.objects[$0]) ? 5 : 0 }
        let groupBits = Self.bits(for: program.mostGroupEntries + 1)
        mostInGroup = 1 << groupBits - 1
        groups = add(program.objects.count) { program.objects[$0].kind == .dispatchGroup ? groupBits : 0 }
        gestures = add(program.gestures.count) { _ in 2 }
        outsides = add(outsideCount) { _ in 1 }
        suspects = add(views) {
            switch program.views[$0].role {
            case .created, .outside: 2
            default: 0
            }
        }
        animated = add(views) { _ in 1 }
        expectations = add(program.expectations.count) { _ in 1 }
        knownBeforehand = widths.map { $0 == 0 ? [.value, .source] : [] }
        self.widths = widths
        lanes = ViewLanes(Array(0..<views), parentBits: parentBits, rankBits: Self.bits(for: views))
        placeFields()
    }

    /// The same fields in as few bits as the codes of an encoding need.
    func encoded(by encoding: FieldEncoding) -> StateLayout {
        var layout = self
        layout.encoding = encoding
        layout.widths = widths.indices.map { encoding.bits($0) ?? widths[$0] }
        layout.lanes = ViewLanes(
            encoding.movable, parentBits: Self.bits(for: encoding.places.count),
            rankBits: Self.bits(for: encoding.movable.count))
        layout.placeFields()
        return layout
    }

    /// Gives each field its place in the words: the lanes come first, the others go wherever there is room.
    private mutating func placeFields() {
        places = widths.indices.map { Field(field: $0, word: 0, shift: 0, mask: 0) }
        var used = [Int](repeating: 0, count: lanes.wordCount)
        for (number, view) in lanes.views.enumerated() {
            let (word, shift) = lanes.place(number)
            place(ranks + view, word, shift)
            place(parents + view, word, shift + lanes.rankBits)
            used[word] = shift + lanes.width
        }
        let placed = Set(lanes.views.flatMap { [ranks + $0, parents + $0] })
        for field in widths.indices where widths[field] > 0 && !placed.contains(field) {
            let word = used.firstIndex { $0 + widths[field] <= 64 } ?? used.count
            if word == used.count { used.append(0) }
            place(field, word, used[word])
            used[word] += widths[field]
        }
        wordsPerState = max(1, used.count)
        fields = places.filter { $0.mask != 0 }
    }

    private mutating func place(_ field: Int, _ word: Int, _ shift: Int) {
        guard widths[field] > 0 else { return }
        places[field] = Field(field: field, word: word, shift: UInt64(shift), mask: (1 << UInt64(widths[field])) - 1)
    }

    /// What a cancel brings back of an attribute is its value and 1, or from here on its value and this: then a
    /// property animator does.
    static let undoByAnimator = 32

    private static func isAnimator(_ object: ObjectDeclaration) -> Bool {
        if case .propertyAnimator = object.kind { true } else { false }
    }

    /// The bits that tell `count` values apart.
    static func bits(for count: Int) -> Int {
        count <= 1 ? 0 : Int.bitWidth - (count - 1).leadingZeroBitCount
    }

    /// Packs a state's fields into words.
    func pack(_ values: [UInt16], into words: UnsafeMutablePointer<UInt64>) {
        for word in 0..<wordsPerState { words[word] = 0 }
        if let encoding {
            // Also of a field without bits it must be known that it has the one value that it may have.
            for place in places {
                let code = encoding.code(of: Int(values[place.field]), in: place.field)
                words[place.word] |= (code & place.mask) << place.shift
            }
            return
        }
        values.withUnsafeBufferPointer { values in
            for field in fields { words[field.word] |= UInt64(values[field.field]) << field.shift }
        }
    }

    /// The fields of a packed state.
    func unpack(_ words: UnsafePointer<UInt64>) -> [UInt16] {
        [UInt16](unsafeUninitializedCapacity: widths.count) { values, count in
            values.initialize(repeating: 0)
            for field in fields {
                values[field.field] = UInt16(truncatingIfNeeded: words[field.word] >> field.shift & field.mask)
            }
            count = widths.count
            guard let encoding else { return }
            for field in 0..<count { values[field] = encoding.value(of: values[field], in: field) }
        }
    }
}

extension AnimatorProgram {
    /// As many as a state must count of entries into a group: one for each place that enters one, within bounds.
    fileprivate var mostGroupEntries: Int {
        let entries = instructions.count { if case .group(_, .enter) = $0.operation { true } else { false } }
        return min(max(entries, 3), 63)
    }

    /// The instructions that expect an order, in order.
    var expectations: [Label] {
        instructions.indices.filter { if case .expectOrder = instructions[$0].operation { true } else { false } }
    }
}
