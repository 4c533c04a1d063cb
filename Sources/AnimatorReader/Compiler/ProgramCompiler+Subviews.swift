import SwiftSyntax
import TransitionModel

/// The subviews of a view that is followed: those of its views that the code knows and that are in it at that moment.
extension ProgramCompiler {
    /// The body runs for each view that is followed and is in the parent when the loop begins.
    func forEachSubview(of parent: Operand, at node: some SyntaxProtocol, _ body: (Term) -> Void) {
        for element in subviews(of: parent, at: node) { present(element, at: node, body) }
    }

    /// The views in the parent now, each with its place, which holds nothing where it is elsewhere.
    private func subviews(of parent: Operand, at node: some SyntaxProtocol) -> [Term] {
        let place = location(node)
        let holder = temporary("the parent", at: place)
        builder.assign(holder, parent, at: place)
        let views = builder.program.views.indices.filter { builder.program.views[$0].role.mayBeSubview }
        return views.map { view in
            let slot = temporary("the subview", at: place)
            builder.assign(slot, .nil, at: place)
            either(.equal(.superview(of: .view(view)), .slot(holder)), at: node) {
                builder.assign(slot, .view(view), at: place)
            } otherwise: {
            }
            return Term(.view(view), .view, view > ViewDeclaration.overlay ? builder.program.views[view].name : "$0")
                .kept(in: slot)
        }
    }

    /// The most views that are asked one by one whether they are meant.
    private static let mostAsked = 8

    /// `container.subviews.filter { … }`, `.contains(view)`, `.reversed()`; `nil` for other calls.
    func subviewsCall(_ name: String, of parent: Operand, _ node: FunctionCallExprSyntax) -> Term? {
        let count = builder.program.views.count { $0.role.mayBeSubview }
        guard count <= Self.mostAsked || name == "contains" else { return nil }
        switch name {
        case "filter":
            guard let block = arguments(of: node).first, block.isCallable else { return nil }
            return filtered(subviews(of: parent, at: node), by: block, at: node)
        case "first", "last":
            guard let block = arguments(of: node).first, block.isCallable,
                let found = filtered(subviews(of: parent, at: node), by: block, at: node)
            else { return nil }
            return anyOne(of: found, at: node)
        case "compactMap":
            guard let block = arguments(of: node).first, block.isCallable else { return nil }
            return compacted(subviews(of: parent, at: node), by: block, at: node)
        case "contains":
            guard node.arguments.count == 1, node.arguments.first?.label == nil, node.trailingClosure == nil,
                let view = arguments(of: node).first, case .view = view.shape, view.operand != .unknown
            else { return nil }
            return answer(.equal(.superview(of: view.operand), parent), at: node)
        case "reversed": return Term(.unknown, .subviews(of: parent), shortText(of: node))
        default: return nil
        }
    }

    /// The elements of an array for which a closure says yes, each at its place or not there.
    func filtered(_ elements: [Term], by block: Term, at node: some SyntaxProtocol) -> Term? {
        guard elements.allSatisfy(isKeptInArrays) else { return nil }
        let kept = elements.map { element -> Term in
            let slot = place(element.text, for: element, at: node) { element, slot in
                let before = choicesAsked
                let answer = call(block, with: element, at: node)
                // Where nobody knows, what the code has made is meant and neither of the transition's own two.
                guard case .boolean = answer.shape, answer.operand != .unknown, choicesAsked == before else {
                    if !isOneOfTheTwo(element) { builder.assign(slot, element.operand, at: location(node)) }
                    return
                }
                either(.isTrue(answer.operand), at: node) {
                    builder.assign(slot, element.operand, at: location(node))
                } otherwise: {
                }
            }
            return Term(element.operand, element.shape, element.text).kept(in: slot)
        }
        return Term(.unknown, .array(kept), shortText(of: node))
    }

    /// What a closure makes of the elements for which that is a view: `compactMap { $0 as? Shade }`.
    private func compacted(_ elements: [Term], by block: Term, at node: some SyntaxProtocol) -> Term {
        let kept = elements.map { element -> Term in
            let slot = place(element.text, for: element, at: node) { element, slot in
                let value = call(block, with: element, at: node)
                builder.assign(slot, runtimeOperand(of: value) ?? .nil, at: location(node))
            }
            return Term(.slot(slot), .view, element.text).kept(in: slot)
        }
        return Term(.unknown, .array(kept), shortText(of: node))
    }

    private func isOneOfTheTwo(_ element: Term) -> Bool {
        if case .view(let view)? = element.constant { view <= ViewDeclaration.overlay } else { false }
    }

    /// The one that is there of some views; where several are, the first that the code made.
    func anyOne(of found: Term, at node: some SyntaxProtocol) -> Term {
        guard case .array(let elements) = found.shape else { return found }
        let slot = temporary(shortText(of: node), at: location(node))
        builder.assign(slot, .nil, at: location(node))
        for element in elements.reversed() {
            present(element, at: node) { builder.assign(slot, $0.operand, at: location(node)) }
        }
        return Term(.slot(slot), .view, shortText(of: node), isOptional: true)
    }

    /// Whether a view is among those of an array.
    func isAmong(_ elements: [Term], view: Term, at node: some SyntaxProtocol) -> Term? {
        guard view.operand != .unknown, elements.allSatisfy({ $0.isView && $0.operand != .unknown }) else { return nil }
        let answer = temporary(shortText(of: node), at: location(node))
        builder.assign(answer, .false, at: location(node))
        for element in elements {
            present(element, at: node) { element in
                either(.equal(element.operand, view.operand), at: node) {
                    builder.assign(answer, .true, at: location(node))
                } otherwise: {
                }
            }
        }
        return .written(answer, .boolean, shortText(of: node))
    }

    /// Whether a condition holds now, as a value.
    func answer(_ condition: Condition, at node: some SyntaxProtocol) -> Term {
        let answer = temporary(shortText(of: node), at: location(node))
        either(condition, at: node) {
            builder.assign(answer, .true, at: location(node))
        } otherwise: {
            builder.assign(answer, .false, at: location(node))
        }
        return .written(answer, .boolean, shortText(of: node))
    }
}

extension Term {
    var isView: Bool { if case .view = shape { true } else { false } }
}

extension ViewDeclaration.Role {
    /// Whether a loop over a view's subviews may meet it: one of the transition's two, or one that the code made.
    fileprivate var mayBeSubview: Bool {
        switch self {
        case .base, .overlay, .created: true
        case .container, .window, .outside: false
        }
    }
}
