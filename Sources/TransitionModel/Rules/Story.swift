/// A run that shows a broken rule, replayed: what rules need to say where a finding points.
struct Story {
    let machine: TransitionMachine
    /// Everything that happened, in order.
    let records: [Recorder.Record]
    let steps: [TraceStep]

    var program: AnimatorProgram { machine.program }
    /// The step in which the rule was broken.
    var lastStep: Int { steps.count - 1 }

    func location(_ label: Label) -> SourceLocation { program.instructions[label].location }

    /// The last record that fits, with its place.
    func last(where fits: (Recorder.Record.Kind) -> Bool) -> Recorder.Record? {
        records.last { fits($0.kind) }
    }

    /// Where a view was last put somewhere.
    func lastInsertion(of view: ViewID) -> SourceLocation? {
        last { if case .inserted(view, _) = $0 { true } else { false } }?.location
    }

    /// Where a tracked attribute was last written.
    func lastWrite(of index: Int) -> SourceLocation? {
        last { if case .wrote(index) = $0 { true } else { false } }?.location
    }
}
