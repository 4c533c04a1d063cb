/// Looks for an animator for which something does not hold, among many made at random.
///
/// The program of number n is made from the seed plus n alone, so a failure can be had again by itself.
public struct RandomSearch: Hashable, Sendable {
    /// The seed of the first animator.
    public var seed: UInt64
    /// How many animators to try.
    public var count: Int
    /// The most statements, about, that an animator has.
    public var size: Int

    /// A search; the same seed, count and size try the same animators on every platform.
    public init(seed: UInt64, count: Int = 100, size: Int = 12) {
        self.seed = seed
        self.count = count
        self.size = size
    }

    /// An animator for which something does not hold.
    public struct Failure: Sendable {
        /// The seed with which a search finds it at once.
        public var seed: UInt64
        /// The animator as it was made.
        public var original: Animator
        /// The smallest that still fails.
        public var smallest: Animator
        /// The scenario in which it fails.
        public var scenario: Scenario
        /// What the property threw, if it threw.
        public var error: String?
    }

    /// The animator and the scenario of a number, from 0.
    public func sample(_ number: Int) -> (animator: Animator, scenario: Scenario) {
        var source = RandomSource(seed: seed &+ UInt64(number))
        let animator = Animator.random(size: 1 + source.below(size), using: &source)
        return (animator, Scenario.random(using: &source))
    }

    /// The first failure, shrunk; `nil` when the property holds of all. A property that throws does not hold.
    public func firstFailure(of property: (Animator, Scenario) throws -> Bool) -> Failure? {
        for number in 0..<count {
            let (animator, scenario) = sample(number)
            guard Self.fails(property, animator, scenario).isFailure else { continue }
            let smallest = animator.shrunk { Self.fails(property, $0, scenario).isFailure }
            return Failure(
                seed: seed &+ UInt64(number), original: animator, smallest: smallest, scenario: scenario,
                error: Self.fails(property, smallest, scenario).error)
        }
        return nil
    }

    private static func fails(
        _ property: (Animator, Scenario) throws -> Bool, _ animator: Animator, _ scenario: Scenario
    ) -> (isFailure: Bool, error: String?) {
        do {
            return (try !property(animator, scenario), nil)
        } catch {
            return (true, "\(error)")
        }
    }
}

extension RandomSearch.Failure: CustomStringConvertible {
    /// The seed, and the smallest animator as code that can be pasted into a test.
    public var description: String {
        let scenario = self.scenario.code
        return """
            does not hold for an animator made at random (seed: \(seed), count: 1), \(scenario)\
            \(error.map { ": \($0)" } ?? "")
            the smallest such animator:

            \(SwiftCode(smallest).text)
            verify(animator, in: \(scenario))
            """
    }
}

extension Scenario {
    /// The scenario as a test writes it: `.interactiveDismiss(.custom)`.
    public var code: String {
        let name = kind.rawValue
        let word = isInteractive ? "interactive\(name.prefix(1).uppercased())\(name.dropFirst())" : name
        return ".\(word)\(style.map { "(.\($0.rawValue))" } ?? "")"
    }
}
