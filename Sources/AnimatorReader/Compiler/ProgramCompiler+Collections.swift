import SwiftSyntax
import TransitionModel

/// Collections: which elements stand for all of them, and at which position each stands.
///
/// A collection of which nobody knows how many it holds is empty, or holds one element that stands for all; in a file
/// that asks for positions (`index == views.count - 1`) it holds two, the first and the last.
extension ProgramCompiler {
    /// What tells one collection from others, wherever it is spoken of.
    struct CollectionKey: Hashable {
        var text: String
        var binding: ObjectIdentifier?
        var object: ObjectID?
    }

    private var asksForPositions: Bool {
        let file = ObjectIdentifier(frame.file)
        if let known = filesAskingForPositions[file] { return known }
        let finder = PositionQuestionFinder(viewMode: .sourceAccurate)
        frame.file.noteReadingAll()
        finder.walk(frame.file.tree)
        filesAskingForPositions[file] = finder.isFound
        return finder.isFound
    }

    /// How many elements stand for those of a longer collection.
    private var sampleSize: Int { asksForPositions ? 2 : 1 }

    // MARK: Sequences

    /// Compiles the body for each element that stands for some of a sequence's.
    func forEach(
        in sequence: ExprSyntax, named text: String, at node: some SyntaxProtocol, _ body: (Term) -> Void
    ) {
        let form = SequenceForm(sequence)
        let collection = evaluate(form.base)
        let saved = isInLoop
        defer { isInLoop = saved }
        switch collection.shape {
        case .array(let elements):
            isInLoop = isInLoop || collection.standsForMore
            for (position, element) in elements.enumerated() {
                present(element, at: node) { body(form.element($0, at: position)) }
            }
        case .subviews(let parent) where form.kind == .elements && !completes(node):
            forEachSubview(of: parent, at: node, body)
        default:
            // How many there are, nobody knows: none, or some that are as one.
            let end = builder.label()
            let some = builder.label()
            let isEmpty = emptiness(of: collection, about: Syntax(form.base))
            builder.emit(.branch(.isTrue(.slot(isEmpty)), then: end, otherwise: some), at: location(node))
            builder.place(some)
            isInLoop = true
            for position in 0..<sampleSize {
                let element = elementTerm(of: collection, text: collection.elementName ?? text)
                body(form.element(element, at: asksForPositions ? position : nil))
            }
            builder.jump(to: end, at: location(node))
            builder.place(end)
        }
    }

    /// Whether code speaks of completing: then a view's own content, which no loop over followed views meets, matters.
    func completes(_ loop: some SyntaxProtocol) -> Bool {
        loop.tokens(viewMode: .sourceAccurate).contains { $0.text.contains("omplet") }
    }

    /// A range of so few numbers is gone through number by number.
    private static let mostUnrolled = 4.0

    /// A range between two known numbers, as those that stand for the numbers in it; `nil` for other ranges.
    func range(_ node: InfixOperatorExprSyntax, from lower: Term, to upper: Term) -> Term? {
        guard let name = node.operatorName, name == "..<" || name == "...", case .number(let first)? = lower.constant,
            case .number(let bound)? = upper.constant, first == first.rounded(), bound == bound.rounded()
        else { return nil }
        let last = name == "..<" ? bound - 1 : bound
        let count = max(0, last - first + 1)
        let sample: [Double] =
            count <= Self.mostUnrolled
            ? stride(from: first, through: last, by: 1).map { $0 } : sampleSize == 1 ? [first] : [first, last]
        let elements = sample.map { number in
            asksForPositions ? Term.position(Int(number)) : Term.unknownNumber(shortText(of: node))
        }
        var term = Term(.unknown, .array(elements), shortText(of: node))
        term.standsForMore = Double(elements.count) < count
        return term
    }

    // MARK: How many

    /// The choice whether a collection is empty.
    func emptiness(of collection: Term, about node: Syntax) -> SlotID {
        let key = key(of: collection)
        if changedCollections.contains(key) { return presentEmptiness(of: collection, about: node) }
        if let known = emptinesses[key] { return known }
        let slot = choice("\(collection.text) is empty", about: node)
        emptinesses[key] = slot
        return slot
    }

    /// The same for a collection that code changes: what it put in and took out is not followed, and who completes may
    /// hang on it. Nothing that needs one of the answers is sure.
    private func presentEmptiness(of collection: Term, about node: Syntax) -> SlotID {
        var caps: [Slot.Cap] = []
        if completes(node.enclosingBody ?? node) {
            opaque(node, mayComplete: true, mayTouchViews: false)
            caps = [true, false].map {
                Slot.Cap(value: .boolean($0), severity: .note, reason: "what \(collection.text) holds is not followed")
            }
        }
        let slot = choice("\(collection.text) is empty now", about: node, caps: caps)
        builder.assign(slot, .undecided, at: location(node))
        return slot
    }

