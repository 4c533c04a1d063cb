/// One row of the lifecycle: in this phase, on this event, if all that holds, UIKit does this.
public struct LifecycleRow: Hashable, Codable, Sendable, Identifiable {
    /// The row's name, unique in the table.
    public let id: String
    /// The phase in which it applies.
    public let phase: LifecyclePhase
    /// The event on which it applies.
    public let event: LifecycleEvent
    /// What must hold besides, all of it.
    public let guards: [LifecycleGuard]
    /// In the order in which they happen; the next phase is entered before the first.
    public let effects: [LifecycleEffect]
    /// The phase that follows.
    public let next: LifecyclePhase
    /// The facts or assumptions that the row rests on, such as `uikit-1.9`.
    public let facts: [String]

    init(
        _ id: String, _ phase: LifecyclePhase, _ event: LifecycleEvent, if guards: [LifecycleGuard] = [],
        do effects: [LifecycleEffect] = [], then next: LifecyclePhase, because facts: [String]
    ) {
        self.id = id
        self.phase = phase
        self.event = event
        self.guards = guards
        self.effects = effects
        self.next = next
        self.facts = facts.map { "uikit-" + $0 }
    }
}
