import Testing
import TransitionVerifierTesting

/// The driver of a dismissal by pulling down, in plain Swift beside UIKit's lifecycle.
@Suite struct PullDownExample {
    struct PullDown: TransitionLogic {
        static let gesture: GestureDeclaration.Kind? = .other

        /// Forgets what the system's taking the touch away means; for the test that finds it.
        var forgetsCancelledTouches = false
        var isPulling = false
        /// The close button dismisses too, and then nothing drives.
        var isDriving: Bool { isPulling }

        mutating func handle(_ event: TransitionEvent) -> [TransitionEffect] {
            switch event.kind {
            case .gesture(.began, _):
                isPulling = true
                return [.request(.dismiss)]
            case .gesture(.changed, _):
                return [.update()]
            case .gesture(.ended, let isFar):
                isPulling = false
                return isFar ? [.finish()] : [.cancel()]
            case .gesture(.cancelled, _), .gesture(.failed, _):
                isPulling = false
                return forgetsCancelledTouches ? [] : [.cancel()]
            case .start:
                return [.animate("sinking", seconds: 0.3, [.change(.transform, of: .from, to: .offscreen)])]
            case .animationEnded("sinking", _):
                return [.complete(!event.wasCancelled)]
            case .animationEnded, .due, .ended:
                return []
            }
        }
    }

    @Test func pullingDownIsVerified() {
        let report = verify(PullDown(), in: .dismiss(.custom), .interactiveDismiss(.custom))
        #expect(report.animators.map(\.verdict) == [.verified])
    }

    @Test func aTouchTakenAwayLeavesTheAppStuck() {
        expectViolation(.interactionNotEnded) {
            verify(PullDown(forgetsCancelledTouches: true), in: .interactiveDismiss(.custom))
        }
    }
}
