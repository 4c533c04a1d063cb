import SwiftSyntax
import TransitionModel

/// A fix in the making: its edits as bytes of the file.
struct FixSketch {
    var title: String
    var edits: [(range: Range<Int>, text: String)]

    init(_ title: String, _ edits: [(range: Range<Int>, text: String)]) {
        self.title = title
        self.edits = edits
    }

    /// The fix with the places that people see.
    func fix(in tree: SyntaxTrees.Tree) -> Fix {
        func place(_ offset: Int) -> TransitionModel.SourceLocation {
            tree.location(AbsolutePosition(utf8Offset: offset))
        }
        let edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
        return Fix(
            title: title,
            edits: edits.map {
                Fix.Edit(start: place($0.range.lowerBound), end: place($0.range.upperBound), replacement: $0.text)
            })
    }
}

extension SyntaxProtocol {
    /// Where its text begins and ends, without what is around it.
    var bytes: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// This and what it is a part of, innermost first.
    var ancestry: [Syntax] {
        Array(sequence(first: Syntax(self)) { $0.parent })
    }
}
