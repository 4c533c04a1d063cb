import AnimatorReader
import TransitionModel

/// What holds for a run: what its configuration file says, and what is usual for all else.
struct Configuration: Sendable {
    /// The path of the file, if there is one, for messages.
    var path: String?
    /// Which files are checked.
    var filter = PathFilter()
    /// What to explore, and with which severities.
    var options = VerifierOptions()
    /// What a run may take of the machine it runs on, where that is bounded.
    var maxMemory: Int?
    var timeout: Int?
    /// The flags that `#if` finds set.
    var conditions = AnimatorReader.usualConditions
    /// The path of the baseline, as seen from the current directory.
    var baseline: String?
    /// Whether warnings fail the run.
    var isStrict = false

    init() {}

    init(_ file: ConfigurationFile, path: String) {
        self.path = path
        filter = PathFilter(
            folder: Paths.folder(of: path), included: file.included ?? [], excluded: file.excluded ?? [])
        options.severities = RuleSeverities(file.severities ?? [:])
        options.kinds = file.scenarios?.kinds.map(Set.init)
        options.styles = file.scenarios?.styles.map(Set.init)
        options.interactive = file.scenarios?.interactive
        options.maxStates = file.limits?.maxStates ?? options.maxStates
        maxMemory = file.limits?.maxMemory
        timeout = file.limits?.timeout
        conditions = file.conditions.map(Set.init) ?? conditions
        baseline = file.baseline.map { $0.hasPrefix("/") ? $0 : Paths.relative(Paths.join(filter.folder, $0)) }
        isStrict = file.strict ?? false
    }

    /// The same as a file that says everything.
    var effective: ConfigurationFile {
        let severities = Rule.all.map { ($0.id, options.severities[$0]) }
        return ConfigurationFile(
            included: filter.included.isEmpty ? ["**"] : filter.included.map(\.text),
            excluded: filter.excluded.map(\.text), severities: Dictionary(uniqueKeysWithValues: severities),
            scenarios: .init(
                kinds: TransitionKind.allCases.filter { options.kinds?.contains($0) != false },
                styles: PresentationStyle.allCases.filter { options.styles?.contains($0) != false },
                interactive: options.interactive),
            conditions: conditions.sorted(),
            limits: .init(maxStates: options.maxStates, maxMemory: maxMemory, timeout: timeout),
            baseline: baseline.map { Paths.relative($0, to: filter.folder) }, strict: isStrict)
    }
}
