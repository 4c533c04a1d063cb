import SwiftSyntax
import TransitionModel

/// Dispatch work items: blocks that are objects, so that they can be stored, put off, run and cancelled by name.
extension ProgramCompiler {
    /// `DispatchWorkItem { … }`.
    func workItem(_ arguments: Arguments, at node: some SyntaxProtocol) -> Term {
        guard let work = arguments.trailing ?? arguments["block"], work.isCallable else {
            return unknownCall("DispatchWorkItem", arguments, at: node)
        }
        let item = object("DispatchWorkItem", kind: .other, at: node)
        workItems[item] = work
        return Term(.object(item), .timer, shortText(of: node))
    }

    /// Puts a work item, or a block, off: `queue.asyncAfter(deadline: …, execute: item)`.
    func putOff(_ work: Term, _ name: String, seconds: Double?, at node: some SyntaxProtocol) {
        guard case .timer = work.shape, work.operand != .unknown else {
            schedule(.dispatch, name, work, seconds: seconds, at: node)
            return
        }
        let unknown = { self.opaque(node, handed: [work], mayComplete: true, mayTouchViews: true) }
        dispatch(on: work.operand, at: location(node), unknown: unknown, mayBeNil: work.isOptional) { value in
            guard case .object(let item) = value, let block = self.workItems[item] else { return }
            guard let id = self.timers[item] ?? self.task(.dispatch, name, block, seconds: seconds, at: node) else {
                return
            }
            self.timers[item] = id
            // It puts itself off once more.
            if self.builder.program.tasks[id].body == self.frame.blockEntry {
                self.builder.change(task: id) { $0.comesAgain = true }
            }
            self.builder.emit(.schedule(id), at: self.location(node))
        }
    }

    /// `item.notify(queue: .main) { … }`: the block runs some time after the item's.
    func notify(_ arguments: Arguments, at node: some SyntaxProtocol) {
        guard let work = arguments["execute"] ?? arguments.trailing else { return }
        schedule(.dispatch, "the item's notification", work, seconds: nil, at: node)
    }

    /// The block of a work item that is known, else what was handed over.
    func block(of work: Term) -> Term {
        guard case .object(let item)? = work.constant else { return work }
        return workItems[item] ?? work
    }

    /// `item.perform()`: the block runs here and now.
    func perform(_ item: Term, at node: some SyntaxProtocol) {
        dispatch(on: item.operand, at: location(node)) { value in
            guard case .object(let object) = value, let block = self.workItems[object] else { return }
            _ = self.callValue(block, Arguments(), at: node)
        }
    }
}
