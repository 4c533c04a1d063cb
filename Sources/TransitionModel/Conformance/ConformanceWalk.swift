import StateSpace

/// A walk through a machine along what was seen.
struct ConformanceWalk {
    /// A state with how much of what was seen has led there.
    private struct Position: Hashable {
        var state: MachineState
        var seen: Int
    }

    private let machine: TransitionMachine
    private let seen: ObservedTransition
    private let maximumStates: Int
    /// The number of the context of the transition that was seen.
    private let context: Int
    private var visited: Set<Position> = []
    private var open: [Position] = []
    private var farthest = 0
    private var expected: [ObservedEvent] = []

    init(_ machine: TransitionMachine, _ seen: ObservedTransition, maximumStates: Int) {
        self.machine = machine
        self.seen = seen
        self.maximumStates = maximumStates
        context = machine.legs.firstIndex(where: \.isMain) ?? 0
    }

    /// Follows every run until one has shown everything, or none goes on.
    mutating func run() -> Conformance.Result {
        for way in machine.beginnings.ways { arrive(Position(state: way.state, seen: 0)) }
        var next = 0
        while next < open.count {
            let position = open[next]
            next += 1
            if position.seen == seen.events.count { return .conforms }
            if visited.count > maximumStates { return .incomplete(states: maximumStates) }
            expand(position)
        }
        return .parts(at: farthest, expected: expected)
    }

    private mutating func arrive(_ position: Position) {
        comeTo(position.seen)
        if visited.insert(position).inserted { open.append(position) }
    }

    private mutating func expand(_ position: Position) {
        guard position.state.phase != .over, machine.context(position.state) <= context else { return }
        var buffer = SuccessorBuffer(wordsPerState: machine.wordsPerState)
        var words = [UInt64](repeating: 0, count: machine.wordsPerState)
        machine.layout.pack(position.state.fields, into: &words)
        words.withUnsafeBufferPointer { machine.successors(of: $0.baseAddress!, into: &buffer) }
        let memory = StepMemory()
        for ordinal in 0..<buffer.count {
            let event = machine.events[Int(buffer.action(at: ordinal))]
            let recorder = Recorder()
            let execution = machine.replay(event, ordinal: ordinal, from: position.state, recorder, memory)
            if let count = matched(shown(by: event, recorder), after: position.seen) {
                arrive(Position(state: execution.state, seen: position.seen + count))
            }
        }
    }

    /// How many of the events that come next a step shows; `nil` when it shows something else.
    private mutating func matched(_ events: [ObservedEvent], after first: Int) -> Int? {
        var position = first
        for event in events {
            if event == .start, seen.events[..<position].contains(.start) { continue }
            guard position < seen.events.count else { return position - first }
            guard seen.events[position].agrees(with: event) else {
                note(event, at: position)
                return nil
            }
            position += 1
        }
        return position - first
    }

    /// Remembers what the machine would rather show, where what was seen leads farthest.
    private mutating func note(_ event: ObservedEvent, at position: Int) {
        comeTo(position)
        if position == farthest, !expected.contains(event) { expected.append(event) }
    }

    /// Some run has shown so many of the events.
    private mutating func comeTo(_ position: Int) {
        if position > farthest {
            farthest = position
            expected = []
        }
    }

    // MARK: What a step shows

    private func shown(by event: MachineEvent, _ recorder: Recorder) -> [ObservedEvent] {
        var events: [ObservedEvent] = []
        var at: (wasCancelled: Bool, container: [TransitionEnd])?
        for record in recorder.records where record.leg == context {
            switch record.kind {
            case .called(.animateTransition), .called(.interruptibleAnimator): events.append(.start)
            case .interaction(.finish) where seen.observesDriver: events.append(.finish)
            case .interaction(.cancel) where seen.observesDriver: events.append(.cancel)
            case .completing(let wasCancelled, let container): at = (wasCancelled, container)
            case .completed(let completed):
                events.append(
                    .complete(
                        ObservedEvent.Completion(
                            completed: completed, wasCancelled: at?.wasCancelled ?? false, container: at?.container)))
                // UIKit calls it before completeTransition returns (1.14), whether or not the code looks at it.
                events.append(.ended(completed))
            default: break
            }
        }
        // Whoever drives out of sight says so before anything else happens.
        switch event {
        case .driverFinishes where seen.observesDriver: events.insert(.finish, at: 0)
        case .driverCancels where seen.observesDriver: events.insert(.cancel, at: 0)
        default: break
        }
        return events
    }
}
