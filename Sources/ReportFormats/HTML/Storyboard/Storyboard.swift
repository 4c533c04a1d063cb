import TransitionModel

/// A finding's story, step by step: the picture after each step, what happened, and the lines that did it.
///
/// Every step stands in the page; the page's script shows one at a time where scripts run.
struct Storyboard {
    var finding: Finding
    /// Tells this story apart from all others on the page.
    var id: String

    func html(_ source: inout SourceLines) -> String {
        let steps = finding.trace
        let scenes = steps.indices.map { Scene(steps[$0], after: $0 > 0 ? steps[$0 - 1] : nil) }
        let canvas = ScenePicture.Canvas(scenes)
        var items: [String] = []
        for number in steps.indices {
            let picture = ScenePicture(scene: scenes[number], canvas: canvas).svg
            items.append(item(number, picture, &source))
        }
        let loop = finding.loopStart.map { " data-loop=\"\($0)\"" } ?? ""
        let title = "Story in \(steps.count) steps: \(finding.message)"
        return """
            <section class="storyboard" role="group" aria-roledescription="storyboard" tabindex="0" \
            aria-label="\(XML.attribute(title))"\(loop)>
            \(controls)
            <ol class="steps">
            \(items.joined(separator: "\n"))
            </ol>
            <p class="status" role="status" aria-live="polite"></p>
            </section>
            """
    }

    /// Buttons, which show only where scripts run.
    private var controls: String {
        let dots = finding.trace.enumerated().map { number, step in
            let isRepeated = finding.loopStart.map { number >= $0 } ?? false
            let label = "Step \(number + 1): \(step.event)\(isRepeated ? ", repeated for ever" : "")"
            return "<button type=\"button\" class=\"dot\(isRepeated ? " repeated" : "")\" data-step=\"\(number)\" "
                + "aria-label=\"\(XML.attribute(label))\" title=\"\(XML.attribute(step.event))\">\(number + 1)</button>"
        }
        let loop = finding.loopStart == nil ? "" : "<span class=\"loop\" title=\"repeated for ever\" aria-hidden=\"true\">↻</span>"
        return "<div class=\"controls\" hidden>"
            + "<button type=\"button\" class=\"back\" aria-label=\"Step back\">‹</button>"
            + "<button type=\"button\" class=\"play\" aria-label=\"Play\" aria-pressed=\"false\">▶</button>"
            + "<button type=\"button\" class=\"forth\" aria-label=\"Step forward\">›</button>"
            + "<div class=\"dots\">\(dots.joined())\(loop)</div></div>"
    }

    private func item(_ number: Int, _ picture: String, _ source: inout SourceLines) -> String {
        let step = finding.trace[number]
        let isLast = number == finding.trace.count - 1
        let phase = step.phase.map { "<span class=\"phase\">\(XML.text($0.words))</span>" } ?? ""
        let loop = finding.loopStart == number ? "<p class=\"loop\">↻ from here on this is repeated for ever</p>" : ""
        let end = isLast ? "<p class=\"verdict-line \(finding.severity.rawValue)\">\(XML.text(finding.message))</p>" : ""
        return "<li class=\"step\" id=\"\(id)-\(number + 1)\"><figure>\(picture)</figure><div class=\"tale\">"
            + "<h4><span class=\"number\" aria-hidden=\"true\">\(number + 1)</span>\(XML.text(step.event.capitalisedFirst))\(phase)</h4>"
            + loop + effects(of: step, &source) + end + "</div></li>"
    }

    /// What the code did, each line of it once.
    private func effects(of step: TraceStep, _ source: inout SourceLines) -> String {
        var groups: [(location: SourceLocation, texts: [String])] = []
        if let location = step.location { groups.append((location, [])) }
        for effect in step.effects {
            if let last = groups.last, last.location.file == effect.location.file, last.location.line == effect.location.line {
                groups[groups.count - 1].texts.append(effect.text)
            } else {
                groups.append((effect.location, [effect.text]))
            }
        }
        // A line that says nothing but where the step begins is not worth telling twice.
        if let first = groups.first, first.texts.isEmpty,
            groups.dropFirst().contains(where: { ($0.location.file, $0.location.line) == (first.location.file, first.location.line) })
        {
            groups.removeFirst()
        }
        guard !groups.isEmpty else { return "<p class=\"idle\">No code that was read runs in this step.</p>" }
        var items = ""
        for group in groups {
            let isElsewhere = group.location.file != finding.location.file
            let file = isElsewhere ? "<span class=\"file\">\(XML.text(group.location.file))</span>" : ""
            let texts = group.texts.withoutRepetitions.map { "<span class=\"effect\">\(HTMLPage.withCode($0))</span>" }.joined()
            let code = SourceExcerpt.html(line: group.location, &source)
            let place = code.isEmpty ? "<span class=\"file\">line \(group.location.line)</span>" : code
            items += "<li>\(file)\(place)\(texts)</li>"
        }
        return "<ul class=\"effects\">\(items)</ul>"
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
