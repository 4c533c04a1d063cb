import TransitionModel

extension Samples {
    /// An animator that adds its destination, fades it in, and completes.
    static var fade: ReadAnimator {
        func at(_ line: Int) -> SourceLocation { SourceLocation(file: "Fade.swift", line: line, column: 1) }
        var program = AnimatorProgram(name: "Fade", location: at(1))
        program.views.append(ViewDeclaration(name: "shade", role: .created(.backdrop), location: at(5)))
        program.objects = [
            ObjectDeclaration(name: "fade", type: "Fade", kind: .instance, location: at(1), strongProperties: [0]),
            ObjectDeclaration(
                name: "mover", type: "UIViewPropertyAnimator", kind: .propertyAnimator(duration: 0.5), location: at(2),
                isImmortal: true),
        ]
        program.slots = [
            Slot(name: "fade.to", location: at(4), initial: .value(.absent)),
            Slot(
                name: "isEmpty && isOpen", location: at(4), initial: .undecided,
                candidates: [.boolean(true), .boolean(false)],
                caps: [.init(value: .boolean(true), severity: .note, reason: "it never is")]),
            Slot(name: "up", location: at(3), initial: .direction(forward: .boolean(true), backward: .boolean(false))),
            Slot(name: "up", location: at(3), initial: .interactive(.symbol("on"), otherwise: .number(0.25))),
        ]
        program.tasks = [
            TaskDeclaration(
                kind: .viewAnimation, name: "the fade", location: at(7), body: 8, argument: 1, seconds: 1,
                keeps: [.object(0)], turn: 0)
        ]
        program.routines = [
            Routine(role: .animateTransition, name: "Fade.animateTransition(using:)", location: at(3), entry: 0)
        ]
        program.registers.animator = 2
        program.instructions = [
            Instruction(.assign(0, .fact(.contextView(.to))), at: at(4)),
            Instruction(.branch(.not(.isNil(.slot(0))), then: 2, otherwise: 7), at: at(4)),
            Instruction(.insert(.slot(0), into: .fact(.containerView), at: .above(.view(4))), at: at(6)),
            Instruction(.beginChanges(0), at: at(7)),
            Instruction(.set(.alpha, of: .slot(0), to: .constant(.attribute(.one, of: nil))), at: at(8)),
            Instruction(.endChanges(0), at: at(8)),
            Instruction(.schedule(0), at: at(9)),
            Instruction(.end, at: at(12)),
            Instruction(.complete(.fact(.context), with: .slot(2)), at: at(10)),
            Instruction(
                .opaque(Opaque("log(shade)", handed: [.view(4)], mayComplete: false, mayTouchViews: true)), at: at(11)),
            Instruction(.end, at: at(11)),
        ]
        let evidence = Evidence(
            kinds: [.present: .established, .dismiss: .hinted], styles: [.custom: .possible],
            interactive: [.present: .possible], hasDelegate: true)
        return ReadAnimator(program: program, evidence: evidence)
    }
}
