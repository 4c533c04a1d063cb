import Testing
import TransitionModel

@testable import ReportFormats

/// What the pictures of a story show.
@Suite struct SceneTests {
    private func view(
        _ id: Int, _ attributes: [ViewAttribute: AttributeValue] = [:], place: String? = nil
    ) -> StackedView {
        StackedView(name: "v\(id)", id: id, role: .created, attributes: attributes, place: place)
    }

    private func step(
        _ stack: [StackedView] = [], elsewhere: [StackedView] = [], atHome: [StackedView] = [],
        did changes: [ViewChange] = []
    ) -> TraceStep {
        let effects = changes.map {
            TraceStep.Effect(location: Samples.place(1), text: "", change: $0)
        }
        return TraceStep(
            event: "", phase: .animating, effects: effects, stack: stack, elsewhere: elsewhere, atHome: atHome)
    }

    /// "v1 put in, moved" for each sheet, bottom to top; a cross before what has just gone.
    private func sheets(_ step: TraceStep, after previous: TraceStep?) -> [String] {
        Scene(step, after: previous).sheets.map { sheet in
            let changes = sheet.changes.map(\.words).joined(separator: ", ")
            return (sheet.isGhost ? "x" : "") + sheet.view.name + (changes.isEmpty ? "" : " \(changes)")
        }
    }

    @Test func storiesBeginWithoutChanges() {
        #expect(sheets(step([view(1), view(2, [.alpha: .zero])], atHome: [view(0)]), after: nil) == ["v0", "v1", "v2"])
    }

    @Test func whatIsPutInAndTakenOut() {
        let before = step([view(1), view(2), view(3)])
        let after = sheets(step([view(1), view(4)]), after: before)
        #expect(after == ["v1", "xv2 taken out", "xv3 taken out", "v4 put in"])
        // By UIKit or by code, it looks the same.
        let put = ViewChange(view: 4, kind: .inserted)
        #expect(sheets(step([view(4)], did: [put]), after: step()) == ["v4 put in"])
        let raised = step([view(2), view(1)], did: [ViewChange(view: 1, kind: .inserted)])
        #expect(sheets(raised, after: step([view(1), view(2)])) == ["v2", "v1 put to another height"])
    }

    @Test func whatGoesBackToItsOwnPlaceIsNoGhost() {
        #expect(sheets(step(atHome: [view(1)]), after: step([view(1)])) == ["v1 taken out"])
        #expect(sheets(step([view(1)]), after: step(atHome: [view(1)])) == ["v1 put in"])
        #expect(sheets(step(elsewhere: [view(1, place: "nowhere")]), after: step([view(1)])) == ["v1 taken out"])
    }

    @Test func valuesThatComeAndGoAreChanges() {
        let faded = [AttributeValue.zero, .one].map { ViewChange(view: 1, kind: .changed(.alpha, $0)) }
        #expect(sheets(step([view(1)], did: faded), after: step([view(1)])) == ["v1 faded in"])
        #expect(sheets(step([view(1)], did: [faded[1], faded[1]]), after: nil) == ["v1 faded in"])
        #expect(sheets(step([view(1, [.alpha: .zero])]), after: step([view(1)])) == ["v1 faded out"])
        let gone = step([view(1, [.frame: .offscreen, .hidden: .on])])
        #expect(sheets(gone, after: step([view(1)])) == ["v1 moved, hidden"])
        #expect(sheets(step([view(1, [.interaction: .off])]), after: step([view(1)])) == ["v1 touches changed"])
        #expect(sheets(step([view(1, [.frame: .final])]), after: step([view(1, [.frame: .final])])) == ["v1"])
    }

    @Test func wordsAreForThoseWhoCannotSee() {
        let before = step([view(1), view(2)])
        let after = step([view(1, [.alpha: .zero])], elsewhere: [view(3, place: "the window")], atHome: [view(0)])
        #expect(
            Scene(after, after: before).words == """
                behind the container: v0. in the container, bottom to top: v1 [alpha 0] (faded out). \
                elsewhere: v3 in the window (put in). taken out: v2
                """)
        #expect(Scene(step(), after: nil).words == "nothing to be seen")
    }

    @Test func higherSheetsLieHigher() {
        let scene = Scene(
            step([view(1), view(2)], elsewhere: [view(3, place: "the window")], atHome: [view(0)]), after: nil)
        let levels = SceneHeights(scene)
        #expect(levels.sheets == levels.sheets.sorted() && Set(levels.sheets).count == 4)
        #expect(levels.containerIndex == 1)
        #expect(levels.container > levels.sheets[0] && levels.container < levels.sheets[1])
        #expect(levels.top == levels.sheets[3])
    }

    @Test func posesFollowValues() {
        #expect(Pose(view(1)) == Pose())
        #expect(Pose(view(1, [.frame: .final, .background: .clear])) == Pose())
        #expect(Pose(view(1, [.frame: .offscreen])).down > Isometry.height)
        #expect(Pose(view(1, [.alpha: .partial])).opacity > 0 && Pose(view(1, [.alpha: .partial])).opacity < 1)
        #expect(Pose(view(1, [.alpha: .partial, .hidden: .on])).opacity == 0)
        #expect(Pose(view(1, [.transform: .unknown])).isUncertain)
    }

    @Test(
        arguments: [
            (0, "0"), (-0.5, "-0.5"), (1.004, "1"), (2.05, "2.05"), (-126.72, "-126.72"), (12, "12"), (-0.001, "0"),
        ])
    func coordinatesAreShort(value: Double, text: String) {
        #expect(coordinate(value) == text)
    }
}
