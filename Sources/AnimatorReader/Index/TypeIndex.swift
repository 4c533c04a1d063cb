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

    init(_ files: [ParsedFile]) {
        self.files = files
        for file in files {
            IndexingVisitor(file: file, index: self).walk(file.tree)
        }
    }

    func type(named name: String) -> TypeDeclaration? { types[name] }

    /// The key of a type that code names in or through another type: the nested one, where there is one of its own.
    func key(_ name: String, in outer: String?) -> String {
        guard let outer, types["\(outer).\(name)"] != nil else { return name }
        return "\(outer).\(name)"
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
            let candidates = (types[owner]?.functions ?? []).filter { $0.name == name && $0.declaration.body != nil }
            if let match = best(candidates, labels: labels, trailing: trailing) { return (match, owner) }
        }
        return nil
    }

    /// The method by its whole name, such as `animateTransition(using:)`.
    func method(signature: String, in type: String) -> (member: FunctionMember, owner: String)? {
        for owner in ancestry(of: type) {
            let match = types[owner]?.functions.first { $0.signature == signature && $0.declaration.body != nil }
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

    /// What a property is declared as, requirements of protocols included.
    func declaredProperty(_ name: String, in type: String) -> PropertyMember? {
        ancestry(of: type).lazy.compactMap { self.types[$0]?.property(name) }.first
    }

    /// What a method is declared to return, requirements of protocols included; `nil` when no such method is in sight.
    func declaredResult(of method: String, in type: String) -> TypeSyntax? {
        ancestry(of: type).lazy.compactMap { self.types[$0]?.functions.first { $0.name == method }?.returnType }.first
    }

    /// The candidate whose labels fit the call; the only candidate when there is one.
    func best(_ candidates: [FunctionMember], labels: [String?]?, trailing: Int) -> FunctionMember? {
        guard let labels, candidates.count > 1 else { return candidates.first }
        let fitting = candidates.first { accepts($0.parameters, labels: labels, trailing: trailing) }
        return fitting ?? candidates.first { $0.parameters.count == labels.count + trailing } ?? candidates.first
    }

    /// Whether a call with these labels and that many trailing closures can mean this parameter list.
    func accepts(_ parameters: [FunctionParameterSyntax], labels: [String?], trailing: Int) -> Bool {
        var position = 0
        for label in labels {
            let wanted = label ?? "_"
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
