import SwiftOperators
import SwiftParser
import SwiftSyntax
import Synchronization

/// The bodies of a file's functions that were not parsed with it.
///
/// Reading follows few of the functions in files that say nothing of transitions. Of all others it asks only whether
/// they mention a name: those that have such a word are then parsed by themselves.
final class LeftOutCode: Sendable {
    struct Body: Sendable {
        /// Which of the file's bodies it is.
        var number: Int
        var bytes: Range<Int>
    }

    let bodies: [Body]
    private let text: String
    private let build: IOSBuild
    private let found = Mutex<(words: [NameHash: [Int]]?, names: [Int: SurveyedNames])>((nil, [:]))

    /// - Parameter bodies: some, in their order.
    init(_ bodies: [Body], of text: String, build: IOSBuild) {
        self.bodies = bodies
        self.text = text
        self.build = build
    }

    /// What those bodies mention that mention a name, as `SurveyedNames` of a file's whole code has it.
    func names(mentioning name: String) -> SurveyedNames {
        found.withLock { found in
            let words = found.words ?? self.words()
            found.words = words
            var names = SurveyedNames()
            for place in Self.places(of: name, in: words) ?? Array(bodies.indices) {
                let known = found.names[place] ?? survey(bodies[place])
                found.names[place] = known
                names.formUnion(known)
            }
            return names
        }
    }

    /// The bodies that have a name's words; nil for an operator, which has none.
    private static func places(of name: String, in words: [NameHash: [Int]]) -> [Int]? {
        var places: [Int]?
        var name = name
        name.withUTF8 { bytes in
            NameHash.forEachWord(of: bytes) { word in
                let these = words[word] ?? []
                places = places.map { $0.filter(these.contains) } ?? these
            }
        }
        return places
    }

    private func words() -> [NameHash: [Int]] {
        var words: [NameHash: [Int]] = [:]
        var text = text
        text.withUTF8 { bytes in
            for (place, body) in bodies.enumerated() {
                NameHash.forEachWord(of: UnsafeBufferPointer(rebasing: bytes[body.bytes])) { word in
                    if words[word]?.last != place { words[word, default: []].append(place) }
                }
            }
        }
        return words
    }

    private func survey(_ body: Body) -> SurveyedNames {
        let code = text.utf8.dropFirst(body.bytes.lowerBound).prefix(body.bytes.count)
        let parsed = Parser.parse(source: "func body() \(Substring(code))")
        let folded = OperatorTable.standardOperators.foldAll(parsed) { _ in }
        return CodeSurveyor.names(in: folded, build: build)
    }
}
