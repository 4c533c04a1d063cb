/// Notes down what happens in a step when it is run again for a person to read.
final class Recorder {
    struct Record {
        enum Kind {
            case none
            case inserted(ViewID, into: ViewID)
            case removed(ViewID)
            case restacked(ViewID)
            case wrote(Int, AttributeValue)
            /// What holds at the moment of completion: the ends whose views are in the container, bottom first.
            case completing(wasCancelled: Bool, container: [TransitionEnd])
            case completed(Bool)
            case scheduled(TaskID)
            case fired(TaskID)
            case called(Role)
            case exit
            case interaction(InteractionCommand)
            case requested
            case stored(ObjectID)
            case answered
            case stopped(ObjectID)
            case willPause(ObjectID)
            case started(ObjectID)
            /// A view's controller was told about its appearance.
            case told(ViewID)
            case entered(ObjectID)
            case left(ObjectID)
            /// What nobody knew was decided.
            case decided
            /// The context was put into a property that keeps it.
            case kept(SlotID)
        }
        /// The leg in which it happened.
        var leg: Int
        var step: Int
        var kind: Kind
        var label: Label?
        var location: SourceLocation?
        /// `nil` for what a person need not read.
        var text: String?
    }

    var records: [Record] = []
    var step = 0
}
