import TransitionModel

/// The methods by which UIKit asks a delegate how a transition goes.
enum DelegateMethod: CaseIterable {
    case presentationAnimator, dismissalAnimator, navigationAnimator, tabAnimator
    case presentationInteraction, dismissalInteraction, navigationInteraction, tabInteraction
    case presentationController

    /// The method's whole name.
    var signature: String {
        switch self {
        case .presentationAnimator: "animationController(forPresented:presenting:source:)"
        case .dismissalAnimator: "animationController(forDismissed:)"
        case .navigationAnimator: "navigationController(_:animationControllerFor:from:to:)"
        case .tabAnimator: "tabBarController(_:animationControllerForTransitionFrom:to:)"
        case .presentationInteraction: "interactionControllerForPresentation(using:)"
        case .dismissalInteraction: "interactionControllerForDismissal(using:)"
        case .navigationInteraction: "navigationController(_:interactionControllerFor:)"
        case .tabInteraction: "tabBarController(_:interactionControllerFor:)"
        case .presentationController: "presentationController(forPresented:presenting:source:)"
        }
    }

    /// The kinds of transition for which UIKit calls it.
    var kinds: [TransitionKind] {
        switch self {
        case .presentationAnimator, .presentationInteraction, .presentationController: [.present]
        case .dismissalAnimator, .dismissalInteraction: [.dismiss]
        case .navigationAnimator, .navigationInteraction: [.push, .pop]
        case .tabAnimator, .tabInteraction: [.tab]
        }
    }

    var givesAnimator: Bool {
        [.presentationAnimator, .dismissalAnimator, .navigationAnimator, .tabAnimator].contains(self)
    }
    var givesInteraction: Bool {
        [.presentationInteraction, .dismissalInteraction, .navigationInteraction, .tabInteraction].contains(self)
    }

    func role(for kind: TransitionKind) -> Role {
        if givesAnimator { return .animatorFor(kind) }
        if givesInteraction { return .interactionControllerFor(kind) }
        return .presentationController
    }
}
