import TransitionModel

extension TextReport {
    /// One step of a story: what happens, the line it is about, what the code did, and what the screen holds then.
    func stepLines(number: Int, _ step: TraceStep, source: inout SourceLines) -> [String] {
        let number = number < 10 ? "   \(number). " : "  \(number). "
        let margin = "      "
        var lines = [number + step.event]
        if let location = step.location {
            lines.append(margin + quoted(location, source: &source))
        }
        for effect in step.effects {
            let place =
                effect.location.file == step.location?.file ? "line \(effect.location.line)" : place(effect.location)
            lines.append("\(margin)- \(effect.text) (\(place))")
        }
        if step.location != nil || !step.stack.isEmpty {
            let stack = step.stack.map(\.words).joined(separator: " < ")
            lines.append("\(margin)container: \(stack.isEmpty ? "empty" : stack)")
        }
        if !step.elsewhere.isEmpty {
            lines.append("\(margin)elsewhere: \(step.elsewhere.map(\.words).joined(separator: "; "))")
        }
        return lines
    }

    /// `file:line: the trimmed text`.
    private func quoted(_ location: SourceLocation, source: inout SourceLines) -> String {
        guard let line = source.line(at: location) else { return place(location) }
        return "\(place(location)): \(line.withoutControls.trimmed)"
    }

    private func place(_ location: SourceLocation) -> String {
        style(.location, "\(location.file):\(location.line)")
    }
}
