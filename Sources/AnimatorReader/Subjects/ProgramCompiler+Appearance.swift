import SwiftSyntax
import TransitionModel

extension ProgramCompiler {
    /// What the subject's own appearance callbacks do, where it is the presented controller itself.
    func appearanceRoutines(of instance: Instance) {
        guard ownViews[instance.object] == .view(ViewDeclaration.overlay) else { return }
        for callback in AppearanceCallback.allCases {
            guard let (member, owner) = index.method(signature: "\(callback.rawValue)(_:)", in: instance.type) else {
                continue
            }
            let node = Syntax(member.nameToken)
            let entry = block(
                {
                    frame.file = member.file
                    isInAppearance = true
                    defer { isInAppearance = false }
                    let receiver = BoundSelf(object: instance.object, type: instance.type, owner: owner)
                    let animated = Term(.fact(.isAnimated), .boolean, "animated")
                    let arguments = Arguments(all: [.init(label: nil, term: animated, expression: node)])
                    _ = inline(member, owner: owner, receiver: receiver, arguments, at: node)
                }, endingAt: member.endLocation)
            builder.routine(
                Routine(
                    role: .appearance(callback), name: "\(instance.type).\(member.signature)",
                    location: member.location, entry: entry))
        }
    }
}
