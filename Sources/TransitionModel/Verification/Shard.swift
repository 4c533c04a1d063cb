/// One of several parts of a run, which explore different animators on different machines.
public struct Shard: Hashable, Codable, Sendable, CustomStringConvertible {
    /// Which part, from 1.
    public let number: Int
    /// How many parts there are, at least `number`.
    public let count: Int

    /// Reads `2/8`; nil where that is no part.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), number >= 1, number <= count else {
            return nil
        }
        self.number = number
        self.count = count
    }

    /// The part as it is read: `2/8`.
    public var description: String { "\(number)/\(count)" }

    /// The animators that this part explores, each in one part only, on whatever machine it is asked.
    ///
    /// The parts have about as many instructions to follow.
    /// An animator that several delegates hand out, and so is read several times, belongs to one part as a whole.
    public func animators(of all: [ReadAnimator]) -> [ReadAnimator] {
        struct Subject: Hashable {
            var name: String
            var location: SourceLocation
        }
        func subject(_ animator: ReadAnimator) -> Subject {
            Subject(name: animator.program.name, location: animator.program.location)
        }
        let sizes = all.reduce(into: [Subject: Int]()) { $0[subject($1), default: 0] += $1.program.instructions.count }
        let heaviestFirst = sizes.sorted {
            ($1.value, $0.key.location, $0.key.name) < ($0.value, $1.key.location, $1.key.name)
        }
        var loads = [Int](repeating: 0, count: count)
        var own: Set<Subject> = []
        for (subject, size) in heaviestFirst {
            let lightest = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) }!
            loads[lightest] += size + 1
            if lightest == number - 1 { own.insert(subject) }
        }
        return all.filter { own.contains(subject($0)) }
    }
}
