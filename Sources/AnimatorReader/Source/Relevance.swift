/// Whether a file can matter for transitions, told from its bytes before it is parsed.
///
/// Most files of an app have nothing to do with transitions, and searching is hundreds of times cheaper than parsing.
enum Relevance {
    /// One of these stands in every file that has transition code of its own: an animator, what helps it with its
    /// context, a driver, a presentation controller, a segue.
    private static let code = [
        "ControllerAnimatedTransitioning", "ControllerContextTransitioning", "ControllerInteractiveTransitioning",
        "PercentDrivenInteractiveTransition", "animateTransition", "completeTransition", "UIPresentationController",
        "UIStoryboardSegue",
    ]

    /// One of these stands in every file that only takes part: who presents with a custom transition, or hands one out.
    private static let use = [
        "ControllerTransitioningDelegate", "transitioningDelegate", "animationControllerFor",
        "interactionControllerFor",
    ]

    private static let codeSearch = ByteSearch(code)
    private static let search = ByteSearch(code + use)
    private static let oldNames = ByteSearch(OldNames.marks.union(OldNames.requests.keys).sorted())

    /// Whether the file may use names that UIKit had in Swift 1 and 2.
    static func mayBeOld(_ text: String) -> Bool { oldNames.occurs(in: text) }

    /// Whether the file has transition code of its own: what such code uses is read too.
    static func hasCode(_ text: String) -> Bool { codeSearch.occurs(in: text) }

    /// Whether the file takes part in transitions at all.
    static func concerns(_ text: String) -> Bool { search.occurs(in: text) }

    /// Whether a piece of a file's bytes takes part in transitions.
    static func concerns(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { search.occurs(in: bytes) }
}
