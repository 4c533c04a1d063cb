import Foundation
import TransitionModel

/// Gathers transitions from a recorder's lines.
struct RunReading {
    /// What a line may hold.
    private struct Line: Decodable {
        var trace: String?
        var version: Int?
        var observes: [String]?
        var event: String?
        var animator: String?
        var kind: String?
        var style: String?
        var interactive: Bool?
        var completed: Bool?
        var cancelled: Bool?
        var container: [String]?
    }

    private var runs: [RecordedRuns.Run] = []
    private var observesDriver = false
    private var hasHeader = false
    /// Finish and cancel that came before the start of what they belong to.
    private var early: [(event: ObservedEvent, line: Int)] = []
    /// The names of events that no model has and that came before a start.
    private var earlyNotCompared: [String] = []
    private var isUnderWay = false
    private var last = 1

    mutating func take(_ text: Substring, number: Int) throws(RecordedRuns.Problem) {
        last = number
        let line: Line
        do {
            line = try JSONDecoder().decode(Line.self, from: Data(text.utf8))
        } catch {
            throw RecordedRuns.Problem(line: number, message: "not a line of a transition trace: \(Self.words(error))")
        }
        guard hasHeader else { return try takeHeader(line, number: number) }
        switch line.event {
        case "start": try start(line, number: number)
        case "finish": note(.finish, number)
        case "cancel": note(.cancel, number)
        case "complete": try complete(line, number: number)
        case "ended":
            guard let completed = line.completed else { throw Self.missing("completed", number) }
            guard isUnderWay else { throw Self.early("ended", number) }
            note(.ended(completed), number)
            isUnderWay = false
        case let other?: passOver(other)
        case nil: break
        }
    }

    /// All transitions; throws where there was not even a header.
    func end() throws(RecordedRuns.Problem) -> [RecordedRuns.Run] {
        guard hasHeader else { throw RecordedRuns.Problem(line: 1, message: Self.noHeader) }
        guard early.isEmpty else {
            throw RecordedRuns.Problem(
                line: early[0].line, message: "belongs to no transition: no start follows")
        }
        return runs
    }

    private static let noHeader = "a transition trace begins with a line such as {\"trace\":\"transition\",\"version\":1}"

    private mutating func takeHeader(_ line: Line, number: Int) throws(RecordedRuns.Problem) {
        guard line.trace == "transition", let version = line.version else {
            throw RecordedRuns.Problem(line: number, message: Self.noHeader)
        }
        guard version == 1 else {
            throw RecordedRuns.Problem(line: number, message: "version \(version) of transition traces is not known")
        }
        observesDriver = line.observes?.contains("driver") ?? false
        hasHeader = true
    }

    private mutating func start(_ line: Line, number: Int) throws(RecordedRuns.Problem) {
        guard let word = line.kind else { throw Self.missing("kind", number) }
        guard let kind = TransitionKind(rawValue: word), kind != .segue else {
            throw RecordedRuns.Problem(line: number, message: "no kind of transition is called '\(word)'")
        }
        var style: PresentationStyle?
        if let word = line.style {
            style = PresentationStyle(rawValue: word)
            if style == nil {
                throw RecordedRuns.Problem(line: number, message: "no presentation style is called '\(word)'")
            }
        }
        let isModal = kind == .present || kind == .dismiss
        if isModal, style == nil { throw Self.missing("style", number) }
        let transition = ObservedTransition(
            animator: line.animator, kind: kind, style: isModal ? style : nil, isInteractive: line.interactive ?? false,
            observesDriver: observesDriver)
        runs.append(RecordedRuns.Run(transition: transition, lines: []))
        isUnderWay = true
        let before = early
        early = []
        for (event, line) in before { note(event, line) }
        let others = earlyNotCompared
        earlyNotCompared = []
        for other in others { passOver(other) }
        note(.start, number)
    }

    private mutating func complete(_ line: Line, number: Int) throws(RecordedRuns.Problem) {
        guard let completed = line.completed else { throw Self.missing("completed", number) }
        guard !runs.isEmpty else { throw Self.early("complete", number) }
        let completion = ObservedEvent.Completion(
            completed: completed, wasCancelled: line.cancelled ?? false,
            container: line.container?.compactMap(TransitionEnd.init))
        // A second completion comes after the end, and belongs to the same transition.
        let isLate = !isUnderWay
        isUnderWay = true
        note(.complete(completion), number)
        isUnderWay = !isLate
    }

    private mutating func note(_ event: ObservedEvent, _ line: Int) {
        guard isUnderWay else {
            early.append((event, line))
            return
        }
        runs[runs.count - 1].transition.events.append(event)
        runs[runs.count - 1].lines.append(line)
    }

    /// Counts an event that no model has.
    private mutating func passOver(_ event: String) {
        guard isUnderWay else {
            earlyNotCompared.append(event)
            return
        }
        runs[runs.count - 1].notCompared[event, default: 0] += 1
    }

    private static func missing(_ key: String, _ line: Int) -> RecordedRuns.Problem {
        RecordedRuns.Problem(line: line, message: "'\(key)' is missing")
    }

    private static func early(_ event: String, _ line: Int) -> RecordedRuns.Problem {
        RecordedRuns.Problem(line: line, message: "'\(event)' before any start")
    }

    private static func words(_ error: any Error) -> String {
        guard case .typeMismatch(_, let context)? = error as? DecodingError, let key = context.codingPath.last else {
            return "no JSON object"
        }
        return "'\(key.stringValue)' is of another type"
    }
}
