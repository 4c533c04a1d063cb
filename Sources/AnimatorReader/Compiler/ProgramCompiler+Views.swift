import SwiftSyntax
import TransitionModel

extension ProgramCompiler {
    /// Gives a view that has no good name yet the name of the variable it is put in.
    func nameView(_ term: Term, _ name: String) {
        guard case .view(let view)? = term.constant, view > ViewDeclaration.window,
            case .created = builder.program.views[view].role, builder.program.views[view].name.contains("(")
        else { return }
        builder.change(view: view) { $0.name = name }
    }

    // MARK: Properties of views, layers and controllers

    func viewMember(_ name: String, of view: Term, at node: some SyntaxProtocol) -> Term {
        let text = shortText(of: node)
        switch name {
        case "frame", "bounds":
            if view.operand == .view(ViewDeclaration.container) || view.operand == .fact(.containerView)
                || view.operand == .view(ViewDeclaration.window)
            {
                return .attribute(.final, text)
            }
            if view.operand == .unknown { return .attribute(.unknown, text) }
            return name == "bounds"
                ? .attribute(.final, text) : Term(.attribute(.frame, of: view.operand), .geometry, text)
        case "center": return attribute(.frame, of: view, text)
        case "alpha": return attribute(.alpha, of: view, text)
        case "isHidden": return attribute(.hidden, of: view, text)
        case "transform", "transform3D": return attribute(.transform, of: view, text)
        case "backgroundColor": return attribute(.background, of: view, text)
        case "mask": return attribute(.mask, of: view, text)
        case "isUserInteractionEnabled": return attribute(.interaction, of: view, text)
        case "layer": return Term(view.operand, .layer, text, isOptional: view.isOptional)
        case "superview":
            guard view.operand != .unknown else { return .unknown(text, type: "UIView", isOptional: true) }
            return Term(.superview(of: view.operand), .view, text, isOptional: true)
        case "window": return windowOf(view, text, at: node)
        case "safeAreaLayoutGuide", "layoutMarginsGuide": return view
        case "subviews":
            return view.operand == .unknown
                ? .unknown(text, type: "[UIView]") : Term(.unknown, .subviews(of: view.operand), text)
        case "addSubview", "bringSubviewToFront", "sendSubviewToBack", "removeFromSuperview":
            return Term(.unknown, .boundMethod(name, of: view), text)
        default: return partOfView(name, of: view, at: node)
        }
    }

    private func attribute(_ attribute: ViewAttribute, of view: Term, _ text: String) -> Term {
        guard view.operand != .unknown else { return .attribute(.unknown, text) }
        return Term(.attribute(attribute, of: view.operand), .geometry, text)
    }

    /// The window, in which the transition's own views are, and what stands in them; another view may be in none.
    private func windowOf(_ view: Term, _ text: String, at node: some SyntaxProtocol) -> Term {
        guard view.operand != .unknown else { return .unknown(text, type: "UIWindow", isOptional: true) }
        let window = Term(.view(ViewDeclaration.window), .view, text)
        guard case .constant(.view(let id)) = view.operand,
            case .outside(within: nil) = builder.program.views[id].role
        else { return window }
        let cap = Slot.Cap(
            value: .boolean(true), severity: .warning, reason: "whether \(view.text) is in a window is not known")
        let isNowhere = choice("\(view.text) is in no window", about: Syntax(node), caps: [cap])
        let slot = temporary(text, at: location(node))
        either(.isTrue(.slot(isNowhere)), at: node) {
            builder.assign(slot, .nil, at: location(node))
        } otherwise: {
            builder.assign(slot, window.operand, at: location(node))
        }
        return Term(.slot(slot), .view, text, isOptional: true)
    }

    /// A subview or another view that hangs on a view: a label, a cell's image. Read from the outside only.
    private func partOfView(_ name: String, of view: Term, at node: some SyntaxProtocol) -> Term {
        let text = shortText(of: node)
        if UIKitTypes.looksLikeView(name.prefix(1).uppercased() + name.dropFirst()) || name.hasSuffix("View") {
            return outsideView(text, of: view, at: node, isOptional: true)
        }
        return .unknown(text, isOptional: true)
    }

