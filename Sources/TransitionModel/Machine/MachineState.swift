/// A state of the machine, unpacked: one number for each field of the layout.
///
/// While a step is being compiled a trace follows along: it notes which fields the step looked at and what it did.
struct MachineState: Sendable {
    /// The fields' values; who reads them here is not noted.
    var fields: [UInt16]
    /// Notes what is read and written, while a step is being compiled.
    var trace: StepTrace?

    init(fields: [UInt16]) {
        self.fields = fields
    }

    subscript(field: EnvironmentField) -> Int {
        get { self[field.rawValue] }
        set { self[field.rawValue] = newValue }
    }

    subscript(field: Int) -> Int {
        get {
            let value = fields[field]
            if let trace { trace.sees(field, value) }
            return Int(value)
        }
        set {
            let value = UInt16(newValue)
            if let trace { trace.writes(field, value, over: fields[field]) }
            fields[field] = value
        }
    }

    /// Whether a one-bit field is set.
    func has(_ field: EnvironmentField) -> Bool { self[field] != 0 }

    var phase: LifecyclePhase {
        get { LifecyclePhase.all[self[.phase]] }
        set { self[.phase] = newValue.number }
    }
}

/// Two states are the same when their fields are, whoever follows them.
extension MachineState: Hashable {
    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }
    func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

/// Where a view is.
enum Place: Hashable, Sendable {
    case nowhere
    /// Where it was before the story, outside the container, in the window.
    case home
    case inside(ViewID)

    /// Codes from here on are superviews.
    static let firstInside: UInt16 = 2

    init(code: Int) {
        self = code == 0 ? .nowhere : code == 1 ? .home : .inside(code - Int(Self.firstInside))
    }

    var code: Int {
        switch self {
        case .nowhere: 0
        case .home: 1
        case .inside(let view): view + Int(Self.firstInside)
        }
    }
}

/// A view's attribute that the program touches.
struct TrackedAttribute: Hashable, Sendable {
    var view: ViewID
    var attribute: ViewAttribute
}
