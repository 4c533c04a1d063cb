extension Rule {
    /// The facts about UIKit that the rule's reason names, in the order of their first mention.
    ///
    /// In a reason a number such as 4.7 always names a fact.
    public var assumptions: [Assumption] {
        var seen: Set<String> = []
        return reason.matches(of: /\d\.\d+/).compactMap { match in
            let id = "uikit-\(match.output)"
            return seen.insert(id).inserted ? Assumption.named(id) : nil
        }
    }
}
