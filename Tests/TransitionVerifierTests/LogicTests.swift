import Testing
import TransitionVerifierTesting

/// Hand-written logic beside UIKit's lifecycle.
@Suite struct LogicTests {
    struct Fade: TransitionLogic {
        mutating func handle(_ event: TransitionEvent) -> [TransitionEffect] {
            switch event.kind {
            case .start:
                [
                    .insert(.to), .change(.alpha, of: .to, to: .zero),
                    .animate("fade", seconds: 0.3, [.change(.alpha, of: .to, to: .one)]),
                ]
            case .animationEnded("fade", _):
                event.wasCancelled ? [.remove(.to), .complete(false)] : [.complete(true)]
            default: []
            }
        }
    }

    @Test func aRightFadeIsVerified() {
        let report = verify(Fade(), in: .push, .interactivePush, .present(.fullScreen))
        #expect(report.animators.map(\.verdict) == [.verified])
        #expect(report.animators[0].scenarios.map(\.states) == [11, 19, 11])
    }

    /// Counts what it need not count.
    struct Endless: TransitionLogic {
        static let gesture: GestureDeclaration.Kind? = .pan
        var changes = 0

        mutating func handle(_ event: TransitionEvent) -> [TransitionEffect] {
            switch event.kind {
            case .gesture(.began, _): return [.request(.pop)]
            case .gesture(.changed, _):
                changes += 1
                return [.update()]
            default: return []
            }
        }
    }

    @Test func aLogicWithoutEndIsNotCalledVerified() {
        let place = CodePlace(fileID: #fileID, filePath: #filePath, line: #line, column: 1)
        let exploration = LogicExploration(Endless(), in: [.interactivePop], at: place, maximumLogicStates: 8)
        #expect(exploration.limit == "the logic goes through more than 8 states")
        let shortcomings = exploration.shortcomings(in: exploration.report)
        #expect(shortcomings.contains { $0.text == "Endless: not explored to the end: \(exploration.limit!)" })
    }
}
