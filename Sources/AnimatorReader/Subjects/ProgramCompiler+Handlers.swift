import SwiftSyntax
import TransitionModel

/// Screens whose gestures drive what the delegate hands out: the presented controller, say, that was given the driver and
/// sets `driver.hasStarted = true` before it dismisses itself.
///
/// Such a screen is no part of the delegate's own objects, so it is added to them, with its properties set to the objects
/// that they can only mean.
extension ProgramCompiler {
    /// The most screens that are added.
    private static let mostScreens = 3

    /// Adds the screens whose gestures speak of one of the program's drivers or of the delegate.
    func addScreens(_ survey: CodeSurvey) {
        let driven = instances.keys.sorted().compactMap { instances[$0] }.filter { isDriven($0) }
        guard !driven.isEmpty else { return }
        var added = 0
        for type in index.order where index.isViewController(type.name) && added < Self.mostScreens {
            guard !instances.values.contains(where: { index.isKind($0.type, of: type.name) }) else { continue }
            let held = type.properties.compactMap { property in
                driven.first { property.mayHold($0.type, index) && isGiven(property, survey) }.map { (property, $0) }
            }
            guard let handler = handler(in: type, speakingOf: held.map(\.0.name)) else { continue }
            addScreen(type, holding: held, at: handler)
            added += 1
        }
    }

    /// Whether an object hands a transition's driver out, or is one.
    private func isDriven(_ instance: Instance) -> Bool {
        index.isKind(instance.type, of: "UIPercentDrivenInteractiveTransition")
            || DelegateMethod.allCases.contains {
                $0.givesInteraction && index.method(signature: $0.signature, in: instance.type) != nil
            }
    }

    /// Whether the code gives the property something.
    private func isGiven(_ property: PropertyMember, _ survey: CodeSurvey) -> Bool {
        guard !property.isStatic, !property.isComputed else { return false }
        guard let made = property.initializer?.madeType else { return survey.isAssigned(property.name) }
        // A screen that makes its own driver has another one; one that makes its delegate has that.
        return !index.isInteractionController(made)
    }

    /// A gesture's action that speaks of one of these names.
    private func handler(in type: TypeDeclaration, speakingOf names: [String]) -> FunctionMember? {
        guard !names.isEmpty else { return nil }
        return type.gestureActions.first { $0.hasBody && $0.speaksOf(names) }
    }

    private func addScreen(
        _ type: TypeDeclaration, holding held: [(PropertyMember, Instance)], at handler: FunctionMember
    ) {
        let screen = newInstance(of: type.name, at: handler.nameToken, isImmortal: true)
        let leaves = type.gestureActions.contains(where: \.asksToLeave)
        ownViews[screen.object] = .view(leaves ? ViewDeclaration.overlay : ViewDeclaration.base)
        for (property, object) in held {
            let term = Term(.object(object.object), .instance(type: object.type), property.name)
            screen.properties[property.name] = Binding(.alias(term))
        }
    }
}

extension PropertyMember {
    /// Whether it is declared to hold objects of the type.
    fileprivate func mayHold(_ type: String, _ index: TypeIndex) -> Bool {
        guard let declared = typeName else { return false }
        return index.isKind(type, of: declared) && declared != "NSObject" && declared != "UIViewController"
    }
}
