extension Report {
    /// Marks the findings that comments ask to be passed over, and reports comments that ask for nothing.
    ///
    /// - Parameters:
    ///   - severities: the severities that are asked for, which hold for `unused-suppression` too.
    ///   - isJudged: whether all that could be found in a file was looked for. Elsewhere nothing is called unused.
    public mutating func suppress(
        by comments: [SuppressionComment], severities: RuleSeverities = RuleSeverities(),
        isJudged: (_ file: String) -> Bool = { _ in true }
    ) {
        var remarks: [Finding] = []
        // Comments that pass over what is said about comments have their turn when all of it is said.
        for isLast in [false, true] {
            for comment in comments {
                if !isLast, let fault = comment.fault { remarks.append(Self.remark(fault, at: comment.location)) }
                for name in comment.rules where (name.id == Rule.unusedSuppression.id) == isLast {
                    let isUsed = mark(by: comment, rule: name.id)
                    guard !isUsed, let complaint = complaint(about: name, of: comment, severities, isJudged) else {
                        continue
                    }
                    remarks.append(Self.remark(complaint, at: name.location))
                }
            }
            findings += remarks.compactMap { severities.applied(to: $0) }
            remarks = []
        }
        findings.sort(by: Finding.areInOrder)
    }

    /// Marks what a comment covers, and says whether there is any.
    private mutating func mark(by comment: SuppressionComment, rule: String) -> Bool {
        var isUsed = false
        for number in findings.indices where findings[number].rule == rule && comment.covers(findings[number].location)
        {
            isUsed = true
            if findings[number].suppression != nil { continue }
            findings[number].suppression = Suppression(location: comment.location, reason: comment.reason)
        }
        return isUsed
    }

    private func complaint(
        about name: SuppressionComment.RuleName, of comment: SuppressionComment, _ severities: RuleSeverities,
        _ isJudged: (String) -> Bool
    ) -> String? {
        guard let rule = Rule.named(name.id) else {
            let nearest = NearestWord.find(name.id, among: Rule.all.map(\.id)).map { "; did you mean '\($0)'?" }
            return "no rule is called '\(name.id)'\(nearest ?? "")"
        }
        guard severities[rule] != .off, isJudged(comment.location.file) else { return nil }
        switch comment.scope {
        case .file: return "nothing in this file breaks \(rule.id): the comment suppresses nothing"
        case .line(let line) where line == comment.location.line:
            return "nothing on this line breaks \(rule.id): the comment suppresses nothing"
        case .line(let line): return "nothing on line \(line) breaks \(rule.id): the comment suppresses nothing"
        }
    }

    private static func remark(_ message: String, at location: SourceLocation) -> Finding {
        Finding(
            rule: Rule.unusedSuppression.id, severity: Rule.unusedSuppression.severity, location: location,
            message: message, animator: "")
    }
}

extension Report {
    /// The files about which something that could be found may not have been: of their code, something was not explored
    /// to its end or not understood.
    public var filesNotFullyExplored: Set<String> {
        let unsettled = animators.filter { animator in
            animator.scenarios.isEmpty
                || animator.scenarios.contains { $0.limit != nil || !$0.notUnderstood.isEmpty }
        }
        return Set(unsettled.flatMap { $0.files + [$0.location.file] })
    }
}
