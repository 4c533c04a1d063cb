import ReportFormats
import Testing

@testable import TransitionModel

@Suite struct LifecycleDiagramTests {
    private let diagram = LifecycleDiagram(rows: [
        LifecycleRow(
            "ask", .idle, .request, if: [.kind([.push, .present]), .ownAnimator],
            do: [.askAnimator, .askInteractionController], then: .requested, because: ["1.1", "1.2"]),
        LifecycleRow(
            "ask-segue", .idle, .request, if: [.kind([.segue])], do: [.perform], then: .requested, because: ["3.12"]),
        LifecycleRow("done", .requested, .systemEnds, then: .over, because: ["1.7"]),
    ])

    @Test func table() {
        #expect(
            diagram.text == """
                idle
                  request      if present or push, own animator -> requested  (ask)
                               ask animator; ask interaction controller
                               because uikit-1.1 uikit-1.2
                  request      if segue -> requested  (ask-segue)
                               perform
                               because uikit-3.12

                requested
                  system ends  -> over  (done)
                               because uikit-1.7

                """)
    }

    @Test func graphviz() {
        #expect(
            diagram.dot == #"""
                digraph lifecycle {
                    rankdir=TB;
                    node [shape=box, style=rounded];
                    idle [label="idle"];
                    requested [label="requested"];
                    over [label="over"];
                    idle -> requested [label="request (present or push, own animator)\lrequest (segue)\l"];
                    requested -> over [label="system ends\l"];
                }

                """#)
    }

    @Test func mermaid() {
        #expect(
            diagram.mermaid == """
                stateDiagram-v2
                    [*] --> idle
                    idle --> requested: request (present or push, own animator)<br/>request (segue)
                    requested --> over: system ends
                    over --> [*]

                """)
    }

    @Test func everyRowAndFactIsShown() {
        let text = LifecycleDiagram().text
        for row in Lifecycle.rows {
            #expect(text.contains("(\(row.id))"))
            for fact in row.facts { #expect(text.contains(fact)) }
        }
    }
}
