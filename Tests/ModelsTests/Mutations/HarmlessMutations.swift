/// The mutations that leave a model right, by model, kind and place, each with the reason.
enum HarmlessMutations {
    /// The reason for each, by the description of the mutant.
    static let reasons: [String: String] = {
        var reasons: [String: String] = [:]
        for exit in exits {
            for (model, kind) in exit.models.flatMap({ model in exit.kinds.map { (model, $0) } }) {
                reasons["\(model): \(kind.rawValue): \(exit.place)"] = exit.reason
            }
        }
        for group in groups {
            for (model, place) in group.places {
                reasons["\(model): \(group.kind.rawValue): \(place)"] = group.reason
            }
        }
        return reasons
    }()

    private static let neverTaken = "UIKit always has this view (uikit-2.4, uikit-3.4): the exit is never taken"

    /// The exits of guards on a view of the context.
    private static let exits: [(reason: String, kinds: [Mutation.Kind], place: String, models: [String])] = [
        (
            neverTaken, [.dropCompletion, .flipFlag, .completeTwice],
            "transitionContext.completeTransition(false) in animateTransition",
            [
                "Patterns/context-kept-until-animation-stops",
                "Patterns/counted-animations",
                "Patterns/awaited-animation",
                "Patterns/display-link-progress",
                "Patterns/falling-panel",
                "Patterns/folded-slices",
                "Patterns/handler-that-cannot-throw",
                "Patterns/helpers-on-views",
                "Patterns/raised-by-depth",
                "Patterns/work-item-as-fallback",
                "Patterns/segue-as-delegate",
                "Patterns/style-from-enum",
                "Patterns/destination-below",
                "Patterns/direction-from-operation",
                "Patterns/dispatch-group",
                "Patterns/literal-true",
                "Patterns/navigation-cross-fade",
                "Patterns/pan-driver",
                "Patterns/protocol-defaults",
                "Patterns/weak-self-for-bookkeeping",
                "continues-after-cancel/right",
                "destination-not-installed/right",
                "destination-not-visible/right",
                "double-completion/right",
                "early-completion/right",
                "final-frame-not-applied/right",
                "late-cleanup/right",
                "leaked-view/right",
                "missing-completion/right",
                "nil-context-view/right",
                "presenter-view-stolen/right",
                "source-left-altered/right",
                "stuck-context/right",
                "unbalanced-appearance/right",
                "unretained-delegate/right",
                "unused-suppression/right",
                "use-after-completion/right",
                "wrong-completion-flag/right",
                "wrong-z-order/right",
                "Seeds/slide-out-fade-in-mended",
                "Seeds/three-slide-mended",
            ]
        ),
        (
            neverTaken, [.dropCompletion, .flipFlag, .completeTwice],
            "transitionContext.completeTransition(!transitionContext.tra… in animateTransition",
            [
                "Patterns/stored-completion-closure",
                "Patterns/template-method",
                "Patterns/timer-handed-to-its-block",
                "not-restored-on-cancel/right",
            ]
        ),
        (
            "either answer ends well where nothing has begun and nobody has cancelled", [.flipFlag],
            "context.completeTransition(false) in a property",
            [
                "Patterns/animation-from-closure",
            ]
        ),
        (
            neverTaken, [.dropCompletion, .flipFlag, .completeTwice],
            "context.completeTransition(false) in open",
            [
                "Patterns/backdrop-kept-for-dismissal",
            ]
        ),
        (
            neverTaken, [.dropCompletion, .flipFlag],
            "transitionContext.completeTransition(false) in animateTransition",
            [
                "Patterns/direction-with-payload",
            ]
        ),
        (
            neverTaken, [.dropCompletion, .flipFlag],
            "transitionContext.completeTransition(false) in animateTransition #2",
            [
                "Patterns/direction-with-payload",
            ]
        ),
        (
            neverTaken, [.dropCompletion, .flipFlag, .completeTwice],
            "transitionContext.completeTransition(true) in animateTransition",
            [
                "delegate-method-not-called/right",
                "Patterns/animation-by-name",
                "Patterns/fallen-out-of-sight",
                "Patterns/root-replaced-in-transition",
            ]
        ),
        (
            neverTaken, [.dropCompletion, .flipFlag, .completeTwice],
            "context.completeTransition(false) in play",
            [
                "Patterns/closure-that-answers",
            ]
        ),
        (
            neverTaken, [.dropCompletion, .flipFlag, .completeTwice],
            "ctx.completeTransition(true) in present",
            [
                "Patterns/view-found-by-tag",
            ]
        ),
        (
            neverTaken, [.dropCompletion, .flipFlag],
            "ctx.completeTransition(true) in dismiss",
            [
                "Patterns/view-found-by-tag",
            ]
        ),
        (
            "UIKit always has this controller (uikit-2.2): the exit is never taken",
            [.dropCompletion, .flipFlag, .completeTwice],
            "transitionContext.completeTransition(false) in animateTransition",
            [
                "Patterns/finish-after-cancel",
                "Patterns/presented-as-delegate",
            ]
        ),
    ]

