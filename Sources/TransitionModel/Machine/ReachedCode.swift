import Synchronization

/// Which instructions of a machine's program some run comes to, and which situations its rules speak of came about.
///
/// Every way is interpreted once, the first time that some state takes it: so at the end of an exploration all is noted
/// that any run does. Several threads may note at once.
final class ReachedCode: Sendable {
    /// Something in the transition that the story is about without which some rules have nothing to say.
    struct Situations: OptionSet, Sendable {
        let rawValue: Int

        /// The animator was told to animate, or the interaction was started.
        static let animated = Situations(rawValue: 1)
        static let interactive = Situations(rawValue: 2)
        static let cancelled = Situations(rawValue: 4)
        /// The context was completed, with success or without.
        static let succeeded = Situations(rawValue: 8)
        static let failed = Situations(rawValue: 16)

        static let all: Situations = [.animated, .interactive, .cancelled, .succeeded, .failed]
    }

    private nonisolated(unsafe) let marks: UnsafeMutablePointer<Atomic<UInt8>>
    private let count: Int
    private let seen = Atomic<Int>(0)

    init(instructions count: Int) {
        self.count = count
        marks = .allocate(capacity: max(1, count))
        for label in 0..<count { (marks + label).initialize(to: Atomic(0)) }
    }

    deinit {
        marks.deinitialize(count: count)
        marks.deallocate()
    }

    /// Notes that an instruction is carried out.
    func mark(_ label: Label) { marks[label].store(1, ordering: .relaxed) }

    /// Notes that something came about.
    func mark(_ situation: Situations) { seen.bitwiseOr(situation.rawValue, ordering: .relaxed) }

    /// Whether an instruction was carried out.
    func holds(_ label: Label) -> Bool { marks[label].load(ordering: .relaxed) != 0 }

    /// Notes all that another machine's runs have come to, whose program has as many instructions.
    func formUnion(_ other: ReachedCode) {
        precondition(count == other.count, "these are different programs")
        for label in 0..<count where other.holds(label) { mark(label) }
        mark(other.situations)
    }

    /// All that came about.
    var situations: Situations { Situations(rawValue: seen.load(ordering: .relaxed)) }
}
