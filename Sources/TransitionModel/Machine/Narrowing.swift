/// For which transitions of a story only the animator is followed that a program is read for.
///
/// A delegate may hand out many animators; each is verified by itself, so a run in which it hands out another one,
/// where it could hand out this one, is that other one's business and is not followed.
struct Narrowing: Hashable, Sendable {
    /// How far to narrow; the letters stand in replay codes.
    enum Extent: String, Sendable {
        /// Follow every animator.
        case nothing = "n"
        /// The transition that the scenario is about.
        case main = "m"
        /// The way there or back too.
        case story = "s"
    }

    /// The kinds of transition for which no other animator is followed.
    private(set) var kinds: Set<TransitionKind> = []

    init() {}

    /// Narrows those transitions for which the delegate may hand out the animator that the program is named after.
    init(_ program: AnimatorProgram, _ domains: Domains, legs: [Leg], extent: Extent) {
        guard extent != .nothing else { return }
        for leg in legs where leg.isMain || extent == .story {
            guard let routine = program.routines.first(where: { $0.role == .animatorFor(leg.kind) }),
                let result = routine.result
            else { continue }
            if domains.values[result].contains(where: { Self.isOwn($0, in: program) }) { kinds.insert(leg.kind) }
        }
    }

    /// Whether the own animator may be handed out after all for a kind for which no other is followed.
    func isHandedOut(for kind: TransitionKind, in program: AnimatorProgram, _ domains: Domains) -> Bool {
        guard kinds.contains(kind), let register = program.registers.animator else { return true }
        return domains.values[register].contains { Self.isOwn($0, in: program) }
    }

    /// Whether a run in which a routine answers this is somebody else's business.
    func excludes(_ answer: Value, for role: Role, in program: AnimatorProgram) -> Bool {
        guard case .animatorFor(let kind) = role, kinds.contains(kind) else { return false }
        switch answer {
        case .object: return !Self.isOwn(answer, in: program)
        // One that somebody made elsewhere.
        case .unknown: return true
        default: return false
        }
    }

    /// Whether a value is an animator of the type that the program is named after.
    static func isOwn(_ value: Value, in program: AnimatorProgram) -> Bool {
        guard case .object(let object) = value else { return false }
        return program.objects[object].type == program.name
    }
}
