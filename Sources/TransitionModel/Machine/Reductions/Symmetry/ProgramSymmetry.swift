/// The copies in a program that may change places, proved by going through all that the machine keeps of the program.
///
/// An exchange of two copies must lead each declaration, each instruction of theirs and everything else that is known
/// of the program beforehand to what it says of the other copy, at the same source place and in the same words. Then
/// code that runs in a state with the copies exchanged does what it would do, with the copies exchanged.
///
/// What is left are instructions of the surroundings that name a copy, such as the loop which starts one after the
/// other. They name each copy in the same order and at the same places, so that stories of likes are told in the same
/// words. What they do is not proved but looked at, state by state, where they may run: see `MachineSymmetry`.
struct ProgramSymmetry: Sendable {
    /// The copies, each family by itself.
    let families: [CopyFamily]
    /// The instructions that name a copy without belonging to one.
    let asymmetric: Set<Label>
    /// The copies' views whose order among each other makes no difference.
    let unordered: Set<ViewID>

    /// Copies that nobody has looked at.
    init(families: [CopyFamily], asymmetric: Set<Label>, unordered: Set<ViewID> = []) {
        self.families = families
        self.asymmetric = asymmetric
        self.unordered = unordered
    }

    /// Finds the copies; `nil` where there are none.
    init?(_ prepared: PreparedProgram) {
        guard CopyFinder.mayFindAny(in: prepared.program) else { return nil }
        var proven: [CopyFamily] = []
        var asymmetric: Set<Label> = []
        for family in CopyFinder(prepared).families() {
            for run in Self.runs(of: family, where: { Self.exchange($0, $1, of: family, in: prepared) != nil }) {
                let part = CopyFamily(copies: Array(family.copies[run]))
                for number in 1..<part.copies.count {
                    asymmetric.formUnion(Self.exchange(number - 1, number, of: part, in: prepared) ?? [])
                }
                proven.append(part)
            }
        }
        guard !proven.isEmpty else { return nil }
        families = proven
        self.asymmetric = asymmetric
        unordered = Self.unordered(proven, in: prepared)
    }

    /// Neighbours that may change places, as far as they go on: exchanges of neighbours make up all others.
    private static func runs(of family: CopyFamily, where mayChange: (Int, Int) -> Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start = 0
        for number in 1...family.copies.count
        where number == family.copies.count || !mayChange(number - 1, number) {
            if number - start > 1 { runs.append(start..<number) }
            start = number
        }
        return runs
    }

    /// The instructions of the surroundings that two copies do not leave as they are; `nil` where they must not change
    /// places.
    private static func exchange(
        _ first: Int, _ second: Int, of family: CopyFamily, in prepared: PreparedProgram
    ) -> Set<Label>? {
        let swap = family.exchange(first, second, in: prepared.program)
        let proof = ExchangeProof(prepared, swap)
        guard proof.keepsDeclarations, proof.keepsAnalyses, let labels = proof.asymmetricLabels() else { return nil }
        let named = [first, second].map { proof.labels(labels, naming: Set(family.copies[$0])) }
        guard named[0].map(proof.exchanged) == named[1].map(proof.plain) else { return nil }
        return labels
    }
}
