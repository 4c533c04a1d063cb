import SwiftParser
import SwiftSyntax

/// A file parsed without the bodies of some of its functions, each of which has blanks between its braces instead.
///
/// Every place in the tree is the place in the file. Brackets match in what is left out; any other mistake there goes
/// unnoticed, like those in files that nobody needs.
struct Draft {
    let tree: SourceFileSyntax
    let cuts: CodeCuts
    let leftOut: LeftOutCode

    /// Nil where there is nothing to leave out, or where the rest does not parse or does not have the bodies where they
    /// were found: then the file must be parsed as it is.
    init?(_ text: String, build: IOSBuild, leavingOut isLeftOut: (FunctionBody) -> Bool) {
        let bodies = FunctionBodyFinder.bodies(in: text).filter(isLeftOut)
        guard !bodies.isEmpty else { return nil }
        var bytes = Array(text.utf8)
        for body in bodies { Self.blank(body.bytes, in: &bytes) }
        tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        guard !tree.hasError else { return nil }
        cuts = CodeCuts(tree)
        var left: [LeftOutCode.Body] = []
        for body in bodies {
            guard let number = cuts.number(ofBody: body.bytes) else { return nil }
            left.append(LeftOutCode.Body(number: number, bytes: body.bytes))
        }
        leftOut = LeftOutCode(left, of: text, build: build)
    }

    /// Overwrites what stands between two braces; lines stay.
    private static func blank(_ body: Range<Int>, in bytes: inout [UInt8]) {
        for place in body.dropFirst().dropLast()
        where bytes[place] != UInt8(ascii: "\n") && bytes[place] != UInt8(ascii: "\r") {
            bytes[place] = UInt8(ascii: " ")
        }
    }
}
