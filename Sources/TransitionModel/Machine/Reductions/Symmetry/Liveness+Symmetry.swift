extension Liveness {
    /// Whether what may still be read is said of corresponding variables alike, by code that corresponds.
    func isKept(by swap: Renumbering, _ program: AnimatorProgram) -> Bool {
        func exchanged(_ set: SlotSet) -> SlotSet {
            var result = SlotSet(program.slots.count)
            result.insert(Set(program.slots.indices.filter(set.contains).map { swap.slots[$0] }))
            return result
        }
        let shared = [always, strong] + byStart + byLaterStart + byRepetition.values + survivors.values
        return shared.allSatisfy { exchanged($0) == $0 }
            && byTask.indices.allSatisfy { exchanged(byTask[$0]) == byTask[swap.tasks[$0]] }
            && byLabel.indices.allSatisfy {
                swap.labels[$0] == $0 || exchanged(byLabel[$0]) == byLabel[swap.labels[$0]]
            }
    }
}
