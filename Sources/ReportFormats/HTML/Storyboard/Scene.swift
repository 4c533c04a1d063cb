import TransitionModel

/// What a picture of one step shows: sheets from bottom to top, and what became of each.
struct Scene {
    /// Where a sheet lies.
    enum Band: Int, Comparable {
        /// In no superview.
        case nowhere
        /// Outside the container, where it was before: behind it.
        case behind
        case container
        /// Put into the window or into another view.
        case elsewhere

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// One view.
    struct Sheet {
        var view: StackedView
        var band: Band
        var changes: [SheetChange] = []
        /// The view as it was before the step; nil where that is not known.
        var before: StackedView?
        /// Whether it is no longer there, and is shown only because it has just gone.
        var isGhost = false
    }

    /// Bottom to top.
    var sheets: [Sheet]
    /// Whether there is a container to be shown.
    var hasContainer: Bool

    /// The scene after a step, with what changed since the one before; a story's first step has none before it.
    init(_ step: TraceStep, after previous: TraceStep?) {
        let old = previous.map(Self.layers) ?? []
        sheets = Self.layers(of: step).map { sheet in
            var sheet = sheet
            let earlier = old.first { $0.view.id == sheet.view.id }
            sheet.before = earlier?.view
            sheet.changes = Self.changes(of: sheet, since: earlier, isFirst: previous == nil, in: step)
            return sheet
        }
        for (height, sheet) in old.enumerated() where !sheets.contains(where: { $0.view.id == sheet.view.id }) {
            guard sheet.band > .behind else { continue }
            var ghost = sheet
            ghost.isGhost = true
            ghost.changes = [.removed]
            // It lay above all that lay below it and is still there.
            let below = Set(old[..<height].map(\.view.id))
            let place = sheets.lastIndex { $0.band < ghost.band || below.contains($0.view.id) && $0.band == ghost.band }
            sheets.insert(ghost, at: place.map { $0 + 1 } ?? 0)
        }
        hasContainer = step.hasContainer
    }

    /// All views of a step in their bands, bottom to top.
    private static func layers(of step: TraceStep) -> [Sheet] {
        let others = step.elsewhere.map { view in
            Sheet(view: view, band: view.place == nil ? .behind : view.place == "nowhere" ? .nowhere : .elsewhere)
        }
        let all = others + step.atHome.map { Sheet(view: $0, band: .behind) }
            + step.stack.map { Sheet(view: $0, band: .container) }
        return all.enumerated().sorted { ($0.element.band, $0.offset) < ($1.element.band, $1.offset) }.map(\.element)
    }

    /// What the step's code did to a view, and what else is different.
    private static func changes(
        of sheet: Sheet, since earlier: Sheet?, isFirst: Bool, in step: TraceStep
    ) -> [SheetChange] {
        let kinds = step.effects.compactMap(\.change).filter { $0.view == sheet.view.id }.map(\.kind)
        var changes: [SheetChange] = []
        let wasIn = earlier.map { $0.band == .container || $0.band == .elsewhere } ?? false
        let isIn = sheet.band == .container || sheet.band == .elsewhere
        if kinds.contains(.inserted) || (!isFirst && isIn && !wasIn) {
            changes.append(wasIn && earlier?.band == sheet.band ? .restacked : .inserted)
        } else if wasIn, !isIn {
            changes.append(.removed)
        }
        for attribute in ViewAttribute.allCases {
            let written = kinds.compactMap { kind -> AttributeValue? in
                if case .changed(attribute, let value) = kind { value } else { nil }
            }
            let now = sheet.view.attributes[attribute] ?? .initial
            let first = isFirst ? [] : [earlier?.view.attributes[attribute] ?? .initial]
            if let change = SheetChange(attribute, through: first + written + [now]), !changes.contains(change) {
                changes.append(change)
            }
        }
        return changes
    }

    /// The picture in words, for those who cannot see it.
    var words: String {
        let shown = sheets.filter { !$0.isGhost }
        let bands: [(Band, String)] = [
            (.behind, "behind the container"), (.container, "in the container, bottom to top"),
            (.elsewhere, "elsewhere"), (.nowhere, "nowhere"),
        ]
        var parts = bands.compactMap { band, name -> String? in
            let views = shown.filter { $0.band == band }.map { sheet in
                sheet.view.words
                    + (sheet.changes.isEmpty ? "" : " (\(sheet.changes.map(\.words).joined(separator: ", ")))")
            }
            return views.isEmpty ? nil : "\(name): \(views.joined(separator: "; "))"
        }
        let gone = sheets.filter(\.isGhost).map(\.view.name)
        if !gone.isEmpty { parts.append("taken out: \(gone.joined(separator: ", "))") }
        return parts.isEmpty ? "nothing to be seen" : parts.joined(separator: ". ")
    }
}
