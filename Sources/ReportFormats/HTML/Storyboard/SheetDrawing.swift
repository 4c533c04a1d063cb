import TransitionModel

/// What is drawn in a sheet's own plane: a screen's outline, and a hint of what sort of view it is.
struct SheetDrawing {
    var role: StackedView.Role
    var pose: Pose

    var elements: String {
        let outline = "<rect class=\"face\" width=\"\(coordinate(Isometry.width))\" height=\"\(coordinate(Isometry.height))\" rx=\"14\"/>"
        let inside = pose.opacity == 0 ? "" : content
        let drawing = "<g style=\"opacity:\(pose.opacity == 0 ? "1" : coordinate(pose.opacity))\">\(outline)\(inside)</g>"
        guard pose.scale != 1 || pose.turn != 0 else { return drawing }
        let (x, y) = (Isometry.width / 2, Isometry.height / 2)
        let turn = pose.turn == 0 ? "" : "rotate(\(coordinate(pose.turn))) "
        let place = "translate(\(coordinate(x)) \(coordinate(y))) \(turn)scale(\(coordinate(pose.scale))) "
        return "<g transform=\"\(place)translate(\(coordinate(-x)) \(coordinate(-y)))\">\(drawing)</g>"
    }

    /// Lines that look like an app's; they mean nothing but the sort of view.
    private var content: String {
        switch role {
        case .base: bar(y: 16, width: 60) + (0..<5).map { bar(y: 40 + 24 * $0, width: 88, thin: true) }.joined()
        case .overlay: box(y: 14, height: 70) + bar(y: 98, width: 70) + bar(y: 116, width: 88, thin: true) + bar(y: 134, width: 50, thin: true)
        case .snapshot: "<path class=\"ink\" d=\"M26 118l22-34 18 24 10-14 14 24z\"/><circle class=\"ink\" cx=\"76\" cy=\"68\" r=\"8\"/>"
        case .backdrop: (0..<7).map { "<path class=\"hatch\" d=\"M\(8 + 14 * $0) 168L\(min(104, 30 + 24 * $0)) 8\"/>" }.joined()
        case .created: box(y: 30, height: 116)
        case .outside: "<circle class=\"ink\" cx=\"56\" cy=\"80\" r=\"26\"/>"
        }
    }

    private func bar(y: Int, width: Int, thin: Bool = false) -> String {
        "<rect class=\"ink\" x=\"12\" y=\"\(y)\" width=\"\(width)\" height=\"\(thin ? 8 : 12)\" rx=\"4\"/>"
    }

    private func box(y: Int, height: Int) -> String {
        "<rect class=\"ink\" x=\"12\" y=\"\(y)\" width=\"88\" height=\"\(height)\" rx=\"8\"/>"
    }
}
