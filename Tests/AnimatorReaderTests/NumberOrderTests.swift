import AnimatorReader
import Testing
import TransitionModel

/// A program is the same in every run, also where a variable may hold any of several numbers.
@Suite struct NumberOrderTests {
    @Test func casesOfNumbersAreInTheirOrder() throws {
        let numbers = [0.8, 0.2, 0, 0.6, 1, 0.4, 0.9, 0.1]
        let cases = numbers.enumerated().map { "case \($0): alpha = \($1)" }.joined(separator: "\n")
        let text = """
            import UIKit
            final class Dim: NSObject, UIViewControllerAnimatedTransitioning {
                private let alpha: CGFloat
                init(level: Int) {
                    switch level {
                    \(cases)
                    default: alpha = 0.5
                    }
                }
                func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
                func animateTransition(using context: UIViewControllerContextTransitioning) {
                    let view = context.view(forKey: .to)
                    UIView.animate(withDuration: 0.3, animations: { view?.alpha = self.alpha }) { _ in
                        context.completeTransition(!context.transitionWasCancelled)
                    }
                }
            }
            final class Dims: NSObject, UINavigationControllerDelegate {
                var level = 0
                func navigationController(
                    _ navigationController: UINavigationController,
                    animationControllerFor operation: UINavigationController.Operation,
                    from fromVC: UIViewController, to toVC: UIViewController
                ) -> UIViewControllerAnimatedTransitioning? {
                    operation == .push ? Dim(level: level) : nil
                }
            }
            """
        let animators = AnimatorReader().read([SourceFile(path: "Dim.swift", text: text)]).animators
        let program = try #require(animators.first?.program)
        let asked = program.instructions.compactMap { instruction -> Double? in
            guard case .branch(.equal(.slot, .constant(.number(let number))), _, _) = instruction.operation else {
                return nil
            }
            return number
        }
        #expect(asked == (numbers + [0.5]).sorted())
    }
}
