import SwiftSyntax
import TransitionModel

/// Scroll views that drive a transition: what one tells its delegate while a finger drags it is a gesture like a pan's.
extension ProgramCompiler {
    /// The gesture of dragging the scroll view whose delegate the object is, where its methods steer an interaction.
    func scrollRoutine(of instance: Instance) {
        func method(_ signature: String) -> (member: FunctionMember, owner: String)? {
            index.method(signature: signature, in: instance.type)
        }
        let begins = method("scrollViewWillBeginDragging(_:)")
        let moves = method("scrollViewDidScroll(_:)")
        let ends = [
            method("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"),
            method("scrollViewDidEndDragging(_:willDecelerate:)"),
        ]
        let all = ([begins, moves] + ends).compactMap { $0 }
        guard let first = all.first, all.contains(where: { steers($0.member) }),
            all.allSatisfy({ !handlers.contains($0.member.id) && !inlined.contains($0.member.id) })
        else { return }
        for (member, _) in all { handlers.insert(member.id) }
        let place = first.member.location
        let number = builder.gesture(
            GestureDeclaration(
                name: "\(instance.type)'s scroll view", kind: .pan, location: place,
                belongsToPresentation: ownViews[instance.object] == .view(ViewDeclaration.overlay)))
        let state = temporary("state", at: place)
        let entry = block(
            {
                frame.file = first.member.file
                noteAssignment(to: fingers, at: place)
                inState("began", state, first.member) { run([begins, moves], on: instance) } otherwise: {
                    inState("changed", state, first.member) { run([moves], on: instance) } otherwise: {
                        run(ends, on: instance)
                    }
                }
            }, endingAt: first.member.endLocation)
        builder.routine(
            Routine(
                role: .gesture(number), name: first.member.signature, location: place, entry: entry, argument: state))
    }

    /// Whether a method asks for a transition or tells one how far it is.
    private func steers(_ member: FunctionMember) -> Bool {
        member.asksToLeave || member.speaksOf(["finish", "cancel"])
    }

    private func inState(
        _ name: String, _ state: SlotID, _ member: FunctionMember, _ body: () -> Void, otherwise: () -> Void
    ) {
        either(.equal(.slot(state), .symbol(name)), at: member.nameToken, then: body, otherwise: otherwise)
    }

    private func run(_ methods: [(member: FunctionMember, owner: String)?], on instance: Instance) {
        for case (let member, let owner)? in methods {
            let receiver = BoundSelf(object: instance.object, type: instance.type, owner: owner)
            inFile(member.file, receiver: receiver) {
                callFromOutside(member, of: owner, on: instance) { _, parameter in outsideArgument(parameter) }
            }
        }
    }
}
