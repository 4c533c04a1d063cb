import AnimatorReader
import Testing
import TransitionVerifier

/// The same animator read from source and written with the builder's words is judged alike, state for state.
@Suite struct WordsAndSourceTests {
    struct Pair: CustomTestStringConvertible {
        var name: String
        /// The statements of `animateTransition`, with `context`, `from`, `to` and `container`.
        var source: String
        var words: Animator
        /// The rules that are broken, in order.
        var rules: [String]

        var testDescription: String { name }
    }

    @Test(arguments: pairs)
    func bothAreJudgedAlike(_ pair: Pair) {
        let text = """
            final class Sample: NSObject, UIViewControllerAnimatedTransitioning {
                func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
                func animateTransition(using context: UIViewControllerContextTransitioning) {
                    let container = context.containerView
                    let from = context.view(forKey: .from)!
                    let to = context.view(forKey: .to)!
                    \(pair.source)
                }
            }
            """
        let scenarios: [Scenario] = [.push, .interactivePush]
        let read = AnimatorReader().read([SourceFile(path: "Sample.swift", text: text)])
        #expect(read.animators.count == 1)
        // What is known of its use is the same for both.
        let animators = read.animators.map { animator in
            ReadAnimator(program: animator.program, evidence: pair.words.read(in: scenarios).evidence)
        }
        let ofSource = Verifier(options: VerifierOptions(scenarios: scenarios)).verify(animators)
        let ofWords = pair.words.report(in: scenarios)
        func broken(_ report: Report) -> [String] {
            report.findings.filter { $0.severity > .note }.map { "\($0.rule) \($0.severity)" }.sorted()
        }
        #expect(broken(ofSource) == broken(ofWords))
        #expect(Set(broken(ofWords).map { $0.split(separator: " ")[0] }) == Set(pair.rules.map { $0[...] }))
        #expect(ofSource.animators.map(\.verdict) == ofWords.animators.map(\.verdict))
        #expect(ofSource.animators[0].scenarios.map(\.states) == ofWords.animators[0].scenarios.map(\.states))
        #expect(ofSource.animators[0].scenarios.map(\.edges) == ofWords.animators[0].scenarios.map(\.edges))
    }

    private static let group = CompletionGroup("group")
    private static let slide = PropertyAnimator("slide", seconds: 0.3)

    static let pairs = [
        Pair(
            name: "a fade",
            source: """
                container.addSubview(to)
                to.alpha = 0
                UIView.animate(withDuration: 0.3, animations: { to.alpha = 1 }, completion: { _ in
                    if context.transitionWasCancelled { to.removeFromSuperview() }
                    context.completeTransition(!context.transitionWasCancelled)
                })
                """,
            words: Animator("Sample") {
                Insert(.to)
                Change(.alpha, of: .to, to: .zero)
                Animate(seconds: 0.3) {
                    Change(.alpha, of: .to, to: .one)
                } completion: { _ in
                    If(.wasCancelled) { Remove(.to) }
                    Complete(.notCancelled)
                }
            }, rules: []),
        Pair(
            name: "a completion that waits for finished",
            source: """
                container.addSubview(to)
                UIView.animate(withDuration: 0.3, animations: { to.alpha = 1 }, completion: { finished in
                    if finished { context.completeTransition(!context.transitionWasCancelled) }
                })
                """,
            words: Animator("Sample") {
                Insert(.to)
                Animate(seconds: 0.3) {
                    Change(.alpha, of: .to, to: .one)
                } completion: { finished in
                    If(finished) { Complete(.notCancelled) }
                }
            }, rules: ["missing-completion"]),
        Pair(
            name: "a view left behind",
            source: """
                let shade = UIView()
                container.addSubview(shade)
                container.addSubview(to)
                context.completeTransition(true)
                """,
            words: Animator("Sample") {
                Create(.created("shade"))
                Insert(.created("shade"))
                Insert(.to)
                Complete(.literal(true))
            }, rules: ["leaked-view"]),
        Pair(
            name: "two animations that both complete",
            source: """
                container.addSubview(to)
                UIView.animate(withDuration: 0.3, animations: { to.alpha = 1 }, completion: { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                })
                UIView.animate(withDuration: 0.5, animations: { from.alpha = 0 }, completion: { _ in
                    from.alpha = 1
                    context.completeTransition(!context.transitionWasCancelled)
                })
                """,
            words: Animator("Sample") {
                Insert(.to)
                Animate(seconds: 0.3) {
                    Change(.alpha, of: .to, to: .one)
                } completion: { _ in
                    Complete(.notCancelled)
                }
                Animate(seconds: 0.5) {
                    Change(.alpha, of: .from, to: .zero)
                } completion: { _ in
                    Change(.alpha, of: .from, to: .one)
                    Complete(.notCancelled)
                }
            }, rules: ["double-completion"]),
        Pair(
            name: "a group that one path does not leave",
            source: """
                container.addSubview(to)
                let group = DispatchGroup()
                group.enter()
                UIView.animate(withDuration: 0.3, animations: { to.alpha = 1 }, completion: { finished in
                    if finished { group.leave() }
                })
                group.notify(queue: .main) {
                    context.completeTransition(!context.transitionWasCancelled)
                }
                """,
            words: Animator("Sample") {
                Insert(.to)
                group.create()
                group.enter()
                Animate(seconds: 0.3) {
                    Change(.alpha, of: .to, to: .one)
                } completion: { finished in
                    If(finished) { group.leave() }
                }
                group.notify { Complete(.notCancelled) }
            }, rules: ["stuck-context"]),
        Pair(
            name: "a property animator that is stopped for good",
            source: """
                container.addSubview(to)
                let slide = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
                slide.addAnimations { to.alpha = 1 }
                slide.addCompletion { _ in
                    context.completeTransition(true)
                }
                slide.startAnimation()
                slide.stopAnimation(true)
                """,
            words: Animator("Sample") {
                Insert(.to)
                slide.create()
                slide.addAnimations { Change(.alpha, of: .to, to: .one) }
                slide.addCompletion { _ in Complete(.literal(true)) }
                slide.startAnimation()
                slide.stopAnimation(true)
            }, rules: ["stuck-context"]),
    ]
}
