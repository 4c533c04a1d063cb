import SwiftParser
import SwiftSyntax
import TransitionModel

/// The syntax trees of source files, each made when it is first asked for.
public final class SyntaxTrees {
    /// A file's tree as it is written, nothing folded.
    struct Tree {
        let root: SourceFileSyntax
        let converter: SourceLocationConverter
        let text: String
    }

    private let texts: [String: String]
    private var trees: [String: Tree] = [:]
    let build: IOSBuild

    /// - Parameter conditions: the flags that `#if` finds set.
    public init(_ files: [SourceFile], conditions: Set<String> = AnimatorReader.usualConditions) {
        build = IOSBuild(conditions: conditions)
        texts = files.textsByPath
    }

    /// The tree of the file at a path, or nil for a file that is not among those given.
    func tree(of path: String) -> Tree? {
        if let known = trees[path] { return known }
        guard let text = texts[path] else { return nil }
        let root = Parser.parse(source: text)
        let tree = Tree(root: root, converter: SourceLocationConverter(fileName: path, tree: root), text: text)
        trees[path] = tree
        return tree
    }

    /// The token at a place or, where only blanks or a comment stand there, the next one.
    func token(at location: TransitionModel.SourceLocation) -> TokenSyntax? {
        guard let tree = tree(of: location.file) else { return nil }
        let position = tree.converter.position(ofLine: location.line, column: location.column)
        return tree.root.token(at: position)
    }
}

extension SyntaxTrees.Tree {
    /// The place of a position in the tree.
    func location(_ position: AbsolutePosition) -> TransitionModel.SourceLocation {
        let place = converter.location(for: position)
        return TransitionModel.SourceLocation(file: place.file, line: place.line, column: place.column)
    }
}
