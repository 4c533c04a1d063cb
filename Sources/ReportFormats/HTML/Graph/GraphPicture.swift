import TransitionModel

/// A state graph as an SVG picture: phases with their view stacks, joined by events, the ways of stories in red.
struct GraphPicture {
    /// More than this nobody can read in a picture.
    private static let mostNodes = 40
    private static let mostArrows = 110

    private let graph: StateGraph
    private let arrows: [StateGraph.Arrow]
    private let layout: GraphLayout
    private let story: StoryWays
    /// Tells this graph apart from all others on the page.
    private let id: String

    /// Nil where the graph is too large to be read.
    init?(_ graph: StateGraph, in report: Report, id: String) {
        arrows = graph.arrows
        guard graph.nodes.count <= Self.mostNodes, arrows.count <= Self.mostArrows else { return nil }
        self.graph = graph
        self.id = id
        layout = GraphLayout(graph, heights: graph.nodes.map(GraphNode.height))
        story = StoryWays(graph, in: report)
    }

    /// The picture, which can be scrolled, and the same as a list.
    var html: String {
        let drawn = arrows.indices.map(arrow)
        let left = min(-8, drawn.map(\.left).min() ?? 0)
        let width = max(layout.size.width + 8, drawn.map(\.right).max() ?? 0) - left
        let nodes = graph.nodes.indices.map { number in
            let isStory = story.nodes.contains(number)
            return GraphNode(node: graph.nodes[number], box: layout.boxes[number], isStory: isStory).elements
        }
        let picture = tag(
            "svg",
            [
                "class": "graph", "width": coordinate(width), "role": "img",
                "viewBox": "\(coordinate(left)) -16 \(coordinate(width)) \(coordinate(layout.size.height + 32))",
                "aria-label": "State graph with \(counted(graph.nodes.count, "situation")), listed below",
            ], drawn.map(\.line).joined(), nodes.joined(), drawn.map(\.label).joined())
        let frame = tag(
            "div", ["class": "graph-frame", "tabindex": "0", "role": "region", "aria-label": "State graph"], picture)
        return frame + list
    }

    /// The graph in words.
    private var list: String {
        let items = graph.nodes.enumerated().map { number, node in
            let ways = arrows.filter { $0.from == number }.map { arrow in
                let target = tag("a", ["href": "#\(id)-n\(arrow.to + 1)"], "situation \(arrow.to + 1)")
                return tag("li", [:], text(arrow.events.joined(separator: ", or ")), ": ", target)
            }
            let list = ways.isEmpty ? "" : tag("ul", [:], ways.joined())
            return tag("li", ["id": "\(id)-n\(number + 1)"], text(node.lines.joined(separator: "; ")), list)
        }
        let summary = tag("summary", [:], "The same as a list")
        return tag("details", ["class": "graph-list"], summary, tag("ol", [:], items.joined()))
    }

    /// An arrow as it is drawn, and how far it reaches.
    private struct DrawnArrow {
        var line: String
        var label: String
        var left: Double
        var right: Double
    }

    /// A curve from one box to another, and the events beside it.
    private func arrow(_ number: Int) -> DrawnArrow {
        let arrow = arrows[number]
        let curve = GraphCurve(
            from: layout.boxes[arrow.from], to: layout.boxes[arrow.to], isLoop: arrow.from == arrow.to,
            clear: layout.rightmost(between: arrow.from, and: arrow.to))
        let isStory = story.edges.contains([arrow.from, arrow.to])
        let rest = arrow.events.count > 1 ? " +\(arrow.events.count - 1)" : ""
        let words = arrow.events[0].shortened(to: 32) + rest
        let place = curve.label(arrows[..<number].count { $0.from == arrow.from && $0.to != $0.from })
        let classes = "event\(isStory ? " story" : "")\(place.isBeside ? " beside" : "")"
        // Nobody knows the font here: six points for each letter are enough for most.
        let extent = Double(words.count) * 6
        let left = place.isBeside ? place.x : place.x - extent / 2
        return DrawnArrow(
            line: tag("path", ["class": isStory ? "edge story" : "edge", "marker-end": "url(#arrow)", "d": curve.path]),
            label: tag(
                "text", ["class": classes, "x": coordinate(place.x), "y": coordinate(place.y + 3)],
                tag("title", [:], text(arrow.events.joined(separator: "\n"))), text(words)),
            left: left, right: left + extent)
    }
}
