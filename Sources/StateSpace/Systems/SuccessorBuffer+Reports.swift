extension SuccessorBuffer {
    /// Names a violation of the edge last appended; among initial states, of the initial state last appended.
    ///
    /// The key is any number that the caller understands. The explorer keeps the shortest counterexample for each key.
    public mutating func report(_ violation: UInt64) {
        precondition(storedCount > 0, "a violation of an edge is reported after the edge is appended")
        reports.append(Report(key: violation, ordinal: UInt32(storedCount - 1)))
    }

    /// Names a violation of the state being expanded; among initial states, of the initial state last appended.
    public mutating func reportHere(_ violation: UInt64) {
        reports.append(Report(key: violation, ordinal: Report.here))
    }

    /// The violations reported since the buffer was last emptied, in order; no ordinal means the expanded state itself.
    public var violations: [(key: UInt64, ordinal: Int?)] {
        (0..<reports.count).map { position in
            let report = reports[position]
            return (report.key, report.ordinal == Report.here ? nil : Int(report.ordinal))
        }
    }
}
