import SwiftSyntax

/// What all bodies of all files mention: who is made, which names are assigned. What it is asked is noted.
final class CodeSurvey {
    private var names = SurveyedNames()
    private let record: ReadingRecord?
    /// Code that was not parsed with its file.
    private let leftOut: [LeftOutCode]
    /// The names that were looked for there.
    private var lookedFor: Set<String> = []

    init(_ files: [ParsedFile]) {
        record = files.first?.record
        leftOut = files.compactMap(\.leftOut)
        for file in files { names.formUnion(file.surveyedNames) }
    }

    /// Takes in the code left out that mentions a name.
    private func look(for name: String) {
        guard lookedFor.insert(name).inserted else { return }
        for code in leftOut { names.formUnion(code.names(mentioning: name)) }
    }

    /// Whether a type is made somewhere: `Name(…)`.
    func isMade(_ type: String) -> Bool {
        look(for: type)
        record?.note { $0.made.insert(type) }
        return names.made.contains(type)
    }

    /// Whether something other than `nil` is assigned to a name.
    func isAssigned(_ name: String) -> Bool {
        look(for: name)
        record?.note { $0.assigned.insert(name) }
        return names.assigned.contains(name)
    }

    /// The labels with which functions of a name are called or named; calls on `super` apart.
    func calls(of name: String) -> Set<[String?]> {
        look(for: name)
        record?.note { $0.called.insert(name) }
        return names.called[name] ?? []
    }

    /// What closures that are put into a name, or handed over under it, ask controllers for: `dismiss`, say.
    func requests(by name: String) -> Set<String> {
        look(for: name)
        record?.note { $0.asking.insert(name) }
        return names.asking[name] ?? []
    }

    /// Whether a name stands somewhere without being called there.
    func isMentioned(_ name: String) -> Bool {
        look(for: name)
        record?.note { $0.mentioned.insert(name) }
        return names.mentioned.contains(name)
    }
}

/// Names that code makes, assigns, calls and mentions.
package struct SurveyedNames: Hashable, Codable, Sendable {
    var made: Set<String> = []
    var assigned: Set<String> = []
    var called: [String: Set<[String?]>] = [:]
    var mentioned: Set<String> = []
    /// By the names that they are put into, what closures call that asks for a transition.
    var asking: [String: Set<String>] = [:]

    mutating func formUnion(_ other: SurveyedNames) {
        made.formUnion(other.made)
        assigned.formUnion(other.assigned)
        called.merge(other.called) { $0.union($1) }
        mentioned.formUnion(other.mentioned)
        asking.merge(other.asking) { $0.union($1) }
    }

    /// Those among them that were asked for.
    package func answers(to questions: SurveyQuestions) -> SurveyedNames {
        SurveyedNames(
            made: made.intersection(questions.made), assigned: assigned.intersection(questions.assigned),
            called: called.filter { questions.called.contains($0.key) },
            mentioned: mentioned.intersection(questions.mentioned),
            asking: asking.filter { questions.asking.contains($0.key) })
    }
}

/// Gathers what one file mentions in one walk.
final class CodeSurveyor: SyntaxVisitor {
    private var names = SurveyedNames()
    private let build: IOSBuild

    static func names(in tree: some SyntaxProtocol, build: IOSBuild) -> SurveyedNames {
        let surveyor = CodeSurveyor(build)
        surveyor.walk(tree)
        return surveyor.names
    }

    private init(_ build: IOSBuild) {
        self.build = build
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name.first?.isUppercase == true
        {
            names.made.insert(name)
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            if name == "init", let base = member.base { names.made.insert(base.trimmedDescription) }
            if name.first?.isUppercase == true { names.made.insert(name) }
        }
        for argument in node.arguments { noteRequests(by: argument.expression, in: argument.label?.text) }
        if let name = node.calledExpression.calledName {
            names.called[name, default: []].insert(node.arguments.map { $0.label?.text })
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let labels = node.argumentNames {
            names.called[node.baseName.text, default: []].insert(
                labels.arguments.map { $0.name.text == "_" ? nil : $0.name.text })
        } else if !node.isCalled {
            names.mentioned.insert(node.baseName.text)
        }
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.operator.is(AssignmentExprSyntax.self), !node.rightOperand.is(NilLiteralExprSyntax.self),
            let name = node.leftOperand.assignedName
        {
            names.assigned.insert(name)
            noteRequests(by: node.rightOperand, in: name)
        }
        return .visitChildren
    }

    private func noteRequests(by value: ExprSyntax, in name: String?) {
        guard let name, let closure = value.as(ClosureExprSyntax.self) else { return }
        let called = closure.statements.tokens(viewMode: .sourceAccurate).lazy.map(\.text)
        let requests = Set(called.filter(Self.requests.contains))
        if !requests.isEmpty { names.asking[name, default: []].formUnion(requests) }
    }

    private static let requests: Set<String> = ["present", "dismiss", "pushViewController", "popViewController"]

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.elements(in: build) { walk(elements) }
        return .skipChildren
    }
}

extension ExprSyntax {
    /// The last name in `name`, `self.name`, `other.name`.
    var assignedName: String? {
        if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        return nil
    }
}

extension ExprSyntax {
    /// The last name in `name`, `other.name`, `other.name?`, unless it is a name of the superclass.
    var calledName: String? {
        if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression.calledName }
        if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.calledName }
        if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
        guard let member = self.as(MemberAccessExprSyntax.self), member.base?.is(SuperExprSyntax.self) != true else {
            return nil
        }
        return member.declName.baseName.text
    }
}

extension DeclReferenceExprSyntax {
    /// Whether the name is what a call calls.
    fileprivate var isCalled: Bool {
        var node = Syntax(self)
        while let parent = node.parent {
            if let call = parent.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == node.id }
            if let member = parent.as(MemberAccessExprSyntax.self), member.declName.id != node.id { return false }
            let goesOn =
                parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
                || parent.is(ForceUnwrapExprSyntax.self)
            guard goesOn else { return false }
            node = parent
        }
        return false
    }
}