    func layerMember(_ name: String, of layer: Term, text: String) -> Term {
        switch name {
        case "opacity": attribute(.alpha, of: layer, text)
        case "transform", "affineTransform": attribute(.transform, of: layer, text)
        case "mask": attribute(.mask, of: layer, text)
        case "anchorPoint": attribute(.anchorPoint, of: layer, text)
        case "frame", "position", "bounds": attribute(.frame, of: layer, text)
        case "isHidden": attribute(.hidden, of: layer, text)
        case "presentation", "superlayer": .unknown(text, type: "CALayer", isOptional: true)
        default: .unknown(text, isOptional: true)
        }
    }

    /// Members of a view controller; `nil` for what is nobody's business here.
    func controllerMember(_ name: String, of controller: Term, at node: some SyntaxProtocol) -> Term? {
        let text = shortText(of: node)
        guard case .controller(let type) = controller.shape else { return nil }
        if controller.operand == .unknown {
            let known = outsideController(controller.text, type: type, of: nil, at: node)
            return controllerMember(
                name, of: Term(known.operand, known.shape, controller.text, isOptional: controller.isOptional), at: node
            )
        }
        switch name {
        case "view", "viewIfLoaded":
            return Term(controller.operand, .view, text, isOptional: controller.isOptional)
        case "transitionCoordinator":
            return Term(.fact(.coordinatorExists), .coordinator, text, isOptional: true)
        case "presentationController", "sheetPresentationController", "popoverPresentationController": return nil
        case "isBeingPresented": return isUnderWay(controller, forward: true, at: node)
        case "isBeingDismissed": return isUnderWay(controller, forward: false, at: node)
        case "tabBarController", "navigationController", "parent", "splitViewController":
            return container(name, of: controller, at: node)
        case "presentingViewController", "presentedViewController":
            return relative(name, of: controller, at: node)
                ?? outsideController(text, type: nil, of: controller, at: node)
        case "topViewController", "visibleViewController", "selectedViewController":
            return outsideController(text, type: nil, of: controller, at: node)
        case "viewControllers", "children": return .unknown(text, type: nil, isOptional: true)
        case "tabBar", "navigationBar", "toolbar":
            return outsideView(text, of: controller, at: node, isOptional: controller.isOptional)
        default: break
        }
        if let type, let property = index.declaredProperty(name, in: type) {
            return declaredMember(property, text: text, of: controller, at: node)
        }
        if type != nil, UIKitTypes.looksLikeView(name.prefix(1).uppercased() + name.dropFirst()) {
            return outsideView(text, of: controller, at: node, isOptional: true)
        }
        return nil
    }

    /// A controller that is none of the transition's two: its view is there all the time.
    func outsideController(_ text: String, type: String?, of base: Term?, at node: some SyntaxProtocol) -> Term {
        let view = outsideView(text + ".view", of: base ?? .unknown(text), at: node, isOptional: false)
        return Term(view.operand, .controller(type: type), text, isOptional: base != nil)
    }

    /// The controller that contains another: what is presented has none.
    private func container(_ name: String, of controller: Term, at node: some SyntaxProtocol) -> Term {
        let text = node.shortText
        let known = outsideController(text, type: name, of: controller, at: node)
        let upper: Operand = .view(ViewDeclaration.overlay)
        if case .constant = controller.operand, controller.operand != upper { return known }
        let isOverridden = index.order.contains { index.isViewController($0.name) && $0.property(name) != nil }
        guard !isOverridden else { return known }
        let slot = temporary(text, at: location(node))
        builder.assign(slot, known.operand, at: location(node))
        let end = builder.label()
        func leave(if condition: Condition) {
            let next = builder.label()
            builder.emit(.branch(condition, then: end, otherwise: next), at: location(node))
            builder.place(next)
        }
        leave(if: .equal(.fact(.presentationStyle), .symbol("none")))
        if controller.operand != upper { leave(if: .not(.equal(controller.operand, upper))) }
        builder.assign(slot, .nil, at: location(node))
        builder.jump(to: end, at: location(node))
        builder.place(end)
        var term = Term(.slot(slot), known.shape, text, isOptional: true)
        term.frozen = slot
        term.origin = known.operand
        return term
    }

