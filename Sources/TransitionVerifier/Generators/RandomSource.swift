import TransitionModel

/// Random numbers that are the same for a seed on every platform and with every compiler: SplitMix64.
///
/// Swift's own ways to pick (`randomElement(using:)`) may change with the library, so picking is done here too.
public struct RandomSource: RandomNumberGenerator, Hashable, Sendable {
    private var generator: SeededGenerator

    /// The numbers of a seed.
    public init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// The next 64 bits.
    public mutating func next() -> UInt64 { generator.next() }

    /// A number from 0 up to, not including, the bound, which must be positive.
    public mutating func below(_ bound: Int) -> Int {
        precondition(bound > 0, "there is nothing below \(bound)")
        return Int(next().multipliedFullWidth(by: UInt64(bound)).high)
    }

    /// One of the elements, of which there must be some.
    public mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

    /// True once in so many times.
    public mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }
}
