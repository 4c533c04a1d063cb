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
            isInAppearance = true
            let entry = entry(to: member, of: owner, on: instance) { _, _ in
                Term(.fact(.isAnimated), .boolean, "animated")
            }
            isInAppearance = false
            builder.routine(
                Routine(
                    role: .appearance(callback), name: "\(instance.type).\(member.signature)",
                    location: member.location, entry: entry))
        }
    }
}
