import StateSpace
import Synchronization

/// Which of a program's not understood instructions some run comes to: what a table made on demand must still say.
package enum Coverage {
    /// The texts of those instructions, as far as so many states lead.
    package static func reachedOpaque(
        in animator: ReadAnimator, _ scenario: Scenario, maximumStates: Int
    ) -> Set<String> {
        let watch = OpaqueWatch()
        let prepared = PreparedProgram(animator.program, for: scenario.kind, narrowing: .story)
        let bounds = ExplorationOptions(maximumStates: maximumStates, findsDeadlocks: false)
        // The verifier may leave the way there to the system, where the code's own never arrives.
        for systemBeforehand in [false, true] {
            let machine = TransitionMachine(
                prepared, scenario: scenario, evidence: animator.evidence, systemBeforehand: systemBeforehand,
                checks: [watch])
            _ = machine.explore(bounds)
        }
        return watch.texts
    }
}

/// Breaks no rule; only remembers the not understood instructions that were carried out, in whatever transition.
private final class OpaqueWatch: RuleCheck {
    private let reached = Mutex<Set<String>>([])

    var rule: Rule { .notUnderstood }
    var texts: Set<String> { reached.withLock { $0 } }

    func watches(_ operation: Operation) -> Bool {
        if case .opaque = operation { true } else { false }
    }

    func atInstruction(_ execution: Execution, _ operation: Operation, at label: Label) {
        guard case .opaque(let opaque) = operation else { return }
        reached.withLock { _ = $0.insert(opaque.text) }
    }

    func finding(_ breach: Breach, in story: Story) -> FindingText {
        preconditionFailure("a watch finds nothing")
    }
}
