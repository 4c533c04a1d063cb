/// All of a prepared program that decides how it runs: not what its parts are called, nor where they stand.
///
/// Machines of one shape that tell the same story number the same states, events and breaches alike, so that what the
/// exploration of one finds holds for the others. Drivers and animators of a family are often alike to the letter.
final class ProgramShape: Sendable {
    private let prepared: PreparedProgram
    private let hash: Int

    init(_ prepared: PreparedProgram) {
        self.prepared = prepared
        var hasher = Hasher()
        for operation in prepared.operations { hasher.combine(operation) }
        hash = hasher.finalize()
    }
}

extension ProgramShape: Hashable {
    static func == (left: ProgramShape, right: ProgramShape) -> Bool {
        left === right || left.hash == right.hash && left.prepared.runsLike(right.prepared)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension PreparedProgram {
    /// Whether it does the same as another: what is derived from the program alone need not be compared.
    fileprivate func runsLike(_ other: PreparedProgram) -> Bool {
        kind == other.kind && narrowing == other.narrowing && isHandedOut == other.isHandedOut
            && hasDelegate == other.hasDelegate && losesDelegate == other.losesDelegate
            && steersInteraction == other.steersInteraction && tasksMeantToEnd == other.tasksMeantToEnd
            && mostWays == other.mostWays
            && operations == other.operations && program.nameless == other.program.nameless
    }
}

extension AnimatorProgram {
    /// The declarations alone, without what is there for people. Instructions are left out: operations stand for them.
    fileprivate var nameless: AnimatorProgram {
        var result = self
        result.name = "the animator"
        result.location = .nowhere
        result.bases = []
        result.instructions = []
        result.closures = []
        result.views = views.nameless
        result.objects = objects.map { object in
            var object = object
            // Types only tell the animator's own from others.
            object.type = object.type == name ? result.name : ""
            return object
        }.nameless
        result.slots = slots.nameless
        result.tasks = tasks.nameless
        result.routines = routines.nameless
        result.gestures = gestures.nameless
        return result
    }
}

/// A part of a program that people know by a name and a place in the source.
private protocol NamedPart {
    var name: String { get set }
    var location: SourceLocation { get set }
}

extension ViewDeclaration: NamedPart {}
extension ObjectDeclaration: NamedPart {}
extension Slot: NamedPart {}
extension TaskDeclaration: NamedPart {}
extension Routine: NamedPart {}
extension GestureDeclaration: NamedPart {}

extension Array where Element: NamedPart {
    fileprivate var nameless: [Element] {
        map { part in
            var part = part
            part.name = ""
            part.location = .nowhere
            return part
        }
    }
}
