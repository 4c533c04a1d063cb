public import TransitionModel

/// The lifecycle's rows as a table for reading, or as a diagram for Graphviz or Mermaid.
public struct LifecycleDiagram {
    public var rows: [LifecycleRow]

    public init(rows: [LifecycleRow] = Lifecycle.rows) {
        self.rows = rows
    }

    /// A section for each phase: event, guards, next phase, row id; below it what UIKit does and why this is believed.
    public var text: String {
        let width = rows.map(\.event.words.count).max() ?? 0
        let sections = phases.map { phase in
            [phase.words] + rows.filter { $0.phase == phase }.flatMap { paragraph(for: $0, eventWidth: width) }
        }
        return sections.joined(separator: [""]).map { $0 + "\n" }.joined()
    }

    private func paragraph(for row: LifecycleRow, eventWidth: Int) -> [String] {
        let margin = String(repeating: " ", count: eventWidth + 4)
        let condition = row.condition.isEmpty ? "" : "if \(row.condition) "
        return ["  \(row.event.words.padded(to: eventWidth))  \(condition)-> \(row.next.words)  (\(row.id))"]
            + Paragraphs.filled(row.effects.map(\.words).joined(separator: "; "), indentation: margin)
            + Paragraphs.filled("because " + row.facts.joined(separator: " "), indentation: margin)
    }

    /// A directed graph; rows with the same ends share an arrow.
    public var dot: String {
        let nodes = nodes.map { "    \($0.rawValue) [label=\"\($0.words)\"];" }
        let arrows = arrows.map { arrow in
            let label = arrow.labels.map { $0 + "\\l" }.joined()
            return "    \(arrow.from.rawValue) -> \(arrow.to.rawValue) [label=\"\(label)\"];"
        }
        let head = ["digraph lifecycle {", "    rankdir=TB;", "    node [shape=box, style=rounded];"]
        return (head + nodes + arrows + ["}"]).map { $0 + "\n" }.joined()
    }

    /// A Mermaid state diagram; rows with the same ends share an arrow.
    public var mermaid: String {
        let arrows = arrows.map { arrow in
            "    \(arrow.from.rawValue) --> \(arrow.to.rawValue): \(arrow.labels.joined(separator: "<br/>"))"
        }
        let start = nodes.first.map { ["    [*] --> \($0.rawValue)"] } ?? []
        let ends = nodes.filter { node in !rows.contains { $0.phase == node } }.map { "    \($0.rawValue) --> [*]" }
        return (["stateDiagram-v2"] + start + arrows + ends).map { $0 + "\n" }.joined()
    }
}

extension LifecycleDiagram {
    /// All rows that lead from one phase to another.
    private struct Arrow {
        var from: LifecyclePhase
        var to: LifecyclePhase
        var labels: [String]
    }

    /// The phases that have rows, in the order of life.
    private var phases: [LifecyclePhase] {
        LifecyclePhase.allCases.filter { phase in rows.contains { $0.phase == phase } }
    }

    /// The phases that have rows or are reached by some, in the order of life.
    private var nodes: [LifecyclePhase] {
        LifecyclePhase.allCases.filter { phase in rows.contains { $0.phase == phase || $0.next == phase } }
    }

    private var arrows: [Arrow] {
        nodes.flatMap { from in
            nodes.compactMap { to in
                let labels = rows.filter { $0.phase == from && $0.next == to }.map { row in
                    row.event.words + (row.condition.isEmpty ? "" : " (\(row.condition))")
                }
                return labels.isEmpty ? nil : Arrow(from: from, to: to, labels: labels.withoutRepetitions)
            }
        }
    }
}
