import SwiftSyntax
import TransitionModel

/// Key-value observation.
extension ProgramCompiler {
    /// `view.addObserver(self, forKeyPath: "frame", …)`: the observer is told of every change, whenever there is one.
    ///
    /// `nil` where the observer's method is not in sight, or completes the transition: nobody knows whether it comes.
    func keyValueObservation(_ name: String, _ arguments: Arguments, at node: some SyntaxProtocol) -> Term? {
        guard name == "addObserver", arguments["forKeyPath"] != nil, let observer = arguments.first,
            case .instance(let type) = observer.shape, case .object(let object)? = observer.constant,
            let (member, owner) = index.method(signature: "observeValue(forKeyPath:of:change:context:)", in: type),
            !member.speaksOf(["completeTransition"])
        else { return nil }
        let receiver = BoundSelf(object: object, type: type, owner: owner)
        let work = Term(.unknown, .function(member, owner: owner, receiver: receiver), member.name)
        builder.emit(.schedule(repeatingTask("the key-value observer", work, at: node)), at: location(node))
        return .void
    }
}
