/// What an event's coming depends on, for many tasks at once.
extension TransitionMachine {
    /// The tasks that going to the background ends in a way that their callbacks can tell, and when it does.
    static func interruptible(
        in program: AnimatorProgram, _ layout: StateLayout
    ) -> [(task: TaskID, tests: [FieldTest])] {
        program.tasks.indices.filter { program.tasks[$0].canBeInterrupted }.map { task in
            (
                task,
                [
                    FieldTest(isSet: layout.counts + task),
                    FieldTest(layout.modes + task, is: TaskMode.normal.rawValue),
                ]
            )
        }
    }

    /// Whether something has ended before its time and not called back yet.
    static func interrupted(in program: AnimatorProgram, _ layout: StateLayout) -> [[FieldTest]] {
        program.tasks.indices.filter { program.tasks[$0].canBeInterrupted }.map { task in
            [
                FieldTest(isSet: layout.counts + task),
                FieldTest(layout.modes + task, is: TaskMode.interrupted.rawValue),
            ]
        }
    }

    /// Whether something that waits in the same way as a task comes before it.
    func rivals(of task: TaskID, _ mode: Int) -> [[FieldTest]] {
        earlier[task].map { [FieldTest(isSet: layout.counts + $0), FieldTest(layout.modes + $0, is: mode)] }
    }

    /// For each task those that were put off in the same turn for a shorter time, where both times are known.
    static func earlier(in program: AnimatorProgram) -> [[TaskID]] {
        program.tasks.indices.map { task in
            guard let seconds = program.tasks[task].effectiveSeconds, let turn = program.tasks[task].turn else {
                return []
            }
            return program.tasks.indices.filter { other in
                let declaration = program.tasks[other]
                return other != task && declaration.turn == turn && declaration.kind != .repeating
                    && declaration.kind != .groupNotify && !declaration.isEndless
                    && (declaration.effectiveSeconds.map { $0 < seconds } ?? false)
            }
        }
    }

    /// For each object the strong properties that may hold it, with their owners.
    static func owners(
        in program: AnimatorProgram, _ domains: Domains
    ) -> [[(owner: ObjectID, slot: SlotID)]] {
        program.objects.indices.map { object in
            program.objects.enumerated().flatMap { owner, declaration in
                declaration.strongProperties
                    .filter { domains.index(of: .object(object), in: $0) != nil }
                    .map { (owner, $0) }
            }
        }
    }

    /// What a new transition remembers of the state in which it begins.
    static func copiesAtBeginning(_ program: AnimatorProgram, _ layout: StateLayout, tracked: Int) -> [FieldCopy] {
        (0..<tracked).map { FieldCopy(from: layout.attributes + $0, to: layout.before + $0) }
            + program.views.indices.map { FieldCopy(from: layout.parents + $0, to: layout.parentsBefore + $0) }
    }
}

extension TaskDeclaration {
    /// Whether it is an animation whose callback can tell that it was ended before its time.
    fileprivate var canBeInterrupted: Bool {
        (kind == .viewAnimation || kind == .layerAnimation) && argument != nil
    }

    /// When it fires after it was scheduled: at once for an animation that changes nothing.
    fileprivate var effectiveSeconds: Double? { hasChanges ? seconds : 0 }
}
