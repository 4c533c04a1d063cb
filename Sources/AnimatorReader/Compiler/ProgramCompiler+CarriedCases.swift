import SwiftSyntax
import TransitionModel

/// The property that a value was read from.
struct PropertyRead {
    let name: String
    /// The object, or the slot that holds it.
    let base: Operand
}

/// That the value of a property carries the same, whatever object it was read from.
struct CarriedClaim {
    let read: PropertyRead
    let name: String
    let position: Int
    let carried: CarriedCase
}

/// What an enum's case carries is tied to the case, where that is a case of another enum: what the way there is given,
/// and what the way back is given in its place (`direction.opposite`), hang on one answer.
extension ProgramCompiler {
    // MARK: Taking out

    /// What stands at a place of a case, where a pattern takes it out.
    func carried(at position: Int, of name: String, in subject: Term, _ type: TypeSyntax) -> CarriedCase? {
        guard tiesCarriedCases, !type.isOptional, let owner = subject.typeName else { return nil }
        if case .symbol(name)? = subject.constant {
            return subject.carries[name].flatMap { position < $0.count ? $0[position] : nil }
        }
        guard let read = subject.read else {
            return subject.operand == .unknown ? origin(at: position, of: name, in: owner, type) : nil
        }
        let known = values(at: position, of: name, in: read)
        guard let first = known.first else { return origin(at: position, of: name, in: owner, type) }
        guard let carried = first, known.allSatisfy({ $0 == carried }) else { return nil }
        carriedClaims.append(CarriedClaim(read: read, name: name, position: position, carried: carried))
        return carried
    }

    /// What every property carries there that it may be read from, of those that are known to hold the case.
    private func values(at position: Int, of name: String, in read: PropertyRead) -> [CarriedCase?] {
        objects(in: read).compactMap { instance -> CarriedCase?? in
            guard let binding = instance.properties[read.name] else { return nil }
            if let known = binding.carries[name] { return .some(position < known.count ? known[position] : nil) }
            guard case .slot(let slot, _) = binding.storage else { return nil }
            return builder.possibleValues(of: slot).contains(.symbol(name)) ? .some(nil) : nil
        }
    }

    private func objects(in read: PropertyRead) -> [Instance] {
        switch read.base {
        case .constant(.object(let object)): instances[object].map { [$0] } ?? []
        case .slot(let slot), .weak(let slot): objects(in: slot)
        default: []
        }
    }

    /// Where a value comes from that code out of sight chose: as a flag does, it travels with the case.
    private func origin(at position: Int, of name: String, in owner: String, _ type: TypeSyntax) -> CarriedCase? {
        guard let declaration = index.type(named: index.key(of: type, in: owner)), declaration.kind == .enum,
            declaration.enumCases.count > 1, declaration.payloads.isEmpty
        else { return nil }
        let key = ChoiceKey(carriedAt: position, of: name, in: owner)
        if let known = origins[key] { return CarriedCase(known) }
        let slot = builder.slot(
            Slot(
                name: "\(type.simpleName) in .\(name)", location: declaration.location ?? builder.program.location,
                initial: .undecided))
        let origin = CaseOrigin(slot: slot, cases: declaration.enumCases)
        origins[key] = origin
        return CarriedCase(origin)
    }

    // MARK: Asking

    /// Whether a value that came from elsewhere is this case; `nil` where that is no one answer.
    func truth(ofCarried term: Term, being other: Term) -> Truth? {
        guard let carried = term.carried, term.operand == .unknown, case .symbol(let name)? = other.constant else {
            return nil
        }
        let sources = carried.sources(of: name)
        guard let only = sources.first else { return .known(false) }
        guard sources.count == 1 else { return nil }
        carried.origin.ask(about: only)
        return .asked(.equal(.slot(carried.origin.slot), .symbol(only)))
    }

    /// A property that gives a case for each case: what it makes of a value that came from elsewhere.
    func mapped(_ base: Term, by name: String, _ text: String) -> Term? {
        guard let carried = base.carried, let type = base.typeName,
            let (property, _) = index.property(name, in: type),
            let table = property.casesByCase(of: carried.origin.cases)
        else { return nil }
        var term = Term.unknown(text, type: type)
        term.carried = carried.mapped(by: table)
        return term
    }

