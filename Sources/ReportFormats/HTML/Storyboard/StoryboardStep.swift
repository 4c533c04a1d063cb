import TransitionModel

/// One step of a story: what happens, and the lines of code that run, beside its picture.
struct StoryboardStep {
    var finding: Finding
    var position: Int
    var id: String

    private var step: TraceStep { finding.trace[position] }

    func html(_ picture: String, _ source: inout SourceLines) -> String {
        let number = tag("span", ["class": "number", "aria-hidden": "true"], "\(position + 1)")
        let phase = step.phase.map { tag("span", ["class": "phase"], text($0.words)) } ?? ""
        let title = tag("h4", [:], number, text(step.event.capitalisedFirst), phase)
        let tale = tag("div", ["class": "tale"], title, loop, effects(&source), end)
        return tag("li", ["class": "step", "id": id], tag("figure", [:], picture), tale)
    }

    /// Where the part begins that is repeated.
    private var loop: String {
        finding.loopStart == position ? tag("p", ["class": "loop"], "↻ from here on this is repeated for ever") : ""
    }

    /// What is wrong, at the end.
    private var end: String {
        guard position == finding.trace.count - 1 else { return "" }
        return tag("p", ["class": "verdict-line \(finding.severity.rawValue)"], text(finding.message.capitalisedFirst))
    }

    /// What one line of code did.
    private struct Line {
        var location: SourceLocation
        var effects: [String]

        func isSameLine(as other: SourceLocation) -> Bool {
            (location.file, location.line) == (other.file, other.line)
        }
    }

    /// The step's own line, then those of its effects, each once in a row.
    private var lines: [Line] {
        var lines = step.location.map { [Line(location: $0, effects: [])] } ?? []
        for effect in step.effects {
            if let last = lines.last, last.isSameLine(as: effect.location) {
                lines[lines.count - 1].effects.append(effect.text)
            } else {
                lines.append(Line(location: effect.location, effects: [effect.text]))
            }
        }
        // A line that says nothing but where the step begins is not worth telling twice.
        if let first = lines.first, first.effects.isEmpty,
            lines.dropFirst().contains(where: { $0.isSameLine(as: first.location) })
        {
            lines.removeFirst()
        }
        return lines
    }

    private func effects(_ source: inout SourceLines) -> String {
        let lines = lines
        guard !lines.isEmpty else { return tag("p", ["class": "idle"], "No code that was read runs in this step.") }
        var items = ""
        for line in lines {
            let isElsewhere = line.location.file != finding.location.file
            let file = isElsewhere ? tag("span", ["class": "file"], text(line.location.file)) : ""
            let code = SourceExcerpt.html(line: line.location, &source)
            let place = code.isEmpty ? tag("span", ["class": "file"], "line \(line.location.line)") : code
            let texts = line.effects.withoutRepetitions.map { tag("span", ["class": "effect"], textWithCode($0)) }
            items += tag("li", [:], file, place, texts.joined())
        }
        return tag("ul", ["class": "effects"], items)
    }
}

extension String {
    /// The text with a capital at its beginning, where that is a word and no name out of the source.
    var capitalisedFirst: String {
        let word = prefix { $0.isLetter }
        guard ["the", "a", "an", "another", "nothing", "nobody", "this", "some"].contains(word) else { return self }
        return prefix(1).uppercased() + dropFirst()
    }
}
