import TransitionVerifierTesting
import XCTest

final class XCTestConsumer: XCTestCase {
    private let fade = Animator("Fade") {
        Insert(.to)
        Change(.frame, of: .to, to: .final)
        Animate(seconds: 0.3) {
            Change(.alpha, of: .to, to: .one)
        } completion: { _ in
            Complete(.notCancelled)
        }
    }

    func testFadeIsRight() {
        verify(fade, in: .push, .present(.fullScreen))
    }

    func testFaultIsReportedAtItsLine() {
        let forgetful = Animator("Forgetful") {
            Insert(.created("shade"))
            Insert(.to)
            Complete(.literal(true))
        }
        // The failure names the line above with the shade; the package that holds this one looks for it.
        verify(forgetful, in: .push)
    }
}
