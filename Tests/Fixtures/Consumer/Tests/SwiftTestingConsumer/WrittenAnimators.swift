import TransitionVerifierTesting

// Written by WrittenAnimatorsTests of the package that this one uses.
enum WrittenAnimators {
    static let file = #filePath
    static var all: [Animator] {
        [
            animator0(), animator1(), animator2(), animator3(), animator4(), animator5(),
            animator6(), animator7(), animator8(), animator9(), animator10(), animator11(),
            animator12(), animator13(), animator14(), animator15(), animator16(), animator17(),
            animator18(), animator19(), animator20(),
        ]
    }

    static func animator0() -> Animator {
        let animator = Animator("EveryWord") {
            Create(.created("shade", .backdrop))
            Create(.snapshot("copy"))
            Insert(.created("shade", .backdrop))
            Insert(.to, above: .created("shade", .backdrop))
            Insert(.outside("hero"), into: .window)
            Insert(.created("plain"), at: 0)
            Insert(.snapshot("copy"), below: .fromController)
            BringToFront(.to)
            SendToBack(.created("shade", .backdrop))
            ExpectOrder(.created("shade", .backdrop), .to)
            Change(.frame, of: .to, to: .final)
            If(.isNil(.snapshot("copy"))) {
                Flag("isTracking").set(true)
            } else: {
                Remove(.snapshot("copy"))
            }
            If(!.unknown("the list is \"empty\"")) {
                Return()
            }
            Unseen("log(context)", mayComplete: false, mayTouchViews: true)
            CompletionGroup("both").create()
            CompletionGroup("both").enter()
            Animate(seconds: 0.3) {
                Change(.alpha, of: .to, to: .one)
            } completion: { finished in
                If(finished) {
                    CompletionGroup("both").leave()
                }
                Animate {
                    Change(.alpha, of: .presenter, to: .zero)
                } completion: { finished1 in
                    If(!.handed(finished1)) {
                        Complete(finished)
                    }
                }
            }
            CompletionGroup("both").notify {
                Complete(.flag(Flag("isForward", initially: .isForward)))
            }
            PropertyAnimator("slide", seconds: 0.3).create()
            PropertyAnimator("slide", seconds: 0.3).addAnimations {
                Change(.transform, of: .toController, to: .identity)
            }
            PropertyAnimator("slide", seconds: 0.3).addCompletion { position in
                If(position.isAt(.start)) {
                    Complete(.literal(false))
                }
            }
            If(PropertyAnimator("slide", seconds: 0.3).isMissing) {
                PropertyAnimator("slide", seconds: 0.3).letGo()
            }
            PropertyAnimator("slide", seconds: 0.3).startAnimation()
            PropertyAnimator("slide", seconds: 0.3).pauseAnimation()
            PropertyAnimator("slide", seconds: 0.3).continueAnimation()
            PropertyAnimator("slide", seconds: 0.3).isReversed(false)
            PropertyAnimator("slide", seconds: 0.3).pausesOnCompletion(false)
            PropertyAnimator("slide", seconds: 0.3).stopAnimation(false)
            PropertyAnimator("slide", seconds: 0.3).finishAnimation(at: .current)
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
        .interactionController(PercentDriver("driver"))
        .interruptibleAnimator(PropertyAnimator("slide", seconds: 0.3)) {
            If(.isSet(Flag("isUnknown", initially: .unknown))) {
                PropertyAnimator("slide", seconds: 0.3).create()
            }
        }
        .animationEnded { completed in
            If(completed) {
                PropertyAnimator("slide", seconds: 0.3).letGo()
            }
        }
        .gesture("pan", .pan) { state in
            If(PercentDriver("driver").isMissing) {
                PercentDriver("driver").create()
            }
            If(state.isIn(.changed)) {
                PercentDriver("driver").update()
                PercentDriver("driver").pause()
            }
            If(state.isIn(.ended)) {
                PercentDriver("driver").finish()
            } else: {
                PercentDriver("driver").cancel()
                PercentDriver("driver").letGo()
            }
        }
        .presentationTransitionWillBegin {
            Insert(.created("shade", .backdrop))
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
                Remove(.created("shade", .backdrop))
            }
        }
        .delegate("Delegate", isRetained: true, servesDismissal: false)
        return animator
    }

