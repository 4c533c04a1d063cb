import Testing

@testable import AnimatorReader

@Suite struct RelevanceTests {
    @Test func findsAMarkAnywhere() {
        #expect(Relevance.concerns("class A: NSObject, UIViewControllerAnimatedTransitioning {}"))
        #expect(Relevance.concerns("view.transitioningDelegate"))
        #expect(Relevance.concerns("x\u{301}é completeTransition"))
    }

    @Test func passesOverTheRest() {
        #expect(!Relevance.concerns(""))
        #expect(!Relevance.concerns("final class Cell: UITableViewCell { var transitioning = 1 }"))
        #expect(!Relevance.concerns("completeTransitio"))
    }
}
