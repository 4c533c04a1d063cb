/// Every way in which a story can begin: found once, since each counterexample starts there.
struct Beginnings: Sendable {
    struct Way: Sendable {
        var state: MachineState
        var choices: Choices
        var breaches: [Breach]
    }

    var ways: [Way] = []
    /// There were more than are followed.
    var areCutShort = false

    /// None, until the machine that tells them is complete.
    init() {}

    init(_ machine: TransitionMachine) {
        var choices = Choices()
        var tries = 0
        let crossroads = machine.reductions.contains(.pruning) ? Crossroads() : nil
        repeat {
            let execution = Execution(machine, machine.blank, choices, crossroads: crossroads)
            execution.setUp()
            choices = execution.choices
            tries += 1
            if execution.isPruned { continue }
            ways.append(Way(state: execution.state, choices: choices.again, breaches: execution.breaches))
        } while choices.advance() && tries < machine.mostWays
        areCutShort = tries >= machine.mostWays
    }
}
