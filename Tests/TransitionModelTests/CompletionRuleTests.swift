import Testing

@testable import TransitionModel

/// The rules on completing, on fades with one thing wrong.
@Suite struct CompletionRuleTests {
    @Test func completingWithTrueAfterACancel() {
        var fade = Fade()
        fade.completes = { $0.emit(.complete(.fact(.context), with: .true)) }
        #expect(lines(fade.assembled().read([.push], interactive: [.push])) == ["20 error wrong-completion-flag"])
        #expect(lines(fade.assembled().read([.push])) == [])
    }

    @Test func aHintedCancelIsAWarning() {
        var fade = Fade()
        fade.completes = { $0.emit(.complete(.fact(.context), with: .true)) }
        var read = fade.assembled().read([.push])
        read.evidence.interactive[.push] = .hinted
        #expect(lines(read) == ["20 warning wrong-completion-flag"])
        read.evidence.interactive[.push] = .possible
        #expect(lines(read) == ["20 note wrong-completion-flag"])
    }

    @Test func aDecisionCapsWhatItLeadsTo() {
        var code = Assembler()
        let view = code.slot(
            "snapshot", .undecided, candidates: [.boolean(true), .absent],
            caps: [.init(value: .absent, severity: .note, reason: "the snapshot is nil")])
        code.routine(.animateTransition) { code in
            code.at(7)
            code.branch(.isNil(.slot(view))) { $0.emit(.end) }
            code.at(9)
            code.emit(.insert(.to, into: .container, at: .top))
            code.emit(.complete(.fact(.context), with: .true))
        }
        #expect(lines(code.read([.push])) == ["7 note missing-completion"])
    }

    @Test func completingRightAfterAnAnimationIsEarly() {
        var fade = Fade(completes: { _ in })
        fade.beforeAnimation = { _ in }
        var code = Assembler()
        code.routine(.animateTransition) { code in
            code.at(10)
            code.emit(.insert(.to, into: .container, at: .top))
            let animation = code.task(.viewAnimation, "the fade", seconds: 0.3)
            code.animate(animation) { $0.setAlpha(.to, 1) }
            code.at(12)
            code.emit(.complete(.fact(.context), with: .true))
        }
        #expect(lines(code.read([.push])) == ["12 warning early-completion"])
    }

    @Test func anAnimationOfNothingIsEarly() {
        var code = Assembler()
        code.routine(.animateTransition) { code in
            code.at(10)
            code.emit(.insert(.to, into: .container, at: .top))
            code.at(11)
            let animation = code.task(.viewAnimation, "the animation", seconds: 0.3, hasChanges: false) {
                $0.emit(.complete(.fact(.context), with: .true))
            }
            code.emit(.schedule(animation))
        }
        #expect(lines(code.read([.push])) == ["11 warning early-completion"])
    }

    @Test func usingTheContainerAfterwards() {
        var fade = Fade()
        fade.completes = { code in
            code.completeAsAsked()
            code.at(21)
            let late = code.view("late")
            code.emit(.create(late))
            code.emit(.insert(.view(late), into: .view(ViewDeclaration.container), at: .top))
        }
        #expect(lines(fade.assembled().read([.push])).contains("21 error use-after-completion"))
    }

    @Test func aGroupThatIsNotLeftIsStuck() {
        var code = Assembler()
        let group = code.object("group", .dispatchGroup)
        let flag = code.slot("hasImage", .undecided, candidates: [.boolean(true), .boolean(false)])
        code.routine(.animateTransition) { code in
            code.at(10)
            code.emit(.insert(.to, into: .container, at: .top))
            code.emit(.group(.object(group), .enter))
            let animation = code.task(.viewAnimation, "the animation", seconds: 0.3) { code in
                code.at(14)
                code.branch(.isTrue(.slot(flag))) { $0.emit(.group(.object(group), .leave)) }
                code.at(15)
            }
            code.animate(animation) { $0.setAlpha(.to, 1) }
            code.at(17)
            let notify = code.task(.groupNotify, "the notify block") {
                $0.emit(.complete(.fact(.context), with: .true))
            }
            code.emit(.group(.object(group), .notify(notify)))
        }
        #expect(lines(code.read([.push])) == ["15 error stuck-context"])
    }

    @Test func aTimerThatStopsSomeTimeIsRight() {
        #expect(lines(timer(undecided: true).read([.push])) == [])
    }

    @Test func aTimerThatNeverStopsIsStuck() {
        #expect(lines(timer(undecided: false).read([.push])) == ["11 error stuck-context"])
    }

