import TransitionModel

/// A scene as an SVG picture: sheets over each other in space, each with its name and what became of it.
struct ScenePicture {
    /// The size that all pictures of one story share, so that nothing jumps from step to step.
    struct Canvas {
        var minX: Double
        var minY: Double
        var maxX: Double
        var maxY: Double

        /// Room for all scenes.
        init(_ scenes: [Scene]) {
            let towers = scenes.map(ScenePicture.levels)
            let highest = towers.map { $0.height }.max() ?? 0
            let poses = scenes.flatMap(\.sheets).flatMap { [Pose($0.view), $0.before.map(Pose.init) ?? Pose()] }
            let shift = poses.map { Isometry.point($0.right, $0.down) }
            minX = Isometry.point(-8, Isometry.height + 26).x + min(0, shift.map(\.x).min() ?? 0) - 6
            maxX = ScenePicture.labelX + 226
            minY = -highest - 16
            maxY = Isometry.point(Isometry.width + 8, Isometry.height + 26).y + max(0, shift.map(\.y).max() ?? 0) + 6
        }
    }

    var scene: Scene
    var canvas: Canvas

    /// Where names begin.
    static let labelX = 134.0

    var svg: String {
        let size = "\(coordinate(canvas.minX)) \(coordinate(canvas.minY)) \(coordinate(canvas.maxX - canvas.minX)) \(coordinate(canvas.maxY - canvas.minY))"
        let heights = Self.levels(scene)
        var parts: [String] = []
        for (number, sheet) in scene.sheets.enumerated() {
            if scene.hasContainer, number == heights.containerIndex { parts.append(plate(at: heights.container)) }
            parts.append(self.sheet(sheet, at: heights.sheets[number]))
        }
        if scene.hasContainer, heights.containerIndex == scene.sheets.count { parts.append(plate(at: heights.container)) }
        return "<svg class=\"scene\" viewBox=\"\(size)\" role=\"img\" aria-label=\"\(XML.attribute(scene.words))\">"
            + parts.joined() + "</svg>"
    }

    /// How high each sheet and the container's floor lie, in points above the lowest.
    static func levels(_ scene: Scene) -> (sheets: [Double], container: Double, containerIndex: Int, height: Double) {
        var sheets: [Double] = []
        var level = 0.0
        let containerIndex = scene.sheets.firstIndex { $0.band >= .container } ?? scene.sheets.count
        var container = 0.0
        for (number, sheet) in scene.sheets.enumerated() {
            if number == containerIndex, scene.hasContainer {
                container = level
                level += 20
            } else if number > 0, sheet.band != scene.sheets[number - 1].band {
                level += 14
            }
            sheets.append(level)
            level += Isometry.gap
        }
        if containerIndex == scene.sheets.count { container = level }
        let top = max(sheets.last ?? 0, scene.hasContainer ? container : 0)
        return (sheets, container, containerIndex, top)
    }

    /// The floor of the container, with its name lying on it.
    private func plate(at height: Double) -> String {
        let size = "width=\"\(coordinate(Isometry.width + 16))\" height=\"\(coordinate(Isometry.height + 34))\""
        return "<g class=\"plate\" transform=\"\(Isometry.matrix(down: -height))\">"
            + "<rect x=\"-8\" y=\"-8\" \(size) rx=\"18\"/>"
            + "<text class=\"floor\" x=\"6\" y=\"\(coordinate(Isometry.height + 18))\">container</text></g>"
    }

    private func sheet(_ sheet: Scene.Sheet, at height: Double) -> String {
        let pose = Pose(sheet.view)
        let old = sheet.before.map(Pose.init) ?? pose
        let place = Isometry.point(pose.right, pose.down)
        let before = Isometry.point(old.right, old.down)
        var classes = ["sheet", sheet.view.role.rawValue] + sheet.changes.map(\.name).withoutRepetitions
        if sheet.isGhost { classes.append("ghost") }
        if pose.opacity == 0 { classes.append("unseen") }
        if pose.isUncertain { classes.append("uncertain") }
        let style = "--dx:\(coordinate(before.x - place.x))px;--dy:\(coordinate(before.y - place.y))px;--was:\(coordinate(old.opacity))"
        let moved = abs(before.x - place.x) + abs(before.y - place.y) > 1
        let plane = SheetDrawing(role: sheet.view.role, pose: pose).elements
        return "<g class=\"\(classes.joined(separator: " "))\" style=\"\(style)\">"
            + (moved ? trail(from: before, to: place, at: height) : "")
            + "<g class=\"body\"><g transform=\"translate(\(coordinate(place.x)) \(coordinate(place.y))) "
            + "\(Isometry.matrix(down: -height))\">\(plane)</g></g>" + label(sheet, pose, at: height) + "</g>"
    }

    /// A line from where the sheet was to where it is.
    private func trail(from old: (x: Double, y: Double), to new: (x: Double, y: Double), at height: Double) -> String {
        let middle = Isometry.point(Isometry.width / 2, Isometry.height / 2)
        let (startX, startY) = (old.x + middle.x, old.y + middle.y - height)
        let (endX, endY) = (new.x + middle.x, new.y + middle.y - height)
        return "<path class=\"trail\" marker-end=\"url(#arrow)\" d=\"M\(coordinate(startX)) \(coordinate(startY))L\(coordinate(endX)) \(coordinate(endY))\"/>"
    }

    /// The view's name, how it looks, and what became of it, at the right of its sheet.
    private func label(_ sheet: Scene.Sheet, _ pose: Pose, at height: Double) -> String {
        let corner = Isometry.point(Isometry.width, 0)
        let y = corner.y - height
        let x = coordinate(Self.labelX)
        let state = sheet.isGhost ? "" : sheet.view.state
        var lines = ["<text class=\"name\" x=\"\(x)\" y=\"\(coordinate(y + 3))\">\(XML.text(sheet.view.name.shortened(to: 32)))</text>"]
        if !state.isEmpty {
            lines.append("<text class=\"state\" x=\"\(x)\" y=\"\(coordinate(y + 17))\">\(XML.text(state.shortened(to: 40)))</text>")
        }
        if !sheet.changes.isEmpty {
            let marks = sheet.changes.map { "<tspan class=\"\($0.name)\">\(XML.text($0.words))</tspan>" }
            let below = state.isEmpty ? 17.0 : 30.0
            lines.append("<text class=\"marks\" x=\"\(x)\" y=\"\(coordinate(y + below))\">\(marks.joined(separator: " · "))</text>")
        }
        // The line begins at the sheet, however far that has moved.
        let place = Isometry.point(pose.right, pose.down)
        let start = pose.right == 0 && pose.down == 0 ? corner.x : min(corner.x, corner.x + place.x)
        let line = "M\(coordinate(start + 4)) \(coordinate(y + (start == corner.x ? 0 : place.y)))L\(coordinate(Self.labelX - 6)) \(coordinate(y))"
        return "<path class=\"leader\" d=\"\(line)\"/>" + lines.joined()
    }
}

extension StackedView {
    /// Where it is and what is unusual about it, without its name.
    var state: String {
        let unusual = ViewAttribute.allCases.compactMap { attribute in
            attributes[attribute].map { attribute.words(for: $0) }
        }
        return ((place.map { [$0 == "nowhere" ? "in no view" : "in \($0)"] } ?? []) + unusual).joined(separator: ", ")
    }
}

extension String {
    /// The text, or its beginning with three dots behind it.
    func shortened(to length: Int) -> String {
        count <= length ? self : prefix(length - 1).trimmed + "…"
    }
}
