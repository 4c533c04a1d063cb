import SwiftSyntax
import TransitionModel

/// Numbers and rectangles are followed only as far as the rules ask: whether a view ends where it began, where it should
/// be, or outside the screen.
extension ProgramCompiler {
    /// A rectangle, point, size or transform made from arguments.
    func makeGeometry(_ type: String, _ arguments: Arguments, at node: some SyntaxProtocol) -> Term {
        let text = shortText(of: node)
        switch type {
        case "CGAffineTransform", "CATransform3D":
            if let x = arguments["translationX"], let y = arguments["y"] { return translation(x, y, text) }
            if arguments["scaleX"] != nil || arguments["rotationAngle"] != nil {
                return scale(arguments.terms, isScale: arguments["scaleX"] != nil, text, at: node)
            }
            return .attribute(arguments.all.isEmpty ? .identity : .unknown, text)
        case "CGRect":
            return .attribute(rectangle(arguments), text)
        case "CGPoint" where arguments["x"]?.constant == .number(0.5) && arguments["y"]?.constant == .number(0.5):
            return .attribute(.centre, text)
        default:
            return .attribute(arguments.all.contains { $0.term.isOutside } ? .offscreen : .other, text)
        }
    }

    /// The transforms that functions of C make: `CATransform3DMakeScale(0.9, 0.9, 1)`; `nil` for other functions.
    func madeByFunction(_ name: String, _ node: FunctionCallExprSyntax) -> Term? {
        guard let family = ["CATransform3DMake", "CGAffineTransformMake"].first(where: name.hasPrefix) else { return nil }
        let text = shortText(of: node)
        let values = arguments(of: node).terms
        switch name.dropFirst(family.count) {
        case "Translation" where values.count >= 2: return translation(values[0], values[1], text)
        case "Scale", "Rotation": return scale(values, isScale: name.hasSuffix("Scale"), text, at: node)
        default: return .attribute(.unknown, text)
        }
    }

    /// What a number that a variable holds makes of an attribute; `nil` for anything else.
    func attribute(
        ofNumber value: Term, at node: some SyntaxProtocol, _ attribute: @escaping (Double) -> AttributeValue
    ) -> Operand? {
        guard case .number = value.shape, case .slot(let slot) = value.operand, !counters.contains(slot) else {
            return nil
        }
        let place = location(node)
        let result = temporary(value.text, at: place)
        builder.assign(result, .constant(.attribute(.unknown, of: nil)), at: place)
        dispatch(on: value.operand, at: place) { value in
            guard case .number(let number) = value else { return }
            self.builder.assign(result, .constant(.attribute(attribute(number), of: nil)), at: place)
        }
        return .slot(result)
    }

    private func rectangle(_ arguments: Arguments) -> AttributeValue {
        guard let x = arguments["x"], let y = arguments["y"] else { return arguments.all.isEmpty ? .zero : .other }
        if x.isOutside || y.isOutside { return .offscreen }
        let size = [arguments["width"], arguments["height"]].compactMap { $0 }
        if x.constant == .number(0), y.constant == .number(0) {
            if size.allSatisfy({ $0.constant == .number(0) }) { return .zero }
            if size.allSatisfy(\.isOutside) { return .final }
        }
        return x.constant == nil && y.constant == nil ? .unknown : .other
    }

    private func translation(_ x: Term, _ y: Term, _ text: String) -> Term {
        if x.isOutside || y.isOutside { return .attribute(.offscreen, text) }
        if case .number(0)? = x.constant, case .number(0)? = y.constant { return .attribute(.identity, text) }
        return .attribute(x.constant == nil && y.constant == nil ? .unknown : .other, text)
    }

    private func scale(_ arguments: [Term], isScale: Bool, _ text: String, at node: some SyntaxProtocol) -> Term {
        let numbers = arguments.map(\.constant)
        if isScale {
            if numbers.allSatisfy({ $0 == .number(1) }) { return .attribute(.identity, text) }
            if let first = arguments.first, first.isHeldInSlot,
                let operand = attribute(ofNumber: first, at: node, { $0 == 1 ? .identity : .other })
            {
                return Term(operand, .geometry, text)
            }
            return .attribute(numbers.allSatisfy { $0 != nil } ? .other : .unknown, text)
        }
        return .attribute(numbers.first == .number(0) ? .identity : .other, text)
    }

