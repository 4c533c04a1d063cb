import TransitionModel

extension LifecycleRow {
    /// All guards in words: "present or dismiss, own animator".
    var condition: String {
        guards.map(\.words).joined(separator: ", ")
    }
}

extension LifecyclePhase {
    var words: String { rawValue.asWords }
}

extension LifecycleEvent {
    var words: String { rawValue.asWords }
}

extension LifecycleEffect {
    var words: String { rawValue.asWords }
}

extension LifecycleGuard {
    var words: String {
        if case .kind(let kinds) = self {
            return TransitionKind.allCases.filter(kinds.contains).map(\.rawValue).joined(separator: " or ")
        }
        return String(describing: self).asWords
    }
}

extension String {
    /// A name in camel case as words: "askAnimator" becomes "ask animator".
    var asWords: String {
        reduce(into: "") { words, letter in
            words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
        }
    }
}
