import AnimatorReader
import Testing

/// Files of Swift 1 and 2 are read with today's parser, and places in them are those that were written.
@Suite struct OldSwiftTests {
    private func read(_ condition: String) -> (problems: [ReadProblem], animators: [String]) {
        let text = """
            class Fade: NSObject, UIViewControllerAnimatedTransitioning {
                func animateTransition(transitionContext: UIViewControllerContextTransitioning) {
                    if \(condition) { transitionContext.completeTransition(true) }
                }
            }
            """
        let result = AnimatorReader().read([SourceFile(path: "Fade.swift", text: text)])
        return (result.problems, result.animators.map(\.program.name))
    }

    @Test(arguments: [
        "let a = b, c = d", "let a = b where a > 0", "var a = b, c = d where a > c, let e = f", "case .A = b where c",
    ])
    func oldConditionsAreRead(_ condition: String) {
        let result = read(condition)
        #expect(result.problems.isEmpty)
        #expect(result.animators == ["Fade"])
    }

    @Test func whatIsNoSwiftAtAllIsReportedWhereItStands() {
        let result = read("let a = b, c = d where }")
        #expect(result.problems.map(\.line) == [3])
        #expect(result.animators.isEmpty)
    }

    /// A helper that names nothing of UIKit's tells nothing of its age; its first argument went without a label.
    @Test func aFirstArgumentWithoutItsLabelIsBound() throws {
        let texts = [
            "Maker.swift": """
                class Maker {
                    static func make(style: Int, slowly: Bool) -> UIViewControllerAnimatedTransitioning { return Fade() }
                    static func make(style: Int) -> UIViewControllerAnimatedTransitioning { return Fade() }
                }
                """,
            "Fade.swift": """
                class Fade: NSObject, UIViewControllerAnimatedTransitioning {
                    func animateTransition(transitionContext: UIViewControllerContextTransitioning) {
                        let page = transitionContext.viewForKey(UITransitionContextToViewKey)!
                        transitionContext.containerView()!.addSubview(page)
                        transitionContext.completeTransition(true)
                    }
                }
                class Pages: NSObject, UINavigationControllerDelegate {
                    func navigationController(
                        navigationController: UINavigationController,
                        animationControllerForOperation operation: UINavigationControllerOperation,
                        fromViewController from: UIViewController, toViewController to: UIViewController
                    ) -> UIViewControllerAnimatedTransitioning? { return Maker.make(1, slowly: true) }
                }
                """,
        ]
        let files = texts.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
        let animators = AnimatorReader().read(files).animators
        #expect(animators.map(\.program.name) == ["Fade"])
        #expect(animators.first?.evidence.hasDelegate == true)
    }
}
