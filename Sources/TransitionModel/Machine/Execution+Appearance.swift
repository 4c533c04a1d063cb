/// How far code has told a controller about its appearance within one transition.
enum AppearanceState: Int, Sendable {
    case settled
    case appearing
    case disappearing
    /// Begun with a flag that nobody knows.
    case changing
    /// Some call may have been meant for it: nothing can be said until the transition is over.
    case unclear

    /// Whether a beginning waits for its end.
    var isOpen: Bool { self == .appearing || self == .disappearing || self == .changing }
}

extension Execution {
    /// The controllers' views and where a state keeps what they were told.
    static let appearanceFields: [(view: ViewID, field: EnvironmentField)] = [
        (ViewDeclaration.base, .baseAppearance), (ViewDeclaration.overlay, .overlayAppearance),
    ]

    /// What the controller of a view was told last.
    func appearance(_ field: EnvironmentField) -> AppearanceState { AppearanceState(rawValue: state[field])! }

    /// `beginAppearanceTransition` or, without a flag, `endAppearanceTransition`.
    func tellAppearance(of controller: Operand, _ begins: Operand?, _ label: Label) {
        let controller = value(controller)
        guard case .view(let view) = controller else {
            // Nobody knows whom this was meant for.
            if controller != .absent {
                for (_, field) in Self.appearanceFields { state[field] = AppearanceState.unclear.rawValue }
            }
            return
        }
        guard let field = Self.appearanceFields.first(where: { $0.view == view })?.field else { return }
        let before = appearance(field)
        guard before != .unclear else { return }
        let after: AppearanceState
        if let begins {
            switch value(begins) {
            case .boolean(true): after = .appearing
            case .boolean(false): after = .disappearing
            default: after = .changing
            }
        } else {
            after = .settled
        }
        let fits = after == .settled ? before.isOpen : before != after || after == .changing
        if !fits { judge { $0.atUnpairedAppearance(self, at: label) } }
        state[field] = after.rawValue
        record(.told(view), at: label, begins == nil ? "its appearance ends" : "its appearance begins")
    }
}
