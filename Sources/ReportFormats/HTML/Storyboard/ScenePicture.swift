import TransitionModel

/// A scene as an SVG picture: sheets over each other in space, each with its name and what became of it.
struct ScenePicture {
    var scene: Scene
    var canvas: SceneCanvas

    var svg: String {
        let heights = SceneHeights(scene)
        var parts: [String] = []
        for (position, sheet) in scene.sheets.enumerated() {
            if scene.hasContainer, position == heights.containerIndex { parts.append(plate(at: heights.container)) }
            parts.append(self.sheet(sheet, at: heights.sheets[position]))
        }
        if scene.hasContainer, heights.containerIndex == scene.sheets.count {
            parts.append(plate(at: heights.container))
        }
        return tag(
            "svg", ["class": "scene", "viewBox": canvas.viewBox, "role": "img", "aria-label": scene.words],
            parts.joined())
    }

    /// The floor of the container, with its name lying on it.
    private func plate(at height: Double) -> String {
        let floor = tag(
            "rect",
            [
                "x": "-8", "y": "-8", "width": coordinate(Isometry.width + 16),
                "height": coordinate(Isometry.height + 34), "rx": "18",
            ])
        let name = tag("text", ["class": "floor", "x": "6", "y": coordinate(Isometry.height + 18)], "container")
        return tag("g", ["class": "plate", "transform": Isometry.matrix(down: -height)], floor, name)
    }

    private func sheet(_ sheet: Scene.Sheet, at height: Double) -> String {
        let pose = Pose(sheet.view)
        let old = sheet.before.map(Pose.init) ?? pose
        let place = Isometry.point(pose.right, pose.down)
        let before = Isometry.point(old.right, old.down)
        let way = (x: before.x - place.x, y: before.y - place.y)
        let style = "--dx:\(coordinate(way.x))px;--dy:\(coordinate(way.y))px"
        let move = "translate(\(coordinate(place.x)) \(coordinate(place.y))) \(Isometry.matrix(down: -height))"
        let drawing = SheetDrawing(role: sheet.view.role, pose: pose).elements
        return tag(
            "g", ["class": classes(of: sheet, pose), "style": style],
            abs(way.x) + abs(way.y) > 1 ? trail(from: before, to: place, at: height) : "",
            tag("g", ["class": "body"], tag("g", ["transform": move], drawing)),
            SceneLabel(sheet: sheet, pose: pose, height: height).elements)
    }

    /// What the style sheet needs to know of a sheet.
    private func classes(of sheet: Scene.Sheet, _ pose: Pose) -> String {
        let states = [
            sheet.isGhost ? "ghost" : nil, pose.opacity == 0 ? "unseen" : nil, pose.isUncertain ? "uncertain" : nil,
        ]
        let all = ["sheet", sheet.view.role.rawValue] + sheet.changes.map(\.name).withoutRepetitions
        return (all + states.compactMap { $0 }).joined(separator: " ")
    }

    /// A line from where the sheet was to where it is.
    private func trail(from old: (x: Double, y: Double), to new: (x: Double, y: Double), at height: Double) -> String {
        let middle = Isometry.point(Isometry.width / 2, Isometry.height / 2)
        let start = "\(coordinate(old.x + middle.x)) \(coordinate(old.y + middle.y - height))"
        let end = "\(coordinate(new.x + middle.x)) \(coordinate(new.y + middle.y - height))"
        return tag("path", ["class": "trail", "marker-end": "url(#arrow)", "d": "M\(start)L\(end)"])
    }
}
