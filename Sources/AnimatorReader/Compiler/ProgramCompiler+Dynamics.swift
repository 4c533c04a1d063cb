import SwiftSyntax
import TransitionModel

/// A behaviour of UIKit's dynamics: what it calls at every step, and whether an animator has it.
final class DynamicBehavior {
    /// The task of its action.
    var task: TaskID?
    var isAdded = false
}

/// Timers and UIKit's dynamics: work that comes again and again until somebody stops it.
///
/// A timer and a behaviour are objects of the program, so that a property may hold one or none.
extension ProgramCompiler {
    // MARK: Timers

    /// A timer or display link that does the task's work.
    func timer(for task: TaskID, at node: some SyntaxProtocol) -> Term {
        let object = object("timer", kind: .other, at: node)
        timers[object] = task
        return Term(.object(object), .timer, shortText(of: node))
    }

    func timerCall(_ name: String, on timer: Term, at node: some SyntaxProtocol) -> Term? {
        guard timer.operand != .unknown else { return .void }
        if name == "perform" { perform(timer, at: node) }
        guard name == "invalidate" || name == "cancel" else { return .void }
        dispatch(on: timer.operand, at: location(node)) { value in
            guard case .object(let object) = value, let task = self.timers[object] else { return }
            self.builder.emit(.drop(task), at: self.location(node))
        }
        return .void
    }

    /// A task whose body may stop it: it is declared before its body is compiled. A timer hands itself to its work.
    func repeatingTask(
        _ name: String, _ work: Term, of timer: ObjectID? = nil, at node: some SyntaxProtocol
    ) -> TaskID {
        let id = builder.task(
            TaskDeclaration(kind: .repeating, name: name, location: location(node), turn: turn))
        var arguments = Arguments()
        if let timer {
            timers[timer] = id
            arguments.all = [.init(label: nil, term: Term(.object(timer), .timer, "timer"), expression: Syntax(node))]
        }
        let made = repeatingBody(work, arguments, at: node)
        builder.change(task: id) { ($0.body, $0.keeps) = made }
        return id
    }

    // MARK: Dynamics

    /// `animator.delegate = …`: it is told when all has come to rest. False where it has no method for that.
    func setDynamicsDelegate(_ delegate: Term, at node: some SyntaxProtocol) -> Bool {
        guard case .instance(let type) = delegate.shape, case .object(let object)? = delegate.constant else {
            return false
        }
        guard let (member, owner) = index.method("dynamicAnimatorDidPause", in: type) else { return true }
        let receiver = BoundSelf(object: object, type: type, owner: owner)
        let work = Term(.unknown, .function(member, owner: owner, receiver: receiver), member.name)
        dynamicsRest = dynamicsRest ?? task(.dispatch, "the dynamics' rest", work, seconds: nil, at: node)
        return true
    }

    /// `UIGravityBehavior(items:)` and its relatives.
    func makeBehavior(_ type: String, at node: some SyntaxProtocol) -> Term {
        let object = object(type, kind: .other, at: node)
        behaviors[object] = DynamicBehavior()
        return Term(.object(object), .behavior, shortText(of: node))
    }

    /// `behavior.action = { … }`.
    func setBehavior(_ name: String, of behavior: Term, to value: Term, at node: some SyntaxProtocol) {
        guard name == "action" else { return hand(value, at: node) }
        guard value.isCallable, behavior.operand != .unknown else {
            if case .none = value.shape { return }
            return hand(value, at: node)
        }
        dispatch(on: behavior.operand, at: location(node)) { target in
            guard case .object(let object) = target, let known = self.behaviors[object], known.task == nil
            else { return }
            let task = self.repeatingTask("the dynamics' action", value, at: node)
            known.task = task
            if known.isAdded { self.builder.emit(.schedule(task), at: self.location(node)) }
        }
    }

    /// A call on a dynamic animator; `nil` when it is none that starts or stops behaviours.
    func dynamicsCall(_ name: String, _ arguments: Arguments, at node: some SyntaxProtocol) -> Term? {
        switch name {
        case "addBehavior", "addChildBehavior":
            if let dynamicsRest {
                builder.emit(.drop(dynamicsRest), at: location(node))
                builder.emit(.schedule(dynamicsRest), at: location(node))
            }
            guard let behavior = arguments.first, case .behavior = behavior.shape, behavior.operand != .unknown else {
                return nil
            }
            dispatch(on: behavior.operand, at: location(node)) { target in
                guard case .object(let object) = target, let known = self.behaviors[object] else { return }
                known.isAdded = true
                if let task = known.task { self.builder.emit(.schedule(task), at: self.location(node)) }
            }
        case "removeBehavior", "removeAllBehaviors":
            // The action that removes its own behaviour is compiled before all behaviours are known.
            leaveOpen(&behaviorRemovals, at: location(node))
        default: return nil
        }
        return .void
    }

    /// Writes what was left open: all behaviours stop where some are removed.
    func resolveBehaviorRemovals() {
        let tasks = behaviors.sorted { $0.key < $1.key }.compactMap(\.value.task)
        for position in behaviorRemovals {
            insert(at: position) { place in
                for task in tasks { builder.emit(.drop(task), at: place) }
            }
        }
    }
}
