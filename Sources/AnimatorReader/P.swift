internal import SwiftParser
internal import SwiftSyntax
internal import SwiftOperators
internal import SwiftIfConfig
internal import SwiftDiagnostics
public func countStatements(_ s: String) -> Int { Parser.parse(source: s).statements.count }
