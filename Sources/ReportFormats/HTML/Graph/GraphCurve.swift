/// The way of an arrow between two boxes: straight down where it leads on, around the side where it leads back.
struct GraphCurve {
    /// How an arrow lies, which decides where its label stands.
    enum Form {
        case down, level, back, loop
    }

    let form: Form
    private let points: [(x: Double, y: Double)]

    /// - Parameter clear: right of this there is no box that the arrow could run into.
    init(from: GraphLayout.Box, to: GraphLayout.Box, isLoop: Bool, clear: Double) {
        let half = GraphLayout.width / 2
        if isLoop {
            form = .loop
            let x = from.x + half
            points = [(x, from.y - 6), (x + 36, from.y - 24), (x + 36, from.y + 24), (x + 2, from.y + 6)]
        } else if to.layer > from.layer {
            form = .down
            let (start, end) = (from.y + from.height / 2, to.y - to.height / 2 - 2)
            // What passes by other layers keeps clear of the boxes straight below.
            let bend = to.layer - from.layer > 1 && abs(from.x - to.x) < half ? half + 40.0 : 0
            let reach = (end - start) * 0.5
            points = [(from.x, start), (from.x + bend, start + reach), (to.x + bend, end - reach), (to.x, end)]
        } else if to.layer == from.layer {
            form = .level
            let aside = to.x > from.x ? 40.0 : -40.0
            let bottom = max(from.y + from.height / 2, to.y + to.height / 2)
            points = [
                (from.x + aside, from.y + from.height / 2), (from.x + aside, bottom + 44), (to.x - aside, bottom + 44),
                (to.x - aside, to.y + to.height / 2 + 2),
            ]
        } else {
            form = .back
            let side = clear + 52
            points = [(from.x + half, from.y), (side, from.y), (side, to.y), (to.x + half + 2, to.y)]
        }
    }

    /// As SVG writes it.
    var path: String {
        let rest = points.dropFirst().map { "\(coordinate($0.x)) \(coordinate($0.y))" }.joined(separator: " ")
        return "M\(coordinate(points[0].x)) \(coordinate(points[0].y))C\(rest)"
    }

    /// Where the label stands: beside an arrow that goes around, else on it.
    ///
    /// - Parameter number: the arrow's number among those out of the same box, so that their labels do not meet.
    func label(_ number: Int) -> (x: Double, y: Double, isBeside: Bool) {
        switch form {
        case .loop:
            let place = point(at: 0.5)
            return (place.x + 5, place.y - 16, true)
        case .back:
            let place = point(at: 0.5)
            return (place.x + 5, place.y, true)
        case .level:
            let place = point(at: 0.5)
            return (place.x, place.y + Double(number % 2) * 11, false)
        case .down:
            let place = point(at: [0.6, 0.42, 0.76][number % 3])
            return (place.x, place.y, false)
        }
    }

    /// A point on it, from 0, its beginning, to 1.
    private func point(at share: Double) -> (x: Double, y: Double) {
        let rest = 1 - share
        let weights = [rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share]
        let x = zip(points, weights).map { $0.x * $1 }.reduce(0, +)
        let y = zip(points, weights).map { $0.y * $1 }.reduce(0, +)
        return (x, y)
    }
}
