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
        let nowhere = SourceLocation(file: "", line: 1, column: 1)
        result.instructions = []
        result.closures = []
        result.bases = []
        result.location = nowhere
        result.name = "the animator"
        for number in objects.indices {
            result.objects[number].name = ""
            result.objects[number].location = nowhere
            // Types only tell the animator's own from others.
            result.objects[number].type = objects[number].type == name ? result.name : ""
        }
        for number in views.indices {
            result.views[number].name = ""
            result.views[number].location = nowhere
        }
        for number in slots.indices {
            result.slots[number].name = ""
            result.slots[number].location = nowhere
        }
        for number in tasks.indices {
            result.tasks[number].name = ""
            result.tasks[number].location = nowhere
        }
        for number in routines.indices {
            result.routines[number].name = ""
            result.routines[number].location = nowhere
        }
        for number in gestures.indices {
            result.gestures[number].name = ""
            result.gestures[number].location = nowhere
        }
        return result
    }
}
