import SwiftSyntax
import TransitionModel

/// What is verified: a delegate with all that it hands out, or something of which no delegate is in sight.
enum Subject {
    case delegate(TypeDeclaration)
    case animator(TypeDeclaration)
    case presentationController(TypeDeclaration)
    case segue(TypeDeclaration)
    case interactionController(TypeDeclaration)

    var type: TypeDeclaration {
        switch self {
        case .delegate(let type), .animator(let type), .presentationController(let type), .segue(let type),
            .interactionController(let type):
            type
        }
    }
}

/// Finds the subjects among the types that were read.
struct SubjectFinder {
    private let index: TypeIndex
    /// Classes that can have instances of their own: a base that only its subclasses are made of is not judged by itself.
    private let concreteClasses: [TypeDeclaration]

    init(index: TypeIndex, survey: CodeSurvey) {
        self.index = index
        let classes = index.order.filter { $0.kind == .class }
        let bases = Set(classes.flatMap { index.ancestry(of: $0.name).dropFirst() })
        concreteClasses = classes.filter { !bases.contains($0.name) || survey.made.contains($0.name) }
    }

    var delegates: [TypeDeclaration] {
        concreteClasses.filter { type in
            DelegateMethod.allCases.contains {
                $0 != .presentationController && index.method(signature: $0.signature, in: type.name) != nil
            }
                || index.method(signature: DelegateMethod.presentationController.signature, in: type.name) != nil
        }
    }

    var animators: [TypeDeclaration] {
        concreteClasses.filter { index.isAnimator($0.name) }
    }

    /// The animator classes that a class inherits from and that nothing is made of.
    func bases(of type: String) -> [TypeDeclaration] {
        index.ancestry(of: type).dropFirst().compactMap(index.type(named:)).filter { base in
            base.kind == .class && index.isAnimator(base.name) && !concreteClasses.contains { $0 === base }
        }
    }

    var presentationControllers: [TypeDeclaration] {
        concreteClasses.filter { index.isKind($0.name, of: "UIPresentationController") }
    }

    /// Hand-written interaction controllers: they move the views themselves, with no help of UIKit's.
    var interactionControllers: [TypeDeclaration] {
        concreteClasses.filter {
            index.isInteractionController($0.name) && !index.isKind($0.name, of: "UIPercentDrivenInteractiveTransition")
                && index.method(signature: "startInteractiveTransition(_:)", in: $0.name) != nil
                && !usesOwnContext($0.name)
        }
    }

    /// Whether a driver serves a home-made container: it takes the context for one of the app's own classes.
    private func usesOwnContext(_ type: String) -> Bool {
        guard let (start, _) = index.method(signature: "startInteractiveTransition(_:)", in: type),
            let body = start.declaration.body
        else { return false }
        return body.tokens(viewMode: .sourceAccurate).contains { token in
            guard token.previousToken(viewMode: .sourceAccurate)?.isCast ?? false else { return false }
            return index.type(named: token.text)?.kind == .class
        }
    }

    var segues: [TypeDeclaration] {
        concreteClasses.filter {
            index.isKind($0.name, of: "UIStoryboardSegue") && index.method(signature: "perform()", in: $0.name) != nil
        }
    }
}

extension TokenSyntax {
    /// Whether a type follows: `as`, `as!`, `as?`.
    fileprivate var isCast: Bool {
        if tokenKind == .keyword(.as) { return true }
        let isMark = tokenKind == .postfixQuestionMark || tokenKind == .exclamationMark
        return isMark && previousToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.as)
    }
}

extension TypeIndex {
    /// The animator's method by its name of today and those of earlier Swift.
    static let animateTransition = [
        "animateTransition(using:)", "animateTransition(_:)", "animateTransition(transitionContext:)",
    ]

    /// An animator's method, its own or an inherited one.
    func animateTransition(of name: String) -> FunctionMember? {
        Self.animateTransition.lazy.compactMap { self.method(signature: $0, in: name)?.member }.first
    }

    func isAnimator(_ name: String) -> Bool {
        guard animateTransition(of: name) != nil else { return false }
        return isKind(name, of: "UIViewControllerAnimatedTransitioning")
            || ancestry(of: name).contains { types[$0]?.kind == nil && $0 != "NSObject" }
    }

    /// Whether instances drive an interactive transition.
    func isInteractionController(_ name: String) -> Bool {
        isKind(name, of: "UIViewControllerInteractiveTransitioning")
    }
}
