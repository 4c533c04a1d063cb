/// Tries a property of animators made at random, and fails the test with the smallest that breaks it.
///
///     forAll(seed: 1, count: 200) { animator, scenario in
///         animator.report(in: [scenario]).animators[0].verdict != .incomplete
///     }
///
/// The failure names the seed and holds the animator as code that can be pasted into a test. The same seed, count and
/// size try the same animators on every platform. A property that throws does not hold.
public func forAll(
    seed: UInt64, count: Int = 100, size: Int = 12, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, _ property: (Animator, Scenario) throws -> Bool
) {
    guard let failure = RandomSearch(seed: seed, count: count, size: size).firstFailure(of: property) else { return }
    Issues.record(
        failure.description, at: CodePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}
