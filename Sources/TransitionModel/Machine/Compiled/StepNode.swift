import Synchronization

/// One place in a step tree, as the explorer walks it: a question, a choice, an effect, or an end.
///
/// A node never moves, and never changes but for branches that are added: so it is walked while others grow it.
struct StepNode {
    enum Kind: UInt8 { case field, any, choice, effect, enter, end }

    var kind: Kind
    var end = End()
    /// What is done here, at an end before the state is handed on, at a choice before situations are compared.
    var operations = UnsafeMutableBufferPointer<PackedOperation>(start: nil, count: 0)
    var reports = UnsafeMutableBufferPointer<UInt64>(start: nil, count: 0)
    /// The field that is asked for.
    var field = PackedField(word: 0, shift: 0, mask: 0)
    /// Alternatives that are asked for of which each holds where a word has any of some bits.
    var masks = UnsafeMutableBufferPointer<PackedMask>(start: nil, count: 0)
    /// The other alternatives.
    var tests = UnsafeMutableBufferPointer<PackedTest>(start: nil, count: 0)
    var branches = UnsafeMutableBufferPointer<StepBranch>(start: nil, count: 0)
    /// The place's number in the tree that people read.
    var number: Int
    /// The situation at a choice; below zero where nobody asks.
    var crossroads = -1

    /// What an end means.
    struct End {
        enum Meaning: UInt8 { case disabled, state, another, mainAnother, no, yes }
        var meaning = Meaning.disabled
        var reachesOwn = false
        var breaches = false
    }

    /// Where an answer leads.
    @inline(__always)
    func branch(_ answer: Int) -> UnsafeMutablePointer<StepNode>? { branches.baseAddress.unsafelyUnwrapped[answer].node }

    /// Whether an alternative holds.
    @inline(never)
    func holdsAny(_ words: UnsafePointer<UInt64>) -> Bool {
        for mask in masks where words[mask.word] & mask.bits != 0 { return true }
        var holds = true
        for test in tests {
            if holds { holds = test.holds(words) }
            if test.isLast {
                if holds { return true }
                holds = true
            }
        }
        return false
    }
}

/// Where an answer leads: nowhere yet, or to a node.
struct StepBranch: ~Copyable {
    private let address = Atomic<UInt>(0)

    @inline(__always)
    var node: UnsafeMutablePointer<StepNode>? {
        UnsafeMutablePointer(bitPattern: address.load(ordering: .acquiring))
    }

    /// Makes a node known to everybody; it must be complete by then.
    func lead(to node: UnsafeMutablePointer<StepNode>) {
        address.store(UInt(bitPattern: node), ordering: .releasing)
    }
}
