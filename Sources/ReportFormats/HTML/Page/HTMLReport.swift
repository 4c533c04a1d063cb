/// A report as one HTML file that needs no network and, to be read, no script.
///
/// Verdicts by animator and scenario, and for each finding a storyboard: the stack of views after each step, drawn in
/// space, beside the lines that made it so.
public struct HTMLReport {
    /// Whether notes among the findings are shown.
    public var showsNotes: Bool

    public init(showsNotes: Bool = false) {
        self.showsNotes = showsNotes
    }

    /// The whole page, ending with a line break.
    public func text(for run: CheckedRun) -> String {
        var page = HTMLPage(run, showsNotes: showsNotes)
        return page.html()
    }
}
