import SwiftSyntax
import TransitionModel

/// A place where what happens depends on which object or closure a slot holds.
///
/// Which values can get there is known only when everything is compiled: cases are added until no new value turns up.
final class DispatchSite {
    let entry: Label
    let slot: SlotID
    let join: Label
    let frame: Frame
    /// The routine or task body in which it stands.
    let turn: Label?
    let location: TransitionModel.SourceLocation
    /// Compiles the case of one value; the code goes on to the join by itself.
    let compile: (Value) -> Void
    /// Compiles the case of a value nobody knows, if that makes a difference.
    let unknown: (() -> Void)?
    /// Whether a value nobody knows may be `nil` too.
    let mayBeNil: Bool
    /// Whether each view that the slot may hold is a case too.
    let distinguishesViews: Bool
    /// Whether no object in the slot answers to what is asked here.
    var isIdle = true
    var cases: [(value: Value, label: Label)] = []
    /// The case of a value nobody knows, once there may be one.
    var unknownCase: Label?

    init(
        entry: Label, slot: SlotID, join: Label, frame: Frame, turn: Label?, location: TransitionModel.SourceLocation,
        compile: @escaping (Value) -> Void, unknown: (() -> Void)?, mayBeNil: Bool, distinguishesViews: Bool
    ) {
        self.entry = entry
        self.slot = slot
        self.join = join
        self.frame = frame
        self.turn = turn
        self.location = location
        self.compile = compile
        self.unknown = unknown
        self.mayBeNil = mayBeNil
        self.distinguishesViews = distinguishesViews
    }
}

extension ProgramCompiler {
    /// Compiles `body` for each object or closure that the operand may hold, and `unknown` for a value nobody knows; on `nil`
    /// nothing happens.
    func dispatch(
        on operand: Operand, at location: TransitionModel.SourceLocation, unknown: (() -> Void)? = nil,
        mayBeNil: Bool = true, distinguishesViews: Bool = false,
        _ body: @escaping (Value) -> Void
    ) {
        switch operand {
        case .constant(.unknown): unknown?()
        case .constant(let value): body(value)
        case .slot(let slot): site(on: slot, at: location, unknown, mayBeNil, distinguishesViews, body)
        default:
            let slot = temporary("chosen", at: location)
            builder.assign(slot, operand, at: location)
            site(on: slot, at: location, unknown, mayBeNil, distinguishesViews, body)
        }
    }

    private func site(
        on slot: SlotID, at location: TransitionModel.SourceLocation, _ unknown: (() -> Void)?, _ mayBeNil: Bool,
        _ distinguishesViews: Bool, _ body: @escaping (Value) -> Void
    ) {
        guard builder.isReachable else { return }
        let entry = builder.label()
        let join = builder.label()
        builder.jump(to: entry, at: location)
        sites.append(
            DispatchSite(
                entry: entry, slot: slot, join: join, frame: frame, turn: turn, location: location, compile: body,
                unknown: unknown, mayBeNil: mayBeNil, distinguishesViews: distinguishesViews))
        builder.placeTarget(join)
    }

    /// Compiles the cases of all dispatch sites, until no value turns up that has no case yet.
    func resolveDispatches() {
        var changed = true
        while changed {
            changed = false
            var next = 0
            while next < sites.count {
                if addCases(to: sites[next]) { changed = true }
                next += 1
            }
        }
    }

    /// Writes the selections of all dispatch sites, once no case will be added.
    func writeSelections() {
        for site in sites { writeSelection(of: site) }
    }

    private func addCases(to site: DispatchSite) -> Bool {
        let known = Set(site.cases.map(\.value))
        let all = builder.possibleValues(of: site.slot)
        let values = all.subtracting(known).filter {
            if case .view = $0 { site.distinguishesViews } else { $0.canBeDispatchedOn }
        }
        for value in values.sorted(by: { $0.dispatchOrder < $1.dispatchOrder }) {
            let label = builder.startBlock()
            site.cases.append((value, label))
            compile(site) { site.compile(value) }
        }
        guard site.unknownCase == nil, let unknown = site.unknown, all.contains(.unknown) else { return !values.isEmpty }
        site.unknownCase = builder.startBlock()
        compile(site, unknown)
        return true
    }

    /// Compiles a case of a site where the site stands.
    private func compile(_ site: DispatchSite, _ body: () -> Void) {
        let saved = (frame, turn)
        (frame, turn) = (site.frame, site.turn)
        if builder.isFull {
            builder.emit(
                .opaque(Opaque("too much code to inline", mayComplete: true, mayTouchViews: true)), at: site.location)
        } else {
            body()
        }
        builder.jump(to: site.join, at: site.location)
        (frame, turn) = saved
    }

    private func writeSelection(of site: DispatchSite) {
        builder.placeTarget(site.entry)
        for (value, label) in site.cases {
            let next = builder.label()
            builder.emit(
                .branch(.equal(.slot(site.slot), .constant(value)), then: label, otherwise: next), at: site.location)
            builder.place(next)
        }
        if let unknown = site.unknownCase {
            if site.mayBeNil {
                let some = builder.label()
                builder.emit(.branch(.isNil(.slot(site.slot)), then: site.join, otherwise: some), at: site.location)
                builder.place(some)
            }
            builder.jump(to: unknown, at: site.location)
        }
        builder.jump(to: site.join, at: site.location)
    }

    /// A slot for a value on its way.
    func temporary(_ name: String, at location: TransitionModel.SourceLocation) -> SlotID {
        builder.slot(Slot(name: name, location: location, initial: .value(.absent), lifetime: .transition))
    }
}

extension Value {
    fileprivate var canBeDispatchedOn: Bool {
        switch self {
        case .object, .closure, .number: true
        default: false
        }
    }

    /// Which of two values has its case first, the same in every run: by the kind, then by the number.
    fileprivate var dispatchOrder: (kind: Int, number: Double) {
        switch self {
        case .object(let id): (0, Double(id))
        case .closure(let id): (1, Double(id))
        case .number(let number): (2, number)
        case .view(let id): (3, Double(id))
        default: (4, 0)
        }
    }
}
