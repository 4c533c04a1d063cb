extension Rule {
    /// An object that lives on keeps the context after the transition.
    public static let contextOutlived = Rule(
        id: "context-outlived",
        group: .interaction,
        severity: .note,
        summary: "An object that lives on keeps the transition's context after the transition.",
        consequence: """
            The context stays in memory with all that it holds, both controllers' screens among it, until the next \
            transition or for good. Code that uses it later does nothing, or completes a transition that is over.
            """,
        reason: """
            UIKit's own reference to the context ends with the transition; an animator that keeps it strongly keeps it \
            alive, and it does its last cleaning up only when it is released (UIKit 8.8 [assumed]). Its container is \
            gone by then (UIKit 2.21 [assumed]). An animator that is made for one transition and that nobody keeps \
            goes with it, and so does the context.
            """,
        fix: """
            Set the property to nil in animationEnded(_:) or after completeTransition, or make it weak, or hand the \
            context from method to method instead.
            """
    )
}

/// Reports objects that keep the context of a transition when all has come to rest.
struct ContextOutlivedCheck: RuleCheck {
    var rule: Rule { .contextOutlived }

    func atRest(_ execution: Execution) {
        let context = Value.context(execution.machine.context(execution.state))
        for (number, object) in execution.program.objects.enumerated() {
            let keeping = object.strongProperties.filter { execution.settled(.slot($0)) == context }
            guard !keeping.isEmpty, execution.isAlive(number) else { continue }
            for slot in keeping { execution.report(self, .slot(slot)) }
        }
    }

    func finding(_ breach: Breach, in story: Story) -> FindingText {
        guard case .slot(let slot) = breach.subject else { preconditionFailure() }
        let kept = story.last { if case .kept(slot) = $0 { true } else { false } }?.location
        let declaration = story.program.slots[slot]
        return FindingText(
            location: kept ?? declaration.location,
            message: "`\(declaration.name)` still keeps the context when the transition is over",
            severity: rule.severity)
    }
}
