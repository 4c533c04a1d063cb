/// Where views' places are in packed states, in raw memory, and how views are moved about there.
final class PackedViews: Sendable {
    private struct View: BitwiseCopyable {
        var parent: PackedField
        var rank: PackedField
    }

    private nonisolated(unsafe) let views: UnsafeMutablePointer<View>
    private let count: Int

    init(_ layout: StateLayout) {
        count = layout.viewCount
        views = .allocate(capacity: count)
        for view in 0..<count {
            (views + view).initialize(
                to: View(
                    parent: layout.packed(layout.parents + view), rank: layout.packed(layout.ranks + view)))
        }
    }

    deinit {
        views.deallocate()
    }

    /// Takes a view out of its superview; those above it move down.
    func takeOut(_ view: Int, to place: UInt64, _ words: UnsafeMutablePointer<UInt64>) {
        let own = views + view
        let parent = own.pointee.parent.read(words)
        if parent >= UInt64(Place.firstInside) {
            let rank = own.pointee.rank.read(words)
            shift(words, by: ~0) { $0 == parent && $1 > rank }
        }
        own.pointee.parent.write(place, words)
        own.pointee.rank.write(0, words)
    }

    /// Puts a view into another; a position beyond all siblings stands for the top.
    func put(_ view: Int, into parent: UInt64, at position: UInt64, _ words: UnsafeMutablePointer<UInt64>) {
        var siblings: UInt64 = 0
        for sibling in 0..<count { siblings &+= views[sibling].parent.read(words) == parent ? 1 : 0 }
        if position < siblings { shift(words, by: 1) { $0 == parent && $1 >= position } }
        let own = views + view
        own.pointee.parent.write(parent, words)
        own.pointee.rank.write(min(position, siblings), words)
    }

    /// Adds to the ranks of those views of which something holds, by where they are.
    ///
    /// Without branches, since nobody could tell where they go, and with one change for each word.
    @inline(__always)
    private func shift(
        _ words: UnsafeMutablePointer<UInt64>, by step: UInt64, where holds: (_ parent: UInt64, _ rank: UInt64) -> Bool
    ) {
        var changed = 0
        var change: UInt64 = 0
        for view in 0..<count {
            let rank = views[view].rank
            if Int(rank.word) != changed {
                words[changed] &+= change
                changed = Int(rank.word)
                change = 0
            }
            let moves: UInt64 = holds(views[view].parent.read(words), rank.read(words)) ? step : 0
            change &+= moves &<< UInt64(rank.shift)
        }
        words[changed] &+= change
    }
}