    /// Everything else.
    private static let groups: [(reason: String, kind: Mutation.Kind, places: [(model: String, place: String)])] = [
        (
            "UIKit takes the pushed view out after a cancelled push (uikit-3.7)", .dropRemoval,
            [
                ("Patterns/awaited-animation", "page.removeFromSuperview() in animateTransition"),
                ("Patterns/folded-slices", "to.removeFromSuperview() in animateTransition"),
                ("Patterns/helpers-on-views", "to.removeFromSuperview() in animateTransition"),
                ("Patterns/raised-by-depth", "page.removeFromSuperview() in animateTransition"),
            ]
        ),
        (
            "UIKit takes the view that leaves out by itself (uikit-2.13, uikit-3.7)", .dropRemoval,
            [
                ("Patterns/backdrop-kept-for-dismissal", "dialog?.removeFromSuperview() in close"),
                ("Patterns/fallen-out-of-sight", "card.removeFromSuperview() in animateTransition"),
                ("Patterns/falling-panel", "panel.removeFromSuperview() in animateTransition"),
                ("Patterns/cached-property-animator", "tray?.removeFromSuperview() in interruptibleAnimator"),
                ("Patterns/controller-as-animator", "self.view.removeFromSuperview() in animateTransition"),
                (
                    "Patterns/destination-below",
                    "(completed ? cover : page).removeFromSuperview() in animateTransition"
                ),
                (
                    "Patterns/direction-from-operation",
                    "(completed ? from : to).removeFromSuperview() in animateTransition"
                ),
                ("Patterns/dispatch-group", "new.removeFromSuperview() in animateTransition"),
                ("Patterns/navigation-cross-fade", "new.removeFromSuperview() in animateTransition"),
                ("Patterns/old-names", "card.removeFromSuperview() in slide"),
                ("Patterns/stored-completion-closure", "drawer.removeFromSuperview() in animateTransition"),
                ("Patterns/template-method", "view.removeFromSuperview() in animateTransition"),
                ("Patterns/weak-self-for-bookkeeping", "page.removeFromSuperview() in animateTransition"),
                ("interaction-not-ended/right", "sheet?.removeFromSuperview() in animateTransition"),
                ("not-restored-on-cancel/right", "player.removeFromSuperview() in animateTransition"),
                ("presenter-view-stolen/right", "picker.removeFromSuperview() in animateTransition"),
                ("unretained-delegate/right", "menu.removeFromSuperview() in animateTransition"),
                ("use-after-completion/right", "editor.removeFromSuperview() in animateTransition"),
                ("wrong-z-order/right", "page.removeFromSuperview() in animateTransition"),
            ]
        ),
        (
            "UIKit takes the presented view out after a cancelled presentation (uikit-2.12)", .dropRemoval,
            [
                ("unbalanced-appearance/right", "drawer.removeFromSuperview() in animateTransition"),
                ("Seeds/slide-out-fade-in-mended", "second.removeFromSuperview() in animateTransition"),
                ("Seeds/three-slide-mended", "destination.removeFromSuperview() in end"),
            ]
        ),
        (
            "UIKit throws the container away with all that is in it (uikit-2.12, uikit-2.13)", .dropRemoval,
            [
                (
                    "Patterns/presentation-controller-dimming",
                    "dimming.removeFromSuperview() in presentationTransitionDidEnd"
                ),
                (
                    "Patterns/presentation-controller-dimming",
                    "dimming.removeFromSuperview() in dismissalTransitionDidEnd"
                ),
                ("use-after-completion/right", "tick.removeFromSuperview() in animateTransition"),
            ]
        ),
        (
            "a cancel undoes what was scrubbed (uikit-5.20), and after a finish the view is gone", .dropRestore,
            [
                ("Patterns/action-without-recognizer", "views.from.transform = .identity in animateTransition"),
                ("Patterns/cached-property-animator", "tray?.transform = .identity in interruptibleAnimator"),
                ("Patterns/direction-from-operation", "from.transform = .identity in animateTransition"),
                ("Patterns/cleared-container", "from.alpha = 1 in animateTransition"),
                ("Patterns/cleared-container", "to.alpha = 1 in animateTransition"),
                ("Patterns/delegate-that-asks-itself", "from.alpha = 1 in animateTransition"),
                ("Patterns/driver-that-does-not-start", "sheet?.transform = .identity in animateTransition"),
                ("Patterns/driver-wired-when-loaded", "letter?.transform = .identity in animateTransition"),
                ("Patterns/old-names", "card.transform = CGAffineTransformIdentity in slide"),
                ("Patterns/pan-driver", "page.transform = .identity in animateTransition"),
                ("Patterns/template-method", "view.transform = .identity in animateTransition"),
                ("interaction-not-ended/right", "sheet?.transform = .identity in animateTransition"),
                ("not-interruptible/right", "card?.transform = .identity in slide"),
                ("not-restored-on-cancel/right", "player.transform = .identity in animateTransition"),
            ]
        ),
        (
            "the view is thrown away when it has gone", .dropRestore,
            [
                ("Patterns/backdrop-kept-for-dismissal", "dialog?.alpha = 1 in close"),
                ("Patterns/controller-as-animator", "self.view.alpha = 1 in animateTransition"),
                ("presenter-view-stolen/right", "picker.transform = .identity in animateTransition"),
                ("unretained-delegate/right", "menu.alpha = 1 in animateTransition"),
                ("use-after-completion/right", "editor.alpha = 1 in animateTransition"),
                ("wrong-z-order/right", "page.transform = .identity in animateTransition"),
            ]
        ),
        (
            "the animation has brought it there; after a cancel the view is gone, and the next start sets it again",
            .dropRestore,
            [
                ("Patterns/animation-from-closure", "page.alpha = 1 in a property"),
                ("Patterns/direction-from-operation", "to.transform = .identity in animateTransition"),
                ("Patterns/weak-self-for-bookkeeping", "page.alpha = 1 in animateTransition"),
                ("Seeds/slide-out-fade-in-mended", "second.alpha = 1 in animateTransition"),
            ]
        ),
        (
            "a cancel undoes what ran alongside (uikit-1.12, uikit-5.20)", .dropRestore,
            [
                ("Patterns/presentation-controller-dimming", "dimming.alpha = 1 in dismissalTransitionDidEnd"),
            ]
        ),
        (
            "the way back, which is this animator again, makes it opaque before anybody sees it", .dropRestore,
            [
                ("Patterns/navigation-cross-fade", "old.alpha = 1 in animateTransition"),
                ("Patterns/navigation-cross-fade", "new.alpha = 1 in animateTransition"),
            ]
        ),
        (
            "a sheet keeps the presenter in its place, so there is no view to put in (uikit-2.4)", .dropInsertion,
            [
                ("presenter-view-stolen/right", "container.insertSubview(form, at: 0) in animateTransition"),
            ]
        ),
        (
            "a pan that has begun cannot fail", .dropGestureEnd,
            [
                ("Patterns/driver-that-does-not-start", ".failed in drag"),
                ("Patterns/finish-after-cancel", ".failed in swiped"),
                ("Patterns/handler-apart", ".failed in panned"),
                ("Patterns/pan-driver", ".failed in edgeSwiped"),
                ("Patterns/picture-made-anew", ".failed in swiped"),
                ("Patterns/presented-as-delegate", ".failed in swiped"),
                ("Patterns/state-among-cases", ".failed in pan"),
            ]
        ),
        (
            "the last case, for states that are not known, cancels then", .dropGestureEnd,
            [
                ("Patterns/action-without-recognizer", ".ended in swiped"),
                ("Patterns/action-without-recognizer", ".cancelled in swiped"),
                ("Patterns/action-without-recognizer", ".failed in swiped"),
            ]
        ),
        (
            "a gesture has no other states than those above", .dropGestureEnd,
            [
                ("Patterns/action-without-recognizer", "interactionController?.cancel() in swiped #2"),
            ]
        ),
        (
            "the shade is in the page and not in the container, where nothing else is left to take out", .dropRemoval,
            [
                ("Patterns/helpers-on-views", "$0.removeFromSuperview() in animateTransition"),
            ]
        ),
        (
            "the animation always ends before the fallback's time has come", .dropCompletion,
            [
                (
                    "Patterns/work-item-as-fallback",
                    "transitionContext.completeTransition(!transitionContext.tra… in animateTransition"
                ),
            ]
        ),
        (
            "the animation always ends before the fallback's time has come", .completeTwice,
            [
                (
                    "Patterns/work-item-as-fallback",
                    "transitionContext.completeTransition(!transitionContext.tra… in animateTransition"
                ),
            ]
        ),
        (
            "the popup lacks its blurred background, which the dismissal does not need", .dropInsertion,
            [
                ("Patterns/view-found-by-tag", "host.addSubview(blur) in present"),
            ]
        ),
    ]
}
