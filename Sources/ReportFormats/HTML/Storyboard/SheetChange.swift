import TransitionModel

/// What became of a view in one step, as a picture shows it.
enum SheetChange: Hashable {
    case inserted, removed, restacked
    case moved, fadedIn, fadedOut, faded
    case hidden, shown
    /// Another attribute has another value.
    case altered(ViewAttribute)

    /// A few words for the picture and for those who cannot see it.
    var words: String {
        switch self {
        case .inserted: "put in"
        case .removed: "taken out"
        case .restacked: "put to another height"
        case .moved: "moved"
        case .fadedIn: "faded in"
        case .fadedOut: "faded out"
        case .faded: "faded"
        case .hidden: "hidden"
        case .shown: "shown"
        case .altered(.interaction): "touches changed"
        case .altered(let attribute): "\(attribute.rawValue.asWords) changed"
        }
    }

    /// The class that gives it a colour and a movement.
    var name: String {
        switch self {
        case .inserted, .shown: "inserted"
        case .removed, .hidden: "removed"
        case .moved, .restacked: "moved"
        case .fadedIn, .fadedOut, .faded: "faded"
        case .altered: "altered"
        }
    }

    /// What giving an attribute these values one after the other comes to; nil where they are all the same.
    init?(_ attribute: ViewAttribute, through values: [AttributeValue]) {
        guard let last = values.last, Set(values).count > 1 else { return nil }
        switch attribute {
        case .frame, .transform, .anchorPoint: self = .moved
        case .alpha:
            self = last == .zero ? .fadedOut : [.initial, .one].contains(last) ? .fadedIn : .faded
        case .hidden: self = last == .on ? .hidden : .shown
        case .interaction, .mask, .background: self = .altered(attribute)
        }
    }
}
