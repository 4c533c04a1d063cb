public import TransitionModel

/// The explored states of small machines as graphs for Graphviz or Mermaid: phases and view stacks, joined by events.
public struct StateDiagram {
    /// One scenario that was explored.
    struct Section {
        /// "SlideAnimator, presented under .custom, interactive: verified".
        var title: String
        /// Nil where it was not kept.
        var graph: StateGraph?
        var states: Int
        /// Nil where there is no graph.
        var story: StoryWays?

        /// Whether a story passes through a node.
        func passes(_ node: Int) -> Bool { story?.nodes.contains(node) == true }

        /// Whether a story takes an arrow.
        func passes(_ arrow: StateGraph.Arrow) -> Bool { story?.edges.contains([arrow.from, arrow.to]) == true }
    }

    private let sections: [Section]

    public init(report: Report) {
        sections = report.animators.flatMap { animator in
            animator.scenarios.map { Section($0, of: animator, in: report) }
        }
    }

    /// A directed graph with a cluster for each scenario; steps of stories are red.
    public var dot: String {
        let head = [
            "digraph states {", "    rankdir=TB;", "    compound=true;",
            "    node [shape=box, style=\"rounded,filled\", fillcolor=white, fontname=\"Helvetica\", fontsize=10];",
            "    edge [fontname=\"Helvetica\", fontsize=9];",
        ]
        let clusters = sections.enumerated().flatMap { number, section in
            section.graph.map { dotCluster(number, section, $0) } ?? ["    // \(section.title): \(section.absence)"]
        }
        return (head + clusters + ["}"]).map { $0 + "\n" }.joined()
    }

    private func dotCluster(_ number: Int, _ section: Section, _ graph: StateGraph) -> [String] {
        let nodes = graph.nodes.enumerated().map { position, node in
            let label = Self.dotQuoted(node.lines)
            let colour = section.passes(position) ? ", color=\"#d70015\", penwidth=2" : ""
            return "        s\(number)n\(position) [label=\(label)\(colour)];"
        }
        let edges = graph.arrows.map { arrow in
            let colour = section.passes(arrow) ? ", color=\"#d70015\", penwidth=2" : ""
            let ends = "s\(number)n\(arrow.from) -> s\(number)n\(arrow.to)"
            return "        \(ends) [label=\(Self.dotQuoted(arrow.events))\(colour)];"
        }
        return ["    subgraph cluster_\(number) {", "        label=\(Self.dotQuoted([section.title]));"]
            + nodes + edges + ["    }"]
    }

    /// A quoted string with its lines set left.
    private static func dotQuoted(_ lines: [String]) -> String {
        let escaped = lines.map { $0.withoutControls.escaped(["\\": "\\\\", "\"": "\\\""]) }
        return lines.count == 1 ? "\"\(escaped[0])\"" : "\"\(escaped.map { $0 + "\\l" }.joined())\""
    }

    /// A Mermaid flowchart with a subgraph for each scenario; steps of stories are red.
    public var mermaid: String {
        var lines = ["flowchart TB"]
        var redNodes: [String] = []
        var redEdges: [String] = []
        var edges = 0
        for (number, section) in sections.enumerated() {
            guard let graph = section.graph else {
                lines.append("    %% \(section.title): \(section.absence)")
                continue
            }
            lines.append("    subgraph s\(number)[\(Self.mermaidQuoted([section.title]))]")
            for (position, node) in graph.nodes.enumerated() {
                lines.append("        s\(number)n\(position)(\(Self.mermaidQuoted(node.lines)))")
                if section.passes(position) { redNodes.append("s\(number)n\(position)") }
            }
            for arrow in graph.arrows {
                let label = Self.mermaidQuoted(arrow.events)
                lines.append("        s\(number)n\(arrow.from) -->|\(label)| s\(number)n\(arrow.to)")
                if section.passes(arrow) { redEdges.append(String(edges)) }
                edges += 1
            }
            lines.append("    end")
        }
        if !redNodes.isEmpty {
            lines.append("    classDef story stroke:#d70015,stroke-width:3px")
            lines.append("    class \(redNodes.joined(separator: ",")) story")
        }
        if !redEdges.isEmpty {
            lines.append("    linkStyle \(redEdges.joined(separator: ",")) stroke:#d70015,stroke-width:3px")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Mermaid knows entities, written with a number sign, for what it would take for its own.
    private static func mermaidQuoted(_ lines: [String]) -> String {
        let entities: [Unicode.Scalar: String] = [
            "#": "#35;", "\"": "#quot;", "<": "#lt;", ">": "#gt;", "`": "#96;", ";": "#59;",
        ]
        return "\"\(lines.map { $0.withoutControls.escaped(entities) }.joined(separator: "<br/>"))\""
    }
}
