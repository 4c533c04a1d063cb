import Testing
import TransitionModel

@testable import ReportFormats

/// Pictures of state graphs.
@Suite struct GraphPictureTests {
    /// A graph of so many nodes with these edges.
    private func graph(_ count: Int, _ edges: [(Int, Int)]) -> StateGraph {
        StateGraph(
            nodes: (0..<count).map { .init(phase: .animating, states: $0 + 1) },
            edges: edges.map { .init(from: $0.0, to: $0.1, event: "\($0.0) to \($0.1)") })
    }

    @Test func boxesDoNotOverlap() {
        let edges = (1..<20).map { ($0 / 2, $0) } + [(19, 3), (7, 7), (5, 6)]
        let layout = GraphLayout(graph(20, edges), heights: (0..<20).map { 26 + Double($0 % 3) * 15 })
        for one in 0..<20 {
            for other in one + 1..<20 {
                let (a, b) = (layout.boxes[one], layout.boxes[other])
                let apart = abs(a.x - b.x) >= GraphLayout.width || abs(a.y - b.y) >= (a.height + b.height) / 2
                #expect(apart, "\(one) and \(other)")
            }
        }
        #expect(layout.boxes.map(\.layer) == [0, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5])
    }

    @Test func sweepsUndoCrossings() {
        // Two pairs whose arrows would cross in the order in which they were found.
        let layout = GraphLayout(graph(5, [(0, 1), (0, 2), (1, 4), (2, 3)]), heights: Array(repeating: 26, count: 5))
        #expect((layout.boxes[1].x < layout.boxes[2].x) == (layout.boxes[4].x < layout.boxes[3].x))
    }

    @Test func showsNodesEventsAndStories() throws {
        let html = try #require(GraphPicture(Samples.graph, in: Samples.drawn, id: "g")).html
        #expect(html.components(separatedBy: "<g class=\"node").count == 4)
        #expect(html.components(separatedBy: "<path class=\"edge").count == 4)
        // The note's way is not red.
        #expect(html.components(separatedBy: "<path class=\"edge story\"").count == 2)
        #expect(html.contains("it ends (finished: true) +1"))
        let way = "it ends (finished: true), or it ends (finished: false): <a href=\"#g-n3\">situation 3</a>"
        #expect(html.contains("<li>\(way)</li>"))
    }

    @Test func whatNobodyCanReadIsNotDrawn() {
        #expect(GraphPicture(graph(40, (1..<40).map { (0, $0) }), in: Report(), id: "g") != nil)
        #expect(GraphPicture(graph(41, (1..<41).map { (0, $0) }), in: Report(), id: "g") == nil)
        let dense = (0..<12).flatMap { from in (0..<12).map { (from, $0) } }
        #expect(GraphPicture(graph(12, dense), in: Report(), id: "g") == nil)
    }

    @Test func emptyAndDisjointGraphsAreNoTrouble() {
        #expect(GraphLayout(graph(0, []), heights: []).boxes.isEmpty)
        #expect(GraphLayout(graph(2, []), heights: [26, 26]).boxes.map(\.layer) == [0, 1])
    }
}
