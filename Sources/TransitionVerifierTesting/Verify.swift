/// Explores an animator in these scenarios and fails the test at each statement that breaks a rule.
///
///     let report = verify(fade, in: .present(.fullScreen), .interactiveDismiss(.custom))
///
/// The animator serves the kinds of transition that are named, and no other. Errors and warnings fail, and so does an
/// exploration that does not come to its end; notes are in the report alone.
@discardableResult
public func verify(
    _ animator: Animator, in scenarios: Scenario..., maximumStates: Int = VerifierOptions.defaultMaxStates
) -> Report {
    let report = animator.report(in: scenarios, maximumStates: maximumStates)
    record(report.shortcomings(of: animator, noting: Expectation.current != nil))
    return report
}

/// Puts a hand-written logic beside UIKit's lifecycle in these scenarios, and fails the test as for an animator.
///
///     verify(CardDismissal(), in: .dismiss(.custom), .interactiveDismiss(.custom))
///
/// Failures point at the lines where the effects are made.
@discardableResult
public func verify(
    _ logic: some TransitionLogic, in scenarios: Scenario..., maximumStates: Int = VerifierOptions.defaultMaxStates,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) -> Report {
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let exploration = LogicExploration(logic, in: scenarios, at: place, maximumStates: maximumStates)
    let report = exploration.report
    record(exploration.shortcomings(in: report, noting: Expectation.current != nil))
    return report
}

/// Fails the test at what was not expected.
private func record(_ shortcomings: [Shortcoming]) {
    for shortcoming in shortcomings {
        if let expectation = Expectation.current, expectation.meets(shortcoming.rule) { continue }
        if shortcoming.severity > .note { Issues.record(shortcoming.text, at: shortcoming.place) }
    }
}

/// Expects that what is verified in the body breaks these rules, each at least once; any other failure counts as usual.
///
///     expectViolation(.leakedView) { verify(forgetful, in: .push) }
@discardableResult
public func expectViolation<Result>(
    _ rules: Rule..., fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, in body: () throws -> Result
) rethrows -> Result {
    let expectation = Expectation(rules)
    let result = try Expectation.$current.withValue(expectation, operation: body)
    let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    for rule in expectation.unmet {
        Issues.record("nothing here breaks \(rule.id), which was expected", at: place)
    }
    return result
}
