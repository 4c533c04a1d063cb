/// The life of a transition as UIKit lives it, as data: the machine's environment half is carried out from these rows.
///
/// In each phase the first row for an event whose guards hold applies; an event without such a row has no effect. Two
/// events follow by themselves: `enter` after a start, and `quiet` when nothing is pending and the user has let go.
public enum Lifecycle {
    /// All rows.
    public static let rows: [LifecycleRow] =
        requests + starts + entries + interactions + completions + callbacks + rests

    /// The rows for an event in a phase, in table order.
    static func rows(in phase: LifecyclePhase, on event: LifecycleEvent) -> [LifecycleRow] {
        byPhaseAndEvent[phase.number][event] ?? []
    }

    private static let byPhaseAndEvent: [[LifecycleEvent: [LifecycleRow]]] = LifecyclePhase.all.map { phase in
        Dictionary(grouping: rows.filter { $0.phase == phase }, by: \.event)
    }

    static let modal: Set<TransitionKind> = [.present, .dismiss]
    static let stacked: Set<TransitionKind> = [.push, .pop, .tab]
}