    static func animator1() -> Animator {
        let animator = Animator("Random") {
            Insert(.to)
            CompletionGroup("group").create()
            Animate {
                Change(.alpha, of: .to, to: .one)
            } completion: { _ in
                CompletionGroup("group").leave()
                CompletionGroup("group").enter()
                Complete(.literal(true))
            }
        }
        return animator
    }

    static func animator2() -> Animator {
        let animator = Animator("Random") {
            Insert(.to)
        }
        return animator
    }

    static func animator3() -> Animator {
        let animator = Animator("Random") {
            Change(.frame, of: .from, to: .off)
            PropertyAnimator("slide", seconds: 0.3).pauseAnimation()
            Animate(seconds: 0.5) {
                Change(.transform, of: .presented, to: .offscreen)
            } completion: { _ in
                Insert(.presented)
            }
            BringToFront(.created("shade", .backdrop))
            Animate(seconds: 0.1) {
                Change(.alpha, of: .to, to: .one)
            } completion: { _ in
                SendToBack(.snapshot("copy"))
                Flag("flag").set(false)
                Complete(.notCancelled)
            }
        }
        .interactionController(PercentDriver("driver"))
        .gesture("pan", .pan) { _ in
            PercentDriver("driver").finish()
            PercentDriver("driver").cancel()
        }
        return animator
    }

    static func animator4() -> Animator {
        let animator = Animator("Random") {
            PropertyAnimator("slide", seconds: 0.3).addAnimations {
                Insert(.to, into: .to)
                PropertyAnimator("slide", seconds: 0.3).startAnimation()
                PropertyAnimator("slide", seconds: 0.3).pauseAnimation()
            }
            Insert(.from)
            Animate(seconds: 0.5) {
                Change(.alpha, of: .to, to: .one)
            } completion: { finished in
                Dispatch(after: 0.5) {
                    Create(.snapshot("copy"))
                    PropertyAnimator("slide", seconds: 0.3).addCompletion { _ in
                        PropertyAnimator("slide", seconds: 0.3).addAnimations {
                            Complete(finished)
                        }
                    }
                    Remove(.outside("hero"))
                }
            }
        }
        return animator
    }

    static func animator5() -> Animator {
        let animator = Animator("Random") {
            PropertyAnimator("slide", seconds: 0.3).addAnimations {
                PropertyAnimator("slide", seconds: 0.3).addCompletion { _ in
                    Change(.interaction, of: .presenter, to: .one)
                }
                SendToBack(.to)
            }
            Insert(.from)
            Insert(.snapshot("copy"), above: .to)
            Animate(seconds: 0.5) {
                Change(.alpha, of: .to, to: .one)
            } completion: { _ in
                Insert(.from, below: .to)
                CompletionGroup("group").notify {
                    Change(.transform, of: .to, to: .offscreen)
                }
                PropertyAnimator("slide", seconds: 0.3).addAnimations {
                    SendToBack(.presenter)
                }
                Complete(.notCancelled)
            }
        }
        .animationEnded { _ in
            If(.isNil(.snapshot("copy"))) {
                Return()
                PropertyAnimator("slide", seconds: 0.3).pausesOnCompletion(true)
            } else: {
                Remove(.created("shade", .backdrop))
            }
            Remove(.outside("hero"))
        }
        return animator
    }

    static func animator6() -> Animator {
        let animator = Animator("Random") {
            Insert(.to)
            Flag("flag").set(true)
            Animate(seconds: 0.1) {
                Change(.alpha, of: .to, to: .one)
            } completion: { _ in
                Dispatch(after: 0.1) {
                    Create(.created("shade", .backdrop))
                    BringToFront(.outside("hero"))
                }
                Complete(.flag(Flag("flag")))
                If(.isNil(.from)) {
                    Remove(.snapshot("copy"))
                }
                Change(.frame, of: .presenter, to: .one)
                Complete(.notCancelled)
            }
        }
        return animator
    }

