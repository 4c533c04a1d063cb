import StateSpace

/// n animation blocks side by side in one transition: a view is put in, its block runs and ends, and when all have ended
/// the transition is completed and the views are taken out; meanwhile a gesture takes hold, finishes or cancels.
///
/// Bits: phase 0–2, cancelled 3, completions 4–5, blocks outstanding 6–10, then for each block two of block and two of view.
struct BlockFamily: PackedTransitionSystem {
    let blocks: Int
    let actions: [Action]
    let symmetries: [any StateSymmetry]

    init(blocks: Int) {
        self.blocks = blocks
        actions =
            (0..<blocks).flatMap { block in
                ["put in", "start", "end, finished", "end, unfinished", "take out"].map { Action("\($0) \(block)") }
            }
            + ["animate", "interact", "complete", "clean up", "finish", "cancel", "pause", "resume"].map { Action($0) }
        symmetries = [BlockSymmetry(count: blocks, width: 4, from: 11)]
    }

    var wordsPerState: Int { 1 }

    /// How many states there are.
    var statesInAll: Int {
        func power(_ base: Int) -> Int { (0..<blocks).reduce(1) { product, _ in product * base } }
        return 1 + 4 * power(5) + 2 * power(4) + 2 * power(2)
    }

    private enum Phase {
        static let idle: UInt64 = 0, animating: UInt64 = 1, interacting: UInt64 = 2, finishing: UInt64 = 3
        static let cancelling: UInt64 = 4, completed: UInt64 = 5, cleanedUp: UInt64 = 6
    }

    func isAcceptingEnd(_ state: UnsafePointer<UInt64>) -> Bool { state.pointee & 7 == Phase.cleanedUp }

    func initialStates(into successors: inout SuccessorBuffer) { successors.append(UInt64(blocks) << 6, by: 0) }

    func successors(of state: UnsafePointer<UInt64>, into successors: inout SuccessorBuffer) {
        let word = state.pointee
        let phase = word & 7
        let isActive = phase >= Phase.animating && phase <= Phase.cancelling
        var isClear = true
        for block in 0..<blocks {
            let shift = UInt64(truncatingIfNeeded: 11 &+ 4 &* block)
            let action = ActionID(truncatingIfNeeded: 5 &* block)
            let run = word &>> shift & 3
            let view = word &>> (shift &+ 2) & 3
            if view == 1 { isClear = false }
            if isActive {
                if view == 0 { successors.append(word &+ 4 &<< shift, by: action) }
                if view == 1, run == 0 { successors.append(word &+ 1 &<< shift, by: action &+ 1) }
                if run == 1 {
                    successors.append(word &+ 1 &<< shift &- 64, by: action &+ 2)
                    successors.append(word &+ 2 &<< shift &- 64, by: action &+ 3)
                }
            } else if phase == Phase.completed, view == 1 {
                successors.append(word &+ 4 &<< shift, by: action &+ 4)
            }
        }
        if word &>> 4 & 3 > 1 || (phase == Phase.cleanedUp && !isClear) { successors.reportHere(1) }
        appendPhases(word, isClear: isClear, into: &successors)
    }

    /// What the context, the user and a gesture may do.
    @inline(__always)
    private func appendPhases(_ word: UInt64, isClear: Bool, into successors: inout SuccessorBuffer) {
        let first = ActionID(truncatingIfNeeded: 5 &* blocks)
        let phase = word & 7
        let rest = word & ~7
        if phase == Phase.idle {
            successors.append(rest | Phase.animating, by: first)
            successors.append(rest | Phase.interacting, by: first &+ 1)
        }
        let mayComplete = phase == Phase.animating || phase == Phase.finishing || phase == Phase.cancelling
        if mayComplete, word &>> 6 & 31 == 0 { successors.append((rest | Phase.completed) &+ 16, by: first &+ 2) }
        if phase == Phase.completed, isClear { successors.append(rest | Phase.cleanedUp, by: first &+ 3) }
        if phase == Phase.animating || phase == Phase.interacting {
            successors.append(rest | Phase.finishing, by: first &+ 4)
            successors.append(rest | Phase.cancelling | 8, by: first &+ 5)
        }
        if phase == Phase.animating { successors.append(rest | Phase.interacting, by: first &+ 6) }
        if phase == Phase.interacting { successors.append(rest | Phase.animating, by: first &+ 7) }
    }
}
