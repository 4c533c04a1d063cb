import Foundation
import TransitionModel

/// How a view's values look in a picture: where its sheet lies, how large it is, how much it lets through.
struct Pose: Equatable {
    /// In the sheet's own plane, in points: right and down on the screen.
    var right = 0.0
    var down = 0.0
    var scale = 1.0
    /// In degrees.
    var turn = 0.0
    /// From 0, not to be seen, to 1.
    var opacity = 1.0
    /// Whether some value is not known.
    var isUncertain = false

    /// A sheet that lies as it should and hides what is behind it.
    init() {}

    init(_ view: StackedView) {
        for (attribute, value) in view.attributes {
            if value == .unknown { isUncertain = true }
            switch attribute {
            case .frame: place(value)
            case .transform: transform(value)
            case .alpha:
                opacity = min(opacity, value == .zero ? 0 : value == .partial || value == .other ? 0.45 : 1)
            case .hidden: if value == .on { opacity = 0 }
            case .background, .mask, .interaction, .anchorPoint: continue
            }
        }
    }

    private mutating func place(_ value: AttributeValue) {
        switch value {
        case .offscreen: down += Isometry.height * 1.04
        case .shiftedX: right += 34
        case .shiftedY: down += 48
        case .zero: scale *= 0.22
        case .other:
            scale *= 0.78
            down += 12
        default: break
        }
    }

    private mutating func transform(_ value: AttributeValue) {
        switch value {
        case .offscreen: down += Isometry.height * 1.04
        case .zero: scale *= 0.22
        case .shiftedX: right += 34
        case .shiftedY: down += 48
        case .other:
            scale *= 0.84
            turn -= 5
        default: break
        }
    }
}

/// The parallel projection that sheets are seen in.
enum Isometry {
    /// A sheet's size in its own plane, in points: a phone's screen.
    static let width = 112.0
    static let height = 176.0
    /// How much higher the next sheet lies.
    static let gap = 54.0

    /// Where a point of a sheet's plane is seen.
    static func point(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        (0.88 * x - 0.74 * y, 0.3 * x + 0.38 * y)
    }

    /// The projection as SVG writes it, for a sheet so much lower on the picture.
    static func matrix(down: Double) -> String {
        "matrix(0.88 0.3 -0.74 0.38 0 \(coordinate(down)))"
    }
}

/// A coordinate with at most two digits behind the point.
func coordinate(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let whole = abs(hundredths) / 100
    let rest = abs(hundredths) % 100
    let digits = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return (hundredths < 0 ? "-" : "") + "\(whole)\(digits)"
}
