/// UIKit's names in Swift 1 and 2, and what they are called today.
enum OldNames {
    /// What a call is called today, and the labels of its first arguments; `nil` leaves a label as it is.
    struct Call {
        var name: String
        var labels: [String?] = []
    }

    /// One of these as a word of its own tells that a file is that old: today nothing has such a name.
    static let marks: Set<String> = Set(references.keys).union([
        "viewControllerForKey", "viewForKey", "animateWithDuration", "animateKeyframesWithDuration",
    ])

    /// A call of one of these with UIKit's labels tells the same, where the file declares no such method itself.
    static let requests: [String: [String?]] = [
        "presentViewController": [nil, "animated"], "dismissViewControllerAnimated": [nil, "completion"],
    ]

    /// Calls on whatever has them.
    static let calls: [String: Call] = [
        "viewControllerForKey": Call(name: "viewController", labels: ["forKey"]),
        "viewForKey": Call(name: "view", labels: ["forKey"]),
        "finalFrameForViewController": Call(name: "finalFrame", labels: ["for"]),
        "initialFrameForViewController": Call(name: "initialFrame", labels: ["for"]),
        "animateWithDuration": Call(name: "animate", labels: ["withDuration"]),
        "animateKeyframesWithDuration": Call(name: "animateKeyframes", labels: ["withDuration"]),
        "addKeyframeWithRelativeStartTime": Call(name: "addKeyframe", labels: ["withRelativeStartTime"]),
        "transitionWithView": Call(name: "transition", labels: ["with"]),
        "transitionFromView": Call(name: "transition", labels: ["from", "to"]),
        "animateAlongsideTransition": Call(name: "animate", labels: ["alongsideTransition"]),
        "snapshotViewAfterScreenUpdates": Call(name: "snapshotView", labels: ["afterScreenUpdates"]),
        "resizableSnapshotViewFromRect": Call(name: "resizableSnapshotView", labels: ["from"]),
        "presentViewController": Call(name: "present"),
        "dismissViewControllerAnimated": Call(name: "dismiss", labels: ["animated"]),
        "popViewControllerAnimated": Call(name: "popViewController", labels: ["animated"]),
        "popToRootViewControllerAnimated": Call(name: "popToRootViewController", labels: ["animated"]),
        "locationInView": Call(name: "location", labels: ["in"]),
        "translationInView": Call(name: "translation", labels: ["in"]),
        "velocityInView": Call(name: "velocity", labels: ["in"]),
        "CGAffineTransformMakeScale": Call(name: "CGAffineTransform", labels: ["scaleX", "y"]),
        "CGAffineTransformMakeTranslation": Call(name: "CGAffineTransform", labels: ["translationX", "y"]),
        "CGAffineTransformMakeRotation": Call(name: "CGAffineTransform", labels: ["rotationAngle"]),
        "CGRectMake": Call(name: "CGRect", labels: ["x", "y", "width", "height"]),
    ]

    /// Calls on a percent-driven object, whose names the context still has.
    static let driverCalls: [String: String] = [
        "updateInteractiveTransition": "update", "finishInteractiveTransition": "finish",
        "cancelInteractiveTransition": "cancel",
    ]

    /// Methods without arguments that are properties today.
    static let properties: Set<String> = [
        "containerView", "transitionWasCancelled", "isInteractive", "isAnimated", "presentationStyle", "isCancelled",
        "transitionCoordinator", "isBeingPresented", "isBeingDismissed", "targetTransform",
    ]

    /// Properties of views with another name.
    static let members: [String: String] = ["hidden": "isHidden", "userInteractionEnabled": "isUserInteractionEnabled"]

    /// A segue's two controllers, in files that call nothing of their own so.
    static let segueControllers: [String: String] = [
        "sourceViewController": "source", "destinationViewController": "destination",
    ]

    /// Constants and types.
    static let references: [String: String] = [
        "UITransitionContextFromViewControllerKey": ".from", "UITransitionContextToViewControllerKey": ".to",
        "UITransitionContextFromViewKey": ".from", "UITransitionContextToViewKey": ".to",
        "NSTimeInterval": "TimeInterval", "CGAffineTransformIdentity": "CGAffineTransform.identity",
        "CGRectZero": "CGRect.zero", "CGPointZero": "CGPoint.zero",
    ]

    /// Cases of UIKit's own enums, which began with a capital letter.
    static let cases: Set<String> = [
        "Began", "Changed", "Ended", "Cancelled", "Failed", "Push", "Pop", "FullScreen", "OverFullScreen",
        "CurrentContext", "OverCurrentContext", "PageSheet", "FormSheet", "Custom",
    ]

    /// What a delegate's method is called today, by its name and the label of its second parameter.
    static let methods: [String: (name: String, labels: [String])] = [
        "animationControllerForPresentedController presentingController":
            ("animationController", ["forPresented", "presenting", "source"]),
        "animationControllerForDismissedController": ("animationController", ["forDismissed"]),
        "interactionControllerForPresentation": ("interactionControllerForPresentation", ["using"]),
        "interactionControllerForDismissal": ("interactionControllerForDismissal", ["using"]),
        "presentationControllerForPresentedViewController presentingViewController":
            ("presentationController", ["forPresented", "presenting", "source"]),
        "navigationController animationControllerForOperation":
            ("navigationController", ["_", "animationControllerFor", "from", "to"]),
        "navigationController interactionControllerForAnimationController":
            ("navigationController", ["_", "interactionControllerFor"]),
        "tabBarController animationControllerForTransitionFromViewController":
            ("tabBarController", ["_", "animationControllerForTransitionFrom", "to"]),
        "tabBarController interactionControllerForAnimationController":
            ("tabBarController", ["_", "interactionControllerFor"]),
    ]
}
