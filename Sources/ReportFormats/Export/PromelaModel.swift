import TransitionModel

/// A machine as a model for SPIN: each event is one indivisible step of one process, so that SPIN's states are ours.
public struct PromelaModel {
    private let model: StandaloneModel

    public init(_ model: StandaloneModel) {
        self.model = model
    }

    /// The whole model.
    public func text() -> String {
        var writer = IndentedText()
        writeHeader(&writer)
        writeMacros(&writer)
        writeVariables(&writer)
        fairness?.writeVariables(&writer)
        writeProcess(&writer)
        fairness?.writeClaim(&writer)
        return writer.text
    }

    private func writeHeader(_ writer: inout IndentedText) {
        writer.line("/*")
        for line in ExportHeader(model).lines { writer.line(" * \(line)".trimmingTrailingSpaces) }
        writer.line(" *")
        for line in Self.use { writer.line(" * \(line)".trimmingTrailingSpaces) }
        writer.line(" */")
        writer.line()
    }

    private static let use = [
        "Run it with SPIN:",
        "",
        "    spin -o2 -a model.pml && gcc -O2 -DSAFETY -DNOREDUCE -o pan pan.c && ./pan -m100000",
        "    spin -t -p model.pml        # replays the trail of what pan found",
        "",
        "-DSAFETY: there are only assertions. -DNOREDUCE: there is one process, so nothing to reduce. ./pan -A explores on",
        "past what is broken. The replay prints a line 'step: ...' for each event, with the source line it is about, and",
        "a line 'broken: ...' for the rule.",
        "",
        "Assertions: BROKEN(n) fails where rule n of the list is broken, dead ends included (a transition under way that",
        "nothing can bring to its end). NOTED(n) does not fail: what is only noted, or was not understood. A bare",
        "assert(false) stands where no state has ever gone: it failing means that this model is not the machine.",
        "",
        "Whether a transition is always completed in the end, when every event that must come does (a timer may go on",
        "for ever), is a question of its own:",
        "",
        "    spin -DFAIR -o2 -a model.pml && gcc -O2 -DNOREDUCE -o pan pan.c && ./pan -a -m100000",
        "",
        "'acceptance cycle' means that it is not; the trail shows the way there and round. SPIN's own fairness (-f) is",
        "one for processes, and here is only one: the never claim at the end has it for events.",
    ]

    private func writeMacros(_ writer: inout IndentedText) {
        if fairness != nil {
            writer.line("#ifdef FAIR")
            writer.line("#define BROKEN(number, words) printf(words)")
            writer.line("#endif")
        }
        writer.line("#ifndef STEP")
        writer.line("#define STEP(words) printf(words)")
        writer.line("#endif")
        writer.line("#ifndef BROKEN")
        writer.line("#define BROKEN(number, words) printf(words); assert(false)")
        writer.line("#endif")
        writer.line("#ifndef NOTED")
        writer.line("#define NOTED(number, words) printf(words)")
        writer.line("#endif")
        writer.line()
    }

    private func writeVariables(_ writer: inout IndentedText) {
        let first = model.beginnings.count == 1 ? model.beginnings[0] : nil
        for (number, variable) in model.variables.enumerated() {
            writer.line("/* \(variable.meaning.forComment) */")
            let value = first.map { $0[number] } ?? 0
            writer.line(declaration(variable, name: variable.name, value: value))
        }
        for variable in saved {
            writer.line(declaration(model.variables[variable], name: savedName(variable), value: 0))
        }
        writer.line()
    }

    private func declaration(_ variable: StandaloneModel.Variable, name: String, value: Int) -> String {
        "unsigned \(name) : \(variable.bits)" + (value == 0 ? ";" : " = \(value);")
    }

    private func writeProcess(_ writer: inout IndentedText) {
        writer.line("active proctype Story() {")
        writer.indented { writer in
            if model.beginnings.count > 1 {
                writer.line("/* One state more than the machine has: nothing has begun. */")
                writer.line("atomic {")
                writer.indented { writer in
                    writer.line("if")
                    for beginning in model.beginnings {
                        let values = zip(model.variables, beginning).map { "\($0.name) = \($1)" }
                        writer.line(":: true -> " + (values.isEmpty ? "skip" : values.joined(separator: "; ")))
                    }
                    writer.line("fi")
                }
                writer.line("}")
            }
            writer.line("end: do")
            for (number, step) in model.steps.enumerated() { write(step, number: number, &writer) }
            if model.steps.isEmpty { writer.line(":: false") }
            writer.line("od")
        }
        writer.line("}")
    }

    /// SPIN takes no more statements than 2,048 into one `d_step`; counted roughly, and with room to spare.
    private static let mostLinesOfOneStep = 1_500

    private func write(_ step: StandaloneModel.Step, number: Int, _ writer: inout IndentedText) {
        var body = IndentedText()
        write(step, number: number, body: &body)
        // Both are one step; `d_step` is the faster, and must not choose.
        let isAtomic = step.judged.chooses || step.unjudged.chooses || body.lineCount > Self.mostLinesOfOneStep
        writer.line("/* \(step.words.forComment)\(step.location.map { ", \($0.short)" } ?? "") */")
        writer.line(":: \(isAtomic ? "atomic" : "d_step") {")
        writer.indented { write(step, number: number, body: &$0) }
        writer.line("}")
    }

    private func write(_ step: StandaloneModel.Step, number: Int, body writer: inout IndentedText) {
        writer.line("\(conditions.guardText(step)) ->")
        writer.line("STEP(\"step: \(step.words.forString)\(step.location.map { " (\($0.short.forString))" } ?? "")\\n\");")
        fairness?.writeBeginning(of: step, number: number, &writer)
        let cuts = saved(step)
        for variable in cuts { writer.line("\(savedName(variable)) = \(model.variables[variable].name);") }
        if step.unjudged.mayEnter {
            writer.line("if")
            writer.line(":: (\(conditions.judgingText)) ->")
            writer.indented { write(step.judged, of: step, "j", cuts, &$0) }
            writer.line(":: else ->")
            writer.indented { write(step.unjudged, of: step, "u", cuts, &$0) }
            writer.line("fi")
        } else {
            write(step.judged, of: step, "j", cuts, &writer)
        }
        fairness?.writeEnd(of: step, &writer)
    }

    private func write(
        _ tree: StandaloneModel.Tree, of step: StandaloneModel.Step, _ mark: String, _ cuts: [Int],
        _ writer: inout IndentedText
    ) {
        let number = step.name.prefix { $0 != "_" }
        var statements = PromelaTree(model, tree, saved: cuts, prefix: "\(number)\(mark)")
        statements.write(&writer)
    }

    private var conditions: PromelaConditions { PromelaConditions(model) }
    private var fairness: PromelaFairness? { PromelaFairness(model) }

    /// What a step must be able to take back: it may turn out not to be part of the story.
    private func saved(_ step: StandaloneModel.Step) -> [Int] {
        Set(step.judged.changedBeforeCuts(model) + step.unjudged.changedBeforeCuts(model)).sorted()
    }

    private var saved: [Int] { Set(model.steps.flatMap(saved)).sorted() }

    private func savedName(_ variable: Int) -> String { "saved_\(model.variables[variable].name)" }
}
