import SwiftSyntax
import TransitionModel

/// The names that a piece of code sees, innermost first.
final class Scope {
    let parent: Scope?
    private var bindings: [String: Binding] = [:]
    private var functions: [String: FunctionDeclSyntax] = [:]
    /// Which activation of which function this scope belongs to; conditions on its locals are remembered under it.
    let activation: Int

    init(parent: Scope?, activation: Int) {
        self.parent = parent
        self.activation = activation
    }

    func define(_ name: String, as binding: Binding) { bindings[name] = binding }
    func define(_ function: FunctionDeclSyntax) { functions[function.name.text] = function }

    func lookUp(_ name: String) -> (binding: Binding, scope: Scope)? {
        if let binding = bindings[name] { return (binding, self) }
        return parent?.lookUp(name)
    }

    func lookUpFunction(_ name: String) -> (function: FunctionDeclSyntax, scope: Scope)? {
        if let function = functions[name] { return (function, self) }
        return parent?.lookUpFunction(name)
    }
}

/// What a name stands for.
final class Binding {
    enum Storage {
        /// The name is another name for this term.
        case alias(Term)
        /// The value lives in a slot; the term says how to read it.
        case slot(SlotID, Term)
        /// Nothing is known of the value.
        case unknown(type: String?, isOptional: Bool)
        /// A local variable with a body that runs whenever it is read, among the names of this scope.
        case computed(CodeBlockItemListSyntax, TypeSyntax?, Scope)
    }

    var storage: Storage
    /// Captured weakly (`[weak x]`) or declared `weak`.
    var isWeak = false
    /// Jumps that were left at every place that gives the name a value nobody knows: where conditions on it are asked anew.
    var assignments: [Int] = []
    /// A lazy property that is made where it is first read.
    var made: PropertyMember?
    /// The value was measured on a gesture, and may be another at its next event.
    var isMeasured = false
    /// What is called so in the source where it is an element of a collection that is not followed.
    var elementName: String?
    /// Where its value comes from, if that is all that is known of it; and whether anything was asked about that.
    var carried: CarriedCase?
    var isCarriedAsked = false
    /// What the enum's values carry that it may hold, and whether all of that comes from its declaration.
    var carries = CarriedCases()
    var isAsDeclared = false
    /// The choices that read it.
    var choices: Set<SlotID> = []

    init(_ storage: Storage) { self.storage = storage }
}
