import TransitionModel

extension StackedView {
    /// "destinationView (to) [alpha 0, hidden]", with the place for views outside the container.
    var words: String {
        let unusual = ViewAttribute.allCases.compactMap { attribute in
            attributes[attribute].map { attribute.words(for: $0) }
        }
        return name + (place.map { " in \($0)" } ?? "")
            + (unusual.isEmpty ? "" : " [\(unusual.joined(separator: ", "))]")
    }
}

extension ViewAttribute {
    /// A value of this attribute as people say it: "alpha 0", "frame off screen".
    func words(for value: AttributeValue) -> String {
        switch (self, value) {
        case (.hidden, .on): "hidden"
        case (.hidden, .off): "not hidden"
        case (.interaction, .on): "takes touches"
        case (.interaction, .off): "takes no touches"
        default: "\(title) \(value.words)"
        }
    }

    private var title: String {
        switch self {
        case .anchorPoint: "anchor point"
        default: rawValue
        }
    }
}

extension AttributeValue {
    /// The value as people say it.
    var words: String {
        switch self {
        case .initial: "as at first"
        case .final: "final"
        case .zero: "0"
        case .one: "1"
        case .partial: "between 0 and 1"
        case .offscreen: "off screen"
        case .shiftedX: "moved along x"
        case .shiftedY: "moved along y"
        case .other: "changed"
        case .identity, .centre, .on, .off, .opaque, .translucent, .clear, .unknown: rawValue
        }
    }
}
