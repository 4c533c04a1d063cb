import TransitionVerifier

/// An animator that uses every word of the builder once.
enum EveryWord {
    static let slide = PropertyAnimator("slide", seconds: 0.3)
    static let group = CompletionGroup("both")
    static let driver = PercentDriver("driver")
    static let shade = TransitionView.created("shade", .backdrop)
    static let copy = TransitionView.snapshot("copy")

    static let animator = Animator("EveryWord") {
        Create(shade)
        Create(copy)
        Insert(shade)
        Insert(.to, above: shade)
        Insert(.outside("hero"), into: .window)
        Insert(.created("plain"), at: 0)
        Insert(copy, below: .fromController)
        BringToFront(.to)
        SendToBack(shade)
        ExpectOrder(shade, .to)
        Change(.frame, of: .to, to: .final)
        If(.isNil(copy)) {
            Flag("isTracking").set(true)
        } else: {
            Remove(copy)
        }
        If(!.unknown("the list is \"empty\"")) {
            Return()
        }
        Unseen("log(context)", mayComplete: false, mayTouchViews: true)
        group.create()
        group.enter()
        Animate(seconds: 0.3) {
            Change(.alpha, of: .to, to: .one)
        } completion: { finished in
            If(finished) {
                group.leave()
            }
            Animate {
                Change(.alpha, of: .presenter, to: .zero)
            } completion: { again in
                If(!.handed(again)) {
                    Complete(finished)
                }
            }
        }
        group.notify {
            Complete(.flag(Flag("isForward", initially: .isForward)))
        }
        slide.create()
        slide.addAnimations {
            Change(.transform, of: .toController, to: .identity)
        }
        slide.addCompletion { position in
            If(position.isAt(.start)) {
                Complete(.literal(false))
            }
        }
        If(slide.isMissing) {
            slide.letGo()
        }
        slide.startAnimation()
        slide.pauseAnimation()
        slide.continueAnimation()
        slide.isReversed(false)
        slide.pausesOnCompletion(false)
        slide.stopAnimation(false)
        slide.finishAnimation(at: .current)
        Dispatch(after: 0.5) {
            Complete(.unknown)
        }
        Tick("link") {
            Invalidate("link")
        }
        Alongside {
            Change(.alpha, of: .presented, to: .partial)
        } completion: {
            Request(.dismiss)
        }
    }
    .interactionController(driver)
    .interruptibleAnimator(slide) {
        If(.isSet(Flag("isUnknown", initially: .unknown))) {
            slide.create()
        }
    }
    .animationEnded { completed in
        If(completed) {
            slide.letGo()
        }
    }
    .gesture("pan", .pan) { state in
        If(driver.isMissing) {
            driver.create()
        }
        If(state.isIn(.changed)) {
            driver.update()
            driver.pause()
        }
        If(state.isIn(.ended)) {
            driver.finish()
        } else: {
            driver.cancel()
            driver.letGo()
        }
    }
    .presentationTransitionWillBegin {
        Insert(shade)
    }
    .presentationTransitionDidEnd { completed in
        If(.isForward) {
            Complete(completed)
        }
    }
    .dismissalTransitionWillBegin {
        If(.isInteractive) {
            Return()
        }
    }
    .dismissalTransitionDidEnd { _ in
        If(.wasCancelled) {
            Remove(shade)
        }
    }
    .delegate("Delegate", isRetained: true, servesDismissal: false)
}
