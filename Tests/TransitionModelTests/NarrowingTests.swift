import StateSpace
import Testing

@testable import TransitionModel

/// A delegate that hands out two animators, one of which forgets to complete: each verdict is its own.
@Suite struct NarrowingTests {
    /// Which animator the delegate hands out on the way back.
    private enum WayBack { case sameChoice, onlyFaulty, nobody }

    /// The program of the delegate, read for one of its animators; line 11 right, lines 21 and 22 faulty.
    private func program(named name: String, back: WayBack = .sameChoice) -> Assembler {
        var code = Assembler(name)
        let right = code.object("Right", .instance)
        let faulty = code.object("Faulty", .instance)
        let register = code.slot("animator in use")
        let answer = code.slot("answer")
        let likesRight = code.slot("likesRight", .undecided, candidates: [.boolean(true), .boolean(false)])
        code.registers { $0.animator = register }
        code.at(1)
        code.routine(.animatorFor(.present), result: answer) { code in
            code.branch(.isTrue(.slot(likesRight))) {
                $0.emit(.assign(answer, .object(right)))
            } otherwise: {
                $0.emit(.assign(answer, .object(faulty)))
            }
        }
        let backAnswer = code.slot("answer for the way back")
        code.routine(.animatorFor(.dismiss), result: backAnswer) { code in
            switch back {
            case .sameChoice:
                code.branch(.isTrue(.slot(likesRight))) {
                    $0.emit(.assign(backAnswer, .object(right)))
                } otherwise: {
                    $0.emit(.assign(backAnswer, .object(faulty)))
                }
            case .onlyFaulty: code.emit(.assign(backAnswer, .object(faulty)))
            case .nobody: code.emit(.assign(backAnswer, .nil))
            }
        }
        code.routine(.animateTransition) { code in
            code.branch(.equal(.slot(register), .object(faulty))) { code in
                code.at(21)
                Self.show(&code)
                let fade = code.task(.viewAnimation, "the faulty fade") {
                    $0.at(22)
                    $0.emit(.end)
                }
                code.animate(fade) { $0.setAlpha(.to, 1) }
            } otherwise: { code in
                code.at(11)
                Self.show(&code)
                let fade = code.task(.viewAnimation, "the right fade") { $0.completeAsAsked() }
                code.animate(fade) { $0.setAlpha(.to, 1) }
            }
        }
        return code
    }

    private static func show(_ code: inout Assembler) {
        code.branch(.isTrue(.fact(.isForward))) {
            $0.emit(.insert(.to, into: .container, at: .top))
            $0.emit(.set(.frame, of: .to, to: .constant(.attribute(.final, of: nil))))
        }
    }

    private func report(_ code: Assembler, _ kinds: [TransitionKind] = [.present, .dismiss]) -> Report {
        Verifier().verify([code.read(kinds, styles: [.custom])])
    }

    @Test func theRightAnimatorIsVerified() {
        let report = report(program(named: "Right"))
        #expect(report.findings.isEmpty)
        #expect(report.animators.map(\.verdict) == [.verified])
    }

    @Test func theFaultyAnimatorIsViolated() {
        let report = report(program(named: "Faulty"), [.present])
        #expect(report.findings.map(\.rule) == ["missing-completion"])
        #expect(report.findings.map(\.location.line) == [22])
        #expect(report.animators.map(\.verdict) == [.violated])
    }

    @Test func theOtherAnimatorsCodeIsLeftOut() {
        let whole = program(named: "Right").program
        let narrow = PreparedProgram(whole, for: .present)
        #expect(narrow.narrowing.kinds == [.present, .dismiss])
        #expect(!narrow.program.instructions.contains { $0.location.line == 21 })
        #expect(narrow.program.tasks.map(\.name) == ["the right fade"])
        let wide = PreparedProgram(whole, for: .present, narrowing: .nothing)
        #expect(wide.program.instructions.contains { $0.location.line == 21 })
        #expect(wide.program.tasks.map(\.name) == ["the faulty fade", "the right fade"])
    }

