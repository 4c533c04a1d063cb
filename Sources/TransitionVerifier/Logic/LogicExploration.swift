/// A hand-written logic beside UIKit's lifecycle: its answers are asked for as far as some run comes to them.
public struct LogicExploration: Sendable {
    /// The logic as a program in which every question that can come is answered.
    public let animator: ReadAnimator
    /// How many states the logic was in.
    public let logicStates: Int
    /// Why not every question could be asked, in words; `nil` when all were.
    public let limit: String?
    /// The paths of the files that the effects are written in, by the names that reports use.
    public let files: [String: StaticString]

    /// Where to point when a finding names no effect.
    let place: CodePlace
    private let scenarios: [Scenario]
    private let maximumStates: Int

    /// So many states a logic may go through unless something else is asked for.
    public static let defaultLogicStates = 100

    /// Asks a logic everything that these scenarios can ask, from the value that it begins with.
    ///
    /// Costs one exploration for each round of questions, about twice as many as there are steps in its longest story.
    public init<Logic: TransitionLogic>(
        _ logic: Logic, in scenarios: [Scenario], at place: CodePlace,
        maximumStates: Int = VerifierOptions.defaultMaxStates,
        maximumLogicStates: Int = LogicExploration.defaultLogicStates
    ) {
        self.place = place
        self.scenarios = scenarios
        self.maximumStates = maximumStates
        let name = "\(Logic.self)"
        var table = LogicTable(logic)
        while true {
            let program = LogicProgram(table, name: name, at: place)
            let read = Self.read(program.program, scenarios)
            var reached: Set<String> = []
            for scenario in scenarios {
                reached.formUnion(Coverage.reachedOpaque(in: read, scenario, maximumStates: maximumStates))
            }
            let inquiries = program.open.filter { reached.contains($0.key) }
            guard !inquiries.isEmpty, table.states.count <= maximumLogicStates else {
                animator = read
                limit =
                    table.states.count > maximumLogicStates
                    ? "the logic goes through more than \(maximumLogicStates) states" : nil
                break
            }
            for (_, inquiry) in inquiries.sorted(by: { ($0.key.count, $0.key) < ($1.key.count, $1.key) }) {
                table.follow(inquiry)
            }
        }
        logicStates = table.states.count
        var files = [place.fileID: place.filePath]
        for effect in table.answers.values.flatMap(\.effects) { files[effect.place.fileID] = effect.place.filePath }
        self.files = files
    }

    private static func read(_ program: AnimatorProgram, _ scenarios: [Scenario]) -> ReadAnimator {
        ReadAnimator(program: program, evidence: Evidence(servingExactly: scenarios))
    }

    /// What the rules say of the logic in its scenarios.
    public var report: Report {
        Verifier(options: VerifierOptions(scenarios: scenarios, maxStates: maximumStates)).verify([animator])
    }
}
