/// The strongly connected components among the pending states, by Tarjan's algorithm without recursion.
struct Components: ~Copyable {
    /// For each state the number of its component plus one; 0 when it is in none that can be looped in.
    private(set) var component: RawArray<UInt32>
    /// The states of the components that can be looped in, side by side.
    private(set) var members = RawArray<UInt32>(capacity: 64)
    /// Where each component begins in `members`, and one more entry where the last one ends.
    private(set) var starts = RawArray<UInt32>(capacity: 64)

    /// The most bytes that were held while the components were found.
    private(set) var peakBytes = 0

    /// Bytes that the algorithm may need at most for each state, growing arrays at their largest.
    static var bytesPerState: Int { 4 + 8 + 8 + 4 + 8 + 32 }

    /// Where the algorithm is in one state.
    private struct Frame: BitwiseCopyable {
        var state: UInt32
        var low: UInt32
        var edge: UInt64
    }

    /// Finds the components of the pending states that have been expanded; not all of them when asked to end.
    init(_ pending: borrowing PendingStates, _ edges: borrowing EdgeStore, shouldEnd: () -> Bool) {
        let finished = UInt32.max
        component = RawArray(zeroed: pending.marks.count)
        starts.append(0)
        // The order of the visit, from 1; 0 is not visited, `finished`, above all others, is in a component already.
        var visit = RawArray<UInt32>(zeroed: pending.marks.count)
        var visits: UInt32 = 0
        var steps = 0
        var stack = RawArray<UInt32>(capacity: 64)
        var frames = RawArray<Frame>(capacity: 64)

        for position in 0..<pending.order.count {
            let root = pending.order[position]
            if visit[Int(root)] != 0 || Int(root) >= edges.ends.count { continue }
            Self.enter(root, &visits, &visit, &stack, &frames, edges)
            while frames.count > 0 {
                steps &+= 1
                if steps & 0xF_FFFF == 0, shouldEnd() { return }
                let top = frames.count - 1
                let state = Int(frames[top].state)
                if frames[top].edge < edges.offsets[state + 1] {
                    let target = edges.targets[Int(frames[top].edge)]
                    frames[top].edge += 1
                    guard Int(target) < edges.ends.count, pending.isPending(target) else { continue }
                    let seen = visit[Int(target)]
                    if seen == 0 {
                        Self.enter(target, &visits, &visit, &stack, &frames, edges)
                    } else {
                        frames[top].low = min(frames[top].low, seen)
                    }
                    continue
                }
                let frame = frames.removeLast()
                if frames.count > 0 { frames[frames.count - 1].low = min(frames[frames.count - 1].low, frame.low) }
                guard frame.low == visit[state] else { continue }
                var first = stack.count - 1
                while stack[first] != frame.state { first -= 1 }
                let loops = stack.count - first > 1 || Self.hasLoop(state, edges)
                for place in first..<stack.count {
                    visit[Int(stack[place])] = finished
                    if loops { members.append(stack[place]) }
                }
                if loops {
                    for place in first..<stack.count { component[Int(stack[place])] = UInt32(starts.count) }
                    starts.append(UInt32(members.count))
                }
                stack.count = first
            }
        }
        peakBytes =
            component.bytes + members.bytes + starts.bytes + visit.bytes + stack.bytes + frames.bytes
    }

    private static func enter(
        _ state: UInt32, _ visits: inout UInt32, _ visit: inout RawArray<UInt32>, _ stack: inout RawArray<UInt32>,
        _ frames: inout RawArray<Frame>, _ edges: borrowing EdgeStore
    ) {
        visits += 1
        visit[Int(state)] = visits
        stack.append(state)
        frames.append(Frame(state: state, low: visits, edge: edges.offsets[Int(state)]))
    }

    private static func hasLoop(_ state: Int, _ edges: borrowing EdgeStore) -> Bool {
        edges.range(of: state).contains { edges.targets[$0] == UInt32(state) }
    }
}
