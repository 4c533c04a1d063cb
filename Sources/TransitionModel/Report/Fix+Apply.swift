extension Fix {
    /// The text of a file after the fix.
    public func applied(to text: String, of file: String) -> String {
        let places = TextPlaces(text)
        var bytes = Array(text.utf8)
        for edit in edits.reversed() where edit.start.file == file {
            bytes.replaceSubrange(
                places.offset(of: edit.start)..<places.offset(of: edit.end), with: edit.replacement.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Where something stands after the fix that stood at a place before, or nil if the fix has replaced it.
    ///
    /// - Parameters:
    ///   - old: the text of the place's file before the fix.
    ///   - new: that text after it.
    public func moved(_ place: SourceLocation, from old: TextPlaces, to new: TextPlaces) -> SourceLocation? {
        let offset = old.offset(of: place)
        var shift = 0
        for edit in edits where edit.start.file == place.file {
            let (start, end) = (old.offset(of: edit.start), old.offset(of: edit.end))
            if start <= offset, offset < end { return nil }
            if end <= offset { shift += edit.replacement.utf8.count - (end - start) }
        }
        return new.location(of: offset + shift, in: place.file)
    }
}

/// The lines of a text, to turn places into offsets and back.
public struct TextPlaces: Sendable {
    private let starts: [Int]
    private let count: Int

    /// The text that edits are made in.
    public init(_ text: String) {
        var starts = [0]
        var offset = 0
        var isAfterReturn = false
        for byte in text.utf8 {
            offset += 1
            let isReturn = byte == 0x0D
            if byte == 0x0A, isAfterReturn {
                starts[starts.count - 1] = offset
            } else if byte == 0x0A || isReturn {
                starts.append(offset)
            }
            isAfterReturn = isReturn
        }
        self.starts = starts
        count = offset
    }

    /// How many bytes stand before a place; a place beyond the text counts as its end.
    public func offset(of place: SourceLocation) -> Int {
        guard place.line <= starts.count else { return count }
        return min(count, starts[max(0, place.line - 1)] + place.column - 1)
    }

    /// The place that so many bytes stand before.
    public func location(of offset: Int, in file: String) -> SourceLocation {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return SourceLocation(file: file, line: low + 1, column: offset - starts[low] + 1)
    }
}
