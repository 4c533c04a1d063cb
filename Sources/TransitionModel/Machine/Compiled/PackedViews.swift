/// How views are moved about in packed states: all siblings in a word at once, each in its lane (SIMD within a
/// register).
final class PackedViews: Sendable {
    private struct View: BitwiseCopyable {
        /// All of the view's lane; without bits where it never has siblings.
        var lane: PackedField
        var parent: PackedField
    }

    /// Of a word the bits of all lanes, and of each lane the one above all that it holds.
    private struct Lanes: BitwiseCopyable {
        var bits: UInt64
        var guards: UInt64

        /// The guard bits of the lanes that hold a number in a range, whose bounds are given in every lane of a word.
        ///
        /// With its guard bit a lane holds more than any bound, so none borrows from the next.
        @inline(__always)
        func within(_ lower: UInt64, _ upper: UInt64, _ word: UInt64) -> UInt64 {
            let guarded = word | guards
            return (guarded &- lower & bits) & ~(guarded &- upper & bits) & guards
        }
    }

    private nonisolated(unsafe) let views: UnsafeMutablePointer<View>
    private nonisolated(unsafe) let lanes: UnsafeMutablePointer<Lanes>
    private let wordCount: Int
    /// The lowest bit of every lane that a word has room for: times a number, that number in every lane.
    private let ones: UInt64
    private let rankBits: UInt64
    /// How far a guard bit is from its lane's lowest.
    private let guardShift: UInt64
    /// The codes of places that are superviews, a bit for each of the first 64; all beyond are.
    private let superviews: UInt64
    /// Whom to tell of a value that has no code.
    let misses: EncodingMisses?

    init(_ layout: StateLayout) {
        let all = layout.lanes
        rankBits = UInt64(all.rankBits)
        guardShift = UInt64(all.width - 1)
        wordCount = all.wordCount
        ones = all.ones(count: 64 / all.width)
        misses = layout.encoding?.misses
        superviews = layout.superviewCodes
        views = .allocate(capacity: layout.viewCount)
        for view in 0..<layout.viewCount {
            let none = PackedField(word: 0, shift: 0, mask: 0)
            (views + view).initialize(to: View(lane: none, parent: layout.packed(layout.parents + view)))
        }
        for (number, view) in all.views.enumerated() {
            let (word, shift) = all.place(number)
            views[view].lane = PackedField(
                word: Int32(word), shift: UInt8(shift), mask: 1 << UInt64(all.width - 1) - 1)
        }
        lanes = .allocate(capacity: wordCount)
        for word in 0..<wordCount {
            let ones = all.ones(in: word)
            let guards = ones << guardShift
            (lanes + word).initialize(to: Lanes(bits: (guards - ones) | guards, guards: guards))
        }
    }

    deinit {
        views.deallocate()
        lanes.deallocate()
    }

    /// Takes a view out of its superview to a place, given by its code; those above it move down.
    func takeOut(_ view: Int, to place: UInt64, _ words: UnsafeMutablePointer<UInt64>) {
        let own = views[view]
        guard own.lane.mask != 0 else { return own.parent.write(place, words) }
        let before = own.lane.read(words)
        let parent = before &>> rankBits
        if parent >= 64 || superviews &>> parent & 1 == 1 {
            let (lower, upper) = (ones &* (before &+ 1), ones &* ((parent &+ 1) &<< rankBits))
            for word in 0..<wordCount {
                let siblings = lanes[word].within(lower, upper, words[word])
                words[word] &-= siblings &>> guardShift
            }
        }
        own.lane.write(place &<< rankBits, words)
    }

    /// Puts a view into another, given by its code; a position beyond all siblings stands for the top.
    func put(_ view: Int, into parent: UInt64, at position: UInt64, _ words: UnsafeMutablePointer<UInt64>) {
        let first = parent &<< rankBits
        let upper = ones &* ((parent &+ 1) &<< rankBits)
        var siblings: UInt64 = 0
        for word in 0..<wordCount {
            siblings &+= UInt64(lanes[word].within(ones &* first, upper, words[word]).nonzeroBitCount)
        }
        let rank = min(position, siblings)
        if rank < siblings {
            for word in 0..<wordCount {
                words[word] &+= lanes[word].within(ones &* (first | rank), upper, words[word]) &>> guardShift
            }
        }
        views[view].lane.write(first | rank, words)
    }
}

extension StateLayout {
    /// The codes of places that are superviews, a bit for each of the first 64.
    fileprivate var superviewCodes: UInt64 {
        guard let places = encoding?.places else { return ~0 << UInt64(Place.firstInside) }
        // Places that are no superviews have the lowest codes.
        return places.indices.prefix(64).reduce(0) {
            places[$1] >= Place.firstInside ? $0 | 1 << UInt64($1) : $0
        }
    }
}
