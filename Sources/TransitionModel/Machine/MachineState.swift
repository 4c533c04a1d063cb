/// A state of the machine, unpacked: one number for each field of the layout.
struct MachineState: Hashable, Sendable {
    var fields: [UInt16]

    subscript(field: EnvironmentField) -> Int {
        get { Int(fields[field.rawValue]) }
        set { fields[field.rawValue] = UInt16(newValue) }
    }

    subscript(field: Int) -> Int {
        get { Int(fields[field]) }
        set { fields[field] = UInt16(newValue) }
    }

    /// Whether a one-bit field is set.
    func has(_ field: EnvironmentField) -> Bool { self[field] != 0 }

    var phase: LifecyclePhase {
        get { LifecyclePhase.allCases[self[.phase]] }
        set { self[.phase] = LifecyclePhase.allCases.firstIndex(of: newValue)! }
    }
}

/// Where a view is.
enum Place: Hashable, Sendable {
    case nowhere
    /// Where it was before the story, outside the container, in the window.
    case home
    case inside(ViewID)

    init(code: Int) {
        self = code == 0 ? .nowhere : code == 1 ? .home : .inside(code - 2)
    }

    var code: Int {
        switch self {
        case .nowhere: 0
        case .home: 1
        case .inside(let view): view + 2
        }
    }
}

/// A view's attribute that the program touches.
struct TrackedAttribute: Hashable, Sendable {
    var view: ViewID
    var attribute: ViewAttribute
}
