/// A method that UIKit calls on an object of the app's, if the object has it.
struct UIKitRequirement {
    /// The protocol that declares it, or the class whose method it overrides.
    let owner: String
    /// The whole name in Swift.
    let signature: String
    /// The parameters' types, by their last names.
    let types: [String]
    /// The result's type, by its last name.
    let result: String?
    /// The name in Objective-C.
    let selector: String
    /// Whether nothing but a transition has a method named like it, so that a name that is only like it is no accident.
    let isDistinctive: Bool

    var isOverride: Bool { !owner.hasSuffix("Delegate") && !owner.hasSuffix("Transitioning") }
    var name: String { String(signature.prefix { $0 != "(" }) }

    private init(
        _ owner: String, _ signature: String, _ types: [String], _ result: String?, _ selector: String,
        isDistinctive: Bool = true
    ) {
        self.owner = owner
        self.signature = signature
        self.types = types
        self.result = result
        self.selector = selector
        self.isDistinctive = isDistinctive
    }
}

extension UIKitRequirement {
    private static let controller = "UIViewController"
    private static let animated = "UIViewControllerAnimatedTransitioning"
    private static let interactive = "UIViewControllerInteractiveTransitioning"
    private static let context = "UIViewControllerContextTransitioning"

    /// The optional methods of the protocols that custom transitions use, and what their classes' subclasses override.
    static let all = transitioning + navigation + tabBar + animator + classes

    private static let transitioning: [UIKitRequirement] = {
        let owner = "UIViewControllerTransitioningDelegate"
        return [
            UIKitRequirement(
                owner, "animationController(forPresented:presenting:source:)", [controller, controller, controller],
                animated,
                "animationControllerForPresentedController:presentingController:sourceController:"),
            UIKitRequirement(
                owner, "animationController(forDismissed:)", [controller], animated,
                "animationControllerForDismissedController:"),
            UIKitRequirement(
                owner, "interactionControllerForPresentation(using:)", [animated], interactive,
                "interactionControllerForPresentation:"),
            UIKitRequirement(
                owner, "interactionControllerForDismissal(using:)", [animated], interactive,
                "interactionControllerForDismissal:"),
            UIKitRequirement(
                owner, "presentationController(forPresented:presenting:source:)", [controller, controller, controller],
                "UIPresentationController",
                "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:"),
        ]
    }()

    private static let navigation: [UIKitRequirement] = {
        let owner = "UINavigationControllerDelegate"
        let container = "UINavigationController"
        return [
            UIKitRequirement(
                owner, "navigationController(_:animationControllerFor:from:to:)",
                [container, "Operation", controller, controller],
                animated, "navigationController:animationControllerForOperation:fromViewController:toViewController:"),
            UIKitRequirement(
                owner, "navigationController(_:interactionControllerFor:)", [container, animated], interactive,
                "navigationController:interactionControllerForAnimationController:"),
            UIKitRequirement(
                owner, "navigationController(_:willShow:animated:)", [container, controller, "Bool"], nil,
                "navigationController:willShowViewController:animated:", isDistinctive: false),
            UIKitRequirement(
                owner, "navigationController(_:didShow:animated:)", [container, controller, "Bool"], nil,
                "navigationController:didShowViewController:animated:", isDistinctive: false),
        ]
    }()

    private static let tabBar: [UIKitRequirement] = {
        let owner = "UITabBarControllerDelegate"
        let container = "UITabBarController"
        return [
            UIKitRequirement(
                owner, "tabBarController(_:animationControllerForTransitionFrom:to:)",
                [container, controller, controller], animated,
                "tabBarController:animationControllerForTransitionFromViewController:toViewController:"),
            UIKitRequirement(
                owner, "tabBarController(_:interactionControllerFor:)", [container, animated], interactive,
                "tabBarController:interactionControllerForAnimationController:"),
            UIKitRequirement(
                owner, "tabBarController(_:shouldSelect:)", [container, controller], "Bool",
                "tabBarController:shouldSelectViewController:", isDistinctive: false),
            UIKitRequirement(
                owner, "tabBarController(_:didSelect:)", [container, controller], nil,
                "tabBarController:didSelectViewController:", isDistinctive: false),
        ]
    }()

    private static let animator: [UIKitRequirement] = [
        UIKitRequirement(
            animated, "interruptibleAnimator(using:)", [context], "UIViewImplicitlyAnimating",
            "interruptibleAnimatorForTransition:"),
        UIKitRequirement(animated, "animationEnded(_:)", ["Bool"], nil, "animationEnded:"),
    ]

    private static let classes: [UIKitRequirement] = {
        let owner = "UIPresentationController"
        return [
            UIKitRequirement(
                owner, "presentationTransitionWillBegin()", [], nil, "presentationTransitionWillBegin"),
            UIKitRequirement(owner, "presentationTransitionDidEnd(_:)", ["Bool"], nil, "presentationTransitionDidEnd:"),
            UIKitRequirement(owner, "dismissalTransitionWillBegin()", [], nil, "dismissalTransitionWillBegin"),
            UIKitRequirement(owner, "dismissalTransitionDidEnd(_:)", ["Bool"], nil, "dismissalTransitionDidEnd:"),
            UIKitRequirement(owner, "containerViewWillLayoutSubviews()", [], nil, "containerViewWillLayoutSubviews"),
            UIKitRequirement(owner, "containerViewDidLayoutSubviews()", [], nil, "containerViewDidLayoutSubviews"),
            UIKitRequirement(
                "UIPercentDrivenInteractiveTransition", "startInteractiveTransition(_:)", [context], nil,
                "startInteractiveTransition:"),
        ]
    }()
}
