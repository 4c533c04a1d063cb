import SwiftSyntax
public import TransitionModel

extension SyntaxTrees {
    /// What every suppression comment begins with.
    static let suppressionMark = "transition-verifier:"
    private static let suppressionSearch = ByteSearch([suppressionMark])

    /// The comments in a file that ask for findings to be passed over, in their order.
    ///
    /// Only comments count, not strings that look like them; nor what stands in a branch of `#if` that is not compiled.
    public func suppressions(in file: SourceFile) -> [SuppressionComment] {
        guard Self.suppressionSearch.occurs(in: file.text), let tree = tree(of: file.path) else { return [] }
        let finder = SuppressionFinder(tree, build)
        finder.walk(tree.root)
        return finder.comments
    }
}

/// Walks over all tokens that are compiled and reads the comments around them.
private final class SuppressionFinder: SyntaxVisitor {
    private let tree: SyntaxTrees.Tree
    private let build: IOSBuild
    private(set) var comments: [SuppressionComment] = []

    init(_ tree: SyntaxTrees.Tree, _ build: IOSBuild) {
        self.tree = tree
        self.build = build
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses { walk(clause.poundKeyword) }
        if let elements = node.elements(in: build) { walk(elements) }
        walk(node.poundEndif)
        return .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        for comment in token.comments {
            let place = tree.location(AbsolutePosition(utf8Offset: comment.offset))
            let codeLine = tree.location(token.positionAfterSkippingLeadingTrivia).line
            let line = comment.standsAlone && token.tokenKind != .endOfFile ? codeLine : place.line
            if let comment = SuppressionText(comment.text, at: place, line: line)?.comment { comments.append(comment) }
        }
        return .skipChildren
    }
}

/// Reads the words of one comment.
struct SuppressionText {
    private(set) var comment: SuppressionComment

    /// - Parameter line: the line that the comment speaks of unless it speaks of the whole file.
    init?(_ text: String, at location: TransitionModel.SourceLocation, line: Int) {
        let words = text.dropFirst(2).drop { $0 == " " || $0 == "\t" }
        guard words.hasPrefix(SyntaxTrees.suppressionMark) else { return nil }
        let directive = words.dropFirst(SyntaxTrees.suppressionMark.count).prefix { !$0.isWhitespace }
        comment = SuppressionComment(location: location, scope: directive == "ignore-file" ? .file : .line(line))
        guard directive == "ignore" || directive == "ignore-file" else {
            comment.fault = "'\(Self.shown(directive))' is not known here; 'ignore' and 'ignore-file' are"
            return
        }
        let rest = text[directive.endIndex...]
        let dash = rest.firstRange(of: /\s-(\s|$)/)
        let reason = dash.map { rest[$0.upperBound...].trimmingBlanks }
        comment.reason = reason.flatMap { $0.isEmpty ? nil : String($0) }
        comment.rules = rest[..<(dash?.lowerBound ?? rest.endIndex)].split(separator: ",").compactMap { part in
            let name = part.trimmingBlanks
            guard !name.isEmpty else { return nil }
            var place = location
            place.column += text.utf8.distance(from: text.startIndex, to: name.startIndex)
            return SuppressionComment.RuleName(id: String(name), location: place)
        }
        if comment.rules.isEmpty { comment.fault = "no rule is named: the comment suppresses nothing" }
    }

    private static func shown(_ directive: Substring) -> String { SyntaxTrees.suppressionMark + directive }
}

extension Substring {
    fileprivate var trimmingBlanks: Substring {
        var rest = self
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return rest
    }
}
