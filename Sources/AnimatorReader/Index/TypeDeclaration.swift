import SwiftSyntax
import TransitionModel

/// A type as all files together declare it: its own declaration and its extensions.
final class TypeDeclaration {
    enum Kind { case `class`, `struct`, `enum`, `protocol` }

    let name: String
    /// `nil` while only extensions of it have been seen (a type from elsewhere).
    var kind: Kind?
    var location: TransitionModel.SourceLocation?
    /// Superclass and protocols by name, the declaration's before the extensions'.
    var inherited: [String] = []
    private(set) var functions: [FunctionMember] = []
    var initializers: [InitializerMember] = []
    private(set) var properties: [PropertyMember] = []
    var enumCases: [String] = []
    /// Whether code outside its module can name it.
    var isPublic = false
    /// Whether it is declared `@objcMembers`.
    var exposesMembers = false
    /// The types of what cases carry, by the case's name.
    var payloads: [String: [TypeSyntax]] = [:]

    /// Where the functions of a name stand, and the first property of a name: types may have thousands of members.
    private var functionNumbers: [String: [Int]] = [:]
    private var propertyNumbers: [String: Int] = [:]

    init(name: String) { self.name = name }

    func add(_ function: FunctionMember) {
        functionNumbers[function.name, default: []].append(functions.count)
        functions.append(function)
    }

    func add(_ property: PropertyMember) {
        if propertyNumbers[property.name] == nil { propertyNumbers[property.name] = properties.count }
        properties.append(property)
    }

    func property(_ name: String) -> PropertyMember? { propertyNumbers[name].map { properties[$0] } }

    /// The functions of a name, in the order in which they were met.
    func functions(_ name: String) -> [FunctionMember] { (functionNumbers[name] ?? []).map { functions[$0] } }
}

/// A method, or a function outside any type.
struct FunctionMember {
    let declaration: FunctionDeclSyntax
    let file: ParsedFile
    let isStatic: Bool
    let name: String

    init(declaration: FunctionDeclSyntax, file: ParsedFile, isStatic: Bool) {
        self.declaration = declaration
        self.file = file
        self.isStatic = isStatic
        name = declaration.name.text
    }

    /// The places of its body.
    var bodyRange: ClosedRange<TransitionModel.SourceLocation>? {
        declaration.body.map { file.location(of: $0)...file.location(of: $0.rightBrace) }
    }

    var parameters: [FunctionParameterSyntax] { Array(declaration.signature.parameterClause.parameters) }
    var returnType: TypeSyntax? { declaration.signature.returnClause?.type }
    var location: TransitionModel.SourceLocation { file.location(of: declaration.name) }

    func hasSameTypes(as other: FunctionMember) -> Bool {
        parameters.map(\.type.trimmedDescription) == other.parameters.map(\.type.trimmedDescription)
    }

    /// Whether it has a parameter for every label of a call.
    func hasLabels(_ labels: [String?]) -> Bool {
        labels.allSatisfy { label in parameters.contains { $0.firstName.text == label ?? "_" } }
    }

    /// `name(first:second:)`
    var signature: String {
        name + "(" + parameters.map { $0.firstName.text + ":" }.joined() + ")"
    }
}

struct InitializerMember {
    let declaration: InitializerDeclSyntax
    let file: ParsedFile

    var parameters: [FunctionParameterSyntax] { Array(declaration.signature.parameterClause.parameters) }
    var isFailable: Bool { declaration.optionalMark != nil }
}

/// A stored or computed property, or a variable outside any type.
struct PropertyMember {
    let name: String
    let type: TypeSyntax?
    let initializer: ExprSyntax?
    let accessors: AccessorBlockSyntax?
    let file: ParsedFile
    let location: TransitionModel.SourceLocation
    let isLet: Bool
    let isStatic: Bool
    let isWeak: Bool
    let isPrivate: Bool
    /// Whether it is declared `@IBOutlet`: a nib sets it.
    let isOutlet: Bool

    /// The body of its getter, when it is computed.
    var getter: CodeBlockItemListSyntax? {
        switch accessors?.accessors {
        case .getter(let body): return body
        case .accessors(let list):
            return list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
        default: return nil
        }
    }

    /// The body of its `didSet`, when it has one.
    var observer: CodeBlockItemListSyntax? {
        guard case .accessors(let list)? = accessors?.accessors else { return nil }
        return list.first { $0.accessorSpecifier.tokenKind == .keyword(.didSet) }?.body?.statements
    }

    var isComputed: Bool { getter != nil }

    /// Whether it is initialised where it is first read.
    var isLazy: Bool {
        let declaration = initializer?.parent?.parent?.parent?.parent?.as(VariableDeclSyntax.self)
        return declaration?.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) } ?? false
    }

    /// Whether code may read it as if there were always something in it.
    var isImplicitlyUnwrapped: Bool { type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false }
}
