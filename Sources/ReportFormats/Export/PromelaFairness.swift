import TransitionModel

/// That a transition is completed in the end when every event that must come does: a never claim for SPIN.
///
/// SPIN's own fairness is one for processes, and here is only one. So the claim itself goes round all events that must
/// come, and waits at each until it cannot come or has just come: where it goes round for ever, the run is fair and
/// never completes.
struct PromelaFairness {
    private let model: StandaloneModel
    private let conditions: PromelaConditions

    /// `nil` where nothing is ever owed.
    init?(_ model: StandaloneModel) {
        guard model.phase != nil, model.owed != nil else { return nil }
        self.model = model
        conditions = PromelaConditions(model)
    }

    /// What stands for no event.
    private static let nothing = 0

    /// Declares what the claim looks at; only there where it is asked for, since it makes more states.
    func writeVariables(_ writer: inout IndentedText) {
        writer.line("#ifdef FAIR")
        writer.line("/* the event that came last, from 1; and whether it is still under way */")
        writer.line("short came;")
        writer.line("bit busy;")
        for variable in compared { writer.line("unsigned \(before(variable)) : \(model.variables[variable].bits);") }
        writer.line("#define BEGINS(number) busy = 1; came = number")
        writer.line("#define ENDS busy = 0")
        writer.line("#else")
        writer.line("#define BEGINS(number) skip")
        writer.line("#define ENDS skip")
        writer.line("#endif")
        writer.line()
    }

    /// Marks that an event's step begins; one that may go several ways must be able to tell whether it changed a thing.
    func writeBeginning(of step: StandaloneModel.Step, number: Int, _ writer: inout IndentedText) {
        writer.line("BEGINS(\(number + 1));")
        guard isCompared(step) else { return }
        writer.line("#ifdef FAIR")
        for variable in changed(by: step) { writer.line("\(before(variable)) = \(model.variables[variable].name);") }
        writer.line("#endif")
    }

    /// Marks that an event's step is over; of several ways one that changes nothing, as a timer's
    /// tick does whose condition is not met, does not count as its coming: the condition is met in the end.
    func writeEnd(of step: StandaloneModel.Step, _ writer: inout IndentedText) {
        let changed = changed(by: step)
        if isCompared(step), !changed.isEmpty {
            writer.line("#ifdef FAIR")
            let same = changed.map { "\(before($0)) == \(model.variables[$0].name)" }.joined(separator: " && ")
            writer.line("; came = (\(same) -> \(Self.nothing) : came)")
            for variable in changed { writer.line("; \(before(variable)) = 0") }
            writer.line("#endif")
        }
        writer.line("; ENDS")
    }

    /// The claim, which fits the runs that are fair and on which what is owed never comes.
    func writeClaim(_ writer: inout IndentedText) {
        let underWay = conditions.values(model.phase!, model.phasesInFlight)
        let owed = conditions.all(model.owed!)
        let fair = model.steps.enumerated().filter { $0.element.isFair }
        writer.line()
        writer.line("#ifdef FAIR")
        writer.line("never {")
        writer.indented { writer in
            writer.line("do")
            writer.line(":: (!busy && \(underWay) && \(owed)) -> goto fair0")
            writer.line(":: true")
            writer.line("od;")
            for (place, step) in fair.enumerated() {
                let isServed = "(!(\(conditions.guardText(step.element))) || came == \(step.offset + 1))"
                let next = place + 1 < fair.count ? "fair\(place + 1)" : "accept_round"
                writer.line("fair\(place): /* \(step.element.words.forComment) */")
                writer.line("if")
                writer.line(":: (busy) -> goto fair\(place)")
                writer.line(":: (!busy && \(underWay) && \(isServed)) -> goto \(next)")
                writer.line(":: (!busy && \(underWay) && !\(isServed)) -> goto fair\(place)")
                writer.line("fi;")
            }
            if fair.isEmpty { writer.line("fair0: skip;") }
            writer.line("accept_round:")
            writer.line("if")
            writer.line(":: (busy || \(underWay)) -> goto fair0")
            writer.line("fi")
        }
        writer.line("}")
        writer.line("#endif")
    }

    private func isCompared(_ step: StandaloneModel.Step) -> Bool {
        step.isFair && (step.judged.chooses || step.unjudged.chooses)
    }

    private var compared: [Int] { Set(model.steps.filter(isCompared).flatMap(changed)).sorted() }

    private func changed(by step: StandaloneModel.Step) -> [Int] {
        Set(step.judged.changed(model) + step.unjudged.changed(model)).sorted()
    }

    private func before(_ variable: Int) -> String { "before_\(model.variables[variable].name)" }
}
