/// Whether a file can matter for transitions, told from its bytes before it is parsed.
///
/// Most files of an app have nothing to do with transitions, and searching is hundreds of times cheaper than parsing.
enum Relevance {
    /// One of these stands in every file that has transition code of its own: an animator, what helps it with its context, a
    /// driver, a presentation controller, a segue.
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

    /// Whether the file may use names that UIKit had in Swift 1 and 2.
    static func mayBeOld(_ text: String) -> Bool { OldNames.marks.contains { text.utf8.contains($0.utf8) } }

    /// Whether the file has transition code of its own: what such code uses is read too.
    static func hasCode(_ text: String) -> Bool { code.contains { text.utf8.contains($0.utf8) } }

    /// Whether the file takes part in transitions at all.
    static func concerns(_ text: String) -> Bool { hasCode(text) || use.contains { text.utf8.contains($0.utf8) } }
}

extension String.UTF8View {
    /// Whether the bytes occur in this text.
    func contains(_ bytes: String.UTF8View) -> Bool {
        let found = withContiguousStorageIfAvailable { haystack in
            bytes.withContiguousStorageIfAvailable { needle in haystack.contains(needle) }
        }
        if let answer = found ?? nil { return answer }
        return ContiguousArray(self).withUnsafeBufferPointer { haystack in
            ContiguousArray(bytes).withUnsafeBufferPointer { haystack.contains($0) }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether `needle` occurs here; looks for its last byte's right place by Horspool's shifts.
    fileprivate func contains(_ needle: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let last = needle.last, count >= needle.count else { return needle.isEmpty }
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: 256) { shift in
            shift.initialize(repeating: needle.count)
            for (index, byte) in needle.dropLast().enumerated() { shift[Int(byte)] = needle.count - 1 - index }
            var end = needle.count - 1
            while end < count {
                let byte = self[end]
                if byte == last, matches(needle, at: end - needle.count + 1) { return true }
                end += shift[Int(byte)]
            }
            return false
        }
    }

    private func matches(_ needle: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        for index in needle.indices where self[start + index] != needle[index] { return false }
        return true
    }
}
