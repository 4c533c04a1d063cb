import Testing

@testable import TransitionModel

/// The rules on views, on small animators with one thing wrong.
@Suite struct ViewRuleTests {
    @Test func aDestinationNeverPutIn() {
        var code = Assembler()
        code.routine(.animateTransition) { code in
            code.at(8)
            code.emit(.complete(.fact(.context), with: .true))
        }
        #expect(lines(code.read([.push])) == ["8 error destination-not-installed"])
        // UIKit shows nothing beneath a leaving view that nobody put anything beneath.
        #expect(lines(code.read([.dismiss], styles: [.fullScreen])) == ["8 warning destination-not-installed"])
        #expect(lines(code.read([.dismiss], styles: [.custom])) == [])
    }

    @Test func aDestinationTakenOutAgain() {
        var fade = Fade()
        fade.atEnd = { $0.emit(.remove(.to)) }
        #expect(lines(fade.assembled().read([.push])) == ["18 error destination-not-installed"])
    }

    @Test func aDestinationLeftInvisible() {
        var fade = Fade()
        fade.atEnd = { $0.setAlpha(.to, 0) }
        #expect(lines(fade.assembled().read([.push])) == ["18 error destination-not-visible"])
    }

    @Test func aDestinationThatTheStartHides() {
        // An exit in the same turn has forgotten to show it; after that the line that hides it is to be changed.
        let hides = Operation.set(.hidden, of: .to, to: .constant(.attribute(.on, of: nil)))
        var later = Fade()
        later.beforeAnimation = { $0.emit(hides) }
        #expect(lines(later.assembled().read([.push])) == ["10 error destination-not-visible"])
        var atOnce = Assembler()
        atOnce.routine(.animateTransition) { code in
            code.at(10)
            code.emit(.insert(.to, into: .container, at: .top))
            code.emit(.set(.frame, of: .to, to: .constant(.attribute(.final, of: nil))))
            code.emit(hides)
            code.at(12)
            code.emit(.complete(.fact(.context), with: .true))
        }
        #expect(lines(atOnce.read([.push])) == ["12 error destination-not-visible"])
    }

    @Test func thePresentersViewMovedUnderCustom() {
        var code = Assembler()
        code.routine(.animateTransition) { code in
            code.at(9)
            code.emit(.insert(.fact(.controllerView(.to)), into: .container, at: .index(0)))
            code.at(10)
            code.emit(.complete(.fact(.context), with: .true))
        }
        #expect(lines(code.read([.dismiss], styles: [.custom])) == ["9 error presenter-view-stolen"])
        #expect(lines(code.read([.dismiss], styles: [.fullScreen])) == [])
    }

    @Test func thePushingViewLeftSmall() {
        var fade = Fade()
        fade.atEnd = { $0.emit(.set(.transform, of: .from, to: .constant(.attribute(.other, of: nil)))) }
        #expect(lines(fade.assembled().read([.push])) == ["18 error source-left-altered"])
    }

    @Test func theWayBackMayReset() {
        // One animator for both ways: it makes the view behind small and lets it grow again.
        var code = Assembler()
        code.routine(.animateTransition) { code in
            code.branch(.isTrue(.fact(.isForward))) { code in
                code.at(10)
                code.emit(.insert(.to, into: .container, at: .top))
                code.emit(.set(.frame, of: .to, to: .constant(.attribute(.final, of: nil))))
                code.emit(
                    .set(.transform, of: .fact(.controllerView(.from)), to: .constant(.attribute(.other, of: nil))))
            } otherwise: { code in
                code.at(20)
                code.emit(
                    .set(.transform, of: .fact(.controllerView(.to)), to: .constant(.attribute(.identity, of: nil))))
            }
            code.emit(.complete(.fact(.context), with: .true))
        }
        var read = code.read([.present, .dismiss], styles: [.custom])
        #expect(lines(read) == [])
        read.evidence.kinds[.dismiss] = nil
        #expect(lines(read) == ["10 error source-left-altered"])
    }

    @Test func aCancelRestoresScrubbedChangesOnly() {
        // The hidden flag is set outside the animation: nobody takes it back.
        var fade = Fade()
        fade.beforeAnimation = { code in
            code.at(11)
            code.emit(.set(.hidden, of: .from, to: .true))
        }
        fade.atEnd = { code in
            code.branch(.not(.isTrue(.fact(.wasCancelled)))) { $0.emit(.set(.hidden, of: .from, to: .false)) }
        }
        let found = lines(fade.assembled().read([.push], interactive: [.push]))
        #expect(found == ["10 note not-restored-on-cancel", "11 error not-restored-on-cancel"])
        #expect(lines(fade.assembled().read([.push])) == [])
    }