    static func animator7() -> Animator {
        let animator = Animator("Random") {
            Insert(.to)
            PropertyAnimator("slide", seconds: 0.3).startAnimation()
            Complete(.notCancelled)
            If(.wasCancelled) {
                BringToFront(.created("shade", .backdrop))
            }
            Flag("flag").set(false)
            Animate(seconds: 0.5) {
                Change(.alpha, of: .to, to: .one)
            } completion: { _ in
                Dispatch {
                    Insert(.snapshot("copy"), into: .window, at: 0)
                    Change(.transform, of: .fromController, to: .initial)
                }
                Flag("flag").set(false)
                Insert(.from)
                Complete(.literal(true))
                Complete(.flag(Flag("flag")))
            }
        }
        return animator
    }

    static func animator8() -> Animator {
        let animator = Animator("Random") {
            Insert(.to)
            Change(.alpha, of: .to, to: .initial)
            Flag("flag").set(false)
            Create(.snapshot("copy"))
            Animate(seconds: 0.1) {
                Change(.alpha, of: .to, to: .one)
            } completion: { _ in
                If(.unknown("the list is empty")) {
                    Change(.interaction, of: .presented, to: .identity)
                }
                Complete(.notCancelled)
                Insert(.from, below: .presenter)
                Complete(.notCancelled)
            }
        }
        .interactionController(PercentDriver("driver"))
        return animator
    }

    static func animator9() -> Animator {
        let animator = Animator("Random") {
            Insert(.to)
            Animate {
                Change(.alpha, of: .to, to: .one)
            } completion: { _ in
                Remove(.from)
                Complete(.notCancelled)
            }
        }
        .interactionController(PercentDriver("driver"))
        .gesture("pan", .pan) { _ in
            PercentDriver("driver").letGo()
        }
        return animator
    }

    static func animator10() -> Animator {
        let animator = Animator("Random") {
            Insert(.to)
            Flag("flag").set(false)
            Animate(seconds: 0.1) {
                Change(.alpha, of: .to, to: .one)
            } completion: { _ in
                PropertyAnimator("slide", seconds: 0.3).continueAnimation()
                Complete(.notCancelled)
            }
        }
        return animator
    }

    static func animator11() -> Animator {
        let animator = Animator("Random") {
            Insert(.to)
            PropertyAnimator("slide", seconds: 0.3).stopAnimation(false)
            Insert(.to, below: .fromController)
            Animate(seconds: 0.5) {
                Change(.alpha, of: .to, to: .one)
            } completion: { _ in
                If(.wasCancelled) {
                    Insert(.from)
                    Complete(.notCancelled)
                } else: {
                    Complete(.literal(false))
                }
                Complete(.flag(Flag("flag")))
            }
        }
        return animator
    }

    static func animator12() -> Animator {
        let animator = Animator("Random") {
            PropertyAnimator("slide", seconds: 0.3).finishAnimation(at: .end)
            Remove(.fromController)
            Animate(seconds: 0.1) {
                Change(.alpha, of: .to, to: .one)
            } completion: { _ in
                Flag("flag").set(false)
                Remove(.to)
                Complete(.notCancelled)
            }
        }
        return animator
    }

    static func animator13() -> Animator {
        let animator = Animator("Random") {
            Insert(.to)
            If(!.isInteractive) {
                Insert(.from)
            }
            Animate(seconds: 0.5) {
                Change(.alpha, of: .created("shade", .backdrop), to: .one)
            } completion: { _ in
                PropertyAnimator("slide", seconds: 0.3).addAnimations {
                    Create(.created("shade", .backdrop))
                    Remove(.fromController)
                }
            }
            Remove(.outside("hero"))
            Animate(seconds: 0.5) {
                Change(.alpha, of: .to, to: .one)
            } completion: { _ in
                Complete(.notCancelled)
                Return()
                Return()
                Remove(.fromController)
                Complete(.notCancelled)
            }
        }
        return animator
    }

