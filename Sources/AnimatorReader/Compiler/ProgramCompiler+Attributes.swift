import SwiftSyntax
import TransitionModel

/// What code assigns to the attributes of views and layers.
extension ProgramCompiler {
    /// `view.frame.origin.x = …`, `view.center.y = …`, `view.frame.size = …`; true when it was one of these.
    func assignComponent(_ value: Term, _ name: String, of baseNode: ExprSyntax, at node: some SyntaxProtocol)
        -> Bool
    {
        guard let (viewNode, path) = baseNode.geometryPath else { return false }
        let view = evaluate(viewNode)
        guard case .view = view.shape, view.operand != .unknown else {
            if case .layer = view.shape { return true }
            return false
        }
        changes += 1
        switch (path, name) {
        case (["frame", "origin"], "x"), (["center"], "x"):
            builder.emit(.move(view.operand, along: .x, to: coordinate(value)), at: location(node))
        case (["frame", "origin"], "y"), (["center"], "y"):
            builder.emit(.move(view.operand, along: .y, to: coordinate(value)), at: location(node))
        case (["frame"], "origin"):
            builder.emit(.set(.frame, of: view.operand, to: coordinate(value)), at: location(node))
        default:
            builder.emit(.set(.frame, of: view.operand, to: .constant(.attribute(.other, of: nil))), at: location(node))
        }
        return true
    }

    private func coordinate(_ value: Term) -> Operand {
        switch value.constant {
        case .number(0)?: .constant(.attribute(.zero, of: nil))
        case .number?: .constant(.attribute(.other, of: nil))
        case .attribute(let attribute, _)?: .constant(.attribute(attribute, of: nil))
        default:
            if case .geometry = value.shape { value.operand } else { .constant(.attribute(.unknown, of: nil)) }
        }
    }

    func setView(_ name: String, of view: Term, to value: Term, at node: some SyntaxProtocol) {
        let attribute: ViewAttribute
        switch name {
        case "frame", "bounds", "center": attribute = .frame
        case "alpha": attribute = .alpha
        case "isHidden": attribute = .hidden
        case "transform", "transform3D": attribute = .transform
        case "isUserInteractionEnabled": attribute = .interaction
        case "mask": attribute = .mask
        case "backgroundColor": attribute = .background
        case "tag":
            return keepTagged(view, as: value.tag, at: node)
        case "translatesAutoresizingMaskIntoConstraints", "autoresizingMask":
            changes += name == "autoresizingMask" ? 0 : 1
            return
        default:
            changes += 1
            if value.isViewOrLayer, index.hasObservedViewProperty(name) {
                // What a view of the code's own does with another that it is given is not followed.
                opaque(node, handed: [value], mayComplete: false, mayTouchViews: true)
            }
            return
        }
        set(attribute, of: view, to: value, at: node)
    }

    func setLayer(_ name: String, of layer: Term, to value: Term, at node: some SyntaxProtocol) {
        switch name {
        case "opacity": set(.alpha, of: layer, to: value, at: node)
        case "transform": set(.transform, of: layer, to: value, at: node)
        case "mask": set(.mask, of: layer, to: value, at: node)
        case "anchorPoint": set(.anchorPoint, of: layer, to: value, at: node)
        case "frame", "position", "bounds": set(.frame, of: layer, to: value, at: node)
        case "isHidden": set(.hidden, of: layer, to: value, at: node)
        case "zPosition": setDepth(of: layer, to: value, at: node)
        default: changes += 1
        }
    }

    /// What is nearer than zero is drawn above its siblings, what is farther below them; touches are left aside. Where
    /// code puts each view on top, it only keeps turning views from cutting into each other. Only the first layer that has a depth counts.
    private func setDepth(of layer: Term, to value: Term, at node: some SyntaxProtocol) {
        changes += 1
        guard putsBelow, layer.operand != .unknown, case .number(let depth)? = value.constant, depth != 0 else { return }
        raisedLayer = raisedLayer ?? layer.operand
        guard raisedLayer == layer.operand else { return }
        if depth > 0 { builder.emit(.bringToFront(layer.operand), at: location(node)) }
        if depth < 0 { builder.emit(.sendToBack(layer.operand), at: location(node)) }
    }

    func set(_ attribute: ViewAttribute, of view: Term, to value: Term, at node: some SyntaxProtocol) {
        changes += 1
        guard view.operand != .unknown else { return }
        let operand = attributeOperand(value, attribute, at: node)
        builder.emit(.set(attribute, of: view.operand, to: operand), at: location(node))
    }

    /// A value as the attribute it is put into takes it.
    private func attributeOperand(_ value: Term, _ attribute: ViewAttribute, at node: some SyntaxProtocol) -> Operand {
        func constant(_ value: AttributeValue) -> Operand { .constant(.attribute(value, of: nil)) }
        func alpha(_ number: Double) -> AttributeValue { number <= 0.011 ? .zero : number >= 1 ? .one : .partial }
        switch attribute {
        case .alpha:
            if case .number(let number)? = value.constant { return constant(alpha(number)) }
            if let operand = self.attribute(ofNumber: value, at: node, alpha) { return operand }
        case .hidden, .interaction:
            if case .boolean(let flag)? = value.constant { return constant(flag ? .on : .off) }
            if case .boolean = value.shape, value.operand != .unknown { return value.operand }
        case .mask, .background:
            if case .none = value.shape { return constant(attribute == .mask ? .initial : .clear) }
            if attribute == .mask { return constant(.other) }
        default: break
        }
        if case .geometry = value.shape, value.operand != .unknown { return value.operand }
        if case .slot = value.operand, value.shape.fitsSlot { return value.operand }
        return constant(.unknown)
    }
}

extension ExprSyntax {
    /// For `view.frame.origin` the view and `["frame", "origin"]`; `nil` for what is no part of a view's geometry.
    fileprivate var geometryPath: (view: ExprSyntax, path: [String])? {
        if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text, ["frame", "bounds", "center"].contains(name) {
            return (ExprSyntax(DeclReferenceExprSyntax(baseName: .keyword(.self))), [name])
        }
        guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        let name = member.declName.baseName.text
        let plain = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        if ["frame", "bounds", "center"].contains(name) { return (plain, [name]) }
        if ["origin", "size"].contains(name), let (view, path) = plain.geometryPath { return (view, path + [name]) }
        return nil
    }
}
