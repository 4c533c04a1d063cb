import SwiftSyntax
import TransitionModel

/// Finds methods that nearly match one that UIKit would call, and that nobody else calls either.
struct NearMissFinder {
    let index: TypeIndex
    let survey: CodeSurvey

    /// The near misses of each type that has some, in the order of the source.
    func nearMisses() -> [(type: TypeDeclaration, misses: [NearMiss])] {
        guard !isOldSwift else { return [] }
        return index.order.compactMap { type in
            guard type.kind == .class || type.kind == nil else { return nil }
            let requirements = UIKitRequirement.all.filter {
                index.isKind(type.name, of: $0.owner) && type.name != $0.owner
            }
            guard !requirements.isEmpty else { return nil }
            let misses = type.functions.compactMap { nearMiss($0, in: type, requirements) }
            return misses.isEmpty ? nil : (type, misses)
        }
    }

    /// Code for a compiler to which today's names are not known yet: its old names are right.
    private var isOldSwift: Bool {
        index.order.contains { type in
            type.kind == .class && index.isKind(type.name, of: "UIViewControllerAnimatedTransitioning")
                && type.functions.contains {
                    $0.name == "animateTransition" && $0.parameters.count == 1
                        && $0.parameters[0].firstName.text != "using"
                }
                && index.method(signature: "animateTransition(using:)", in: type.name) == nil
        }
    }

    private func nearMiss(_ member: FunctionMember, in type: TypeDeclaration, _ requirements: [UIKitRequirement])
        -> NearMiss?
    {
        // Who calls it is asked last, and of few: the answer depends on all code.
        guard !member.isStatic, !member.isOverride, !member.isPrivate, member.hasBody,
            let miss = likeness(member, in: type, requirements),
            !isExposed(member, of: type, as: requirements.map(\.selector)), !isOwn(member, of: type)
        else { return nil }
        return miss
    }

    /// What it would be a near miss of, if nobody calls it.
    private func likeness(_ member: FunctionMember, in type: TypeDeclaration, _ requirements: [UIKitRequirement])
        -> NearMiss?
    {
        func miss(_ requirement: UIKitRequirement, _ difference: NearMiss.Difference) -> NearMiss {
            NearMiss(
                location: member.location, method: member.signature, requirement: requirement.signature,
                difference: difference)
        }
        if let same = requirements.first(where: { $0.signature == member.signature }) {
            return typeDifference(member, same).map { miss(same, $0) }
        }
        let candidates = requirements.filter { requirement in
            isNear(member, requirement, strictly: hasUnknownProtocols(type)) && !isImplemented(requirement, in: type)
        }
        let nearest = candidates.min { distance(member, $0) < distance(member, $1) }
        return nearest.map { miss($0, $0.isOverride ? .notAnOverride : .name) }
    }

    // MARK: What is no miss

    /// Whether Objective-C knows it by one of these names, or by one that its author chose.
    private func isExposed(_ member: FunctionMember, of type: TypeDeclaration, as selectors: [String]) -> Bool {
        let attributes = member.attributes
        if attributes.contains("nonobjc") || attributes.named("objc")?.arguments != nil { return true }
        let surroundings = sequence(first: Syntax(member.nameToken), next: \.parent)
        let isInExposed = surroundings.contains { $0.as(ExtensionDeclSyntax.self)?.attributes.contains("objc") == true }
        guard
            attributes.contains("objc") || isInExposed
                || index.ancestry(of: type.name).contains(where: { index.type(named: $0)?.exposesMembers == true })
        else { return false }
        return selectors.contains(member.derivedSelector)
    }

    /// Whether the app itself has a use for it: some code calls it, or a protocol of its own asks for it.
    private func isOwn(_ member: FunctionMember, of type: TypeDeclaration) -> Bool {
        let calls = survey.calls(of: member.name)
        if calls.contains(where: { index.accepts(member.parameters, labels: $0, trailing: 0) }) { return true }
        if survey.isMentioned(member.name), !Self.propertiesOfControllers.contains(member.name) { return true }
        return index.ancestry(of: type.name).contains { ancestor in
            guard let declaration = index.type(named: ancestor), declaration.kind == .protocol else { return false }
            return declaration.functions.contains { $0.signature == member.signature }
        }
    }

    private static let propertiesOfControllers: Set<String> = [
        "navigationController", "tabBarController", "presentationController",
    ]

    private func isImplemented(_ requirement: UIKitRequirement, in type: TypeDeclaration) -> Bool {
        index.method(signature: requirement.signature, in: type.name) != nil
    }

