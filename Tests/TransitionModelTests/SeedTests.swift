import Testing

@testable import TransitionModel

/// The two articles' animators, put together by hand.
@Suite struct SeedTests {
    /// Three steps, with an intermediate view; lines: 36 the extra view is put in, 45 and 49 the later steps.
    static func threeSlide(
        completes: @escaping (inout Assembler) -> Void = { $0.completeAsAsked() }, removesExtra: Bool = true,
        destinationAtBottom: Bool = false, expects: Bool = false
    ) -> Assembler {
        var code = Assembler("ThreeSlide")
        let source = code.slot("sourceView")
        let destination = code.slot("destinationView")
        code.at(31)
        let extra = code.view("extraView")
        let offscreen = Operand.constant(.attribute(.offscreen, of: nil))
        code.routine(.animateTransition) { code in
            code.at(26)
            code.emit(.assign(source, .from))
            code.branch(.isNil(.slot(source))) {
                $0.emit(.complete(.fact(.context), with: .false))
                $0.emit(.end)
            }
            code.emit(.assign(destination, .to))
            code.at(31)
            code.emit(.create(extra))
            code.emit(.set(.background, of: .view(extra), to: .constant(.attribute(.opaque, of: nil))))
            code.at(33)
            code.emit(.set(.frame, of: .slot(destination), to: offscreen))
            code.emit(.set(.frame, of: .view(extra), to: offscreen))
            code.at(35)
            code.emit(.insert(.slot(source), into: .container, at: .top))
            code.at(36)
            code.emit(.insert(.view(extra), into: .container, at: .top))
            code.at(37)
            code.emit(.insert(.slot(destination), into: .container, at: destinationAtBottom ? .index(0) : .top))
            if expects {
                code.at(38)
                code.emit(.expectOrder([.slot(destination), .view(extra)]))
            }
            var third = 0
            var second = 0
            code.at(49)
            third = code.task(.viewAnimation, "the third step", seconds: 0.6) { code in
                code.at(53)
                // The completion is the caller's; the removal comes after it, as published.
                completes(&code)
                code.at(54)
                if removesExtra { code.emit(.remove(.view(extra))) }
            }
            let thirdTask = third
            code.at(45)
            second = code.task(.viewAnimation, "the second step", seconds: 0.6) { code in
                code.at(49)
                code.animate(thirdTask) {
                    $0.emit(.set(.frame, of: .slot(destination), to: .constant(.attribute(.final, of: nil))))
                }
            }
            let secondTask = second
            code.at(41)
            let first = code.task(.viewAnimation, "the first step", seconds: 0.6) { code in
                code.at(45)
                code.animate(secondTask) { $0.emit(.set(.frame, of: .view(extra), to: offscreen)) }
            }
            code.animate(first) { $0.emit(.set(.frame, of: .slot(source), to: offscreen)) }
        }
        return code
    }

    private func report(_ assembler: Assembler, interactive: Certainty? = .possible) -> Report {
        var read = assembler.read([.present], styles: [.fullScreen])
        if let interactive { read.evidence.interactive[.present] = interactive }
        return Verifier().verify([read])
    }

    private func lines(_ report: Report) -> [String] {
        report.findings.map { "\($0.location.line) \($0.severity) \($0.rule)" }
    }

    @Test func threeSlideAsPublished() {
        let report = report(Self.threeSlide())
        #expect(lines(report) == ["45 note continues-after-cancel", "54 note late-cleanup"])
        #expect(report.animators[0].verdict == .verified)
    }

    @Test func threeSlideWithoutCompletion() {
        #expect(
            lines(report(Self.threeSlide(completes: { _ in }), interactive: nil)) == ["54 error missing-completion"])
    }

    @Test func threeSlideCompletedTwice() {
        let report = report(
            Self.threeSlide(completes: { code in
                code.completeAsAsked()
                code.completeAsAsked()
            }), interactive: nil)
        #expect(lines(report) == ["53 error double-completion", "54 note late-cleanup"])
    }

    @Test func threeSlideWithItsExtraViewLeft() {
        #expect(lines(report(Self.threeSlide(removesExtra: false), interactive: nil)) == ["36 note leaked-view"])
    }

    @Test func threeSlideAgainstItsOwnComment() {
        #expect(lines(report(Self.threeSlide(expects: true), interactive: nil)).contains("37 error wrong-z-order"))
    }

    /// The presenter's view slides down and the destination fades in; line 38 moves the presenter's view.
    static func slideOut(resets: Bool = false) -> Assembler {
        var code = Assembler("SlideOut")
        code.routine(.animatorFor(.present), result: nil) { _ in }
        code.routine(.animateTransition) { code in
            code.at(30)
            code.emit(.insert(.fact(.controllerView(.to)), into: .container, at: .top))
            code.emit(.set(.frame, of: .fact(.controllerView(.to)), to: .constant(.attribute(.final, of: nil))))
            code.setAlpha(.fact(.controllerView(.to)), 0)
            let animation = code.task(.viewAnimation, "the animation", seconds: 0.5) { code in
                code.at(43)
                if resets { code.emit(.move(.fact(.controllerView(.from)), along: .y, to: .constant(.number(0)))) }
                code.completeAsAsked()
            }
            code.animate(animation) { code in
                code.at(38)
                code.emit(
                    .move(.fact(.controllerView(.from)), along: .y, to: .constant(.attribute(.offscreen, of: nil))))
                code.setAlpha(.fact(.controllerView(.to)), 1)
            }
        }
        return code
    }

    @Test func slideOutLeavesThePresenterBelow() {
        var code = Self.slideOut()
        let answer = code.slot("answer", .value(.object(0)))
        let animator = code.slot("animator")
        _ = code.object("SlideOut", .instance)
        code.registers { $0.animator = animator }
        code.change { $0.routines[0].result = answer }
        let report = Verifier().verify([code.read([.present], styles: [.custom])])
        #expect(lines(report) == ["38 error source-left-altered"])
        #expect(report.findings[0].trace.map(\.event).last == "the system's animation ends")
        #expect(report.findings[0].scenario?.kind == .present)
    }

    @Test func slideOutThatResetsIsRight() {
        #expect(lines(Verifier().verify([Self.slideOut(resets: true).read([.present], styles: [.custom])])) == [])
    }
}
