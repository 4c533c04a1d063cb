import AnimatorReader
import Testing
import TransitionModel

/// Questions whose answers change nothing cost no states.
@Suite struct IdleBranchTests {
    @Test func questionsWithoutConsequenceAreNotAsked() throws {
        let questions = (0..<40).map { "if setting\($0) { count = \($0) }" }.joined(separator: "\n")
        let text = """
            final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
                func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
                func animateTransition(using context: UIViewControllerContextTransitioning) {
                    \(questions)
                    context.containerView.addSubview(context.view(forKey: .to)!)
                    context.completeTransition(true)
                }
            }
            """
        let read = AnimatorReader().read([SourceFile(path: "Fade.swift", text: text)])
        #expect(Verifier().verify(read.animators).animators.map(\.verdict) == [.verified])
    }
}
