import Testing

@testable import TransitionModel

/// The rules on interaction and lifetime.
@Suite struct InteractionRuleTests {
    /// A fade of the leaving view, driven by a pan whose action does as the test says at its end.
    private func panDriven(
        clearsAlways: Bool = true, cancels: Bool = true, kind: TransitionKind = .dismiss
    ) -> ReadAnimator {
        var code = Assembler("Pan")
        let driver = code.object("driver", .percentDriven(customStart: false))
        let animator = code.object("Animator", .instance)
        let tracking = code.slot("tracking", .value(.boolean(false)))
        let registerA = code.slot("animator", .value(.object(animator)))
        let registerI = code.slot("interactor")
        let answerA = code.slot("answerA"), answerI = code.slot("answerI")
        let gestureState = code.slot("state")
        code.registers { $0.animator = registerA; $0.interactionController = registerI }
        code.change {
            $0.gestures.append(GestureDeclaration(name: "the pan", kind: .pan, location: Assembler.place(40)))
        }
        code.routine(.animatorFor(kind), result: answerA) { $0.emit(.assign(answerA, .object(animator))) }
        code.routine(.interactionControllerFor(kind), result: answerI) { code in
            code.at(38)
            code.branch(.isTrue(.slot(tracking))) { $0.emit(.assign(answerI, .object(driver))) } otherwise: {
                $0.emit(.assign(answerI, .nil))
            }
        }
        let far = code.slot("far", .undecided, candidates: [.boolean(true), .boolean(false)])
        code.routine(.gesture(0), argument: gestureState) { code in
            code.at(41)
            code.branch(.equal(.slot(gestureState), .symbol("began"))) { code in
                code.emit(.assign(tracking, .true))
                code.emit(.request(kind, animated: .true))
                code.emit(.end)
            }
            code.at(44)
            code.branch(.equal(.slot(gestureState), .symbol("changed"))) { code in
                code.emit(.interact(.object(driver), .update))
                code.emit(.end)
            }
            code.at(46)
            code.emit(.assign(far, .undecided))
            code.branch(.isTrue(.slot(far))) { code in
                code.emit(.assign(tracking, .false))
                code.emit(.interact(.object(driver), .finish))
            } otherwise: { code in
                code.at(48)
                if clearsAlways { code.emit(.assign(tracking, .false)) }
                if cancels { code.emit(.interact(.object(driver), .cancel)) }
            }
            code.at(50)
        }
        code.routine(.animateTransition) { code in
            code.at(10)
            let animation = code.task(.viewAnimation, "the fade", seconds: 0.3) { code in
                code.setAlpha(.from, 1)
                code.completeAsAsked()
            }
            code.animate(animation) { $0.setAlpha(.from, 0) }
        }
        return code.read([kind], styles: [.custom], interactive: [kind])
    }

    @Test func aRightPanIsVerified() {
        let report = Verifier().verify([panDriven()])
        #expect(report.findings.map(\.rule) == [])
        #expect(report.animators[0].scenarios.map(\.verdict) == [.verified, .verified])
    }

    @Test func aPanThatDoesNotCancel() {
        #expect(lines(panDriven(cancels: false)) == ["50 error interaction-not-ended"])
    }

    @Test func aFlagThatStaysSet() {
        let report = Verifier().verify([panDriven(clearsAlways: false)])
        #expect(report.findings.map { "\($0.location.line) \($0.rule)" } == ["38 interaction-not-ended"])
    }

