/// A response property: whenever its trigger holds, its goal holds then or later, on every fair run.
///
/// "Always eventually" is the case of a trigger that holds everywhere. The system says where trigger and goal hold.
public struct Obligation: Sendable, Hashable {
    /// What the obligation is called in results.
    public var name: String

    /// Makes an obligation.
    public init(_ name: String) {
        self.name = name
    }
}

/// Where a state stands with an obligation.
public struct ObligationStatus: OptionSet, Sendable, Hashable {
    /// The bits: 1 for triggered, 2 for met.
    public let rawValue: UInt8

    /// Makes a status from its bits.
    @inlinable
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The trigger holds here: from here on the goal is owed, unless it holds here too.
    @inlinable
    public static var triggered: ObligationStatus { ObligationStatus(rawValue: 1) }
    /// The goal holds here: whatever was owed is paid.
    @inlinable
    public static var met: ObligationStatus { ObligationStatus(rawValue: 2) }
}
