import TransitionModel

/// Where the nodes of a small graph stand: in layers by their distance from the first, with few crossings.
struct GraphLayout {
    /// A node's box, by its middle.
    struct Box {
        var x = 0.0
        var y = 0.0
        var height = 0.0
        var layer = 0
    }

    static let width = 178.0
    private static let columnGap = 54.0
    private static let rowGap = 84.0

    private(set) var boxes: [Box]
    private(set) var size = (width: 0.0, height: 0.0)

    init(_ graph: StateGraph, heights: [Double]) {
        boxes = heights.map { Box(height: $0) }
        let layers = Self.ordered(Self.layers(of: graph), graph)
        let columns = layers.map(\.count).max() ?? 0
        size.width = Double(columns) * Self.width + Double(max(0, columns - 1)) * Self.columnGap
        var top = 0.0
        for (number, layer) in layers.enumerated() {
            let height = layer.map { heights[$0] }.max() ?? 0
            let extent = Double(layer.count) * Self.width + Double(layer.count - 1) * Self.columnGap
            for (place, node) in layer.enumerated() {
                let left = (size.width - extent) / 2 + Double(place) * (Self.width + Self.columnGap)
                boxes[node].x = left + Self.width / 2
                boxes[node].y = top + height / 2
                boxes[node].layer = number
            }
            top += height + Self.rowGap
        }
        size.height = max(0, top - Self.rowGap)
    }

    /// The right border of all boxes in the layers of two nodes and between them.
    func rightmost(between one: Int, and other: Int) -> Double {
        let layers = min(boxes[one].layer, boxes[other].layer)...max(boxes[one].layer, boxes[other].layer)
        return boxes.filter { layers.contains($0.layer) }.map { $0.x + Self.width / 2 }.max() ?? 0
    }

    /// The nodes by their distance from the first, in steps.
    private static func layers(of graph: StateGraph) -> [[Int]] {
        var seen: Set<Int> = graph.nodes.isEmpty ? [] : [0]
        var layers: [[Int]] = graph.nodes.isEmpty ? [] : [[0]]
        while let last = layers.last {
            var next: [Int] = []
            for node in last {
                for edge in graph.edges where edge.from == node && seen.insert(edge.to).inserted {
                    next.append(edge.to)
                }
            }
            if next.isEmpty { break }
            layers.append(next)
        }
        let lost = graph.nodes.indices.filter { !seen.contains($0) }
        return lost.isEmpty ? layers : layers + [lost]
    }

    /// Each layer in the order of the middles of what it is joined to, from above and from below, a few times over.
    private static func ordered(_ layers: [[Int]], _ graph: StateGraph) -> [[Int]] {
        var layers = layers
        var neighbours = [Set<Int>](repeating: [], count: graph.nodes.count)
        for edge in graph.edges where edge.from != edge.to {
            neighbours[edge.from].insert(edge.to)
            neighbours[edge.to].insert(edge.from)
        }
        for sweep in 0..<6 where layers.count > 1 {
            let downwards = sweep % 2 == 0
            let order = downwards ? Array(1..<layers.count) : Array((0..<layers.count - 1).reversed())
            for number in order {
                let fixed = layers[downwards ? number - 1 : number + 1]
                let places = Dictionary(
                    uniqueKeysWithValues: fixed.enumerated().map { ($0.element, middle($0.offset, of: fixed)) })
                let weights = layers[number].enumerated().map { place, node in
                    let near = neighbours[node].compactMap { places[$0] }
                    let own = middle(place, of: layers[number])
                    let weight = near.isEmpty ? own : near.reduce(0, +) / Double(near.count)
                    return (node: node, weight: weight, place: place)
                }
                layers[number] = weights.sorted { ($0.weight, $0.place) < ($1.weight, $1.place) }.map(\.node)
            }
        }
        return layers
    }

    /// How far a place in a layer is from the layer's middle.
    private static func middle(_ place: Int, of layer: [Int]) -> Double {
        Double(place) - Double(layer.count - 1) / 2
    }
}
