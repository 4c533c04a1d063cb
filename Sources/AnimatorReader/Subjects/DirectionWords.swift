import TransitionModel

/// Tells from a name whether it speaks of going forward (present, push) or back.
enum DirectionWords {
    private static let forward = [
        "present", "push", "show", "appear", "open", "forward", "expand", "enter", "grow", "zoomin", "slidein",
        "fadein", "incoming", "opening",
    ]
    private static let backward = [
        "dismiss", "pop", "hide", "hiding", "disappear", "close", "closing", "back", "reverse", "collapse", "exit",
        "leav", "shrink", "zoomout",
        "slideout", "fadeout", "remov",
    ]

    enum Direction { case forward, backward }

    static func direction(of name: String) -> Direction? {
        let text = name.lowercased()
        // Backward first: "disappear" holds "appear".
        if backward.contains(where: text.contains) { return .backward }
        if forward.contains(where: text.contains) || text == "in" { return .forward }
        return text == "out" ? .backward : nil
    }

    /// What a flag of this name holds on the way there and on the way back; `nil` when it is no direction's flag.
    static func flag(_ name: String) -> Slot.Initial? {
        switch direction(of: name) {
        case .forward?: .direction(forward: .boolean(true), backward: .boolean(false))
        case .backward?: .direction(forward: .boolean(false), backward: .boolean(true))
        case nil: nil
        }
    }

    /// The same for an enum with these cases.
    static func choice(among cases: [String]) -> Slot.Initial? {
        let forward = cases.filter { direction(of: $0) == .forward }
        let backward = cases.filter { direction(of: $0) == .backward }
        guard forward.count == 1, backward.count == 1 else { return nil }
        return .direction(forward: .symbol(forward[0]), backward: .symbol(backward[0]))
    }
}