    /// The other of the transition's two controllers, where the one presents the other; `nil` for other relations.
    private func relative(_ name: String, of controller: Term, at node: some SyntaxProtocol) -> Term? {
        let isUpward = name == "presentedViewController"
        let known: ViewID = isUpward ? ViewDeclaration.base : ViewDeclaration.overlay
        let other: ViewID = isUpward ? ViewDeclaration.overlay : ViewDeclaration.base
        let text = shortText(of: node)
        switch controller.operand {
        case .constant(.view(known)): return Term(.view(other), .controller(type: nil), text)
        case .fact(.controllerView(let end)):
            // The lower controller is "from" on the way there and "to" on the way back.
            let isKnownForward = (end == .from) == isUpward
            let slot = temporary(text, at: location(node))
            byDirection(at: node) { isForward in
                builder.assign(slot, isKnownForward == isForward ? .view(other) : .nil, at: location(node))
            }
            var term = Term(.slot(slot), .controller(type: nil), text, isOptional: true)
            term.frozen = slot
            return term
        default: return nil
        }
    }

    /// Whether the controller is being presented, or dismissed: true of the upper one only.
    private func isUnderWay(_ controller: Term, forward: Bool, at node: some SyntaxProtocol) -> Term {
        let text = shortText(of: node)
        let isUpper =
            controller.operand == .view(ViewDeclaration.overlay)
            || controller.operand == .fact(.controllerView(forward ? .to : .from))
        guard isUpper else { return .boolean(false, text) }
        guard !forward else { return Term(.fact(.isForward), .boolean, text) }
        let slot = temporary(text, at: location(node))
        byDirection(at: node) { isForward in
            // A presentation that is cancelled goes as a dismissal does, as its appearance callbacks see it.
            let isTurned = isForward && isInAppearance
            builder.assign(
                slot, isTurned ? .fact(.wasCancelled) : .constant(.boolean(!isForward)), at: location(node))
        }
        return .written(slot, .boolean, text)
    }

    private func declaredMember(_ property: PropertyMember, text: String, of base: Term, at node: some SyntaxProtocol)
        -> Term
    {
        let shape = property.type.map { self.shape(of: $0) } ?? inferredShape(of: property)
        let isOptional = base.isOptional || property.type?.isOptional ?? false
        if case .view = shape {
            return outsideView(text, of: base, at: node, isOptional: isOptional && !property.isImplicitlyUnwrapped)
        }
        if case .geometry = shape {
            var term = Term.attribute(.unknown, text)
            term.isOptional = isOptional
            return term
        }
        return .unknown(text, type: property.type?.simpleName, isOptional: isOptional)
    }

    // MARK: Views outside the container

    /// A view that is there before and after the transition, reached through a controller or another view.
    ///
    /// What is reached through "the to controller" is another view on the way back than on the way there.
    func outsideView(_ path: String, of base: Term, at node: some SyntaxProtocol, isOptional: Bool) -> Term {
        let view: Operand
        if base.isHeldInSlot {
            let slot = temporary(path, at: location(node))
            assignUnlessNil(base.operand, slot: slot, at: node) {
                self.outside(path, reachedFrom: base.origin ?? base.operand, at: node)
            }
            view = .slot(slot)
        } else {
            view = outside(path, reachedFrom: base.operand, at: node)
        }
        var term = Term(view, .view, path, isOptional: isOptional || base.isOptional)
        if case .slot(let slot) = view { term.frozen = slot }
        if isOptional, !base.isOptional { return mayBeNil(term, at: node) }
        return term
    }

