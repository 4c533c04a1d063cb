import Testing

@testable import TransitionModel

/// The rules on interaction and lifetime.
@Suite struct InteractionRuleTests {
    /// A fade of the leaving view, driven by a pan whose action does as the test says at its end.
    private func panDriven(
        clearsAlways: Bool = true, cancels: Bool = true, finishesWhenCancelled: Bool = false,
        kind: TransitionKind = .dismiss
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
            if !finishesWhenCancelled {
                code.branch(.equal(.slot(gestureState), .symbol("cancelled"))) { $0.emit(.assign(far, .false)) }
            }
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

    @Test func finishingWhatTheSystemCancelledIsANote() {
        let report = Verifier().verify([panDriven(finishesWhenCancelled: true)])
        #expect(report.findings.map(\.rule) == ["interaction-not-ended"])
        #expect(report.findings.map(\.severity) == [.note])
        #expect(report.findings.map(\.location.line) == [46])
        #expect(report.animators.map(\.verdict) == [.verified])
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

    // MARK: Animations that cannot be scrubbed

    /// A property animator made and started at 10 to 13, in animateTransition unless it is offered.
    private func mover(offers: Bool = false, pauses: Bool = false, isFresh: Bool = false) -> Assembler {
        var code = Assembler("Mover")
        let animator = code.object("mover", .propertyAnimator(duration: 0.3))
        let answer = code.slot("answer")
        let kept = code.slot("kept")
        let changes = code.task(.animatorBlock, "the changes") { $0.setAlpha(.to, 1) }
        let completion = code.task(.animatorBlock, "the completion") { code in
            code.at(20)
            code.branch(.isTrue(.fact(.wasCancelled))) { $0.emit(.remove(.to)) }
            code.completeAsAsked()
        }
        func make(_ code: inout Assembler) {
            if offers, !isFresh {
                code.branch(.not(.isNil(.slot(kept)))) { code in
                    code.emit(.assign(answer, .slot(kept)))
                    code.emit(.end)
                }
            }
            code.at(10)
            code.emit(.animator(.object(animator), .create))
            code.emit(.assign(kept, .object(animator)))
            code.emit(.insert(.to, into: .container, at: .top))
            code.emit(.set(.frame, of: .to, to: .constant(.attribute(.final, of: nil))))
            code.emit(.animator(.object(animator), .addAnimations(changes)))
            code.emit(.animator(.object(animator), .addCompletion(completion)))
        }
        if offers {
            code.routine(.interruptibleAnimator, result: answer) { code in
                make(&code)
                code.emit(.assign(answer, .object(animator)))
            }
            code.routine(.animationEnded) { $0.emit(.assign(kept, .nil)) }
        }
        code.routine(.animateTransition) { code in
            make(&code)
            code.at(13)
            code.emit(.animator(.object(animator), .start))
            if pauses { code.emit(.animator(.object(animator), .pause)) }
        }
        return code
    }

    @Test func aPropertyAnimatorThatIsNotOffered() {
        #expect(lines(mover().read([.push], interactive: [.push])) == ["13 warning not-interruptible"])
        #expect(lines(mover().read([.push])) == [])
        #expect(lines(mover(offers: true).read([.push], interactive: [.push])) == [])
    }

    @Test func aPropertyAnimatorThatIsMovedByHand() {
        #expect(!lines(mover(pauses: true).read([.push], interactive: [.push])).contains { $0.contains("not-interruptible") })
    }

    @Test func anotherAnimatorEachTime() {
        let code = mover(offers: true, isFresh: true)
        #expect(lines(code.read([.push], interactive: [.push])) == ["10 warning not-interruptible"])
        // Where nothing is interactive, the second one is only in vain.
        #expect(lines(code.read([.push])) == [])
    }

    @Test func onlyAskingForACancelIsANote() {
        var read = mover().read([.push])
        read.evidence.interactive[.push] = .hinted
        #expect(lines(read) == ["13 note not-interruptible"])
        let driver = read.program.objects.count
        read.program.objects.append(
            ObjectDeclaration(name: "driver", type: "Driver", kind: .percentDriven(customStart: false), location: Assembler.place(30)))
        read.program.instructions.append(Instruction(.interact(.object(driver), .finish), at: Assembler.place(30)))
        #expect(lines(read) == ["13 warning not-interruptible"])
    }

    @Test func aLayerAnimation() {
        var code = Assembler("Wipe")
        code.routine(.animateTransition) { code in
            code.at(10)
            code.emit(.insert(.to, into: .container, at: .top))
            code.emit(.set(.frame, of: .to, to: .constant(.attribute(.final, of: nil))))
            code.at(12)
            let wipe = code.task(.layerAnimation, "the wipe", seconds: 0.3) { code in
                code.at(20)
                code.branch(.isTrue(.fact(.wasCancelled))) { $0.emit(.remove(.to)) }
                code.completeAsAsked()
            }
            code.emit(.schedule(wipe))
        }
        #expect(lines(code.read([.push], interactive: [.push])) == ["12 warning not-interruptible"])
        #expect(lines(code.read([.push])) == [])
    }

    @Test func anAnimatorThatOffersNothingIsAskedToAnimate() {
        // Some other animator of the app offers one; this one answers with nil.
        var code = Fade().assembled()
        let answer = code.slot("answer")
        code.routine(.interruptibleAnimator, result: answer) { $0.emit(.assign(answer, .nil)) }
        let report = Verifier().verify([code.read([.push], interactive: [.push])])
        #expect(report.findings.map(\.rule) == ["not-restored-on-cancel"])
        #expect(report.findings.map(\.severity) == [.note])
        #expect(report.animators[0].verdict == .verified)
    }

    // MARK: Appearance

    /// A fade that tells the source's controller what the test says, at the start (line 11) and at the end (line 18).
    private func telling(_ start: [Operand?], _ end: @escaping (inout Assembler) -> Void) -> ReadAnimator {
        var fade = Fade()
        let source = Operand.fact(.controllerView(.from))
        fade.beforeAnimation = { code in
            code.at(11)
            for begins in start { code.emit(.appearance(of: source, begins: begins)) }
        }
        fade.atEnd = end
        return fade.assembled().read([.push], interactive: [.push])
    }

    private func appearances(_ read: ReadAnimator) -> [String] {
        lines(read).filter { $0.hasSuffix(Rule.unbalancedAppearance.id) }
    }

    private func tell(_ begins: Operand?, of controller: Operand = .fact(.controllerView(.from))) -> (inout Assembler) -> Void {
        { $0.emit(.appearance(of: controller, begins: begins)) }
    }

    @Test func anAppearanceThatIsNotEnded() {
        #expect(appearances(telling([.false], { _ in })) == ["11 warning unbalanced-appearance"])
        #expect(appearances(telling([.false], tell(nil))) == [])
        let ends: (inout Assembler) -> Void = { code in
            code.branch(.isTrue(.fact(.wasCancelled))) { _ in } otherwise: { self.tell(nil)(&$0) }
        }
        #expect(appearances(telling([.false], ends)) == ["11 warning unbalanced-appearance"])
    }

    @Test func aCancelledAppearanceIsTurnedRound() {
        let ends: (inout Assembler) -> Void = { code in
            code.branch(.isTrue(.fact(.wasCancelled))) { self.tell(.true)(&$0) }
            self.tell(nil)(&code)
        }
        #expect(appearances(telling([.false], ends)) == [])
    }

    @Test func anAppearanceOutOfTurn() {
        #expect(appearances(telling([], tell(nil))) == ["18 warning unbalanced-appearance"])
        #expect(appearances(telling([.false, .false], tell(nil))) == ["11 warning unbalanced-appearance"])
    }

    @Test func anAppearanceOfSomebodyUnknown() {
        // What is told to a controller that nobody knows may be the other half; a child's is its own affair.
        #expect(appearances(telling([.false], tell(nil, of: .unknown))) == [])
        #expect(appearances(telling([.false], tell(nil, of: .nil))) == ["11 warning unbalanced-appearance"])
    }

    // MARK: The context

    @Test(arguments: [(true, false, ["10 note context-outlived"]), (true, true, []), (false, false, [])])
    func aContextThatIsKept(isObjectKept: Bool, isDropped: Bool, findings: [String]) {
        let context: SlotID = 0
        var fade = Fade()
        fade.beforeAnimation = { $0.emit(.assign(context, .fact(.context))) }
        fade.atEnd = { if isDropped { $0.emit(.assign(context, .nil)) } }
        var code = fade.assembled()
        #expect(code.slot("Fade.context") == context)
        let animator = code.object("Fade", .instance, immortal: isObjectKept)
        code.change { $0.objects[animator].strongProperties = [context] }
        #expect(lines(code.read([.push])) == findings)
    }
}
