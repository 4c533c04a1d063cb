import Testing

@testable import TransitionModel

/// Which transitions a story tells, and what each is there for.
@Suite struct LegTests {
    @Test func oneRoundTrip() {
        #expect(Leg.story(of: .present, isInteractive: true).map(\.kind) == [.present, .dismiss])
        #expect(Leg.story(of: .present, isInteractive: true).map(\.part) == [.main, .auxiliary])
        #expect(Leg.story(of: .pop, isInteractive: false).map(\.part) == [.auxiliary, .main])
        #expect(Leg.story(of: .tab, isInteractive: false).map(\.kind) == [.tab])
    }

    @Test func onceMore() {
        let shown = Leg.story(of: .push, isInteractive: true, repeats: true)
        #expect(shown.map(\.kind) == [.push, .pop, .push])
        #expect(shown.map(\.part) == [.main, .auxiliary, .repetition])
        #expect(shown.map(\.isInteractive) == [true, false, false])
        let dismissed = Leg.story(of: .dismiss, isInteractive: false, repeats: true)
        #expect(dismissed.map(\.kind) == [.present, .dismiss, .present, .dismiss])
        #expect(dismissed.map(\.part) == [.auxiliary, .main, .repetition, .repetition])
        // What has no way back is never told again.
        #expect(Leg.story(of: .segue, isInteractive: false, repeats: true).count == 1)
    }
}
