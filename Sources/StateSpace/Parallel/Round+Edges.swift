/// Where edges are kept for obligations: the memory of an `EdgeStore` in which there is room for them.
@usableFromInline
struct KeptEdges {
    @usableFromInline let targets: UnsafeMutablePointer<UInt32>
    @usableFromInline let offsets: UnsafeMutablePointer<UInt64>
    @usableFromInline let ends: UnsafeMutablePointer<UInt8>

    @usableFromInline
    init(_ edges: borrowing EdgeStore) {
        targets = edges.targets.base
        offsets = edges.offsets.base
        ends = edges.ends.base
    }
}

extension Round {
    /// Keeps the edges of a chunk that obligations need: the fourth phase, when all their targets are numbered.
    @inlinable
    func keepEdges(_ chunk: Int) {
        let first = chunks[chunk].states.lowerBound
        var next = chunks[chunk].firstKept
        var edge = 0
        for offset in 0..<chunks[chunk].states.count {
            let mark = chunks[chunk].marks[offset]
            let end = chunks[chunk].edgeEnds[offset]
            if mark != 0 {
                while edge < end {
                    keptEdges.targets[next] = number(ofTarget: edge, of: chunk)
                    next &+= 1
                    edge &+= 1
                }
            }
            edge = end
            // As `EdgeStore.closeState(mayEnd:)` does; where the first state's edges begin has been noted long since.
            keptEdges.offsets[first &+ offset &+ 1] = UInt64(truncatingIfNeeded: next)
            keptEdges.ends[first &+ offset] = mark == 3 ? 1 : 0
        }
    }
}