    @Test func anotherAnimatorOnTheWayBackIsFollowedWhereOnlyThatIsHandedOut() {
        // The way back never ends, but that is the other animator's business: the presentation itself is right.
        let report = report(program(named: "Right", back: .onlyFaulty), [.present])
        #expect(report.findings.isEmpty)
        #expect(report.animators.map(\.verdict) == [.verified])
    }

    @Test func theSystemsWayBackIsFollowed() {
        let report = report(program(named: "Right", back: .nobody), [.present])
        #expect(report.animators.map(\.verdict) == [.verified])
    }

    @Test func anAnimatorThatNobodyHandsOutIsExploredWithAll() {
        // Named after neither: nothing is narrowed, and the fault is found.
        let report = report(program(named: "Other"), [.present])
        #expect(report.findings.map(\.location.line) == [22])
    }

    @Test func gesturesThatKeepOnlyBooksOfTheirOwnHaveNoEvents() {
        var code = Fade().assembled()
        let (state, flag) = (code.slot("state"), code.slot("flag", .value(.boolean(false))))
        code.change { $0.gestures = [GestureDeclaration(name: "pan", kind: .pan, location: Assembler.place(30))] }
        code.routine(.gesture(0), argument: state) { code in
            code.branch(.isTrue(.slot(flag))) {
                $0.emit(.assign(flag, .false))
            } otherwise: {
                $0.emit(.assign(flag, .true))
            }
        }
        #expect(PreparedProgram(code.program, for: .push).program.gestures.isEmpty)
        code.routine(.animationEnded) { code in
            code.branch(.isTrue(.slot(flag))) { $0.emit(.remove(.to)) }
        }
        #expect(PreparedProgram(code.program, for: .push).program.gestures.count == 1)
    }

    @Test func whoServesBothWaysMeetsNobodyElseOnTheWayThere() {
        let scenario = Scenario(kind: .dismiss, style: .fullScreen, isInteractive: false)
        func extent(_ code: Assembler) -> Narrowing.Extent {
            let animator = code.read([.dismiss])
            return ScenarioExploration.explore(
                animator, scenario, ExplorationOptions(), repeats: false, Preparation(animator.program)
            ).machine.prepared.extent
        }
        // On the way there the delegate may like the right one, whatever serves the way back.
        #expect(extent(program(named: "Faulty", back: .onlyFaulty)) == .story)
        #expect(extent(program(named: "Faulty", back: .sameChoice)) == .story)
    }

    @Test func theBoundOfAnAnimatorIsSaidAndIsItsOwn() {
        var fade = Fade()
        fade.beforeAnimation = { code in
            for number in 0..<8 {
                let flag = code.slot("flag \(number)", .undecided, candidates: [.boolean(true), .boolean(false)])
                code.branch(.isTrue(.slot(flag))) { $0.setAlpha(.to, 0) }
            }
        }
        let verifier = Verifier(options: VerifierOptions(maxStates: 100))
        let push = fade.assembled().read([.push])
        let bounded = verifier.verify([push]).animators[0].scenarios
        #expect(bounded[0].verdict == .incomplete)
        #expect(bounded[0].states <= 100)
        // The same animator twelve times gets one verdict with twelve scenarios; none takes from another.
        let repeated = verifier.verify(Array(repeating: push, count: 12)).animators
        #expect(repeated.count == 1)
        #expect(repeated[0].scenarios == Array(repeating: bounded, count: 12).flatMap { $0 })
        // The scenarios of one do.
        let all = verifier.verify([fade.assembled().read([.push, .pop, .tab, .present, .dismiss])])
        #expect(
            all.animators[0].scenarios.contains {
                $0.limit?.hasSuffix(" states was reached, and the bound of all its scenarios leaves no more") == true
            })
    }
}