    static func animator14() -> Animator {
        let animator = Animator("Random") {
            Change(.hidden, of: .snapshot("copy"), to: .one)
            Remove(.fromController)
            Animate(seconds: 0.1) {
                Change(.transform, of: .to, to: .identity)
            } completion: { _ in
                Complete(.notCancelled)
            }
            Remove(.snapshot("copy"))
            Animate(seconds: 0.1) {
                Change(.alpha, of: .to, to: .one)
            } completion: { _ in
                Change(.interaction, of: .presented, to: .initial)
                Complete(.notCancelled)
            }
        }
        return animator
    }

    static func animator15() -> Animator {
        let animator = Animator("Random") {
            PropertyAnimator("slide", seconds: 0.3).addCompletion { _ in
                Change(.transform, of: .to, to: .other)
            }
            Remove(.snapshot("copy"))
            PropertyAnimator("slide", seconds: 0.3).addAnimations {
                PropertyAnimator("slide", seconds: 0.3).pauseAnimation()
            }
        }
        .interactionController(PercentDriver("driver"))
        .gesture("pan", .pan) { _ in
            Change(.interaction, of: .to, to: .off)
            PercentDriver("driver").finish()
            PercentDriver("driver").update()
            PercentDriver("driver").finish()
        }
        return animator
    }

    static func animator16() -> Animator {
        let animator = Animator("Random") {
            Insert(.to)
            Flag("flag").set(false)
            Dispatch(after: 0.5) {
                Create(.snapshot("copy"))
            }
            Animate(seconds: 0.1) {
                Change(.alpha, of: .to, to: .one)
            } completion: { _ in
                Change(.transform, of: .to, to: .final)
                CompletionGroup("group").enter()
                PropertyAnimator("slide", seconds: 0.3).startAnimation()
                Complete(.notCancelled)
            }
        }
        return animator
    }

    static func animator17() -> Animator {
        let animator = Animator("Random") {
            Complete(.notCancelled)
            Remove(.from)
        }
        .interactionController(PercentDriver("driver"))
        return animator
    }

    static func animator18() -> Animator {
        let animator = Animator("Random") {
            Insert(.to)
            SendToBack(.presenter)
            Animate(seconds: 0.5) {
                Change(.alpha, of: .to, to: .one)
            } completion: { _ in
                If(.isForward) {
                    PropertyAnimator("slide", seconds: 0.3).pauseAnimation()
                }
                Complete(.notCancelled)
            }
        }
        return animator
    }

    static func animator19() -> Animator {
        let animator = Animator("Random") {
            Insert(.to)
            Animate(seconds: 0.5) {
                Change(.transform, of: .presenter, to: .final)
            } completion: { _ in
                PropertyAnimator("slide", seconds: 0.3).letGo()
            }
            Complete(.literal(false))
            Animate(seconds: 0.5) {
                Change(.alpha, of: .to, to: .one)
            } completion: { finished in
                Remove(.created("shade", .backdrop))
                Insert(.outside("hero"), above: .from)
                Complete(finished)
            }
        }
        .interactionController(PercentDriver("driver"))
        .gesture("pan", .pan) { _ in
            SendToBack(.to)
        }
        return animator
    }

    static func animator20() -> Animator {
        let animator = Animator("Random") {
            Insert(.to)
            CompletionGroup("group").leave()
            Insert(.created("shade", .backdrop), at: 0)
            Animate(seconds: 0.5) {
                Change(.alpha, of: .to, to: .one)
            } completion: { _ in
                If(.isNil(.from)) {
                    Complete(.literal(true))
                } else: {
                    CompletionGroup("group").leave()
                }
                Flag("flag").set(true)
                Change(.interaction, of: .to, to: .offscreen)
                Complete(.flag(Flag("flag")))
            }
        }
        .animationEnded { _ in
            If(.wasCancelled) {
                Create(.created("shade", .backdrop))
            } else: {
                Complete(.literal(true))
            }
            Change(.interaction, of: .created("shade", .backdrop), to: .final)
        }
        return animator
    }
}
