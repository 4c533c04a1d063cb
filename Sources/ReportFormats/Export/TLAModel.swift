import TransitionModel

/// A machine as a TLA+ module for TLC: one action for each event, which leads to the set of states its ways end in.
public struct TLAModel {
    private let model: StandaloneModel

    public init(_ model: StandaloneModel) {
        self.model = model
    }

    /// The whole module, to be kept in a file `Story.tla`.
    public func text() -> String {
        var writer = IndentedText()
        writer.line("---- MODULE Story ----")
        writer.line("(*")
        for line in ExportHeader(model).lines + [""] + Self.use { writer.line("  \(line)".trimmingTrailingSpaces) }
        writer.line("*)")
        writer.line("EXTENDS Naturals, TLC")
        writer.line()
        for variable in model.variables { writer.line("\\* \(variable.name): \(variable.meaning.forComment)") }
        writer.line("VARIABLE s")
        writer.line()
        writer.line("NoSuchStep == Assert(FALSE, \"no such step: this module is not the machine\")")
        writeRules(&writer)
        writeBeginnings(&writer)
        writer.line("Judging(st) == \(TLATree(model, model.duty, prefix: "").judging)")
        writer.line()
        for step in model.steps { write(step, &writer) }
        writeBehaviour(&writer)
        writer.line("====")
        return writer.text
    }

    private static let use = [
        "Keep it as Story.tla, with a file Story.cfg that says:",
        "",
        "    SPECIFICATION Spec",
        "    PROPERTY Completes",
        "    CHECK_DEADLOCK FALSE",
        "",
        "and run: java -cp tla2tools.jar tlc2.TLC -workers auto Story",
        "On several machines: java tlc2.tool.distributed.TLCServer Story, then on each of the others",
        "java tlc2.tool.distributed.TLCWorker SERVER; distributed TLC checks no temporal property, so leave PROPERTY out.",
        "",
        "TLC stops with 'broken' and the rule of the list where one is broken, dead ends included; with Stops == {} it",
        "explores on. Completes says that a transition under way is completed in the end, when every event that",
        "must come does (weak fairness). 'no such step' means that this module is not the machine. Each step of TLC's trace",
        "names an action; the comment at the action says the event and the source line.",
    ]

    private func writeRules(_ writer: inout IndentedText) {
        let failing = model.breaches.indices.filter { !model.breaches[$0].isDoubt && model.breaches[$0].severity != .note }
        writer.line("\\* The rules at which TLC stops, by their numbers in the list.")
        writer.line("Stops == {\(failing.map(String.init).joined(separator: ", "))}")
        writer.line("Broken(number, words) == Assert(number \\notin Stops, words)")
        writer.line()
    }

    private func writeBeginnings(_ writer: inout IndentedText) {
        writer.line("Init == s \\in {")
        writer.indented { writer in
            for (number, values) in model.beginnings.enumerated() {
                let fields = zip(model.variables, values).map { "\($0.name) |-> \($1)" }
                let record = fields.isEmpty ? "nothing |-> 0" : fields.joined(separator: ", ")
                writer.line("[\(record)]" + (number + 1 < model.beginnings.count ? "," : ""))
            }
        }
        writer.line("}")
        writer.line()
    }

    private func write(_ step: StandaloneModel.Step, _ writer: inout IndentedText) {
        let number = String(step.name.prefix { $0 != "_" })
        writer.line("\\* \(step.words.forComment)\(step.location.map { ", \($0.short)" } ?? "")")
        TLATree(model, step.judged, prefix: "\(number)j").write(&writer)
        if step.unjudged.mayEnter {
            TLATree(model, step.unjudged, prefix: "\(number)u").write(&writer)
            writer.line("\(step.name) == s' \\in (IF Judging(s) THEN \(number)j(s) ELSE \(number)u(s))")
        } else {
            writer.line("\(step.name) == s' \\in \(number)j(s)")
        }
        writer.line()
    }

    private func writeBehaviour(_ writer: inout IndentedText) {
        writer.line("Next ==")
        writer.indented { writer in
            for step in model.steps { writer.line("\\/ \(step.name)") }
            if model.steps.isEmpty { writer.line("FALSE") }
        }
        writer.line()
        writer.line("Spec == Init /\\ [][Next]_s")
        writer.indented { writer in
            for step in model.steps where step.isFair { writer.line("/\\ WF_s(\(step.name))") }
        }
        writer.line()
        let conditions = TLATree(model, model.duty, prefix: "")
        writer.line("UnderWay == \(conditions.underWay)")
        writer.line("Owed == UnderWay /\\ \(model.owed.map { conditions.all($0, "s") } ?? "FALSE")")
        writer.line("Completes == Owed ~> ~UnderWay")
    }
}
