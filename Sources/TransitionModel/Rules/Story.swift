/// A run that shows a broken rule, replayed: what rules need to say where a finding points.
struct Story {
    let machine: TransitionMachine
    /// Everything that happened, in order.
    let records: [Recorder.Record]
    let steps: [TraceStep]
    /// The state after the last step, as a person should see it.
    let end: MachineState

    var program: AnimatorProgram { machine.program }
    /// The step in which the rule was broken.
    var lastStep: Int { steps.count - 1 }

    func location(_ label: Label) -> SourceLocation { program.instructions[label].location }

    /// The last record that fits, with its place.
    func last(where fits: (Recorder.Record.Kind) -> Bool) -> Recorder.Record? {
        records.last { fits($0.kind) }
    }

    /// The view that the last transition leads to.
    var destination: ViewID {
        leg.isForward ? ViewDeclaration.overlay : ViewDeclaration.base
    }

    /// The transition that the scenario is about.
    private var leg: Leg { machine.legs.first(where: \.isMain) ?? machine.legs[0] }

    /// A view's name for a person.
    func name(_ view: ViewID) -> String {
        let declared = program.views[view].name
        let part: String
        switch program.views[view].role {
        case .base: part = leg.isForward ? "from" : "to"
        case .overlay: part = leg.isForward ? "to" : "from"
        default: return declared
        }
        return declared == "base" || declared == "overlay" ? "the \(part) view" : "\(declared) (\(part))"
    }

    /// Where a view was last put somewhere.
    func lastInsertion(of view: ViewID) -> SourceLocation? {
        last { if case .inserted(view, _) = $0 { true } else { false } }?.location
    }

    /// Where a tracked attribute was last given the value that it has in the end.
    func lastWrite(of index: Int) -> SourceLocation? { lastRecord(ofWriting: index)?.location }

    /// The last record of giving a tracked attribute the value that it has in the end.
    func lastRecord(ofWriting index: Int) -> Recorder.Record? {
        let value = AttributeValue.allCases[end[machine.layout.attributes + index]]
        return last { if case .wrote(index, value) = $0 { true } else { false } }
            ?? last { if case .wrote(index, _) = $0 { true } else { false } }
    }
}