    /// A component of a rectangle, or one derived from it.
    func geometryMember(_ name: String, of base: Term, text: String) -> Term {
        let isFull = base.constant == .attribute(.final, of: nil)
        switch name {
        case "width", "height", "maxX", "maxY":
            return isFull ? Term(.constant(.attribute(.offscreen, of: nil)), .number, text) : Term.unknownNumber(text)
        case "minX", "minY": return isFull ? Term(.constant(.number(0)), .number, text) : Term.unknownNumber(text)
        case "size": return isFull ? base : .attribute(.unknown, text)
        case "origin": return .attribute(isFull ? .zero : .unknown, text)
        case "x", "y", "midX", "midY": return Term.unknownNumber(text)
        case "isIdentity": return .unknown(text, type: "Bool")
        default: return .unknown(text)
        }
    }

    /// `rect.offsetBy(dx:dy:)` and its relatives.
    func geometryCall(_ name: String, on base: Term, _ arguments: Arguments, text: String) -> Term {
        switch name {
        case "offsetBy":
            if arguments.terms.contains(where: \.isOutside) { return .attribute(.offscreen, text) }
            return .attribute(arguments.terms.allSatisfy { $0.constant == .number(0) } ? .unknown : .other, text)
        case "inverted": return base
        case "insetBy", "scaledBy", "rotated", "translatedBy", "concatenating", "union", "intersection", "applying":
            if name == "translatedBy", arguments.terms.contains(where: \.isOutside) {
                return .attribute(.offscreen, text)
            }
            return .attribute(.other, text)
        case "contains", "intersects", "equalTo": return .unknown(text, type: "Bool")
        case "withAlphaComponent":
            if case .number(let alpha)? = arguments.first?.constant {
                return .attribute(alpha >= 1 ? .opaque : alpha <= 0 ? .clear : .translucent, text)
            }
            return .attribute(.translucent, text)
        default: return .attribute(.unknown, text)
        }
    }

    func arithmetic(_ node: InfixOperatorExprSyntax, _ name: String) -> Term {
        let left = evaluate(node.leftOperand)
        let right = evaluate(node.rightOperand)
        let text = shortText(of: node)
        if case .number(let a)? = left.constant, case .number(let b)? = right.constant, !name.hasPrefix("..") {
            switch name {
            case "+": return Term(.constant(.number(a + b)), .number, text)
            case "-": return Term(.constant(.number(a - b)), .number, text)
            case "*": return Term(.constant(.number(a * b)), .number, text)
            case "/" where b != 0: return Term(.constant(.number(a / b)), .number, text)
            default: return .unknownNumber(text)
            }
        }
        if let range = range(node, from: left, to: right) { return range }
        if name == "+", let all = concatenated(left, right, text) { return all }
        if isCounter(left), case .number(let amount)? = right.constant, name == "+" || name == "-" {
            return shifted(left, by: name == "+" ? amount : -amount, text: text, at: node)
        }
        guard left.isOutside || right.isOutside else { return .unknownNumber(text) }
        let outside = Term(.constant(.attribute(.offscreen, of: nil)), .number, text)
        switch name {
        case "*":
            if case .number(let factor)? = (left.isOutside ? right : left).constant {
                return abs(factor) >= 1 ? outside : .otherNumber(text)
            }
            return .unknownNumber(text)
        case "/":
            if case .number(let divisor)? = right.constant, abs(divisor) <= 1 { return outside }
            return .otherNumber(text)
        case "+":
            if case .number(let addend)? = (left.isOutside ? right : left).constant, addend >= 0 { return outside }
            return .unknownNumber(text)
        default: return .unknownNumber(text)
        }
    }
}

extension Term {
    /// Whether a distance or place lies outside the screen: at least its whole width or height away.
    var isOutside: Bool { constant == .attribute(.offscreen, of: nil) }

    static func unknownNumber(_ text: String) -> Term { Term(.unknown, .number, text) }

    /// A number that is neither zero nor as large as the screen.
    static func otherNumber(_ text: String) -> Term { Term(.constant(.attribute(.other, of: nil)), .number, text) }
}