    /// Whether a collection is empty, where the code goes through it or changes it; `nil` for others.
    func knownEmptiness(of collection: Term, text: String, at node: some SyntaxProtocol) -> Term? {
        let key = key(of: collection)
        guard emptinesses[key] != nil || changedCollections.contains(key) else { return nil }
        return Term(.slot(emptiness(of: collection, about: Syntax(node))), .boolean, text)
    }

    /// How many elements of a collection there are to go through; `nil` where nobody compares positions or counts.
    func size(of collection: Term, text: String, at node: some SyntaxProtocol) -> Term? {
        switch collection.shape {
        case .unknown, .subviews: guard asksForPositions else { return nil }
        default: return nil
        }
        let place = location(node)
        let slot = temporary(text, at: place)
        either(.isTrue(.slot(emptiness(of: collection, about: Syntax(node)))), at: node) {
            builder.assign(slot, .constant(.number(0)), at: place)
        } otherwise: {
            builder.assign(slot, .constant(.number(Double(sampleSize))), at: place)
        }
        counters.insert(slot)
        sizes.insert(slot)
        return .written(slot, .number, text)
    }

    /// Remembers that a call puts something into a collection that is not followed, or takes something out.
    func noteChange(_ name: String, of collection: Term) {
        guard Self.changingCalls.contains(name), collection.isNamed else { return }
        changedCollections.insert(key(of: collection))
    }

    /// Whether a call puts into a collection, or takes out of it, what neither is a view nor could complete anything: who
    /// goes through it later meets nothing that is followed.
    func isHarmlessChange(_ name: String, of collection: Term, _ arguments: Arguments) -> Bool {
        guard Self.changingCalls.contains(name), case .unknown(let type) = collection.shape else { return false }
        let isCollection = type.map { $0.hasPrefix("[") || $0.hasPrefix("Set<") }
        guard isCollection ?? (frame.scope.lookUp(collection.text) != nil) else { return false }
        return arguments.terms.allSatisfy { term in
            switch term.shape {
            case .view, .layer: false
            default: !couldComplete(term) && !term.isCallable
            }
        }
    }

    private static let changingCalls: Set<String> = [
        "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "popFirst", "popLast",
        "formUnion", "subtract",
    ]

    /// One key for a collection however code gets at it: `views`, `self.views`, a dictionary's values.
    private func key(of collection: Term) -> CollectionKey {
        let path = collection.collectionPath ?? collection.text
        let root = String(path.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        let isOwn = collection.text.hasPrefix("self.") || collection.text.hasPrefix("self?.")
        let binding = isOwn ? nil : frame.scope.lookUp(root)?.binding
        return CollectionKey(
            text: path, binding: binding.map { ObjectIdentifier($0) },
            object: binding == nil ? frame.receiver?.object : nil)
    }

    // MARK: Counting

    /// Whether two whole numbers that are followed stand so to each other; `nil` where one of them is not followed.
    func countedComparison(
        _ left: Term, _ name: String, _ right: Term, at node: InfixOperatorExprSyntax
    ) -> Condition? {
        guard isCounter(left) || isCounter(right), isFollowedNumber(left), isFollowedNumber(right),
            !isMeasuredAgainstLiteral(left, node.rightOperand), !isMeasuredAgainstLiteral(right, node.leftOperand)
        else { return nil }
        let place = location(node)
        let answer = temporary(shortText(of: node), at: place)
        builder.change(answer) { $0.candidates = [.boolean(true), .boolean(false)] }
        let unknown = { self.builder.assign(answer, .undecided, at: place) }
        dispatch(on: left.operand, at: place, unknown: unknown) { first in
            self.dispatch(on: right.operand, at: place, unknown: unknown) { second in
                guard case .number(let a) = first, case .number(let b) = second else { return }
                self.builder.assign(answer, .constant(.boolean(Self.holds(a, name, b))), at: place)
            }
        }
        return .isTrue(.slot(answer))
    }

    /// A counter's value and a few more or less.
    func shifted(_ counter: Term, by amount: Double, text: String, at node: some SyntaxProtocol) -> Term {
        let place = location(node)
        let slot = temporary(text, at: place)
        dispatch(on: counter.operand, at: place) { value in
            guard case .number(let number) = value else { return }
            self.builder.assign(slot, .constant(.number(number + amount)), at: place)
        }
        counters.insert(slot)
        if case .slot(let counted) = counter.operand, sizes.contains(counted) { sizes.insert(slot) }
        return .written(slot, .number, text)
    }

    func isCounter(_ term: Term) -> Bool {
        guard case .slot(let slot) = term.operand else { return false }
        return counters.contains(slot)
    }

    private func isFollowedNumber(_ term: Term) -> Bool {
        if case .number? = term.constant { return true }
        return isCounter(term)
    }

    /// Whether a number of elements that stand for more, or what counts them, is compared with a number that the source
    /// spells out: that says nothing but whether there are any.
    private func isMeasuredAgainstLiteral(_ term: Term, _ other: ExprSyntax) -> Bool {
        guard case .slot(let slot) = term.operand, sizes.contains(slot) || countsSamples.contains(slot),
            let literal = other.as(IntegerLiteralExprSyntax.self)
        else { return false }
        return literal.literal.text != "0" && literal.literal.text != "1"
    }

    private static func holds(_ a: Double, _ name: String, _ b: Double) -> Bool {
        switch name {
        case "==": a == b
        case "<": a < b
        case ">": a > b
        case "<=": a <= b
        default: a >= b
        }
    }
}

extension Syntax {
    /// The function or closure in which it stands, the innermost.
    fileprivate var enclosingBody: Syntax? {
        var node = parent
        while let current = node {
            if current.is(FunctionDeclSyntax.self) || current.is(ClosureExprSyntax.self) { return current }
            node = current.parent
        }
        return nil
    }
}

extension FunctionCallExprSyntax {
    /// The expression on which a method is called.
    var receiver: ExprSyntax? { calledExpression.as(MemberAccessExprSyntax.self)?.base }
}

/// What a loop takes from a collection: its elements, their positions, or both.
private struct SequenceForm {
    enum Kind { case elements, enumerated, indices }

