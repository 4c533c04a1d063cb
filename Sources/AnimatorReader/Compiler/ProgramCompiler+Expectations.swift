import SwiftSyntax
import TransitionModel

extension ProgramCompiler {
    /// A comment `// z-order: source < extra < destination` before a statement: the named views are in this order, bottom
    /// first, from here until completion.
    func markExpectedOrder(in item: CodeBlockItemSyntax) {
        for names in item.leadingTrivia.expectedOrders {
            let views = names.compactMap { name -> Operand? in
                let term = lookUp(name, at: item)
                guard case .view = term.shape, term.operand != .unknown else { return nil }
                return term.operand
            }
            if views.count > 1 { builder.emit(.expectOrder(views), at: orderLocation(in: item)) }
        }
    }

    private func orderLocation(in item: CodeBlockItemSyntax) -> TransitionModel.SourceLocation {
        var position = item.position
        for piece in item.leadingTrivia {
            if case .lineComment(let text) = piece, Trivia.order(in: text) != nil { break }
            position += piece.sourceLength
        }
        return frame.file.location(at: position)
    }
}

extension Trivia {
    var expectedOrders: [[String]] {
        compactMap { piece in
            guard case .lineComment(let text) = piece else { return nil }
            return Self.order(in: text)
        }
    }

    /// The names in `// z-order: a < b < c`, bottom first.
    static func order(in comment: String) -> [String]? {
        let text = comment.drop { $0 == "/" || $0 == " " }
        guard text.hasPrefix("z-order:") else { return nil }
        return text.dropFirst("z-order:".count).split(separator: "<").map { $0.trimmingPrefix(while: \.isWhitespace) }
            .map { String($0.prefix { !$0.isWhitespace }) }
    }
}
