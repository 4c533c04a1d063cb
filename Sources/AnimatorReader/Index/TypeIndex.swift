import SwiftSyntax
import TransitionModel

/// All types, extensions and outside functions of the files that were read, by name.
final class TypeIndex {
    private(set) var types: [String: TypeDeclaration] = [:]
    /// In the order in which they were met, so that everything built from them has one order too.
    private(set) var order: [TypeDeclaration] = []
    var functions: [String: [FunctionMember]] = [:]
    var variables: [String: PropertyMember] = [:]
    let files: [ParsedFile]
    /// Whether all files are entered, so that what is asked often may be kept.
    private var isComplete = false
    fileprivate var ancestries: [String: [String]] = [:]
    fileprivate var concrete: [String: [String]] = [:]
    /// Methods by their whole names and by the types that they are called on, those not found too.
    fileprivate var methods: [String: [String: (member: FunctionMember, owner: String)?]] = [:]

    init(_ files: [ParsedFile]) {
        self.files = files
        for file in files {
            IndexingVisitor(file: file, index: self).walk(file.tree)
        }
        isComplete = true
    }

    func type(named name: String) -> TypeDeclaration? { types[name] }

    /// The key of a type that code names in or through another type: the nested one, where there is one of its own.
    func key(_ name: String, in outer: String?) -> String {
        guard let outer, types["\(outer).\(name)"] != nil else { return name }
        return "\(outer).\(name)"
    }

    /// The key of a type as it is written in code of the type `owner`: `Outer.Name`, or `Name` for one of `owner`'s own.
    func key(of type: TypeSyntax, in owner: String?) -> String {
        let name = type.simpleName
        if let nested = type.nested {
            let outer = key(of: nested.baseType, in: owner)
            return key(name, in: outer)
        }
        return key(name, in: owner)
    }

    /// The entry for a type's name, made when it is first met.
    func entry(for name: String) -> TypeDeclaration {
        if let known = types[name] { return known }
        let made = TypeDeclaration(name: name)
        types[name] = made
        order.append(made)
        return made
    }
}

// MARK: - Inheritance

extension TypeIndex {
    /// The type and all it inherits from or conforms to, nearest first; each name once.
    func ancestry(of name: String) -> [String] {
        if let known = ancestries[name] { return known }
        let result = gatherAncestry(of: name)
        if isComplete { ancestries[name] = result }
        return result
    }

    private func gatherAncestry(of name: String) -> [String] {
        var seen: Set<String> = [name]
        var result = [name]
        var next = 0
        while next < result.count {
            let parents = (types[result[next]]?.inherited ?? []) + (UIKitTypes.parents[result[next]] ?? [])
            for parent in parents where seen.insert(parent).inserted { result.append(parent) }
            next += 1
        }
        return result
    }

    /// Whether the type is, inherits from, or conforms to `ancestor`, as far as the files and UIKit's own types tell.
    func isKind(_ name: String, of ancestor: String) -> Bool {
        name == ancestor || ancestry(of: name).contains(ancestor)
    }

    /// Types read that inherit from this one directly or indirectly.
    func subtypes(of name: String) -> [TypeDeclaration] {
        order.filter { $0.name != name && $0.kind == .class && isKind($0.name, of: name) }
    }

    /// Whether the type is neither read nor one of the system's frameworks'.
    func isFromElsewhere(_ name: String) -> Bool {
        types[name]?.kind == nil && !["UI", "NS", "CA"].contains { name.hasPrefix($0) }
    }

    /// Whether a class inherits from one that is neither read nor one of the system's frameworks'.
    func hasSuperclassFromElsewhere(_ name: String) -> Bool {
        ancestry(of: name).contains { ancestor in
            guard let declaration = types[ancestor], declaration.kind == .class, let first = declaration.inherited.first
            else { return false }
            return isFromElsewhere(first) && !isProtocolByName(first)
        }
    }

    /// Whether a type that was not read is a protocol, as far as its name tells.
    private func isProtocolByName(_ name: String) -> Bool {
        ["able", "ible", "Protocol", "Delegate", "DataSource", "Type", "ing"].contains { name.hasSuffix($0) }
            || ["AnyObject", "Equatable", "Hashable", "Error"].contains(name)
    }

    /// Whether a value of this type is a view controller; types from elsewhere are told by their name.
    func isViewController(_ name: String) -> Bool {
        ancestry(of: name).contains {
            $0 == "UIViewController" || (types[$0]?.kind == nil && $0.hasSuffix("ViewController"))
        }
    }

    func isView(_ name: String) -> Bool {
        if UIKitTypes.notViews.contains(name) { return false }
        return ancestry(of: name).contains {
            $0 == "UIView" || (types[$0]?.kind == nil && UIKitTypes.looksLikeView($0))
        }
    }
}

// MARK: - Members

