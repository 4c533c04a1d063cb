import SwiftSyntax
import TransitionModel

/// What an expression means while a program is compiled: where its value is found at run time, and what is known of it now.
struct Term {
    var operand: Operand
    var shape: Shape
    /// The expression's text, for names and remembered choices.
    var text: String
    /// Whether it may be `nil` as far as its type says.
    var isOptional: Bool
    /// For `base?.member`: the base, on which hangs whether there is a value at all.
    var chainedOn: Operand?
    /// What a slot holds wherever it does not hold `nil`: a controller that was cast.
    var origin: Operand?
    /// The type of an array's elements, where the source names it.
    var elementType: String?
    /// What a closure gives back, where its type is written.
    var resultType: TypeSyntax?
    /// A string literal's text, quotes included.
    var literal: String?
    /// The slot in the operand, when that slot is written once only.
    var frozen: SlotID?
    /// Whether the elements of an array stand for more than there are of them.
    var standsForMore = false
    /// For an array whose elements have places: the slots that hold them, or nothing.
    var places: [SlotID]?
    /// For an element of an array: what holds nothing where the array has no such element.
    var presence: Operand?
    /// Where an enum's value comes from that nobody knows.
    var carried: CarriedCase?
    /// What an enum's value carries, whichever case it is.
    var carries = CarriedCases()
    /// The property that holds the value.
    var read: PropertyRead?

    init(_ operand: Operand, _ shape: Shape, _ text: String, isOptional: Bool = false) {
        self.operand = operand
        self.shape = shape
        self.text = text
        self.isOptional = isOptional
    }

    static func unknown(_ text: String, type: String? = nil, isOptional: Bool = false) -> Term {
        Term(.unknown, .unknown(type: type), text, isOptional: isOptional)
    }

    static var void: Term { Term(.unknown, .void, "()") }

    static func `nil`(_ text: String = "nil") -> Term { Term(.nil, .none, text, isOptional: true) }

    /// What somebody else writes into a slot before the code runs: an argument.
    static func written(_ slot: SlotID, _ shape: Shape, _ text: String) -> Term {
        var term = Term(.slot(slot), shape, text)
        term.frozen = slot
        return term
    }

    static func boolean(_ value: Bool, _ text: String) -> Term { Term(.constant(.boolean(value)), .boolean, text) }

    static func attribute(_ value: AttributeValue, _ text: String) -> Term {
        Term(.constant(.attribute(value, of: nil)), .geometry, text)
    }

    /// The same, where it is known that there is a value.
    var unwrapped: Term {
        var term = self
        term.isOptional = false
        term.chainedOn = nil
        return term
    }

    /// The same, where a tuple's parts have the labels that the type gives them.
    func labelled(by type: TypeSyntax?) -> Term {
        guard case .tuple(let parts) = shape,
            let elements = (type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type)?.as(TupleTypeSyntax.self)?.elements,
            elements.count == parts.count
        else { return self }
        var term = self
        term.shape = .tuple(zip(parts, elements).map { ($1.firstName?.text ?? $0.label, $0.term) })
        return term
    }

    /// Whether it is the app's or a scene's list of windows.
    var isWindows: Bool { text.hasSuffix(".windows") }

    /// Whether it is written as a number without bounds: `.infinity`, `.greatestFiniteMagnitude`, `HUGE`.
    var isBoundless: Bool {
        let word = text.split(separator: ".").last.map(String.init) ?? text
        return ["infinity", "greatestFiniteMagnitude", "HUGE", "HUGE_VALF", "MAXFLOAT"].contains(word)
    }

    /// The value, when it is known while compiling.
    var constant: Value? {
        guard case .constant(let value) = operand, value != .unknown else { return nil }
        return value
    }

    /// Whether it is an array of which it is known what it holds, or what it may.
    var isArray: Bool { if case .array = shape { true } else { false } }

    var isUnknown: Bool {
        switch shape {
        case .unknown: return operand == .unknown
        default: return false
        }
    }
}

