import SwiftSyntax
import TransitionModel

/// Tells what the code that was read says about when an animator is used.
struct EvidenceFinder {
    let index: TypeIndex
    let presentations: [PresentationSite]

    /// The evidence for one animator type that a delegate hands out.
    func evidence(for animator: String, of delegate: TypeDeclaration, in compiled: SubjectCompiler.Compiled) -> Evidence
    {
        var evidence = Evidence(hasDelegate: true)
        for (kind, types) in compiled.animators where types.contains(animator) {
            evidence.kinds[kind] = .established
            evidence.interactive[kind] = compiled.interactive.contains(kind) ? .established : .possible
        }
        evidence.styles = styles(
            of: delegate.name,
            hasPresentationController: !compiled.presentationControllers.isEmpty || handsOutUIKitsOwn(delegate.name))
        if !mayHandOutNone(delegate.name) {
            for style in compiled.presentationControllers.flatMap({ index.adaptedStyles(of: $0) }) {
                evidence.styles[style] = .established
            }
        }
        return evidence
    }

    /// The evidence for a presentation controller, in the directions for which no animator is handed out beside it.
    func evidence(
        forPresentationController type: String, of delegate: TypeDeclaration?, in compiled: SubjectCompiler.Compiled
    ) -> Evidence {
        var evidence = Evidence(styles: [.custom: .established], hasDelegate: delegate != nil)
        for kind in [TransitionKind.present, .dismiss]
        where compiled.animators[kind, default: []].isEmpty || delegate == nil {
            evidence.kinds[kind] = .established
            let isSupplied = compiled.interactive.contains(kind)
            evidence.interactive[kind] = isSupplied ? .established : asksForCancel(type) ? .hinted : .possible
        }
        return evidence
    }

    /// The evidence for an animator of which no delegate is in sight: what it says itself.
    func evidence(forLone animator: String) -> Evidence {
        var evidence = Evidence(styles: [.fullScreen: .possible, .custom: .possible])
        let hinted = hintedKinds(animator)
        for kind in [TransitionKind.present, .dismiss, .push, .pop] {
            if hinted.isEmpty {
                evidence.kinds[kind] = .possible
            } else if hinted.contains(kind) {
                evidence.kinds[kind] = .hinted
            }
        }
        let interactive: Certainty = asksForCancel(animator) ? .hinted : .possible
        for kind in evidence.kinds.keys { evidence.interactive[kind] = interactive }
        evidence.isForOwnContainer = hinted.isEmpty && hasOwnContainer
        return evidence
    }

    /// Whether the code has a container of its own, which makes contexts and asks for animators as UIKit does.
    private var hasOwnContainer: Bool {
        let makesContexts = index.order.contains {
            $0.kind == .class && index.isKind($0.name, of: "UIViewControllerContextTransitioning")
                && !$0.isStandIn
        }
        return makesContexts
            && index.order.contains { type in
                type.functions.contains {
                    $0.returnType?.simpleName == "UIViewControllerAnimatedTransitioning" && !$0.isAskedByUIKit
                }
            }
    }

    /// The evidence for a hand-written interaction controller of which no delegate is in sight.
    func evidence(forLoneInteraction type: String) -> Evidence {
        var evidence = evidence(forLone: type)
        evidence.isAlwaysInteractive = true
        for kind in evidence.kinds.keys { evidence.interactive[kind] = .established }
        return evidence
    }

    // MARK: Styles

    /// Whether the delegate hands out UIKit's own presentation controller, which is no object of the program.
    private func handsOutUIKitsOwn(_ delegate: String) -> Bool {
        let method = index.method(signature: DelegateMethod.presentationController.signature, in: delegate)
        return method?.member.speaksOf(["UIPresentationController"]) ?? false
    }

    /// Whether the delegate leaves some presentations to the system: it may well know which style its animator fits.
    private func mayHandOutNone(_ delegate: String) -> Bool {
        let method = index.method(signature: DelegateMethod.presentationAnimator.signature, in: delegate)
        return method?.member.mayReturnNil ?? false
    }

    private func styles(of delegate: String, hasPresentationController: Bool) -> [PresentationStyle: Certainty] {
        var result: [PresentationStyle: Certainty] = [:]
        for site in presentations where site.delegate == delegate || index.isKind(delegate, of: site.delegate) {
            if let style = site.style {
                result[style] = .established
            } else if site.isPresentedInSight {
                result[.pageSheet] = .established
            }
        }
        if result.isEmpty, hasPresentationController { result[.custom] = .established }
        if result.isEmpty { result = [.fullScreen: .possible, .custom: .possible] }
        return result
    }

    // MARK: Hints

    private func bodies(of type: String) -> [FunctionMember] {
        index.ancestry(of: type).flatMap { index.type(named: $0)?.functions ?? [] }
    }

    private func asksForCancel(_ type: String) -> Bool {
        bodies(of: type).contains {
            $0.speaksOf([
                "transitionWasCancelled", "isInteractive", "isCancelled", "finishInteractiveTransition",
                "cancelInteractiveTransition",
            ])
                || $0.parameters.contains { $0.firstName.text == "completed" || $0.secondName?.text == "completed" }
        }
    }

    private func hintedKinds(_ type: String) -> Set<TransitionKind> {
        var kinds: Set<TransitionKind> = []
        let words = type
        if words.contains("Push") { kinds.insert(.push) }
        if words.contains("Pop"), !words.contains("Popup"), !words.contains("PopUp"), !words.contains("Popover") {
            kinds.insert(.pop)
        }
        if words.contains("Dismiss") { kinds.insert(.dismiss) }
        if words.contains("Present"), !words.contains("Presentation") { kinds.insert(.present) }
        for owner in index.ancestry(of: type) {
            for property in index.type(named: owner)?.properties ?? [] { kinds.formUnion(kindsSpoken(of: property)) }
        }
        return kinds
    }

    /// A direction's flag or operation speaks of both ways.
    private func kindsSpoken(of property: PropertyMember) -> Set<TransitionKind> {
        let type = property.type?.simpleName ?? ""
        if type.hasSuffix("Operation") { return [.push, .pop] }
        let isFlag = type == "Bool" || property.initializer?.is(BooleanLiteralExprSyntax.self) ?? false
        guard isFlag, DirectionWords.direction(of: property.name) != nil else { return [] }
        let name = property.name.lowercased()
        if name.contains("push") || name.contains("pop") { return [.push, .pop] }
        if name.contains("present") || name.contains("dismiss") { return [.present, .dismiss] }
        return [.present, .dismiss, .push, .pop]
    }
}

extension TypeDeclaration {
    /// Whether the class stands in for UIKit's in tests.
    fileprivate var isStandIn: Bool {
        ["Mock", "Fake", "Stub", "Spy", "Dummy", "Test"].contains { name.contains($0) }
    }
}

extension FunctionMember {
    /// Whether UIKit itself asks a delegate by it.
    fileprivate var isAskedByUIKit: Bool {
        ["animationController", "navigationController", "tabBarController"].contains(name)
            || DelegateMethod.allCases.contains { $0.signature == signature }
    }
}
