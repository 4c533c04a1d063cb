/// The states in which one obligation may still be owed: triggered there, or before, and the goal not reached since.
@usableFromInline
struct PendingStates: ~Copyable {
    /// The bits of `ObligationStatus` for each stored state, and `pending`.
    @usableFromInline var marks: RawArray<UInt8>
    /// The pending states, nearest to an initial state first, by the length of a whole run that owes the goal there.
    var order = RawArray<UInt32>(capacity: 64)
    /// For each pending state the one before it on such a run; none where the trigger is.
    var previous: RawArray<UInt32>
    /// How many states trigger the obligation.
    @usableFromInline var triggering = 0

    static var pending: UInt8 { 4 }

    @usableFromInline
    init(states: Int) {
        marks = RawArray(zeroed: states)
        previous = RawArray(zeroed: states)
    }

    /// Bytes that deciding an obligation over so many states may need at most, with what `Components` and `LoopWalk` need.
    static func bytesNeeded(states: Int) -> Int {
        // However few the states are, arrays begin with room for some.
        4096 + states * (1 + 4 + 8 + Components.bytesPerState + LoopWalk.bytesPerState)
    }

    /// Bytes of memory held.
    var bytes: Int { marks.bytes + order.bytes + previous.bytes }

    /// Whether the goal may be owed in a state.
    func isPending(_ state: UInt32) -> Bool {
        marks[Int(state)] & Self.pending != 0
    }

    /// Finds the pending states from the marks, breadth first from all triggers at once.
    ///
    /// A trigger joins at its own distance from the initial states, so that the order is that of whole runs.
    mutating func spread(_ edges: borrowing EdgeStore, levelStarts: [Int]) {
        let owing = ObligationStatus.triggered.rawValue
        let unmet = owing | ObligationStatus.met.rawValue | Self.pending
        var frontier = 0
        var level = 0
        repeat {
            let start = level < levelStarts.count ? levelStarts[level] : marks.count
            let end = level + 1 < levelStarts.count ? levelStarts[level + 1] : marks.count
            level += 1
            let frontierEnd = order.count
            for state in start..<end where marks[state] & unmet == owing {
                add(UInt32(state), after: StateStore.none)
            }
            while frontier < frontierEnd {
                let state = order[frontier]
                frontier += 1
                guard Int(state) < edges.ends.count else { continue }
                for edge in edges.range(of: Int(state)) {
                    let target = edges.targets[edge]
                    if marks[Int(target)] & (unmet - owing) == 0 { add(target, after: state) }
                }
            }
        } while frontier < order.count || level < levelStarts.count
    }

    private mutating func add(_ state: UInt32, after previous: UInt32) {
        marks[Int(state)] |= Self.pending
        self.previous[Int(state)] = previous
        order.append(state)
    }

    /// The states from the trigger to a pending state, first to last, both included.
    func chain(to state: UInt32) -> [UInt32] {
        var chain = [state]
        while previous[Int(chain[chain.count - 1])] != StateStore.none {
            chain.append(previous[Int(chain[chain.count - 1])])
        }
        return chain.reversed()
    }
}