/// What kind of thing a term is.
indirect enum Shape {
    case unknown(type: String?)
    /// `nil` itself.
    case none
    case void
    case boolean
    /// An enum's case or a key; `type` is the enum where it is known.
    case symbol(type: String?)
    case number
    /// A frame, rectangle, point, size, transform, colour or alpha.
    case geometry
    case view
    /// A view controller, at run time the view that is its own; `type` is the class it is known or cast to be.
    case controller(type: String?)
    /// The layer of the view that the operand is.
    case layer
    case context
    /// A transition coordinator or the context handed to its blocks.
    case coordinator
    /// An object of a type that was read.
    case instance(type: String)
    case propertyAnimator
    case group
    case gesture(state: SlotID?, type: String)
    /// A layer animation (`CABasicAnimation`), with the objects told of its end.
    case layerAnimation(LayerAnimation)
    /// A timer or display link: one of the program's objects, which stands for its task.
    case timer
    /// A behaviour of UIKit's dynamics, another such object.
    case behavior
    /// The subviews of a view that is followed.
    case subviews(of: Operand)
    /// A literal key path, by the names on it.
    case keyPath([String])
    /// What resumes a task that waits for it, once.
    case continuation(Continuation)
    case closure(Closure?)
    /// A function or method that was read, with its `self`.
    case function(FunctionMember, owner: String?, receiver: BoundSelf?)
    case localFunction(FunctionDeclSyntax, Scope)
    /// A method of UIKit's on the term, taken as a value (`context.completeTransition`).
    case boundMethod(String, of: Term)
    case array([Term])
    case tuple([(label: String?, term: Term)])
    case type(String)
    case superclass
}

/// A layer animation being configured; a class, since code names it before it is added.
final class LayerAnimation {
    var delegate: Term?
    var seconds: Double?
    /// Whether it is repeated for ever.
    var isEndless = false
    /// What was put into it by `setValue(_:forKey:)`, for its delegate to find.
    var values: [String: Term] = [:]
    init() {}
}

/// A continuation: whom it wakes, and with what.
final class Continuation {
    let task: TaskID
    /// What it is resumed with.
    let value = Binding(.unknown(type: nil, isOptional: false))
    /// Holds whether it was resumed by throwing; `nil` while no code read does that.
    var isThrown: SlotID?

    init(resuming task: TaskID) { self.task = task }
}

/// A closure literal with the place it was written in.
final class Closure {
    let syntax: ClosureExprSyntax
    let scope: Scope
    let file: ParsedFile
    let receiver: BoundSelf?
    /// What `self` is where it was written in an extension of one of UIKit's types.
    let contextSelf: Term?
    /// The closure's number among the program's closure values, once it is stored somewhere.
    var id: Int?

    init(syntax: ClosureExprSyntax, scope: Scope, file: ParsedFile, receiver: BoundSelf?, contextSelf: Term?) {
        self.contextSelf = contextSelf
        self.syntax = syntax
        self.scope = scope
        self.file = file
        self.receiver = receiver
    }
}

/// What `self` is where code is compiled.
final class BoundSelf {
    /// The program's object, or `nil` where `self` is known by its type only.
    let object: ObjectID?
    let type: String
    /// The type whose code is being read: where `super` starts from.
    let owner: String
    /// Whether the reference is weak: `self` may be `nil` here.
    let isWeak: Bool
    /// What tells a value that is no object of the program from others of its type.
    let value: String?

    init(object: ObjectID?, type: String, owner: String? = nil, isWeak: Bool = false, value: String? = nil) {
        self.object = object
        self.type = type
        self.owner = owner ?? type
        self.isWeak = isWeak
        self.value = value
    }

    func read(as owner: String) -> BoundSelf { changed(owner: owner, isWeak: isWeak) }
    func weakened() -> BoundSelf { changed(owner: owner, isWeak: true) }
    func strengthened() -> BoundSelf { changed(owner: owner, isWeak: false) }

