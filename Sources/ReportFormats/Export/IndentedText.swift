/// Text that is written line by line, at a depth.
struct IndentedText {
    private(set) var text = ""
    private(set) var lineCount = 0
    private var depth = 0

    mutating func line(_ line: String = "") {
        if !line.isEmpty { text += String(repeating: "  ", count: depth) + line }
        text += "\n"
        lineCount += 1
    }

    mutating func deeper() { depth += 1 }
    mutating func shallower() { depth -= 1 }

    mutating func indented(_ body: (inout IndentedText) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }
}