    /// Whether it conforms to something from elsewhere that may ask for methods of its own.
    private func hasUnknownProtocols(_ type: TypeDeclaration) -> Bool {
        index.ancestry(of: type.name).dropFirst().contains { name in
            index.type(named: name)?.kind == nil && !["UI", "NS"].contains { name.hasPrefix($0) } && name != "AnyObject"
        }
    }

    // MARK: Likeness

    /// Whether a method's name is so like the requirement's that it must be meant.
    private func isNear(_ member: FunctionMember, _ requirement: UIKitRequirement, strictly: Bool) -> Bool {
        guard abs(member.parameters.count - requirement.types.count) <= 1 else { return false }
        let distance = distance(member, requirement)
        if distance == 0 { return true }
        guard requirement.isDistinctive, !strictly, member.returnType.map(\.simpleName) == requirement.result else {
            return false
        }
        return distance == 1
            || member.name == requirement.name && member.parameters.map(\.type.simpleName) == requirement.types
    }

    /// How many words of the names differ: from the name in Swift, or from the older one in Objective-C.
    private func distance(_ member: FunctionMember, _ requirement: UIKitRequirement) -> Int {
        let words = Self.words(member.signature)
        return min(
            Self.difference(words, Self.words(requirement.signature)),
            Self.difference(words, Self.words(requirement.selector)))
    }

    /// The words of a name that carry its meaning, in lower case.
    private static func words(_ name: String) -> [String] {
        var words: [String] = []
        for character in name {
            if character.isUppercase || words.isEmpty { words.append("") }
            if character.isLetter {
                words[words.count - 1] += character.lowercased()
            } else {
                words.append("")
            }
        }
        return words.filter { !$0.isEmpty && !["controller", "view", "using", "with"].contains($0) }
    }

    private static func difference(_ left: [String], _ right: [String]) -> Int {
        var rest = right
        var missing = 0
        for word in left {
            if let place = rest.firstIndex(of: word) { rest.remove(at: place) } else { missing += 1 }
        }
        return missing + rest.count
    }

    // MARK: Types

    /// The first type that is surely another than the requirement's.
    private func typeDifference(_ member: FunctionMember, _ requirement: UIKitRequirement) -> NearMiss.Difference? {
        for (parameter, wanted) in zip(member.parameters, requirement.types) where isOther(parameter.type, than: wanted)
        {
            return .type(written: parameter.type.trimmedDescription, wanted: wanted)
        }
        if let result = member.returnType, !result.isVoid {
            guard let wanted = requirement.result else {
                return .type(written: result.trimmedDescription, wanted: "no result")
            }
            return isOther(result, than: wanted) ? .type(written: result.trimmedDescription, wanted: wanted) : nil
        }
        return requirement.result.map { .type(written: "no result", wanted: $0) }
    }

    /// Whether a type cannot be the one wanted under another name; optionality apart, which UIKit's methods leave free.
    private func isOther(_ type: TypeSyntax, than wanted: String) -> Bool {
        let name = type.simpleName
        if type.isComposition { return true }
        if name == wanted || name == "UINavigationControllerOperation" && wanted == "Operation" { return false }
        let isKnown =
            index.type(named: name)?.kind != nil || Self.plainTypes.contains(name)
            || ["UI", "NS"].contains { name.hasPrefix($0) }
        return isKnown
    }

    private static let plainTypes: Set<String> = [
        "Any", "AnyObject", "Bool", "Int", "Double", "CGFloat", "Float", "String", "TimeInterval",
    ]
}

extension TypeSyntax {
    fileprivate var isVoid: Bool { ["Void", "()"].contains(trimmedDescription) }

    /// Whether it is made of several types, optional or not.
    fileprivate var isComposition: Bool {
        if let type = self.as(CompositionTypeSyntax.self) { return type.elements.count > 1 }
        if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.isComposition }
        if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.isComposition }
        if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1, let only = type.elements.first {
            return only.type.isComposition
        }
        return false
    }
}

extension FunctionMember {
    /// The name that Swift gives it in Objective-C where it is exposed without one.
    fileprivate var derivedSelector: String {
        guard let first = parameters.first?.firstName.text else { return name }
        var selector = name
        if first != "_" {
            let joins =
                Self.startsWithPreposition(first)
                || Self.prepositions.contains { name.hasSuffix($0.prefix(1).uppercased() + $0.dropFirst()) }
            selector += (joins ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
        }
        return selector + ":"
            + parameters.dropFirst().map { ($0.firstName.text == "_" ? "" : $0.firstName.text) + ":" }.joined()
    }

    private static let prepositions = [
        "for", "from", "to", "with", "by", "of", "in", "on", "at", "using", "as", "into", "after", "before", "through",
        "via",
    ]

    private static func startsWithPreposition(_ label: String) -> Bool {
        let word = String(label.prefix { $0.isLowercase })
        return prepositions.contains(word)
    }
}
