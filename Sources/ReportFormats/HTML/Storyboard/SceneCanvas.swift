/// How high the sheets of a scene lie, in points above the lowest.
struct SceneHeights {
    private(set) var sheets: [Double] = []
    /// The container's floor.
    private(set) var container = 0.0
    /// The first sheet that lies above that floor.
    let containerIndex: Int

    init(_ scene: Scene) {
        containerIndex = scene.sheets.firstIndex { $0.band >= .container } ?? scene.sheets.count
        var level = 0.0
        for (position, sheet) in scene.sheets.enumerated() {
            if position == containerIndex, scene.hasContainer {
                container = level
                level += 20
            } else if position > 0, sheet.band != scene.sheets[position - 1].band {
                level += 14
            }
            sheets.append(level)
            level += Isometry.gap
        }
        if containerIndex == scene.sheets.count, scene.hasContainer { container = level }
    }

    /// The highest of all.
    var top: Double { max(sheets.last ?? 0, container) }
}

/// The size that all pictures of one story share, so that nothing jumps from step to step.
struct SceneCanvas {
    private var minX: Double
    private var minY: Double
    private var maxX: Double
    private var maxY: Double

    /// Room for all scenes.
    init(_ scenes: [Scene]) {
        let poses = scenes.flatMap(\.sheets).flatMap { [Pose($0.view), $0.before.map(Pose.init) ?? Pose()] }
        let shifts = poses.map { Isometry.point($0.right, $0.down) }
        minX = Isometry.point(-8, Isometry.height + 26).x + min(0, shifts.map(\.x).min() ?? 0) - 6
        maxX = SceneLabel.x + SceneLabel.width
        minY = -(scenes.map { SceneHeights($0).top }.max() ?? 0) - 16
        maxY = Isometry.point(Isometry.width + 8, Isometry.height + 26).y + max(0, shifts.map(\.y).max() ?? 0) + 6
    }

    /// As SVG writes it.
    var viewBox: String {
        [minX, minY, maxX - minX, maxY - minY].map(coordinate).joined(separator: " ")
    }
}
