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
    private(set) var initializers: [InitializerMember] = []
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
    /// What tells the functions of a name that have a body from each other, where there are several, and the
    /// initialisers.
    private var implemented: [String: Set<[String]>] = [:]
    private var initializerSignatures: Set<String> = []

    init(name: String) { self.name = name }

    /// Adds a function, unless it is a copy.
    ///
    /// The same type twice (a vendored copy, another target): the first one met stands for both. A protocol's
    /// requirement has no body, and its default is no copy of it.
    func add(_ function: FunctionMember) {
        if functionNumbers[function.name] != nil {
            var keys = implemented[function.name] ?? Set(functions(function.name).filter(\.hasBody).map(\.key))
            implemented[function.name] = nil
            let isCopy = keys.contains(function.key)
            if !isCopy, function.hasBody { keys.insert(function.key) }
            implemented[function.name] = keys
            if isCopy { return }
        }
        functionNumbers[function.name, default: []].append(functions.count)
        functions.append(function)
    }

    /// Adds an initialiser, unless it is a copy.
    func add(_ initializer: InitializerMember) {
        let signature = initializer.declaration.signature.trimmedDescription
        if initializerSignatures.insert(signature).inserted { initializers.append(initializer) }
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
    private let node: FunctionDeclSyntax
    let file: ParsedFile
    let isStatic: Bool
    let name: String

    init(declaration: FunctionDeclSyntax, file: ParsedFile, isStatic: Bool) {
        node = declaration
        self.file = file
        self.isStatic = isStatic
        name = declaration.name.text
    }

    /// The whole of it; whoever asks for that counts as one who reads the body.
    var declaration: FunctionDeclSyntax {
        file.noteReading(bodyOf: node)
        return node
    }

    /// The code, of which it is noted that it was read: what nobody reads may change without changing any result.
    var body: CodeBlockSyntax? { declaration.body }
    var hasBody: Bool { node.body != nil }

    /// The places of its body.
    var bodyRange: ClosedRange<TransitionModel.SourceLocation>? {
        body.map { file.location(of: $0)...file.location(of: $0.rightBrace) }
    }

    var id: SyntaxIdentifier { node.id }
    var nameToken: TokenSyntax { node.name }
    var attributes: AttributeListSyntax { node.attributes }
    var modifiers: DeclModifierListSyntax { node.modifiers }
    var parameters: [FunctionParameterSyntax] { Array(node.signature.parameterClause.parameters) }
    var returnType: TypeSyntax? { node.signature.returnClause?.type }
    var location: TransitionModel.SourceLocation { file.location(of: node.name) }

    /// The name, the labels and the types: a copy has the same.
    fileprivate var key: [String] { [signature] + parameters.map(\.type.trimmedDescription) }

    /// Whether it has a parameter for every label of a call.
    func hasLabels(_ labels: [String?]) -> Bool {
        labels.allSatisfy { label in parameters.contains { $0.firstName.text == label ?? "_" } }
    }

    /// How many arguments a call gives it at least.
    var fewestArguments: Int { parameters.count { $0.defaultValue == nil && $0.ellipsis == nil } }

    /// `name(first:second:)`
    var signature: String {
        name + "(" + parameters.map { $0.firstName.text + ":" }.joined() + ")"
    }
}

struct InitializerMember {
    let declaration: InitializerDeclSyntax
    let file: ParsedFile

    var id: SyntaxIdentifier { declaration.id }
    var body: CodeBlockSyntax? { declaration.body }
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

    /// The type that it is declared with, or of which it is initialised with a new object.
    var typeName: String? { type?.simpleName ?? initializer?.madeType }

    /// Whether it is initialised where it is first read.
    var isLazy: Bool {
        let declaration = initializer?.parent?.parent?.parent?.parent?.as(VariableDeclSyntax.self)
        return declaration?.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) } ?? false
    }

    /// Whether code may read it as if there were always something in it.
    var isImplicitlyUnwrapped: Bool { type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false }
}
