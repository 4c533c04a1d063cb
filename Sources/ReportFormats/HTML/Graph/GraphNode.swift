import TransitionModel

/// A node of a state graph as a box: its phase, and a row for each view, the topmost first.
struct GraphNode {
    var node: StateGraph.Node
    var box: GraphLayout.Box
    /// Whether a story passes through it.
    var isStory: Bool

    /// How high the box must be.
    static func height(of node: StateGraph.Node) -> Double {
        let rows = rows(of: node).count
        return 26 + Double(rows) * 15 + (rows > 0 ? 6 : 0)
    }

    /// Every view that a node shows, those elsewhere last.
    private static func rows(of node: StateGraph.Node) -> [StackedView] { node.stack.reversed() + node.elsewhere }

    private var left: Double { box.x - GraphLayout.width / 2 }
    private var top: Double { box.y - box.height / 2 }

    var elements: String {
        let frame = tag(
            "rect",
            [
                "class": "box", "x": coordinate(left), "y": coordinate(top), "width": coordinate(GraphLayout.width),
                "height": coordinate(box.height), "rx": "9",
            ])
        let share = node.states > 1 ? tag("tspan", ["class": "count"], " ×\(grouped(node.states))") : ""
        let phase = tag(
            "text", ["class": "phase", "x": coordinate(left + 12), "y": coordinate(top + 17)],
            text(node.phase.words), share)
        let rows = Self.rows(of: node).enumerated().map { row(at: $0.offset, $0.element) }
        return tag(
            "g", ["class": isStory ? "node story" : "node"],
            tag("title", [:], text(node.lines.joined(separator: "\n"))), frame, phase, rows.joined())
    }

    private func row(at place: Int, _ view: StackedView) -> String {
        let y = top + 27 + 15 * Double(place)
        let isApart = place >= node.stack.count
        let mark = tag(
            "rect",
            [
                "class": "view \(view.role.rawValue)\(isApart ? " apart" : "")", "x": coordinate(left + 12),
                "y": coordinate(y), "width": "10", "height": "10", "rx": "3",
            ])
        let name = tag(
            "text", ["class": "row", "x": coordinate(left + 28), "y": coordinate(y + 9)],
            text(view.words.shortened(to: 27)))
        return mark + name
    }
}
