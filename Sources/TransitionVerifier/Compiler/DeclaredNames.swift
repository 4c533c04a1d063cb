/// What a program's names stand for, as far as it has been written.
struct DeclaredNames {
    var views: [TransitionView: ViewID] = [:]
    /// The slots that hold a snapshot or nothing.
    var snapshots: [String: SlotID] = [:]
    var flags: [String: SlotID] = [:]
    var choices: [String: SlotID] = [:]
    var handles: [Handle: (slot: SlotID, object: ObjectID)] = [:]
    var groups: [String: ObjectID] = [:]
    /// The tasks of each timer's name, as many as there are places that start one.
    var timers: [String: [TaskID]] = [:]
    /// How many of those places have been written.
    var startedTimers: [String: Int] = [:]
    /// The slot that holds `!transitionWasCancelled` when the transition is completed with it.
    var completed: SlotID?
}
