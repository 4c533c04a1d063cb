import TransitionModel

extension ProgramListing {
    func words(for role: ViewDeclaration.Role) -> String {
        switch role {
        case .base: "the lower view of the pair"
        case .overlay: "the upper view of the pair"
        case .container: "the container"
        case .window: "the window"
        case .created(let kind): "created, \(kind.rawValue)"
        case .outside(within: let view): view.map { "outside, within \(text.view($0))" } ?? "outside"
        }
    }

    /// What is special about an object, each after a comma.
    func words(for object: ObjectDeclaration) -> String {
        let kind: String? =
            switch object.kind {
            case .instance, .other: nil
            case .percentDriven(let customStart): customStart ? "percent-driven with its own start" : "percent-driven"
            case .propertyAnimator(let duration):
                "property animator\(duration.map { " of \(text.value(.number($0))) s" } ?? "")"
            case .dispatchGroup: "dispatch group"
            }
        let keeps = object.strongProperties.map(text.slot).joined(separator: ", ")
        let traits = [
            kind, object.isImmortal ? "kept alive from outside" : nil, keeps.isEmpty ? nil : "keeps \(keeps)",
        ]
        return traits.compactMap { $0.map { ", \($0)" } }.joined()
    }

    func words(for slot: Slot) -> String {
        let initial =
            switch slot.initial {
            case .value(let value): text.value(value)
            case .undecided: "undecided"
            case .direction(let forward, let backward):
                "\(text.value(forward)) going forward, \(text.value(backward)) going back"
            case .interactive(let interactive, let otherwise):
                "\(text.value(interactive)) when interactive, else \(text.value(otherwise))"
            }
        let candidates = slot.candidates.map(text.value).joined(separator: " | ")
        let caps = slot.caps.map { cap in
            let severity = cap.severity == .error ? "an error" : "a \(cap.severity.rawValue)"
            return ", \(text.value(cap.value)) is at most \(severity): \(cap.reason)"
        }
        return initial + (candidates.isEmpty ? "" : " of \(candidates)") + caps.joined()
    }

    func words(for task: TaskDeclaration) -> String {
        let keeps = task.keeps.map(text.operand).joined(separator: ", ")
        let traits: [String?] = [
            task.kind.rawValue,
            task.body.map { "body at L\($0)" },
            task.argument.map { "argument \(text.slot($0))" },
            task.seconds.map { "after \(text.value(.number($0))) s" },
            task.hasChanges ? nil : "changes nothing",
            task.turn.map { "in the turn of L\($0)" },
            keeps.isEmpty ? nil : "keeps \(keeps)",
        ]
        return traits.compactMap { $0 }.joined(separator: ", ")
    }

    func words(for assignment: DelegateAssignment) -> String {
        "\(assignment.delegate), \(assignment.isRetained ? "retained" : "not retained"), "
            + (assignment.servesDismissal ? "serves the dismissal" : "does not serve the dismissal")
    }

    func words(for routine: Routine) -> String {
        let argument = routine.argument.map { " argument \(text.slot($0))" } ?? ""
        let result = routine.result.map { " result \(text.slot($0))" } ?? ""
        return "\(words(for: routine.role)): \(routine.name) at \(label(routine.entry))\(argument)\(result)"
    }

    func words(for role: Role) -> String {
        switch role {
        case .setUp: "set-up"
        case .animatorFor(let kind): "animator for \(kind.rawValue)"
        case .interactionControllerFor(let kind): "interaction controller for \(kind.rawValue)"
        case .presentationController: "presentation controller"
        case .animateTransition: "animateTransition"
        case .interruptibleAnimator: "interruptibleAnimator"
        case .animationEnded: "animationEnded"
        case .startInteractiveTransition: "startInteractiveTransition"
        case .presentationTransitionWillBegin: "presentationTransitionWillBegin"
        case .presentationTransitionDidEnd: "presentationTransitionDidEnd"
        case .dismissalTransitionWillBegin: "dismissalTransitionWillBegin"
        case .dismissalTransitionDidEnd: "dismissalTransitionDidEnd"
        case .shouldRemovePresentersView: "shouldRemovePresentersView"
        case .appearance(let callback): callback.rawValue
        case .performSegue: "perform"
        case .gesture(let gesture): "gesture \(gesture)"
        case .outside(let number): "from outside \(number)"
        }
    }
}