    @Test func aTimerThatGoesRoundInCirclesIsStuck() {
        var code = Assembler()
        let flag = code.slot("flag", .value(.boolean(false)))
        code.routine(.animateTransition) { code in
            code.at(10)
            code.emit(.insert(.to, into: .container, at: .top))
            code.at(11)
            let timer = code.task(.repeating, "the timer") { code in
                code.branch(.isTrue(.slot(flag))) {
                    $0.emit(.assign(flag, .false))
                } otherwise: {
                    $0.emit(.assign(flag, .true))
                }
            }
            code.emit(.schedule(timer))
        }
        #expect(lines(code.read([.push])) == ["11 error stuck-context"])
    }

    private func timer(undecided: Bool) -> Assembler {
        var code = Assembler()
        let done = code.slot(
            "done", undecided ? .undecided : .value(.boolean(false)),
            candidates: undecided ? [.boolean(true), .boolean(false)] : [])
        code.routine(.animateTransition) { code in
            code.at(10)
            code.emit(.insert(.to, into: .container, at: .top))
            code.at(11)
            let self_ = code.program.tasks.count
            let timer = code.task(.repeating, "the timer") { code in
                code.at(13)
                if undecided { code.emit(.assign(done, .undecided)) }
                code.branch(.isTrue(.slot(done))) { code in
                    code.emit(.drop(self_))
                    code.emit(.complete(.fact(.context), with: .true))
                }
            }
            code.emit(.schedule(timer))
        }
        return code
    }

    /// A property animator, started by `animateTransition` and, if offered, given to UIKit.
    private func property(
        offered: Bool, stops: Bool = false, drops: Bool = true
    ) -> Assembler {
        var code = Assembler()
        let animator = code.object("animator", .propertyAnimator(duration: 0.3))
        let cached = code.slot("cached")
        let owner = code.object("Owner", .instance)
        code.change { $0.objects[owner].strongProperties = [cached] }
        let register = code.slot("animator register", .value(.object(owner)))
        code.registers { $0.animator = register }
        let result = code.slot("result")
        let position = code.slot("position")
        let changes = code.task(.animatorBlock, "the animations") { $0.setAlpha(.to, 1) }
        let ends = code.task(.animatorBlock, "the completion", argument: position) { code in
            code.at(24)
            code.branch(.isTrue(.fact(.wasCancelled))) { $0.emit(.remove(.to)) }
            code.completeAsAsked()
        }
        func make(_ code: inout Assembler) {
            code.at(10)
            code.branch(.isNil(.slot(cached))) { code in
                code.emit(.insert(.to, into: .container, at: .top))
                code.emit(.set(.frame, of: .to, to: .constant(.attribute(.final, of: nil))))
                code.emit(.animator(.object(animator), .addAnimations(changes)))
                code.emit(.animator(.object(animator), .addCompletion(ends)))
                code.at(14)
                code.emit(.assign(cached, .object(animator)))
            }
        }
        code.routine(.animateTransition) { code in
            make(&code)
            code.at(15)
            code.emit(.animator(.slot(cached), .start))
            code.at(16)
            if stops { code.emit(.animator(.slot(cached), .stop(withoutFinishing: .true))) }
        }
        if offered {
            code.routine(.interruptibleAnimator, result: result) { code in
                make(&code)
                code.emit(.assign(result, .slot(cached)))
            }
        }
        if drops { code.routine(.animationEnded) { $0.emit(.assign(cached, .nil)) } }
        return code
    }

    @Test func aPropertyAnimatorIsRight() {
        #expect(lines(property(offered: true).read([.present], styles: [.custom], interactive: [.present])) == [])
    }