    var kind = Kind.elements
    var base: ExprSyntax

    init(_ sequence: ExprSyntax) {
        base = sequence
        if let call = sequence.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), let inner = member.base,
            member.declName.baseName.text == "enumerated"
        {
            (kind, base) = (.enumerated, inner)
        } else if let member = sequence.as(MemberAccessExprSyntax.self), let inner = member.base,
            member.declName.baseName.text == "indices"
        {
            (kind, base) = (.indices, inner)
        } else if let infix = sequence.as(InfixOperatorExprSyntax.self), infix.operatorName == "..<",
            infix.leftOperand.trimmedDescription == "0",
            let member = infix.rightOperand.as(MemberAccessExprSyntax.self), let inner = member.base,
            member.declName.baseName.text == "count"
        {
            (kind, base) = (.indices, inner)
        }
    }

    /// The element as the loop takes it.
    func element(_ element: Term, at position: Int?) -> Term {
        guard kind != .elements else { return element }
        let index = position.map(Term.position) ?? .unknownNumber("position")
        return kind == .enumerated ? element.enumerated(at: index) : index
    }
}

extension Term {
    /// What one of a named collection's elements is called wherever code goes through it: whatever it does with all of
    /// them, it does with the same ones.
    fileprivate var elementName: String? { collectionPath.map { $0 + Self.elementSuffix } }

    /// Whether it is such an element.
    var isElement: Bool { operand == .unknown && text.hasSuffix(Self.elementSuffix) }

    private static let elementSuffix = ".element"

    /// How code gets at a collection, without what makes no difference to what it holds; `nil` where it is no path.
    fileprivate var collectionPath: String? {
        var path = text.split(separator: ".").map { $0.hasSuffix("?") ? $0.dropLast() : $0 }
        if path.first == "self" { path.removeFirst() }
        if path.last == "values" { path.removeLast() }
        let isPath = path.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
        return isPath && !path.isEmpty ? path.joined(separator: ".") : nil
    }

    /// A place in a collection.
    static func position(_ position: Int) -> Term {
        Term(.constant(.number(Double(position))), .number, "\(position)")
    }

    /// The element with its place, as `enumerated()` pairs them.
    func enumerated(at index: Term) -> Term {
        var pair = Term(.unknown, .tuple([(label: "offset", term: index), (label: "element", term: there)]), text)
        pair.presence = presence
        return pair
    }
}

/// Looks for a comparison of something with a place in a collection or with how many it holds.
private final class PositionQuestionFinder: SyntaxVisitor {
    private(set) var isFound = false

    private static let comparisons: Set<String> = ["==", "!=", "===", "!==", "<", ">", "<=", ">="]
    private static let places: Set<String> = ["count", "last", "first", "endIndex", "startIndex", "indices"]
    /// The names that the loops seen so far give to what they go through.
    private var loopNames: Set<String> = []

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        for token in node.pattern.tokens(viewMode: .sourceAccurate) { loopNames.insert(token.text) }
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if isFound { return .skipChildren }
        guard let name = node.operatorName, Self.comparisons.contains(name) else { return .visitChildren }
        let sides = [node.leftOperand, node.rightOperand]
        isFound = sides.contains { side in
            side.tokens(viewMode: .sourceAccurate).contains { Self.places.contains($0.text) }
        }
        if sides.contains(where: { $0.is(IntegerLiteralExprSyntax.self) }),
            sides.contains(where: { loopNames.contains($0.trimmedDescription) })
        {
            isFound = true
        }
        return .visitChildren
    }
}
