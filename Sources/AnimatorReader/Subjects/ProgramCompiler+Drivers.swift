import SwiftSyntax
import TransitionModel

/// Drivers that code out of sight puts into an object's property.
extension ProgramCompiler {
    /// Puts a driver into a property that no code in sight sets, there in interactive scenarios only.
    func supplyDriver(of type: String, to name: String, in slot: SlotID, of instance: Instance) {
        let wiring = DriverWiring(of: name, in: instance.type, index)
        let location = builder.program.slots[slot].location
        let wired = wiring.flatMap { driverMade(by: $0, for: instance) }
        let driver = wired ?? newInstance(of: driverType(for: type), at: Syntax(frame.file.tree), isImmortal: true)
        builder.change(object: driver.object) { $0.location = location }
        // What is the animator too is there in any case.
        let isAnimator = index.isAnimator(driver.type)
        builder.change(slot) {
            $0.initial =
                isAnimator
                ? .value(.object(driver.object)) : .interactive(.object(driver.object), otherwise: .absent)
        }
        builder.forgetAssignments(to: slot)
        if let wiring { wire(wiring, for: instance) }
    }

    /// The class of a driver in a property of this type: of one that is to be subclassed, the subclass whose turn it is.
    private func driverType(for type: String) -> String {
        guard index.type(named: type)?.kind == .class else { return "UIPercentDrivenInteractiveTransition" }
        guard isAbstract(type) else { return type }
        let concrete = index.subtypes(of: type).map(\.name).filter { !isAbstract($0) }
        guard !concrete.isEmpty else { return type }
        driverClasses = max(driverClasses, concrete.count)
        return concrete[driverTurn % concrete.count]
    }

    /// Whether a class leaves a method to its subclasses: one that does nothing but trap.
    private func isAbstract(_ type: String) -> Bool {
        index.ancestry(of: type).contains { owner in
            index.type(named: owner)?.functions.contains { function in
                index.method(signature: function.signature, in: type)?.member.onlyTraps ?? false
            } ?? false
        }
    }
}

extension FunctionMember {
    /// Whether the body is a deliberate trap and nothing else.
    fileprivate var onlyTraps: Bool {
        guard let statements = body?.statements, statements.count == 1,
            let call = statements.first?.item.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return false }
        return ProgramCompiler.traps.contains(name)
    }
}