    /// The view at the end of a path that begins at one of the transition's controllers or views, or elsewhere.
    private func outside(_ path: String, reachedFrom owner: Operand, at node: some SyntaxProtocol) -> Operand {
        let tail = path.split(separator: ".").last.map(String.init) ?? path
        switch owner {
        case .fact(.controllerView(let end)), .fact(.contextView(let end)):
            let slot = temporary(path, at: location(node))
            byDirection(at: node) { isForward in
                let isLower = (end == .from) == isForward
                let view = outside(
                    tail, within: isLower ? ViewDeclaration.base : ViewDeclaration.overlay, name: path,
                    at: location(node))
                builder.assign(slot, .view(view), at: location(node))
            }
            return .slot(slot)
        case .constant(.view(let owner)) where owner <= ViewDeclaration.overlay:
            return .view(outside(tail, within: owner, name: path, at: location(node)))
        default:
            return .view(outside(path, within: nil, name: path, at: location(node)))
        }
    }

    private func assignUnlessNil(_ base: Operand, slot: SlotID, at node: some SyntaxProtocol, _ value: () -> Operand) {
        either(.isNil(base), at: node) {
            builder.assign(slot, .nil, at: location(node))
        } otherwise: {
            builder.assign(slot, value(), at: location(node))
        }
    }

    /// A term that is `nil` or what it is, as a remembered choice decides.
    func mayBeNil(_ term: Term, at node: some SyntaxProtocol, caps: [Slot.Cap] = []) -> Term {
        guard let operand = runtimeOperand(of: term) else { return term }
        let slot = temporary(term.text, at: location(node))
        let question = choice("\(term.text) == nil", about: Syntax(node), caps: caps)
        either(.isTrue(.slot(question)), at: node) {
            builder.assign(slot, .nil, at: location(node))
        } otherwise: {
            builder.assign(slot, operand, at: location(node))
        }
        var result = Term(.slot(slot), term.shape, term.text, isOptional: true)
        result.frozen = slot
        return result
    }

    /// The view that is called so within another, or anywhere.
    func outside(
        _ tail: String, within owner: ViewID?, name: String, at location: TransitionModel.SourceLocation
    ) -> ViewID {
        let key = "\(owner.map(String.init) ?? "-").\(tail)"
        if let known = outsideViews[key] { return known }
        let view = builder.view(ViewDeclaration(name: name, role: .outside(within: owner), location: location))
        outsideViews[key] = view
        return view
    }

    // MARK: Making views

    func created(
        _ kind: ViewDeclaration.CreatedKind, of type: String? = nil, text: String, at node: some SyntaxProtocol
    ) -> Term {
        let view = builder.view(
            ViewDeclaration(
                name: text.hasSuffix(")") ? text : text + "()", role: .created(kind), location: location(node),
                isSet: isInLoop))
        viewTypes[view] = type
        builder.emit(.create(view), at: location(node))
        return Term(.view(view), .view, text)
    }

    // MARK: Calls on views

    /// Remembers which view has a tag, for `viewWithTag` to find.
    func keepTagged(_ view: Term, as tag: String, at node: some SyntaxProtocol) {
        guard view.operand != .unknown else { return }
        let known = tagSlots[tag]
        let slot = known ?? builder.slot(
            Slot(name: "the view with tag \(tag)", location: location(node), initial: .value(.absent)))
        tagSlots[tag] = slot
        builder.assign(slot, view.operand, at: location(node))
    }

