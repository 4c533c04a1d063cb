import TransitionModel

/// A state graph as an SVG picture: phases with their view stacks, joined by events, the ways of stories in red.
struct GraphPicture {
    /// More than this nobody can read in a picture.
    private static let mostNodes = 40
    private static let mostArrows = 110

    private let graph: StateGraph
    private let layout: GraphLayout
    private let id: String
    private var storyNodes: Set<Int> = []
    private var storyEdges: Set<[Int]> = []

    /// Nil where the graph is too large to be read.
    init?(_ graph: StateGraph, in report: Report, id: String) {
        guard graph.nodes.count <= Self.mostNodes, graph.arrows.count <= Self.mostArrows else { return nil }
        self.graph = graph
        self.id = id
        layout = GraphLayout(graph, heights: graph.nodes.map(Self.height))
        for path in graph.paths where report.tells(path) {
            storyNodes.formUnion(path.nodes)
            for (from, to) in zip(path.nodes, path.nodes.dropFirst()) { storyEdges.insert([from, to]) }
        }
    }

    /// The picture, which can be scrolled, and the same as a list.
    var html: String {
        let arrows = graph.arrows.enumerated().map { arrow($0.element, $0.offset) }
        let left = min(-8, arrows.map(\.left).min() ?? 0)
        let right = max(layout.size.width + 8, arrows.map(\.right).max() ?? 0)
        let size = "\(coordinate(left)) -16 \(coordinate(right - left)) \(coordinate(layout.size.height + 32))"
        let name = "State graph with \(counted(graph.nodes.count, "situation")), listed below"
        return "<div class=\"graph-frame\" tabindex=\"0\" role=\"region\" aria-label=\"State graph\">"
            + "<svg class=\"graph\" viewBox=\"\(size)\" width=\"\(coordinate(right - left))\" role=\"img\" aria-label=\"\(name)\">"
            + arrows.map(\.line).joined() + graph.nodes.indices.map(node).joined() + arrows.map(\.label).joined()
            + "</svg></div>\(list)"
    }

    /// The graph in words.
    private var list: String {
        let items = graph.nodes.enumerated().map { number, node in
            let lines = node.lines.map { XML.text($0) }.joined(separator: "; ")
            let ways = graph.arrows.filter { $0.from == number }.map { arrow in
                "<li>\(XML.text(arrow.events.joined(separator: ", or "))): <a href=\"#\(id)-n\(arrow.to + 1)\">situation \(arrow.to + 1)</a></li>"
            }
            return "<li id=\"\(id)-n\(number + 1)\">\(lines)\(ways.isEmpty ? "" : "<ul>\(ways.joined())</ul>")</li>"
        }
        return "<details class=\"graph-list\"><summary>The same as a list</summary><ol>\(items.joined())</ol></details>"
    }

    /// Every view that a node shows, the topmost first, those elsewhere last.
    private static func rows(_ node: StateGraph.Node) -> [StackedView] { node.stack.reversed() + node.elsewhere }

    private static func height(of node: StateGraph.Node) -> Double {
        let rows = rows(node).count
        return 26 + Double(rows) * 15 + (rows > 0 ? 6 : 0)
    }

    private func node(_ number: Int) -> String {
        let node = graph.nodes[number]
        let box = layout.boxes[number]
        let (left, top) = (box.x - GraphLayout.width / 2, box.y - box.height / 2)
        let classes = "node \(node.phase.rawValue)\(storyNodes.contains(number) ? " story" : "")"
        let share = node.states > 1 ? "<tspan class=\"count\"> ×\(grouped(node.states))</tspan>" : ""
        var parts = [
            "<title>\(XML.text(node.lines.joined(separator: "\n")))</title>",
            "<rect class=\"box\" x=\"\(coordinate(left))\" y=\"\(coordinate(top))\" width=\"\(coordinate(GraphLayout.width))\" height=\"\(coordinate(box.height))\" rx=\"9\"/>",
            "<text class=\"phase\" x=\"\(coordinate(left + 12))\" y=\"\(coordinate(top + 17))\">\(XML.text(node.phase.words))\(share)</text>",
        ]
        for (row, view) in Self.rows(node).enumerated() {
            let y = top + 27 + 15 * Double(row)
            let isOutside = row >= node.stack.count
            parts.append(
                "<rect class=\"view \(view.role.rawValue)\(isOutside ? " apart" : "")\" x=\"\(coordinate(left + 12))\" y=\"\(coordinate(y))\" width=\"10\" height=\"10\" rx=\"3\"/>"
                    + "<text class=\"row\" x=\"\(coordinate(left + 28))\" y=\"\(coordinate(y + 9))\">\(XML.text(view.words.shortened(to: 27)))</text>")
        }
        return "<g class=\"\(classes)\">\(parts.joined())</g>"
    }

    /// An arrow as it is drawn, and how far it reaches.
    private struct DrawnArrow {
        var line: String
        var label: String
        var left: Double
        var right: Double
    }

    /// A curve from one box to another, and the events beside it.
    private func arrow(_ arrow: StateGraph.Arrow, _ number: Int) -> DrawnArrow {
        let curve = GraphCurve(
            from: layout.boxes[arrow.from], to: layout.boxes[arrow.to], isLoop: arrow.from == arrow.to,
            clear: layout.rightmost(between: arrow.from, and: arrow.to))
        let isStory = storyEdges.contains([arrow.from, arrow.to])
        let rest = arrow.events.count > 1 ? " +\(arrow.events.count - 1)" : ""
        let words = arrow.events[0].shortened(to: 32) + rest
        let place = curve.label(graph.arrows[..<number].count { $0.from == arrow.from && $0.to != $0.from })
        let classes = "event\(isStory ? " story" : "")\(place.isBeside ? " beside" : "")"
        let text = "<text class=\"\(classes)\" x=\"\(coordinate(place.x))\" y=\"\(coordinate(place.y + 3))\">"
            + "<title>\(XML.text(arrow.events.joined(separator: "\n")))</title>\(XML.text(words))</text>"
        // Nobody knows the font here: six points for each letter are enough for most.
        let extent = Double(words.count) * 6
        return DrawnArrow(
            line: "<path class=\"edge\(isStory ? " story" : "")\" marker-end=\"url(#arrow)\" d=\"\(curve.path)\"/>", label: text,
            left: place.isBeside ? place.x : place.x - extent / 2,
            right: place.isBeside ? place.x + extent : place.x + extent / 2)
    }
}
