import StateSpace

/// n animation blocks side by side in one transition, in one word: the family that is also written in Promela and TLA+.
///
/// It has 1 + 4·5ⁿ + 2·4ⁿ + 2·2ⁿ states. Bits: phase 0–2, cancelled 3, completions 4–5, outstanding 6–10, then for each block
/// two bits of block and two of view.
struct PackedLifecycle: PackedTransitionSystem {
    var blocks: Int
    /// Whether a completed transition can be completed again.
    var isFaulty = false

    enum Phase {
        static let idle: UInt64 = 0, animating: UInt64 = 1, interacting: UInt64 = 2, finishing: UInt64 = 3
        static let cancelling: UInt64 = 4, completed: UInt64 = 5, cleanedUp: UInt64 = 6
    }

    let wordsPerState = 1

    var actions: [Action] {
        (0..<blocks).flatMap { block in
            ["add view", "start block", "end block, finished", "end block, unfinished", "remove view"].map {
                Action("\($0) \(block)", fairness: .weak)
            }
        } + ["start animating", "start interacting", "complete", "clean up", "finish", "cancel", "pause", "resume"].map {
            Action($0, fairness: .weak)
        }
    }

    let obligations = [Obligation("the transition is completed")]

    func obligationStatus(_ obligation: Int, of state: UnsafePointer<UInt64>) -> ObligationStatus {
        state.pointee & 7 >= Phase.completed ? [.triggered, .met] : .triggered
    }

    func isAcceptingEnd(_ state: UnsafePointer<UInt64>) -> Bool { state.pointee & 7 == Phase.cleanedUp }

    func initialStates(into successors: inout SuccessorBuffer) {
        successors.append(UInt64(blocks) << 6, by: 0)
    }

    func successors(of state: UnsafePointer<UInt64>, into successors: inout SuccessorBuffer) {
        let s = state.pointee
        let phase = s & 7
        var clear = true
        let isActive = phase >= Phase.animating && phase <= Phase.cancelling
        for block in 0..<blocks {
            let at = UInt64(truncatingIfNeeded: 11 &+ 4 &* block)
            let action = ActionID(truncatingIfNeeded: 5 &* block)
            let blockState = s &>> at & 3
            let view = s &>> (at &+ 2) & 3
            if view == 1 { clear = false }
            if isActive {
                if view == 0 { successors.append(s &+ 4 &<< at, by: action) }
                if view == 1, blockState == 0 { successors.append(s &+ 1 &<< at, by: action &+ 1) }
                if blockState == 1 {
                    successors.append(s &+ 1 &<< at &- 64, by: action &+ 2)
                    successors.append(s &+ 2 &<< at &- 64, by: action &+ 3)
                }
            } else if phase == Phase.completed, view == 1 {
                successors.append(s &+ 4 &<< at, by: action &+ 4)
            }
        }
        let first = ActionID(truncatingIfNeeded: 5 &* blocks)
        let rest = s & ~7
        if s &>> 4 & 3 > 1 || (phase == Phase.cleanedUp && !clear) { successors.reportHere(1) }
        if phase == Phase.idle {
            successors.append(rest | Phase.animating, by: first)
            successors.append(rest | Phase.interacting, by: first &+ 1)
        }
        let mayComplete =
            phase == Phase.animating || phase == Phase.finishing || phase == Phase.cancelling
            || (isFaulty && phase == Phase.completed && s &>> 4 & 3 < 2)
        if mayComplete, s &>> 6 & 31 == 0 { successors.append((rest | Phase.completed) &+ 16, by: first &+ 2) }
        if phase == Phase.completed, clear { successors.append(rest | Phase.cleanedUp, by: first &+ 3) }
        if phase == Phase.animating || phase == Phase.interacting {
            successors.append(rest | Phase.finishing, by: first &+ 4)
            successors.append(rest | Phase.cancelling | 8, by: first &+ 5)
        }
        if phase == Phase.animating { successors.append(rest | Phase.interacting, by: first &+ 6) }
        if phase == Phase.interacting { successors.append(rest | Phase.animating, by: first &+ 7) }
    }
}
