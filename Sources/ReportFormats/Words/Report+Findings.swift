import TransitionModel

extension Report {
    /// The findings about an animator that count and are more than notes.
    ///
    /// Findings name their animator; where several are called so, the one in whose files the finding stands is meant.
    func shownFindings(of animator: AnimatorVerdict) -> [Finding] {
        let namesakes = animators.filter { $0.name == animator.name }
        return findings.filter { finding in
            guard finding.animator == animator.name, finding.counts, finding.severity > .note else { return false }
            let owner = namesakes.first { $0.hasCode(in: finding.location.file) } ?? namesakes.first
            return owner?.location == animator.location
        }
    }
}

extension AnimatorVerdict {
    /// Whether some of its code stands in a file.
    fileprivate func hasCode(in file: String) -> Bool { location.file == file || files.contains(file) }
}
