/// What differs between two texts of a file, as `patch` and `git apply` read it.
public struct UnifiedDiff {
    /// One line of either text, with its line break.
    struct Line: Equatable {
        enum Kind: Character {
            case kept = " "
            case removed = "-"
            case added = "+"
        }

        var kind: Kind
        var text: Substring
    }

    private let path: String
    private let lines: [Line]

    public init(path: String, old: String, new: String) {
        self.path = path
        lines = Self.lines(Self.split(old), Self.split(new))
    }

    /// The whole difference; empty where there is none.
    ///
    /// - Parameter context: how many lines are shown around what differs.
    public func text(context: Int = 3) -> String {
        let hunks = Hunk.all(of: lines, context: context)
        guard !hunks.isEmpty else { return "" }
        let isAbsolute = path.hasPrefix("/")
        let name = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        return "--- \(isAbsolute ? name : "a/" + name)\n+++ \(isAbsolute ? name : "b/" + name)\n"
            + hunks.map { $0.text(lines) }.joined()
    }

    /// What is taken out and put in, line by line, without line breaks.
    var changes: [String] {
        lines.filter { $0.kind != .kept }.map { line in
            String(line.kind.rawValue) + " " + line.text.filter { !$0.isNewline }
        }
    }

    private static func split(_ text: String) -> [Substring] {
        var lines: [Substring] = []
        var rest = text[...]
        while !rest.isEmpty {
            let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")).map { rest.utf8.index(after: $0) } ?? rest.endIndex
            lines.append(rest[..<end])
            rest = rest[end...]
        }
        return lines
    }

    private static func lines(_ old: [Substring], _ new: [Substring]) -> [Line] {
        let difference = new.difference(from: old)
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var lines: [Line] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if removed.contains(left) {
                lines.append(Line(kind: .removed, text: old[left]))
                left += 1
            } else if added.contains(right) {
                lines.append(Line(kind: .added, text: new[right]))
                right += 1
            } else {
                lines.append(Line(kind: .kept, text: old[left]))
                left += 1
                right += 1
            }
        }
        return lines
    }
}

/// Differences that stand near each other, with some lines around them.
private struct Hunk {
    /// Positions among all lines.
    var range: Range<Int>

    static func all(of lines: [UnifiedDiff.Line], context: Int) -> [Hunk] {
        var hunks: [Hunk] = []
        for number in lines.indices where lines[number].kind != .kept {
            let range = max(0, number - context)..<min(lines.count, number + 1 + context)
            if let last = hunks.last, last.range.upperBound >= range.lowerBound {
                hunks[hunks.count - 1].range = last.range.lowerBound..<range.upperBound
            } else {
                hunks.append(Hunk(range: range))
            }
        }
        return hunks
    }

    func text(_ lines: [UnifiedDiff.Line]) -> String {
        let old = span(lines, without: .added)
        let new = span(lines, without: .removed)
        let body = lines[range].map { line in
            let isWhole = line.text.utf8.last == UInt8(ascii: "\n")
            return String(line.kind.rawValue) + line.text + (isWhole ? "" : "\n\\ No newline at end of file\n")
        }
        return "@@ -\(old) +\(new) @@\n" + body.joined()
    }

    /// The first line and the number of lines in one of the texts.
    private func span(_ lines: [UnifiedDiff.Line], without kind: UnifiedDiff.Line.Kind) -> String {
        let before = lines[..<range.lowerBound].filter { $0.kind != kind }.count
        let count = lines[range].filter { $0.kind != kind }.count
        // Where there is no line, the number is that of the line before.
        return "\(count == 0 ? before : before + 1),\(count)"
    }
}