    @Test func aFromViewRemovedInEitherCase() {
        var fade = Fade()
        fade.atEnd = { $0.emit(.remove(.from)) }
        let found = lines(fade.assembled().read([.pop], interactive: [.pop]))
        #expect(found.contains("18 error not-restored-on-cancel"))
    }

    @Test func aDestinationBeneathAStillSource() {
        var code = Assembler()
        code.routine(.animateTransition) { code in
            code.at(10)
            code.emit(.insert(.to, into: .container, at: .index(0)))
            code.at(12)
            let animation = code.task(.viewAnimation, "the fade", seconds: 0.3) { $0.completeAsAsked() }
            code.setAlpha(.to, 0)
            code.animate(animation) { $0.setAlpha(.to, 1) }
        }
        #expect(lines(code.read([.push])) == ["10 error wrong-z-order"])
    }

    @Test func aDestinationBeneathAMovingSourceIsRight() {
        var code = Assembler()
        code.routine(.animateTransition) { code in
            code.at(10)
            code.emit(.insert(.to, into: .container, at: .index(0)))
            code.at(12)
            let animation = code.task(.viewAnimation, "the slide", seconds: 0.3) { code in
                code.emit(.set(.transform, of: .from, to: .constant(.attribute(.identity, of: nil))))
                code.branch(.isTrue(.fact(.wasCancelled))) { $0.emit(.remove(.to)) }
                code.completeAsAsked()
            }
            code.animate(animation) {
                $0.emit(.set(.transform, of: .from, to: .constant(.attribute(.offscreen, of: nil))))
            }
        }
        #expect(lines(code.read([.push, .pop, .tab], interactive: [.push, .pop, .tab])) == [])
    }

    @Test func aBackdropAboveItsContent() {
        var code = Assembler()
        let backdrop = code.view("backdrop", .created(.backdrop))
        code.routine(.animateTransition) { code in
            code.branch(.isTrue(.fact(.isForward))) { code in
                code.at(24)
                code.emit(.insert(.to, into: .container, at: .top))
                code.emit(.set(.frame, of: .to, to: .constant(.attribute(.final, of: nil))))
                code.at(25)
                code.emit(.insert(.view(backdrop), into: .container, at: .top))
            } otherwise: {
                $0.emit(.remove(.view(backdrop)))
            }
            code.emit(.complete(.fact(.context), with: .true))
        }
        #expect(lines(code.read([.present, .dismiss], styles: [.custom])) == ["25 error wrong-z-order"])
    }

    @Test func aFinalFrameNeverApplied() {
        var code = Assembler()
        code.routine(.animateTransition) { code in
            code.at(5)
            code.emit(.insert(.to, into: .container, at: .top))
            code.emit(.complete(.fact(.context), with: .true))
        }
        #expect(lines(code.read([.present], styles: [.custom])) == ["5 note final-frame-not-applied"])
    }

    @Test func aViewInThePresentersViewLeftByItsController() {
        for removes in [false, true] {
            var code = Assembler("Presentation")
            let dim = code.view("dim")
            let controller = code.object("Presentation", .instance, immortal: false)
            let register = code.slot("presentation controller")
            let answer = code.slot("answer", .value(.object(controller)))
            code.registers { $0.presentationController = register }
            code.routine(.presentationController, result: answer) { _ in }
            code.routine(.presentationTransitionWillBegin) { code in
                code.at(20)
                code.emit(.insert(.view(dim), into: .fact(.controllerView(.from)), at: .top))
            }
            let completed = code.slot("completed")
            code.routine(.dismissalTransitionDidEnd, argument: completed) { code in
                code.at(30)
                code.branch(.isTrue(.slot(completed))) { $0.emit(.remove(.view(dim))) }
            }
            if removes {
                code.routine(.presentationTransitionDidEnd, argument: completed) { code in
                    code.branch(.not(.isTrue(.slot(completed)))) { $0.emit(.remove(.view(dim))) }
                }
            }
            let read = code.read([.present, .dismiss], styles: [.custom], interactive: [.present, .dismiss])
            #expect(lines(read) == (removes ? [] : ["20 error leaked-view"]))
        }
    }
}
