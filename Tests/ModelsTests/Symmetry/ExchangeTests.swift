import AnimatorReader
import StateSpace
import Testing
import TransitionVerifier

@testable import TransitionModel

/// Exchanging two copies leads the machine to itself, and what does not is noticed.
@Suite struct ExchangeTests {
    /// Each card carries another view, so that superviews must be renamed.
    private static let nested = LoopedAnimator(
        cards: 3, setUp: ["let badge = UIView()", "card.addSubview(badge)"], start: .animate,
        arrival: [
            "badge.removeFromSuperview()",
            "UIView.animate(withDuration: 0.2, animations: { card.alpha = 1 }, completion: { _ in",
            "    card.removeFromSuperview()",
            "    self.group.leave()",
            "})",
        ])

    @Test(arguments: LoopedAnimator.Start.allCases)
    func likesDoTheLike(start: LoopedAnimator.Start) throws {
        let arrival = ["card.alpha = 1", "if context.transitionWasCancelled { card.isHidden = true }", "group.leave()"]
        let looped = LoopedAnimator(cards: 3, isFunction: true, start: start, arrival: arrival)
        let animator = try #require(looped.animators.first)
        for interactive in [false, true] {
            let machine = try #require(Exchange.machine(animator, interactive: interactive))
            let symmetry = try #require(machine.symmetry)
            #expect(Exchange.differences(machine, symmetry) == 0)
        }
    }

    @Test func superviewsAreRenamed() throws {
        let animator = try #require(Self.nested.animators.first)
        let machine = try #require(Exchange.machine(animator, interactive: false))
        let symmetry = try #require(machine.symmetry)
        #expect(Exchange.differences(machine, symmetry) == 0)
        let program = try #require(machine.prepared.symmetry)
        // The badges are part of what changes places.
        #expect(program.families[0].copies[0].count { if case .view = $0 { true } else { false } } == 2)
        let forgetful = try #require(MachineSymmetry(machine, program, renames: false))
        #expect(Exchange.differences(machine, forgetful) > 0, "superviews that keep their names go unnoticed")
    }

    @Test func copiesThatDoNotCorrespondAreNoticed() throws {
        let animator = try #require(Self.nested.animators.first)
        let machine = try #require(Exchange.machine(animator, interactive: false))
        let program = try #require(machine.prepared.symmetry)
        var copies = program.families[0].copies
        // The views of one copy with the work of another.
        for position in copies[0].indices {
            guard case .view = copies[0][position] else { continue }
            let views = copies.map { $0[position] }
            for copy in copies.indices { copies[copy][position] = views[(copy + 1) % views.count] }
        }
        let broken = ProgramSymmetry(families: [CopyFamily(copies: copies)], asymmetric: program.asymmetric)
        let symmetry = try #require(MachineSymmetry(machine, broken))
        #expect(Exchange.differences(machine, symmetry) > 0, "a wrong exchange goes unnoticed")
        // The proof refuses such copies as well.
        let numbers = broken.families[0].exchange(0, 1, in: machine.program)
        let proof = ExchangeProof(machine.prepared, numbers)
        #expect(!proof.keepsDeclarations || !proof.keepsAnalyses || proof.asymmetricLabels() == nil)
    }
}

/// States with their copies exchanged.
enum Exchange {
    /// The machine of one scenario in which symmetry is all that is left out, besides what is forgotten.
    static func machine(_ animator: ReadAnimator, interactive: Bool) -> TransitionMachine? {
        let options = VerifierOptions(kinds: [.push], interactive: interactive)
        guard let scenario = Verifier(options: options).scenarios(for: animator).first else { return nil }
        return TransitionMachine(
            animator.program, scenario: scenario, evidence: animator.evidence, repeats: false,
            reductions: [.forgetting, .pruning, .slicing, .symmetry])
    }

    /// In how many of a machine's states, all told apart, an exchange of two copies leads to a state that goes on
    /// otherwise.
    static func differences(_ machine: TransitionMachine, _ symmetry: MachineSymmetry) -> Int {
        guard let graph = machine.reachableGraph(maximumStates: 5_000) else { return 0 }
        return graph.states.count { words in
            let fields = words.withUnsafeBufferPointer { machine.layout.unpack($0.baseAddress!) }
            let own = outcomes(machine, symmetry, fields)
            return symmetry.neighbours(of: fields).contains { outcomes(machine, symmetry, $0) != own }
        }
    }

    /// Where all events lead from a state, and what is reported, likes taken for each other.
    private static func outcomes(
        _ machine: TransitionMachine, _ symmetry: MachineSymmetry, _ fields: [UInt16]
    ) -> Set<[UInt64]> {
        var buffer = SuccessorBuffer(wordsPerState: machine.wordsPerState)
        var words = [UInt64](repeating: 0, count: machine.wordsPerState)
        words.withUnsafeMutableBufferPointer { machine.layout.pack(fields, into: $0.baseAddress!) }
        words.withUnsafeBufferPointer { machine.successors(of: $0.baseAddress!, into: &buffer) }
        var found: Set<[UInt64]> = []
        for ordinal in 0..<buffer.count {
            var end = buffer.words(at: ordinal)
            _ = end.withUnsafeMutableBufferPointer { symmetry.makeRepresentative($0.baseAddress!) }
            let reports = buffer.violations.filter { $0.ordinal == ordinal || $0.ordinal == nil }
                .map { symmetry.representative(ofViolation: $0.key) }
            found.insert(end + Set(reports).sorted())
        }
        return found
    }
}
