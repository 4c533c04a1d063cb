import SwiftSyntax
import TransitionModel

/// Properties that no code of the program assigns, and what others may have put into them.
extension ProgramCompiler {
    /// Leaves an optional property open that only a nib, or code that is no part of the program, sets.
    func leaveToOthers(_ name: String, in slot: SlotID, of instance: Instance, _ term: Term, _ survey: CodeSurvey) {
        guard let property = index.property(name, in: instance.type)?.member,
            isSetByOthers(property, in: instance, term, survey)
        else { return }
        let something = valuesOfOthers(property, of: instance, term)
        guard !something.isEmpty else { return }
        // Code that reads it as if it were there has crashed where it is not.
        let values = (property.isImplicitlyUnwrapped ? [] : [Value.absent]) + something
        builder.change(slot) {
            $0.initial = values.count == 1 ? .value(values[0]) : .undecided
            $0.candidates = values
        }
        builder.forgetAssignments(to: slot)
    }

    /// Leaves a choice among cases open that has a default, where code in sight that is no part of the program gives it
    /// other values. A flag keeps its default: most say what is under way, and nothing is before a story.
    func leaveDefaultToOthers(
        _ name: String, in slot: SlotID, of instance: Instance, _ term: Term, _ survey: CodeSurvey
    ) {
        guard case .symbol = term.shape, !index.isInteractionController(instance.type),
            let property = index.property(name, in: instance.type)?.member, property.initializer != nil,
            !property.isLet, survey.isAssigned(name), builder.assignments(of: slot) == 1,
            let open = openInitial(name, term), isSet(property, outsideProgramIn: instance.type)
        else { return }
        builder.change(slot) {
            $0.initial = open.initial
            $0.candidates = open.candidates
        }
        builder.forgetAssignments(to: slot)
    }

    /// Whether a method that is no part of the program sets the property of its own object, or of one that it holds.
    private func isSet(_ property: PropertyMember, outsideProgramIn type: String) -> Bool {
        let own = Set(index.ancestry(of: type))
        return index.order.contains { owner in
            let holders = own.contains(owner.name) ? [] : owner.properties.filter { holds($0, type) }.map(\.name)
            guard own.contains(owner.name) || !holders.isEmpty && !property.isPrivate else { return false }
            let targets = own.contains(owner.name) ? [property.name] : holders.map { "\($0).\(property.name)" }
            return owner.functions.contains { method in
                method.speaksOf([property.name]) && !inlined.contains(method.id)
                    && !method.values(assignedTo: targets).isEmpty
            }
        }
    }

    private func holds(_ property: PropertyMember, _ type: String) -> Bool {
        property.typeName == type
    }

    /// Whether a nib or code that is no part of the program may set the property; a choice among cases is set by
    /// whoever makes the object.
    private func isSetByOthers(
        _ property: PropertyMember, in instance: Instance, _ term: Term, _ survey: CodeSurvey
    ) -> Bool {
        if property.isOutlet || survey.isAssigned(property.name) { return true }
        guard !property.isPrivate, !property.isLet else { return false }
        if case .symbol = term.shape { return builder.program.objects[instance.object].isImmortal }
        return true
    }

    /// What others may have put there; nothing where it makes no difference.
    private func valuesOfOthers(_ property: PropertyMember, of instance: Instance, _ term: Term) -> [Value] {
        switch term.shape {
        case .view: return [.view(viewOfOthers(property, of: instance))]
        case .gesture: return [.boolean(true)]
        case .controller:
            // It may be one of the transition's two.
            return [controllerKept(in: property.name, of: instance.type).map { .view($0) } ?? .unknown]
        case .instance, .closure, .propertyAnimator: return [.unknown]
        case .symbol(let type?):
            let cases = index.type(named: type)?.enumCases ?? []
            return cases.isEmpty ? [.unknown] : cases.map { .symbol($0) }
        default: return []
        }
    }

    /// A view that is there before and after the transition: within the object's own view, where it has one.
    private func viewOfOthers(_ property: PropertyMember, of instance: Instance) -> ViewID {
        let name = "\(builder.program.objects[instance.object].name).\(property.name)"
        if case .constant(.view(let own))? = ownViews[instance.object], own <= ViewDeclaration.overlay {
            return outside(property.name, within: own, name: name, at: property.location)
        }
        return outside(name, within: nil, name: name, at: property.location)
    }
}
