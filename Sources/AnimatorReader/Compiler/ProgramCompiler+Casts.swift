import SwiftSyntax
import TransitionModel

/// Casts and questions about a value's type.
extension ProgramCompiler {
    func cast(_ node: AsExprSyntax) -> Term {
        let term = evaluate(node.expression)
        if term.literal != nil, node.type.simpleName == "String" { return term }
        let isConditional = node.questionOrExclamationMark?.text == "?"
        var result = term
        result.shape = shape(of: node.type, refining: term)
        guard isConditional else {
            result.isOptional = term.isOptional && node.questionOrExclamationMark == nil
            return result
        }
        switch castTruth(term, to: node.type, at: Syntax(node)) {
        case .known(true): return result
        case .known(false): return .nil(shortText(of: node))
        case .asked(let condition):
            if term.isUnknownValue {
                result.isOptional = true
                result.text = shortText(of: node)
                return result
            }
            let works = builder.label()
            let fails = builder.label()
            let merge = Merge(end: builder.label(), name: shortText(of: node))
            builder.emit(.branch(condition, then: works, otherwise: fails), at: location(node))
            builder.place(works)
            add(result, to: merge, at: node)
            builder.place(fails)
            add(.nil(shortText(of: node)), to: merge, at: node)
            builder.place(merge.end)
            return merge.term
        }
    }

    func castTruth(_ term: Term, to type: TypeSyntax, at node: Syntax) -> Truth {
        let name = key(of: type)
        if isCertain(term, toBe: name) { return nilTruth(of: term, at: node) }
        if case .controller = term.shape { return classTruth(of: term, name, at: node) }
        if case .view = term.shape, let truth = viewTruth(of: term, name, at: node) { return truth }
        if case .instance(let known) = term.shape, index.types[known]?.kind == .class,
            index.types[name]?.kind == .class,
            !index.isKind(name, of: known)
        {
            return .known(false)
        }
        return .asked(.isTrue(.slot(choice("\(term.text) is \(name)", about: node))))
    }

    /// A cast that cannot fail says only whether there is anything to cast.
    private func nilTruth(of term: Term, at node: Syntax) -> Truth {
        switch nilness(of: term, at: node) {
        case .always: .known(false)
        case .never: .known(true)
        case .asked(let condition): .asked(.not(condition))
        }
    }

    private func isCertain(_ term: Term, toBe name: String) -> Bool {
        switch term.shape {
        case .controller(let type):
            return name == "UIViewController" || name == "NSObject"
                || (type.map { index.isKind($0, of: name) } ?? false)
        case .view: return ["UIView", "NSObject"].contains(name)
        case .instance(let type): return index.isKind(type, of: name)
        default: return false
        }
    }

    // MARK: Views

    /// Whether a view is of a class: known of one that the code makes, and of the transition's own two that they are none
    /// of UIKit's plain decorations; `nil` where it is to be asked.
    private func viewTruth(of term: Term, _ name: String, at node: Syntax) -> Truth? {
        guard UIKitTypes.parents[name] != nil || index.type(named: name)?.kind == .class else { return nil }
        switch term.operand {
        case .constant(.view(let view)): return isView(view, a: name).map { .known($0) }
        case .slot(let slot):
            let answer = temporary("\(term.text) is \(name)", at: location(node))
            builder.change(answer) { $0.candidates = [.boolean(true), .boolean(false)] }
            builder.assign(answer, .false, at: location(node))
            let ask = { self.builder.assign(answer, .undecided, at: self.location(node)) }
            dispatch(
                on: .slot(slot), at: location(node), unknown: ask, mayBeNil: term.isOptional, distinguishesViews: true
            ) { value in
                guard case .view(let view) = value, let isOne = self.isView(view, a: name) else { return ask() }
                self.builder.assign(answer, .constant(.boolean(isOne)), at: self.location(node))
            }
            return .asked(.isTrue(.slot(answer)))
        case .fact(.contextView), .fact(.controllerView):
            return UIKitTypes.decorations.contains(name) ? .known(false) : nil
        default: return nil
        }
    }

    private func isView(_ view: ViewID, a name: String) -> Bool? {
        if let type = viewTypes[view] { return index.isKind(type, of: name) }
        switch builder.program.views[view].role {
        case .base, .overlay, .container, .window:
            // What the code makes beside the transition's own views is of a class for that.
            return UIKitTypes.decorations.contains(name) || viewTypes.values.contains(name) ? false : nil
        case .created, .outside: return nil
        }
    }

    // MARK: Controllers

    /// Whether a controller is of a class: asked once of each of the transition's two, whatever the code calls it.
    private func classTruth(of term: Term, _ name: String, at node: Syntax) -> Truth {
        switch term.operand {
        case .constant(.view(let view)) where view <= ViewDeclaration.overlay:
            return .asked(.isTrue(.slot(classChoice(of: view, name, at: node))))
        case .fact(.controllerView(let end)):
            let answer = temporary("\(term.text) is \(name)", at: location(node))
            byDirection(at: node) { isForward in
                let isUpper = (end == .to) == isForward
                let view = isUpper ? ViewDeclaration.overlay : ViewDeclaration.base
                builder.assign(answer, .slot(classChoice(of: view, name, at: node)), at: location(node))
            }
            return .asked(.isTrue(.slot(answer)))
        default:
            let cap = cap(.warning, ifNo: name)
            return .asked(.isTrue(.slot(choice("\(term.text) is \(name)", about: node, caps: [cap]))))
        }
    }

    private func classChoice(of view: ViewID, _ name: String, at node: Syntax) -> SlotID {
        let isUpper = view == ViewDeclaration.overlay
        let text = "the \(isUpper ? "upper" : "lower") controller is \(name)"
        let key = ChoiceKey(text: text, object: nil, activation: nil)
        if let known = choices[key] { return known }
        let isPresented = isUpper && !presentedTypes.isEmpty && presentedTypes.allSatisfy { index.isKind($0, of: name) }
        let slot = builder.slot(
            Slot(
                name: text, location: location(node), initial: .undecided,
                candidates: [.boolean(true), .boolean(false)], caps: [cap(isPresented ? .note : .warning, ifNo: name)]))
        choices[key] = slot
        return slot
    }

    private func cap(_ severity: Severity, ifNo name: String) -> Slot.Cap {
        Slot.Cap(value: .boolean(false), severity: severity, reason: "the controller is no \(name)")
    }
}
