import TransitionModel

/// What is drawn in a sheet's own plane: a screen's outline, and a hint of what sort of view it is.
struct SheetDrawing {
    var role: StackedView.Role
    var pose: Pose

    var elements: String {
        let (width, height) = (Isometry.width, Isometry.height)
        let outline = tag(
            "rect", ["class": "face", "width": coordinate(width), "height": coordinate(height), "rx": "14"])
        // A view that cannot be seen is drawn as an outline.
        let isSeen = pose.opacity > 0
        let opacity = coordinate(isSeen ? pose.opacity : 1)
        let drawing = tag("g", ["style": "opacity:\(opacity)"], outline, isSeen ? content : "")
        guard pose.scale != 1 || pose.turn != 0 else { return drawing }
        let steps = [
            "translate(\(coordinate(width / 2)) \(coordinate(height / 2)))", "rotate(\(coordinate(pose.turn)))",
            "scale(\(coordinate(pose.scale)))", "translate(\(coordinate(-width / 2)) \(coordinate(-height / 2)))",
        ]
        return tag("g", ["transform": steps.joined(separator: " ")], drawing)
    }

    /// Lines that look like an app's; they mean nothing but the sort of view.
    private var content: String {
        switch role {
        case .base: bar(y: 16, width: 60) + (0..<5).map { bar(y: 40 + 24 * $0, width: 88, height: 8) }.joined()
        case .overlay:
            box(y: 14, height: 70) + bar(y: 98, width: 70) + bar(y: 116, width: 88, height: 8)
                + bar(y: 134, width: 50, height: 8)
        case .snapshot:
            tag("path", ["class": "ink", "d": "M26 118l22-34 18 24 10-14 14 24z"]) + disc(x: 76, y: 68, radius: 8)
        case .backdrop:
            (0..<7).map { tag("path", ["class": "hatch", "d": "M\(8 + 14 * $0) 168L\(min(104, 30 + 24 * $0)) 8"]) }
                .joined()
        case .created: box(y: 30, height: 116)
        case .outside: disc(x: 56, y: 80, radius: 26)
        }
    }

    private func bar(y: Int, width: Int, height: Int = 12) -> String {
        tag("rect", ["class": "ink", "x": "12", "y": "\(y)", "width": "\(width)", "height": "\(height)", "rx": "4"])
    }

    private func box(y: Int, height: Int) -> String {
        tag("rect", ["class": "ink", "x": "12", "y": "\(y)", "width": "88", "height": "\(height)", "rx": "8"])
    }

    private func disc(x: Int, y: Int, radius: Int) -> String {
        tag("circle", ["class": "ink", "cx": "\(x)", "cy": "\(y)", "r": "\(radius)"])
    }
}