    // MARK: Keeping

    /// What a value carries, whichever of its cases it is. Of one that nobody knows, it is what such a case carries
    /// elsewhere.
    func carriedCases(of value: Term) -> CarriedCases {
        var result = value.carries
        guard case .slot(let slot) = value.operand, case .symbol(let type?) = value.shape,
            index.type(named: type)?.payloads.isEmpty == false
        else { return result }
        for case .symbol(let name) in builder.possibleValues(of: slot) where value.carries[name] == nil {
            result.merge(CarriedCases(name, []))
        }
        return result
    }

    /// Notes what a value carries that a name is given. What an initialiser sets in any case was never as declared.
    func note(_ carries: CarriedCases, in binding: Binding, at node: some SyntaxProtocol) {
        if binding.isAsDeclared, Syntax(node).isStatementOfInitializer { binding.carries = CarriedCases() }
        binding.isAsDeclared = false
        binding.carries.merge(carries)
    }

    /// Where a name is given another value than it had: nothing holds for both.
    func forgetCarried(of binding: Binding, unless carried: CarriedCase?) {
        if binding.assignments.isEmpty, !binding.isCarriedAsked {
            binding.carried = carried
        } else if binding.carried != carried {
            isCarriedOtherwise = isCarriedOtherwise || binding.isCarriedAsked
            binding.carried = nil
        }
    }

    /// Gives the origins what they may hold; false where more code proved what was taken for granted wrong.
    func finishCarriedCases() -> Bool {
        for origin in origins.values { builder.change(origin.slot) { $0.candidates = origin.candidates } }
        return !isCarriedOtherwise
            && carriedClaims.allSatisfy { claim in
                values(at: claim.position, of: claim.name, in: claim.read).allSatisfy { $0 == claim.carried }
            }
    }
}

extension PropertyMember {
    /// For each case of its enum the case that it gives, where it is one `switch` over `self` that gives cases.
    fileprivate func casesByCase(of all: [String]) -> [String: String]? {
        guard let getter, getter.count == 1, let item = getter.first?.item, let node = item.switchExpression,
            node.subject.trimmedDescription == "self"
        else { return nil }
        var result: [String: String] = [:]
        for element in node.cases {
            guard let item = element.as(SwitchCaseSyntax.self), let names = item.caseNames(of: all),
                item.statements.count == 1, let value = item.statements.first?.item.givenExpression
            else { return nil }
            for name in names where result[name] == nil {
                guard let given = value.trimmedDescription == "self" ? name : value.implicitName else { return nil }
                result[name] = given
            }
        }
        return result.count == all.count ? result : nil
    }
}

extension CodeBlockItemSyntax.Item {
    fileprivate var switchExpression: SwitchExprSyntax? {
        let expression = givenExpression ?? self.as(StmtSyntax.self)?.as(ExpressionStmtSyntax.self)?.expression
        return expression?.as(SwitchExprSyntax.self)
    }

    /// What the item gives, with or without a `return`.
    fileprivate var givenExpression: ExprSyntax? {
        self.as(StmtSyntax.self)?.as(ReturnStmtSyntax.self)?.expression ?? self.as(ExprSyntax.self)
    }
}

extension SwitchCaseSyntax {
    /// The cases that it is for; nil where a pattern is more than a case's name.
    fileprivate func caseNames(of all: [String]) -> [String]? {
        guard case .case(let label) = self.label else { return all }
        let names = label.caseItems.map { item in
            item.whereClause == nil ? item.pattern.as(ExpressionPatternSyntax.self)?.expression.implicitName : nil
        }
        return names.contains(nil) ? nil : names.compactMap { $0 }
    }
}

extension ExprSyntax {
    /// `name` in `.name`.
    fileprivate var implicitName: String? {
        guard let member = self.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
        return member.declName.baseName.text
    }
}

extension Syntax {
    /// Whether it stands in an initialiser's body itself, under no condition.
    fileprivate var isStatementOfInitializer: Bool {
        parent?.as(CodeBlockItemSyntax.self)?.parent?.parent?.parent?.is(InitializerDeclSyntax.self) ?? false
    }
}
