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

    /// A search through the controllers that calls itself three times at each turn is one unknown value, not a tree of them.
    @Test func searchesAreNotWrittenOut() throws {
        let text = """
            protocol FadeListener: AnyObject { func faded() }
            final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
                weak var listener: FadeListener?
                func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
                func animateTransition(using context: UIViewControllerContextTransitioning) {
                    find(in: context.viewController(forKey: .from))?.faded()
                    context.containerView.addSubview(context.view(forKey: .to)!)
                    context.completeTransition(true)
                }
                func find(in controller: UIViewController?) -> FadeListener? {
                    if let one = controller as? UINavigationController { return find(in: one.topViewController) }
                    if let one = controller as? UITabBarController { return find(in: one.selectedViewController) }
                    if let one = controller as? UISplitViewController { return find(in: one.viewControllers.last) }
                    listener = controller as? FadeListener
                    return listener
                }
            }
            """
        let read = AnimatorReader().read([SourceFile(path: "Fade.swift", text: text)])
        let animator = try #require(Verifier().verify(read.animators).animators.first)
        #expect(animator.verdict == .verified)
        let questions = read.animators[0].program.slots.filter { $0.name.contains(" is UI") }
        #expect(questions.isEmpty)
    }
}
