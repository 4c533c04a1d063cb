/// Where views' superviews and ranks are in packed states: side by side in lanes of one width, from the first word on,
/// so that all siblings in a word are compared and moved at once.
///
/// A lane holds the view's rank in its lowest bits, the code of its place above, and a bit that is always zero: what is
/// subtracted from one lane never borrows from the next.
struct ViewLanes: Sendable {
    /// The views that have lanes, in their order; no other ever has a superview.
    let views: [ViewID]
    let rankBits: Int
    /// The bits of a lane.
    let width: Int

    init(_ views: [ViewID], parentBits: Int, rankBits: Int) {
        self.views = views
        self.rankBits = rankBits
        width = parentBits + rankBits + 1
    }

    private var lanesPerWord: Int { 64 / width }

    /// The words that have lanes.
    var wordCount: Int { (views.count + lanesPerWord - 1) / lanesPerWord }

    /// The word and the lowest bit of a lane, by its number.
    func place(_ lane: Int) -> (word: Int, shift: Int) {
        let (word, position) = lane.quotientAndRemainder(dividingBy: lanesPerWord)
        return (word, position * width)
    }

    /// The lowest bits of the lanes in a word.
    func ones(in word: Int) -> UInt64 {
        ones(count: min(lanesPerWord, views.count - word * lanesPerWord))
    }

    /// The lowest bits of so many lanes.
    func ones(count: Int) -> UInt64 { (0..<count).reduce(0) { $0 | 1 << UInt64($1 * width) } }
}
