/// Explores every state of a system, and fails the test with the shortest run for each property that it breaks.
///
///     check(Coordinator())
///
/// Deadlocks fail too, and so does an exploration that a bound of the options ends early.
@discardableResult
public func check<System: TransitionSystem>(
    _ system: System, options: ExplorationOptions = ExplorationOptions(maximumStates: 1_000_000),
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) -> SystemExploration<System> {
    let result = system.explore(options)
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    for text in result.failures(of: system) { Issues.record("\(System.self): \(text)", at: place) }
    return result
}

/// Tries a property of runs made at random, and fails the test with the smallest that breaks it.
///
/// Each run is made from the seed plus its number, so the seed in a failure finds it at once with a count of 1.
public func forAllRuns<System: TransitionSystem>(
    of system: System, seed: UInt64, count: Int = 100, length: Int = 30, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    _ property: (Trace<System>) throws -> Bool
) rethrows {
    for number in 0..<count {
        var source = RandomSource(seed: seed &+ UInt64(number))
        guard let run = system.randomRun(length: length, using: &source), try !property(run) else { continue }
        let smallest = try system.shrunk(run) { try !property($0) }
        Issues.record(
            """
            \(System.self): does not hold for a run made at random (seed: \(seed &+ UInt64(number)), count: 1)
            the smallest such run:
            \(smallest.text(in: system))
            """, at: CodePlace(fileID: fileID, filePath: filePath, line: line, column: column))
        return
    }
}
