import ReportFormats
import TransitionModel

/// Holds a configuration against its description, and names all that does not fit with its place.
struct ConfigurationCheck {
    private let file: String
    private(set) var problems: [InputProblem] = []

    init(_ node: JSONNode, in file: String, _ shape: ConfigurationShape = .configuration) {
        self.file = file
        check(node, shape, path: [])
    }

    private mutating func check(_ node: JSONNode, _ shape: ConfigurationShape, path: [String], isElement: Bool = false)
    {
        let name = (isElement ? "each of " : "") + name(path)
        switch (shape, node.value) {
        case (.text, .string(let text)) where !text.isEmpty: break
        case (.text, .string): complain("\(name) must not be empty", at: node.place)
        case (.word(let words), .string(let word)):
            guard !words.contains(word) else { break }
            let nearest = NearestWord.find(word, among: words)
            let hint = nearest.map { "did you mean '\($0)'?" } ?? "it must be \(words.alternatives)"
            complain("'\(word)' is not known in \(self.name(path)); \(hint)", at: node.place)
        case (.positiveNumber, .number(let number)) where number >= 1 && number <= 1e15 && number.rounded() == number:
            break
        case (.answer, .bool): break
        case (.list(let element), .array(let nodes)):
            for node in nodes { check(node, element, path: path, isElement: true) }
        case (.keys(let keys), .object(let members)): check(members, keys, path: path)
        default: complain("\(name) must be \(shape.expectation), not \(node.kind)", at: node.place)
        }
    }

    private mutating func check(_ members: [JSONNode.Member], _ keys: [ConfigurationKey], path: [String]) {
        var seen: Set<String> = []
        for member in members {
            guard seen.insert(member.key).inserted else {
                complain("\(name(path + [member.key])) is given twice", at: member.place)
                continue
            }
            guard let key = keys.first(where: { $0.name == member.key }) else {
                let nearest = NearestWord.find(member.key, among: keys.map(\.name))
                complain(
                    "unknown key \(name(path + [member.key]))" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
                    at: member.place)
                continue
            }
            check(member.value, key.shape, path: path + [member.key])
        }
    }

    private func name(_ path: [String]) -> String {
        path.isEmpty ? "the configuration" : "'\(path.joined(separator: "."))'"
    }

    private mutating func complain(_ message: String, at place: JSONNode.Place) {
        problems.append(InputProblem(file: file, line: place.line, column: place.column, message: message))
    }
}
