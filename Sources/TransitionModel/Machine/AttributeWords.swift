extension AttributeValue {
    /// A sentence that says that a view's attribute gets this value.
    func words(as attribute: ViewAttribute, of name: String) -> String {
        switch (attribute, self) {
        case (.hidden, .on): "\(name) is hidden"
        case (.hidden, .initial), (.hidden, .off): "\(name) is shown"
        case (.interaction, .off), (.interaction, .zero): "\(name) takes no touches"
        case (.interaction, .initial), (.interaction, .on): "\(name) takes touches"
        case (.alpha, .initial): "\(attribute.words) of \(name) becomes 1"
        case (.transform, .initial): "transform of \(name) becomes the identity"
        case (.mask, .initial): "\(name) loses its mask"
        default: "\(attribute.words) of \(name) becomes \(words)"
        }
    }

    /// The value in a sentence.
    private var words: String {
        switch self {
        case .initial: "what it was at first"
        case .final: "the final one"
        case .zero: "0"
        case .one: "1"
        case .partial: "partial"
        case .identity: "the identity"
        case .centre: "the middle"
        case .on: "on"
        case .off: "off"
        case .offscreen: "one off screen"
        case .shiftedX: "shifted sideways"
        case .shiftedY: "shifted up or down"
        case .opaque: "opaque"
        case .translucent: "translucent"
        case .clear: "clear"
        case .other: "another one"
        case .unknown: "something unknown"
        }
    }
}

extension ViewAttribute {
    /// The attribute in a sentence.
    var words: String {
        switch self {
        case .anchorPoint: "anchor point"
        default: rawValue
        }
    }
}