    @Test func aStoppedAnimatorIsStuck() {
        #expect(
            lines(property(offered: true, stops: true).read([.present], styles: [.custom])) == [
                "16 error stuck-context"
            ])
    }

    @Test func aCachedAnimatorIsStuck() {
        let found = lines(
            property(offered: true, drops: false).read([.present], styles: [.custom], interactive: [.present]))
        #expect(found == ["14 error stuck-context"])
    }

    @Test func finishedIsTrueUnlessInterrupted() {
        var fade = Fade(wantsFinished: true)
        fade.completes = { code in
            code.branch(.isTrue(.slot(0))) { $0.completeAsAsked() }
        }
        let report = Verifier().verify([fade.assembled().read([.push])])
        #expect(report.findings.map(\.rule) == ["missing-completion"])
        #expect(report.findings[0].trace.map(\.event).contains("the app goes to the background"))
    }

    @Test func knownTimesForceTheOrder() {
        // The longer animation completes, the shorter one only cleans up: never the other way round.
        func program(_ first: Double, _ second: Double) -> Assembler {
            var code = Assembler()
            let extra = code.view("extra")
            code.routine(.animateTransition) { code in
                code.at(10)
                let entry = code.program.instructions.count
                code.emit(.insert(.to, into: .container, at: .top))
                code.emit(.create(extra))
                code.at(11)
                code.emit(.insert(.view(extra), into: .container, at: .top))
                let cleaning = code.task(.viewAnimation, "cleaning", seconds: first) { code in
                    code.at(13)
                    code.emit(.remove(.view(extra)))
                }
                let ending = code.task(.viewAnimation, "ending", seconds: second) { code in
                    code.at(15)
                    code.completeAsAsked()
                }
                code.change {
                    $0.tasks[cleaning].turn = entry
                    $0.tasks[ending].turn = entry
                }
                code.animate(cleaning) { $0.setAlpha(.view(extra), 0) }
                code.animate(ending) { $0.setAlpha(.to, 1) }
            }
            return code
        }
        #expect(lines(program(0.2, 0.3).read([.push])) == [])
        #expect(lines(program(0.3, 0.3).read([.push])) == ["13 note late-cleanup"])
        #expect(lines(program(0.4, 0.3).read([.push])) == ["13 note late-cleanup"])
    }

    @Test func whatIsNotUnderstoodSilencesAndIsNamed() {
        var fade = Fade()
        fade.completes = { $0.emit(.opaque(Opaque("helper.finish(context)", mayComplete: true, mayTouchViews: false))) }
        let report = Verifier().verify([fade.assembled().read([.push])])
        #expect(report.findings.map(\.rule) == ["not-understood"])
        #expect(report.animators[0].verdict == .incomplete)
        #expect(report.animators[0].scenarios[0].notUnderstood.map(\.location.line) == [20])
    }

    @Test func aBoundIsNotProof() {
        let report = Verifier(options: VerifierOptions(maxStates: 3)).verify([Fade().assembled().read([.push])])
        #expect(report.animators[0].verdict == .incomplete)
        #expect(report.animators[0].scenarios[0].limit != nil)
    }

    // MARK: Where a forgotten completion is

    @Test func theAnimatorsExitIsMeantNotWhatRunsBesideIt() {
        var code = Fade(completes: { _ in }).assembled()
        code.change { $0.instructions.removeAll { if case .complete = $0.operation { true } else { false } } }
        let alongside = code.task(.coordinator, "the dimming") { code in
            code.at(31)
            code.setAlpha(.view(ViewDeclaration.window), 1)
            code.at(32)
        }
        let silent = code.task(.viewAnimation, "the shadow", seconds: 0.3)
        code.routine(.presentationTransitionWillBegin) { code in
            code.at(30)
            code.emit(.alongside(alongside, completion: nil))
            code.animate(silent) { $0.setAlpha(.view(ViewDeclaration.window), 0) }
            code.at(33)
        }
        #expect(lines(leaving(code).read([.present], styles: [.custom])) == ["15 error missing-completion"])
    }

    /// The same code with an animation that starts nothing: its path ends at line 15, in the turn of the start.
    private func leaving(_ code: Assembler) -> Assembler {
        var code = code
        code.change { program in
            for number in program.instructions.indices {
                if case .schedule(0) = program.instructions[number].operation {
                    program.instructions[number].operation = .jump(number + 1)
                }
            }
        }
        return code
    }

    @Test func aForgottenCompletionOfAnInteractionThatSomebodyElseEnds() {
        var code = Assembler()
        code.routine(.animateTransition) { code in
            code.at(8)
            code.emit(.insert(.to, into: .container, at: .top))
            code.emit(.set(.frame, of: .to, to: .constant(.attribute(.final, of: nil))))
            code.at(9)
            code.branch(.isTrue(.fact(.isInteractive))) { code in
                code.at(11)
                code.emit(.end)
            }
            code.emit(.complete(.fact(.context), with: .true))
            code.at(15)
        }
        #expect(lines(code.read([.push], interactive: [.push])) == ["11 error missing-completion"])
    }
}

/// The findings on one animator: line, severity, rule.
func lines(_ read: ReadAnimator) -> [String] {
    Verifier().verify([read]).findings.map { "\($0.location.line) \($0.severity) \($0.rule)" }
}
