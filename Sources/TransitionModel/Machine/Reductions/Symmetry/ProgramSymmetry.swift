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
        let finder = CopyFinder(prepared)
        let families = finder.families()
        var proven: [CopyFamily] = []
        var asymmetric: Set<Label> = []
        for family in families {
            let others = Set((families.filter { $0 != family } + proven).flatMap(\.copies).joined())
            let extended = finder.extended(family)
            // What belongs to the copies besides may be in the way of a proof.
            let candidates = extended != family && others.isDisjoint(with: extended.copies.joined())
                ? [extended, family] : [family]
            for candidate in candidates {
                let parts = Self.provenParts(of: candidate, in: prepared, &asymmetric)
                proven += parts
                if !parts.isEmpty { break }
            }
        }
        guard !proven.isEmpty else { return nil }
        self.families = proven
        self.asymmetric = asymmetric
        unordered = Self.unordered(proven, in: prepared)
    }

    /// The parts of a family whose copies may change places, with the instructions that these do not leave as they are.
    private static func provenParts(
        of family: CopyFamily, in prepared: PreparedProgram, _ asymmetric: inout Set<Label>
    ) -> [CopyFamily] {
        runs(of: family) { exchange($0, $1, of: family, in: prepared) != nil }.map { run in
            let part = CopyFamily(copies: Array(family.copies[run]))
            for number in 1..<part.copies.count {
                asymmetric.formUnion(exchange(number - 1, number, of: part, in: prepared) ?? [])
            }
            return part
        }
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
        let mentions = [first, second].map { number in
            labels.sorted().compactMap { Mention($0, of: number, in: family, prepared.program) }
        }
        return mentions[0] == mentions[1] ? labels : nil
    }
}

/// An instruction of the surroundings that names a copy: its place, and as what it names which part of the copy.
private struct Mention: Hashable {
    private enum Role: Hashable { case own(Int), another, outside }

    private var location: SourceLocation
    private var shape: Operation
    private var roles: [Role]

    /// `nil` where the instruction does not name the copy.
    init?(_ label: Label, of copy: Int, in family: CopyFamily, _ program: AnimatorProgram) {
        let instruction = program.instructions[label]
        roles = instruction.operation.elements.map { element in
            if let position = family.copies[copy].firstIndex(of: element) { return .own(position) }
            return family.copies.contains { $0.contains(element) } ? .another : .outside
        }
        guard roles.contains(where: { if case .own = $0 { true } else { false } }) else { return nil }
        location = instruction.location
        shape = Renumbering(erasing: program).operation(instruction.operation)
    }
}