    private func changed(owner: String, isWeak: Bool) -> BoundSelf {
        BoundSelf(object: object, type: type, owner: owner, isWeak: isWeak, value: value)
    }
}

/// What a closure value of the program stands for.
enum Callable {
    case closure(Closure)
    case function(FunctionMember, owner: String?, receiver: BoundSelf?)
    case localFunction(FunctionDeclSyntax, Scope, ParsedFile, BoundSelf?)
    case boundMethod(String, of: Term)
}

extension Shape {
    /// Whether a variable of this kind has finitely many values that matter.
    var fitsSlot: Bool {
        switch self {
        case .boolean, .symbol, .geometry, .view, .controller, .layer, .context, .instance, .propertyAnimator, .group,
            .timer, .behavior, .closure, .function, .boundMethod, .localFunction, .none:
            true
        default: false
        }
    }

    var isNumber: Bool { if case .number = self { true } else { false } }

    /// The types whose extensions add members to such a value, the most exact first; none for an object of a type that
    /// was read, whose members are found by that type.
    var extendedTypes: [String] {
        switch self {
        case .context: ["UIViewControllerContextTransitioning"]
        case .view: ["UIView"]
        case .layer: ["CALayer"]
        case .controller(let type): [type, "UIViewController"].compactMap { $0 }
        case .coordinator: ["UIViewControllerTransitionCoordinator", "UIViewControllerTransitionCoordinatorContext"]
        case .propertyAnimator: ["UIViewPropertyAnimator", "UIViewImplicitlyAnimating", "UIViewAnimating"]
        case .group: ["DispatchGroup"]
        case .gesture(_, let type): [type, "UIGestureRecognizer"]
        case .symbol(let type?): [type]
        default: []
        }
    }

    /// The shape of a variable that holds such a value: which closure it is, is no longer known.
    var forgettingConstant: Shape {
        switch self {
        case .closure, .function, .boundMethod, .localFunction: .closure(nil)
        default: self
        }
    }
}

extension Term {
    /// Whether nothing is known of the value, so that no variable need hold it.
    var isUnknownValue: Bool {
        switch shape {
        case .unknown, .number, .void: constant == nil
        default: false
        }
    }

    /// Whether this is a boolean of which nothing is known.
    var isUnknownFlag: Bool {
        guard operand == .unknown else { return false }
        switch shape {
        case .boolean: return true
        case .unknown(let type): return type == "Bool"
        default: return false
        }
    }

    /// Whether the source calls it by a name, with nothing called or computed on the way.
    var isNamed: Bool { text.allSatisfy { $0.isLetter || $0.isNumber || "._?!$".contains($0) } }

    /// What tells a tag from others: its number, or the name of the constant that holds it.
    var tag: String {
        if case .number(let number)? = constant { return "\(number)" }
        return text.split(separator: ".").last.map(String.init) ?? text
    }

    var isGesture: Bool { if case .gesture = shape { true } else { false } }

    var isConstantObject: Bool { if case .object? = constant { true } else { false } }

    /// Whether a slot holds the value, and so its own `nil`.
    var isHeldInSlot: Bool {
        switch operand {
        case .slot, .weak: true
        default: false
        }
    }

    var typeName: String? {
        switch shape {
        case .unknown(let type), .controller(let type), .symbol(let type): type
        case .instance(let type): type
        case .view: "UIView"
        case .boolean: "Bool"
        default: nil
        }
    }

    /// Whether the term means the same wherever in the transition it is read.
    var isStable: Bool {
        switch operand {
        case .constant: return true
        case .slot(let slot): return frozen == slot
        case .fact(let fact):
            switch fact {
            case .context, .contextView, .controllerView, .presentationStyle, .isForward, .operation, .isAnimated:
                return true
            case .containerView, .wasCancelled, .isInteractive, .coordinatorExists, .isTracking: return false
            }
        default: return false
        }
    }
}
