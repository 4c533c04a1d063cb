import StateSpace
import Testing
import TransitionVerifier

@testable import TransitionModel

/// Of callbacks that come to the same in any order one is followed, and nothing else is found than where all are.
@Suite struct IndependentCallbackTests {
    /// So many cards, each taken out when its own animation has ended; the last completes.
    private static func cards(_ count: Int, _ end: [Statement] = []) -> Animator {
        let group = CompletionGroup("cards")
        let cards = (0..<count).flatMap { number -> [Statement] in
            let card = TransitionView.created("card \(number)")
            let mover = PropertyAnimator("mover \(number)", seconds: 0.3)
            let words: [any StatementWord] = [Create(card), Insert(card)]
            return words.flatMap(\.statements) + [
                group.enter(), mover.create(), mover.addAnimations { Change(.alpha, of: card, to: .zero) },
                mover.addCompletion { _ in
                    Remove(card)
                    group.leave()
                }, mover.startAnimation(),
            ]
        }
        let notify = group.notify { Complete(.notCancelled) }
        let start = Insert(.to).statements + [group.create()]
        let place = CodePlace(fileID: #fileID, filePath: #filePath, line: #line, column: 1)
        return Animator("Cards", at: place, statements: start + cards + end + [notify])
    }

    @Test func aFewStatesStandForAllOrders() {
        let reports = [true, false].map { Self.cards(7).report(in: [.push], usesReductions: $0) }
        #expect(reports.map { $0.animators[0].verdict } == [.verified, .verified])
        #expect(reports.flatMap(\.findings).isEmpty)
        let states = reports.map { $0.animators[0].scenarios[0].states }
        #expect(states[1] >= 128)
        #expect(states[0] < states[1] / 4)
        #expect(reports[0].animators[0].scenarios[0].reducedStates > 0)
        #expect(reports[1].animators[0].scenarios[0].reducedStates == 0)
    }

    @Test func aGroupThatIsNotLeftOftenEnoughIsFoundHoweverManyThereAre() {
        let broken = Self.cards(5, [CompletionGroup("cards").enter()])
        let reports = [true, false].map { broken.report(in: [.push], usesReductions: $0) }
        #expect(reports.map { $0.animators[0].verdict } == [.violated, .violated])
        #expect(reports[0].findings.map(\.rule) == reports[1].findings.map(\.rule))
    }

    /// Animators with several animations whose callbacks do this and that, most of them only tidying up.
    @Test(arguments: 0..<8)
    func nothingElseIsFoundThanInAllOrders(_ seed: Int) throws {
        var reduced = 0
        var source = RandomSource(seed: UInt64(seed) * 1000)
        for _ in 0..<40 {
            let animator = Self.tidying(&source)
            let scenario = Scenario.random(using: &source)
            let reports = [true, false].map { animator.report(in: [scenario], usesReductions: $0) }
            let verdicts = reports.map { $0.animators[0].verdict }
            let rules = reports.map { Set($0.findings.map(\.rule)) }
            #expect(verdicts[0] == verdicts[1] && rules[0] == rules[1], "\(SwiftCode(animator).text)\n\(scenario)")
            reduced += reports[0].animators[0].scenarios[0].reducedStates > 0 ? 1 : 0
        }
        #expect(reduced > 0, "nothing was put to the test")
    }

    private static func tidying(_ source: inout RandomSource) -> Animator {
        let group = CompletionGroup("group")
        let views = (0..<3).map { TransitionView.created("view \($0)") }
        var statements = Insert(.to).statements + [group.create()]
        for view in views where !source.oneIn(4) { statements += Create(view).statements + Insert(view).statements }
        let count = 2 + source.below(3)
        for number in 0..<count {
            var words: [Statement] = []
            for _ in 0..<source.below(3) {
                words += source.oneIn(8) ? other(&source, views) : Remove(source.pick(views)).statements
            }
            if !source.oneIn(8) { words.append(group.leave()) }
            if !source.oneIn(10) { statements.append(group.enter()) }
            switch source.below(4) {
            case 0: statements += Dispatch(after: source.pick([nil, 0.1, 0.3])) { words }.statements
            case 1:
                statements += Animate(seconds: source.pick([nil, 0.3])) {
                    Change(.alpha, of: .to, to: .one)
                } completion: { _ in
                    words
                }.statements
            default:
                let mover = PropertyAnimator("mover \(number)", seconds: 0.3)
                statements += [mover.create(), mover.addAnimations { Change(.alpha, of: views[0], to: .zero) }]
                statements += [mover.addCompletion { _ in words }, mover.startAnimation()]
            }
        }
        let flag: CompletionFlag = source.oneIn(4) ? .literal(true) : .notCancelled
        statements.append(group.notify { Complete(flag) })
        let place = CodePlace(fileID: #fileID, filePath: #filePath, line: #line, column: 1)
        return SwiftCode(Animator("Tidy", at: place, statements: statements)).animator
    }

    private static func other(_ source: inout RandomSource, _ views: [TransitionView]) -> [Statement] {
        switch source.below(5) {
        case 0: Complete(.notCancelled).statements
        case 1: Insert(source.pick(views)).statements
        case 2: Change(.alpha, of: source.pick(views), to: .one).statements
        case 3: If(.wasCancelled) { Remove(source.pick(views)) }.statements
        default: [CompletionGroup("group").enter()]
        }
    }
}
