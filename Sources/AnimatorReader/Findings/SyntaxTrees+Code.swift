import SwiftSyntax
public import TransitionModel

extension SyntaxTrees {
    /// What stands at a place, however it is laid out: the type's name, and the tokens of the statement.
    ///
    /// What braces hold is left out, so that a change inside leaves it as it is. A statement that says little by itself
    /// (`return`, a closing brace) has what it belongs to before it. In a comment it is the comment.
    public func code(at location: TransitionModel.SourceLocation) -> String? {
        guard let token = token(at: location), let tree = tree(of: location.file) else { return nil }
        let type = token.enclosingTypes.joined(separator: ".")
        let offset = tree.converter.position(ofLine: location.line, column: location.column).utf8Offset
        if let comment = token.comment(at: offset) { return "\(type)\n\(comment)" }
        return "\(type)\n\(Self.statement(of: token))"
    }

    private static func statement(of token: TokenSyntax) -> String {
        let statement = Syntax(token).enclosingStatement
        let isBrace = token.tokenKind == .rightBrace
        let text = isBrace ? "}" : (statement ?? Syntax(token)).outline
        guard isBrace || statement?.saysLittle == true else { return text }
        let outer = isBrace ? token.parent?.enclosingStatement : statement?.parent?.enclosingStatement
        return (outer.map { $0.outline + " " } ?? "") + text
    }
}

extension Syntax {
    /// The nearest statement or declaration that this is a part of or is.
    var enclosingStatement: Syntax? {
        var node: Syntax? = self
        while let current = node {
            if current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self)
                || current.is(SwitchCaseSyntax.self)
            {
                return current
            }
            node = current.parent
        }
        return nil
    }

    /// Whether it is one of many that look the same.
    fileprivate var saysLittle: Bool {
        if self.is(SwitchCaseSyntax.self) { return true }
        guard let item = self.as(CodeBlockItemSyntax.self)?.item else { return false }
        return item.is(ReturnStmtSyntax.self) || item.is(BreakStmtSyntax.self) || item.is(ContinueStmtSyntax.self)
            || item.is(FallThroughStmtSyntax.self)
    }

    /// Its tokens, one blank between them, without what braces hold; of a case of a switch, its label.
    fileprivate var outline: String {
        if let label = self.as(SwitchCaseSyntax.self)?.label { return Syntax(label).outline }
        var texts: [String] = []
        var depth = 0
        for token in tokens(viewMode: .sourceAccurate) {
            if token.tokenKind == .rightBrace { depth -= 1 }
            if depth == 0, !token.text.isEmpty { texts.append(token.text) }
            if token.tokenKind == .leftBrace { depth += 1 }
        }
        return texts.joined(separator: " ")
    }
}

extension TokenSyntax {
    /// The names of the types whose declarations or extensions it stands in, outermost first.
    fileprivate var enclosingTypes: [String] {
        var names: [String] = []
        var node = parent
        while let current = node {
            if let type = current.asProtocol((any DeclGroupSyntax).self) {
                let name = current.asProtocol((any NamedDeclSyntax).self)?.name.text
                names.append(name ?? type.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? "")
            }
            node = current.parent
        }
        return names.reversed()
    }

    /// The line comment before this token that a place, in bytes from the file's start, lies in.
    fileprivate func comment(at offset: Int) -> String? {
        comments.first { $0.offset <= offset && offset < $0.offset + $0.text.utf8.count }?.text
    }

    /// The line comments around this token, with where each begins in bytes from the file's start.
    var comments: [(offset: Int, text: String, standsAlone: Bool)] {
        var result: [(offset: Int, text: String, standsAlone: Bool)] = []
        var offset = position.utf8Offset
        // Nothing but trivia lies between the line's beginning and a comment that stands alone.
        var isAtLineStart = offset == 0
        for piece in leadingTrivia {
            switch piece {
            case .lineComment(let text): result.append((offset, text, isAtLineStart))
            case .newlines, .carriageReturns, .carriageReturnLineFeeds: isAtLineStart = true
            default: break
            }
            offset += piece.sourceLength.utf8Length
        }
        offset = endPositionBeforeTrailingTrivia.utf8Offset
        for piece in trailingTrivia {
            if case .lineComment(let text) = piece { result.append((offset, text, false)) }
            offset += piece.sourceLength.utf8Length
        }
        return result
    }
}
