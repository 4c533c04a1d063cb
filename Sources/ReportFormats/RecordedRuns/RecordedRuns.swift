import Foundation
public import TransitionModel

/// The transitions that a recorder in an app wrote down, one event a line.
///
/// Each line is a JSON object. The first says what the file is and what was watched; each transition begins with its
/// `start` and ends with `ended`, or where the next begins:
///
///     {"trace":"transition","version":1,"observes":["transition","driver"]}
///     {"event":"start","animator":"EdgePop","kind":"pop","interactive":true}
///     {"event":"update","fraction":0.25}
///     {"event":"cancel"}
///     {"event":"complete","completed":false,"cancelled":true,"container":["to","other","from"]}
///     {"event":"ended","completed":false}
///
/// `style` stands beside `kind` for presentations and dismissals. `finish` and `cancel` are there if the driver was
/// watched; one that came before the start stands before it. `container` says which views the container holds when the
/// context is completed, bottom first. Keys that are not known are passed over: recorders may say more. Other events are
/// counted and not compared, `update` and `pause` among them: they change nothing that a model keeps.
public struct RecordedRuns: Sendable {
    /// A transition with the line, from 1, that each of its events stands in.
    public struct Run: Hashable, Sendable {
        /// What was seen.
        public var transition: ObservedTransition
        /// The lines of its events, from 1.
        public var lines: [Int]
        /// How often there were events that no model has, by their names.
        public var notCompared: [String: Int] = [:]
    }

    /// The transitions, in the order in which they began.
    public let runs: [Run]

    /// Something in the file that is not as it should be.
    public struct Problem: Error, Hashable, Sendable {
        /// The line, from 1.
        public var line: Int
        /// What is wrong with it.
        public var message: String
    }

    /// Reads a recorder's file; throws at the first line that cannot be understood.
    public init(_ text: String) throws(Problem) {
        var reading = RunReading()
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard line.contains(where: { !$0.isWhitespace }) else { continue }
            try reading.take(line, number: number + 1)
        }
        runs = try reading.end()
    }
}