    /// A call of a view's method; `nil` when it is none that the reader knows.
    func viewCall(_ name: String, on view: Term, _ arguments: Arguments, at node: some SyntaxProtocol) -> Term? {
        let place = location(node)
        let first = arguments.first
        switch name {
        case "addSubview":
            insert(first, into: view, at: .top, node)
        case "insertSubview":
            if let index = arguments["at"], index.isHeldInSlot, case .number = index.shape {
                insert(first, into: view, atIndexIn: index, node)
            } else {
                insert(first, into: view, at: position(from: arguments), node)
            }
        case "removeFromSuperview":
            if view.operand != .unknown {
                builder.emit(.remove(view.operand), at: place)
                changes += 1
            }
        case "bringSubviewToFront", "bringSubview":
            if let first, first.operand != .unknown { builder.emit(.bringToFront(first.operand), at: place) }
        case "sendSubviewToBack", "sendSubview":
            if let first, first.operand != .unknown { builder.emit(.sendToBack(first.operand), at: place) }
        case "snapshotView", "resizableSnapshotView":
            return snapshot(of: view, name, arguments, at: node)
        case "layoutIfNeeded", "setNeedsLayout", "updateConstraintsIfNeeded", "layoutSubviews":
            changes += 1
        case "addGestureRecognizer", "removeGestureRecognizer", "setNeedsDisplay", "endEditing", "becomeFirstResponder",
            "resignFirstResponder", "sizeToFit", "setNeedsUpdateConstraints", "addInteraction", "setContentOffset",
            "drawHierarchy":
            break
        case "convert": return .attribute(.other, shortText(of: node))
        case "addConstraint", "addConstraints": changes += 1
        case "viewWithTag":
            if let first, let tagged = tagSlots[first.tag] {
                return Term(.slot(tagged), .view, shortText(of: node), isOptional: true)
            }
            return outsideView(shortText(of: node), of: view, at: node, isOptional: true)
        case "isDescendant": return .unknown(shortText(of: node), type: "Bool")
        default: return nil
        }
        return .void
    }

    private func insert(_ child: Term?, into parent: Term, at position: StackPosition, _ node: some SyntaxProtocol) {
        guard let child else { return }
        changes += 1
        if position != .top { putsBelow = true }
        guard child.operand != .unknown || child.isNamed else {
            // What a call or a subscript gave could be any view, also one that is followed.
            opaque(node, handed: [parent], mayComplete: false, mayTouchViews: true)
            return
        }
        let view = child.operand == .unknown ? unknownView(child, at: node) : child.operand
        let into = parent.operand == .unknown ? unknownView(parent, at: node) : parent.operand
        builder.emit(.insert(view, into: into, at: position), at: location(node))
    }

    /// A view of which only its name in the source is known: one that is there already, somewhere.
    func unknownView(_ term: Term, at node: some SyntaxProtocol) -> Operand {
        outsideView(term.text, of: .unknown(term.text), at: node, isOptional: false).operand
    }

    /// Where the index is one of several numbers: `at: isPush ? 1 : 0`.
    private func insert(
        _ view: Term?, into parent: Term, atIndexIn index: Term, _ node: some SyntaxProtocol
    ) {
        let unknown = { self.insert(view, into: parent, at: .top, node) }
        dispatch(on: index.operand, at: location(node), unknown: unknown, mayBeNil: false) { value in
            guard case .number(let number) = value else { return }
            self.insert(view, into: parent, at: .index(Int(number)), node)
        }
        // What is compiled later counts as a change of a view now.
        changes += 1
    }

    private func position(from arguments: Arguments) -> StackPosition {
        if let above = arguments["aboveSubview"] { return above.operand == .unknown ? .top : .above(above.operand) }
        if let below = arguments["belowSubview"] {
            return below.operand == .unknown ? .index(0) : .below(below.operand)
        }
        if case .number(let index)? = arguments["at"]?.constant { return .index(Int(index)) }
        return .top
    }

    private func snapshot(of view: Term, _ name: String, _ arguments: Arguments, at node: some SyntaxProtocol) -> Term {
        let term = created(.snapshot, text: shortText(of: node), at: node)
        guard name == "snapshotView" || name == "resizableSnapshotView" else { return term }
        let cap = Slot.Cap(value: .boolean(true), severity: .note, reason: "the snapshot is nil")
        return mayBeNil(term, at: node, caps: [cap])
    }
}
