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
        let canvas = SceneCanvas(scenes)
        var items = ""
        for position in steps.indices {
            let picture = ScenePicture(scene: scenes[position], canvas: canvas).svg
            items += StoryboardStep(finding: finding, position: position, id: "\(id)-\(position + 1)")
                .html(picture, &source) + "\n"
        }
        let title = "Story in \(counted(steps.count, "step")): \(finding.message)"
        let list = tag("ol", ["class": "steps"], "\n", items)
        let status = tag("p", ["class": "status", "role": "status", "aria-live": "polite"], "")
        return tag(
            "section",
            [
                "class": "storyboard", "role": "group", "aria-roledescription": "storyboard", "tabindex": "0",
                "aria-label": title, "data-loop": finding.loopStart.map(String.init) ?? "",
            ], "\n", controls, "\n", list, "\n", status) + "\n"
    }

    /// Buttons, which show only where scripts run.
    private var controls: String {
        let loop = tag("span", ["class": "loop", "title": "repeated for ever", "aria-hidden": "true"], "↻")
        let dots = finding.trace.indices.map(dot).joined() + (finding.loopStart == nil ? "" : loop)
        return tag(
            "div", ["class": "controls", "hidden": ""],
            tag("button", ["type": "button", "class": "back", "aria-label": "Step back"], "‹"),
            tag("button", ["type": "button", "class": "play", "aria-label": "Play", "aria-pressed": "false"], "▶"),
            tag("button", ["type": "button", "class": "forth", "aria-label": "Step forward"], "›"),
            tag("div", ["class": "dots"], dots))
    }

    private func dot(_ position: Int) -> String {
        let event = finding.trace[position].event
        let isRepeated = finding.loopStart.map { position >= $0 } ?? false
        return tag(
            "button",
            [
                "type": "button", "class": isRepeated ? "dot repeated" : "dot", "data-step": "\(position)",
                "aria-label": "Step \(position + 1): \(event)\(isRepeated ? ", repeated for ever" : "")",
                "title": event,
            ], "\(position + 1)")
    }
}