    @Test func aHandWrittenInteractorThatOnlyCompletes() {
        for finishes in [true, false] {
            var code = Assembler("Drag")
            let context = code.slot("context")
            let argument = code.slot("argument")
            let self_ = code.object("Drag", .instance)
            let register = code.slot("interactor", .value(.object(self_)))
            code.registers { $0.interactionController = register }
            code.change { $0.objects[self_].strongProperties = [context] }
            code.routine(.startInteractiveTransition, argument: argument) { code in
                code.emit(.assign(context, .fact(.context)))
            }
            code.routine(.outside(0)) { code in
                code.at(21)
                code.branch(.isNil(.slot(context))) { $0.emit(.end) }
                if finishes { code.emit(.interact(.slot(context), .finish)) }
                code.at(25)
                code.emit(.complete(.slot(context), with: .true))
                code.emit(.assign(context, .nil))
            }
            let found = lines(code.read([.dismiss], styles: [.overFullScreen], interactive: [.dismiss]))
            // Called too early it does nothing, and is not called again.
            #expect(found == (finishes ? ["21 error interaction-not-ended"]
                : ["21 error interaction-not-ended", "25 error interaction-not-ended"]))
        }
    }

    @Test func aViewThatTheStyleMakesNil() {
        var code = Assembler()
        code.routine(.animateTransition) { code in
            code.at(7)
            let view = code.slot("toView")
            code.emit(.assign(view, .to))
            code.branch(.isNil(.slot(view))) { $0.emit(.crash("view(forKey: .to)!")) }
            code.at(8)
            code.emit(.insert(.slot(view), into: .container, at: .index(0)))
            code.emit(.complete(.fact(.context), with: .true))
        }
        #expect(lines(code.read([.dismiss], styles: [.pageSheet])) == ["7 error nil-context-view"])
        #expect(lines(code.read([.dismiss], styles: [.fullScreen])) == [])
        // Under one of two styles it is as sure as that style.
        var read = code.read([.dismiss], styles: [.fullScreen])
        read.evidence.styles[.custom] = .possible
        #expect(lines(read) == ["7 note nil-context-view"])
    }

    @Test func aGuardOnAViewThatIsNotThere() {
        var code = Assembler()
        code.routine(.animateTransition) { code in
            code.at(7)
            let view = code.slot("fromView")
            code.emit(.assign(view, .from))
            code.branch(.isNil(.slot(view))) { code in
                code.at(8)
                code.emit(.complete(.fact(.context), with: .false))
                code.emit(.end)
            }
            code.at(9)
            code.emit(.insert(.to, into: .container, at: .top))
            code.emit(.set(.frame, of: .to, to: .constant(.attribute(.final, of: nil))))
            code.emit(.complete(.fact(.context), with: .true))
        }
        #expect(lines(code.read([.present], styles: [.custom])) == ["7 error nil-context-view"])
    }

    @Test func aSegueThatOnlyShowsAView() {
        for installs in [false, true] {
            var code = Assembler("Curtain")
            code.routine(.performSegue) { code in
                code.at(10)
                code.emit(.insert(.fact(.controllerView(.to)), into: .view(ViewDeclaration.window), at: .top))
                code.at(12)
                if installs { code.emit(.request(.present, animated: .false)) }
            }
            let report = Verifier().verify([code.read([.segue])])
            #expect(report.findings.map { "\($0.location.line) \($0.rule)" }
                == (installs ? [] : ["10 segue-without-present"]))
            #expect(report.animators[0].scenarios.map(\.states) == [2])
        }
    }

    @Test func aDelegateThatNothingKeeps() {
        var code = Fade().assembled()
        code.change {
            $0.delegateAssignments.append(
                DelegateAssignment(
                    location: Assembler.place(42), delegate: "Bubble", isRetained: false, servesDismissal: true))
        }
        #expect(lines(code.read([.present], styles: [.custom])) == ["42 warning unretained-delegate"])
    }

    @Test func aWeakReferenceToWhatNothingKeeps() {
        for kept in [true, false] {
            var code = Assembler()
            let helper = code.object("helper", .other, immortal: false)
            let animator = code.object("Animator", .instance)
            let mover = code.slot("mover", .value(.object(helper)))
            let register = code.slot("animator", .value(.object(animator)))
            code.registers { $0.animator = register }
            code.change { $0.objects[animator].strongProperties = [mover] }
            let captured = code.slot("self")
            code.routine(.animateTransition) { code in
                code.at(10)
                code.emit(.insert(.to, into: .container, at: .top))
                code.emit(.assign(captured, .object(helper)))
                if !kept { code.emit(.assign(mover, .nil)) }
                let animation = code.task(.viewAnimation, "the move", seconds: 0.2) { code in
                    code.at(24)
                    code.branch(.isNil(.weak(captured))) { $0.emit(.end) }
                    code.at(25)
                    code.completeAsAsked()
                }
                code.animate(animation) { $0.setAlpha(.to, 1) }
            }
            #expect(lines(code.read([.push])) == (kept ? [] : ["24 error missing-completion"]))
        }
    }
}
