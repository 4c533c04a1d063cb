extension TransitionMachine {
    /// An event's name among the explorer's actions.
    func name(of event: MachineEvent) -> String {
        switch event {
        case .request: "request"
        case .start: "start"
        case .fire(let task): "fire \(program.tasks[task].name)"
        case .arrive(let object): "\(program.objects[object].name) arrives"
        case .systemEnds: "system animation ends"
        case .gesture(let gesture, let state): "\(program.gestures[gesture].name) \(state.rawValue)"
        case .driverFinishes: "driver finishes"
        case .driverCancels: "driver cancels"
        case .background: "background"
        case .outside(let number): outsides[number].name
        }
    }

    /// The line that an event is about.
    func location(of event: MachineEvent) -> SourceLocation? {
        switch event {
        case .fire(let task): program.tasks[task].location
        case .arrive(let object): program.objects[object].location
        case .gesture(let gesture, _): program.gestures[gesture].location
        case .outside(let number): outsides[number].location
        default: nil
        }
    }

    /// What happens, in words for a person.
    func words(for event: MachineEvent, in state: MachineState) -> String {
        switch event {
        case .request:
            switch (nextLeg(state) ?? leg(state)).kind {
            case .present: return "the presentation is asked for"
            case .dismiss: return "the dismissal is asked for"
            case .push: return "a push is asked for"
            case .pop: return "a pop is asked for"
            case .tab: return "another tab is chosen"
            case .segue: return "the segue is performed"
            }
        case .start: return "the transition starts"
        case .fire(let task):
            let declaration = program.tasks[task]
            switch declaration.kind {
            case .viewAnimation, .layerAnimation:
                let finished = state[layout.modes + task] != TaskMode.interrupted.rawValue
                return "\(declaration.name) ends (finished: \(finished))"
            case .repeating: return "\(declaration.name) ticks"
            default: return "\(declaration.name) runs"
            }
        case .arrive(let object): return "\(program.objects[object].name) arrives at its end"
        case .systemEnds: return "the system's animation ends"
        case .gesture(let gesture, let gestureState):
            return "\(program.gestures[gesture].name): \(gestureState.rawValue)"
        case .driverFinishes: return "the user lets go and the interaction is finished"
        case .driverCancels: return "the user lets go and the interaction is cancelled"
        case .background: return "the app goes to the background"
        case .outside(let number): return "\(outsides[number].name) is called"
        }
    }
}
