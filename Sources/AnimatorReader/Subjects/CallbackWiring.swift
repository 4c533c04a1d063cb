import SwiftSyntax
import TransitionModel

/// What code that is no part of a story has put into a closure property before it: in `viewDidLoad`, say,
/// `transition.dismissCompletion = { [weak self] in self?.photo.isHidden = false }`.
extension ProgramCompiler {
    /// Gives a closure property of an object what code in sight of the program's other objects sets it to; false where
    /// none of them does.
    func wireCallback(_ name: String, _ binding: Binding, of instance: Instance) -> Bool {
        for owner in instances.keys.sorted().compactMap({ instances[$0] }) {
            let names = owner.properties.keys.filter { holds(owner.properties[$0]!, instance.object) }
            guard !names.isEmpty else { continue }
            let targets = names.map { "\($0).\(name)" }
            for type in index.ancestry(of: owner.type) {
                for method in index.type(named: type)?.functions ?? []
                where !method.isStatic && !inlined.contains(method.id) {
                    guard method.speaksOf([name]) else { continue }
                    // What runs later is no part of what was done before the story.
                    let values = method.values(assignedTo: targets, entersClosures: false)
                    guard let value = values.first(where: { $0.is(ClosureExprSyntax.self) }) else { continue }
                    let receiver = BoundSelf(object: owner.object, type: owner.type, owner: type)
                    inFile(method.file, receiver: receiver) {
                        assign(evaluate(value), to: binding, name: name, at: value)
                    }
                    return true
                }
            }
        }
        return false
    }

    /// Lets a closure property that the program leaves unknown, and code in sight gives a closure that asks for a transition,
    /// ask for that: `driver.onBegan = { [weak screen] in screen?.dismiss(animated: true) }`. Only who has a gesture asks, and
    /// only what takes nothing and gives nothing is such a closure. False for others.
    func askBy(_ name: String, in slot: SlotID, of instance: Instance, _ survey: CodeSurvey) -> Bool {
        let values = builder.possibleValues(of: slot)
        guard values.allSatisfy({ $0 == .unknown || $0 == .absent }),
            let property = index.property(name, in: instance.type)?.member, !property.isPrivate || property.isLet,
            let function = property.type?.function, function.parameters.isEmpty, hasGesture(instance.type)
        else { return false }
        let requests = survey.requests(by: name)
        guard requests.count == 1, let request = requests.first else { return false }
        let screen = Term(.unknown, .controller(type: nil), "the controller")
        guard let operand = runtimeOperand(of: Term(.unknown, .boundMethod(request, of: screen), name)) else {
            return false
        }
        builder.forgetAssignments(to: slot)
        builder.change(slot) {
            $0.initial = .value(.absent)
            $0.candidates = []
        }
        builder.assign(slot, operand, at: property.location)
        return true
    }

    private func hasGesture(_ type: String) -> Bool {
        index.ancestry(of: type).contains { index.type(named: $0)?.gestureActions.isEmpty == false }
    }

    /// Whether a property may hold an object.
    func holds(_ binding: Binding, _ object: ObjectID) -> Bool {
        switch binding.storage {
        case .alias(let term): term.constant == .object(object)
        case .slot(let slot, _): builder.possibleValues(of: slot).contains(.object(object))
        default: false
        }
    }
}
