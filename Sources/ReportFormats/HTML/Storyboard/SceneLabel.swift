import TransitionModel

/// What stands at the right of a sheet: the view's name, how it looks, and what became of it.
struct SceneLabel {
    var sheet: Scene.Sheet
    var pose: Pose
    /// How high the sheet lies.
    var height: Double

    /// Where names begin.
    static let x = 134.0
    /// How far they may reach.
    static let width = 226.0

    var elements: String {
        let corner = Isometry.point(Isometry.width, 0)
        let y = corner.y - height
        let state = sheet.isGhost ? "" : sheet.view.state
        var lines = line("name", y + 3, text(sheet.view.name.shortened(to: 32)))
        if !state.isEmpty { lines += line("state", y + 17, text(state.shortened(to: 40))) }
        if !sheet.changes.isEmpty {
            let marks = sheet.changes.map { tag("tspan", ["class": $0.name], text($0.words)) }
            lines += line("marks", y + (state.isEmpty ? 17 : 30), marks.joined(separator: " · "))
        }
        return leader(from: corner.x, y) + lines
    }

    private func line(_ name: String, _ y: Double, _ content: String) -> String {
        tag("text", ["class": name, "x": coordinate(Self.x), "y": coordinate(y)], content)
    }

    /// A thin line from the sheet, however far that has moved, to its name.
    private func leader(from corner: Double, _ y: Double) -> String {
        let place = Isometry.point(pose.right, pose.down)
        let isLeft = place.x < 0
        let start = (x: corner + (isLeft ? place.x : 0) + 4, y: y + (isLeft ? place.y : 0))
        let line = "M\(coordinate(start.x)) \(coordinate(start.y))L\(coordinate(Self.x - 6)) \(coordinate(y))"
        return tag("path", ["class": "leader", "d": line])
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