extension TypeIndex {
    /// The method that a call on this type runs: the type's own, else an ancestor's, else a protocol's default.
    func method(_ name: String, labels: [String?]? = nil, trailing: Int = 0, in type: String) -> (
        member: FunctionMember, owner: String
    )? {
        for owner in ancestry(of: type) {
            var candidates = (types[owner]?.functions(name) ?? []).filter { $0.hasBody }
            // What code in sight adds to a type of UIKit's stands beside methods of the same name that UIKit has.
            if let labels, types[owner]?.kind == nil {
                candidates.removeAll { !$0.hasLabels(labels) || labels.count + trailing < $0.fewestArguments }
                // UIKit's own, which needs no defaults, comes first.
                if UIKitTypes.ownMethods.contains(name) {
                    candidates.removeAll { labels.count + trailing < $0.parameters.count }
                }
            }
            if let match = best(candidates, labels: labels, trailing: trailing) { return (match, owner) }
        }
        return nil
    }

    /// Every code in sight that a call of this name on a value of the type may run, by the concrete types that run it.
    func implementations(
        of name: String, labels: [String?], trailing: Int, in type: String
    ) -> [(member: FunctionMember, types: [String])] {
        var found: [(member: FunctionMember, types: [String])] = []
        for concrete in concreteTypes(of: type) {
            guard let (member, _) = method(name, labels: labels, trailing: trailing, in: concrete) else { continue }
            if let known = found.firstIndex(where: { $0.member.id == member.id }) {
                found[known].types.append(concrete)
            } else {
                found.append((member, [concrete]))
            }
        }
        return found
    }

    /// The types in sight whose values a value of this type may be: itself and what inherits from or conforms to it.
    private func concreteTypes(of type: String) -> [String] {
        if let known = concrete[type] { return known }
        let found = order.filter { $0.kind != nil && $0.kind != .protocol && isKind($0.name, of: type) }.map(\.name)
        concrete[type] = found
        return found
    }

    /// Whether a type may be inherited from or conformed to by code that is not in sight.
    func isOpenToOthers(_ type: String) -> Bool { types[type]?.isPublic ?? true }

    /// The method by its whole name, such as `animateTransition(using:)`.
    func method(signature: String, in type: String) -> (member: FunctionMember, owner: String)? {
        if let known = methods[signature]?[type] { return known }
        let result = lookUp(signature, in: type)
        if isComplete { methods[signature, default: [:]][type] = .some(result) }
        return result
    }

    private func lookUp(_ signature: String, in type: String) -> (member: FunctionMember, owner: String)? {
        let name = String(signature.prefix { $0 != "(" })
        for owner in ancestry(of: type) {
            let match = types[owner]?.functions(name).first {
                $0.signature == signature && $0.hasBody
            }
            if let match { return (match, owner) }
        }
        return nil
    }

    func property(_ name: String, in type: String) -> (member: PropertyMember, owner: String)? {
        for owner in ancestry(of: type) {
            guard let declaration = types[owner], let member = declaration.property(name) else { continue }
            if declaration.kind == .protocol, member.initializer == nil, member.getter == nil { continue }
            if member.accessors != nil, member.getter == nil, member.observer == nil, declaration.kind == .protocol {
                continue
            }
            return (member, owner)
        }
        return nil
    }

    /// Whether a view of the code's own has a property of this name that runs code when it is set.
    func hasObservedViewProperty(_ name: String) -> Bool {
        order.contains { type in
            guard let property = type.property(name), isView(type.name) else { return false }
            return property.observer != nil || property.setter != nil
        }
    }

    /// What a property is declared as, requirements of protocols included.
    func declaredProperty(_ name: String, in type: String) -> PropertyMember? {
        ancestry(of: type).lazy.compactMap { self.types[$0]?.property(name) }.first
    }

    /// What a method is declared to return, requirements of protocols included; `nil` when no such method is in sight.
    func declaredResult(of method: String, in type: String) -> TypeSyntax? {
        ancestry(of: type).lazy.compactMap { self.types[$0]?.functions(method).first?.returnType }.first
    }

    /// The candidate whose labels fit the call; the only candidate when there is one.
    func best(_ candidates: [FunctionMember], labels: [String?]?, trailing: Int) -> FunctionMember? {
        guard let labels, candidates.count > 1 else { return candidates.first }
        // Of several that fit, the one that needs the fewest defaults is meant.
        let fitting = candidates.filter { accepts($0.parameters, labels: labels, trailing: trailing) }
        return fitting.min { $0.parameters.count < $1.parameters.count } ?? candidates.first { $0.parameters.count == labels.count + trailing } ?? candidates.first
    }

    /// Whether a call with these labels and that many trailing closures can mean this parameter list.
    func accepts(_ parameters: [FunctionParameterSyntax], labels: [String?], trailing: Int) -> Bool {
        var position = 0
        for label in labels {
            let wanted = label ?? "_"
            if label == nil, position > 0, parameters[position - 1].ellipsis != nil { continue }
            while position < parameters.count, parameters[position].firstName.text != wanted {
                guard parameters[position].defaultValue != nil else { return false }
                position += 1
            }
            guard position < parameters.count else { return false }
            position += 1
        }
        let rest = parameters[position...].filter { $0.defaultValue == nil }
        return rest.count <= trailing && parameters.count - position >= trailing
    }
}
