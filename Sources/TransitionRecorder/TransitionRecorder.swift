#if canImport(UIKit)
    import UIKit

    /// Writes down what happens in an app's custom transitions, for `transition-verifier conform`.
    ///
    /// Nothing is swizzled: the app hands out `recorder.animator(wrapping: its own)` where it would hand out its own, and
    /// a `RecordedInteraction` where it would make a `UIPercentDrivenInteractiveTransition`. Both pass everything on.
    ///
    ///     let recorder = TransitionRecorder { line in file.write(Data((line + "\n").utf8)) }
    ///
    ///     func navigationController(…, animationControllerFor operation: …) -> UIViewControllerAnimatedTransitioning? {
    ///         recorder.animator(wrapping: EdgePop(), kind: "pop")
    ///     }
    @MainActor public final class TransitionRecorder {
        private let write: (String) -> Void

        /// A recorder that hands each line, without its line break, to a closure; the first at once.
        ///
        /// - Parameter observesDriver: whether every driver of the app's is a `RecordedInteraction`.
        public init(observesDriver: Bool = false, write: @escaping (String) -> Void) {
            self.write = write
            record(TraceLine.header(observing: observesDriver ? ["driver"] : []))
        }

        /// Writes a line of the app's own; keys and events that nobody knows are passed over.
        public func record(_ line: TraceLine) { write(line.text) }

        /// The animator, recorded; hand this out in its place.
        ///
        /// - Parameters:
        ///   - kind: `present`, `dismiss`, `push`, `pop` or `tab`.
        ///   - name: the animator's type, by which its model is found.
        public func animator(
            wrapping animator: UIViewControllerAnimatedTransitioning, kind: String, name: String? = nil
        ) -> UIViewControllerAnimatedTransitioning {
            RecordedAnimator(animator, kind: kind, name: name ?? "\(type(of: animator))", recorder: self)
        }
    }

    /// An animator that passes everything on to another and writes down what UIKit asks of it.
    @MainActor final class RecordedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        private let animator: UIViewControllerAnimatedTransitioning
        private let kind: String
        private let name: String
        private let recorder: TransitionRecorder
        /// One for each transition: code may compare contexts.
        private var context: RecordedContext?

        init(
            _ animator: UIViewControllerAnimatedTransitioning, kind: String, name: String, recorder: TransitionRecorder
        ) {
            self.animator = animator
            self.kind = kind
            self.name = name
            self.recorder = recorder
        }

        func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
            animator.transitionDuration(using: transitionContext.map(recorded))
        }

        func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
            let context = begun(transitionContext)
            animator.animateTransition(using: context)
        }

        func interruptibleAnimator(
            using transitionContext: UIViewControllerContextTransitioning
        ) -> UIViewImplicitlyAnimating {
            let context = begun(transitionContext)
            return animator.recordedInterruptible(using: context)
        }

        func animationEnded(_ transitionCompleted: Bool) {
            recorder.record(TraceLine("ended", ["completed": .flag(transitionCompleted)]))
            animator.recordedEnd(transitionCompleted)
            context = nil
        }

        #if canImport(ObjectiveC)
            /// UIKit asks only for what is there: where the animator has no interruptible one, this has none either.
            override func responds(to selector: Selector!) -> Bool {
                if selector == #selector(UIViewControllerAnimatedTransitioning.interruptibleAnimator(using:)) {
                    return animator.responds(to: selector)
                }
                return super.responds(to: selector)
            }
        #endif

        private func recorded(_ context: UIViewControllerContextTransitioning) -> RecordedContext {
            if let known = self.context, known.real === context { return known }
            let fresh = RecordedContext(context, recorder: recorder)
            self.context = fresh
            return fresh
        }

        /// The recorded context of a transition that begins, if it has not begun already.
        private func begun(_ context: UIViewControllerContextTransitioning) -> RecordedContext {
            let recorded = recorded(context)
            guard !recorded.hasBegun else { return recorded }
            recorded.hasBegun = true
            var values: [String: TraceLine.Value] = [
                "animator": .text(name), "kind": .text(kind), "interactive": .flag(context.isInteractive),
            ]
            if let style = context.presentationStyle.traceName { values["style"] = .text(style) }
            recorder.record(TraceLine("start", values))
            return recorded
        }
    }

    extension UIModalPresentationStyle {
        /// The style as traces call it; `nil` for transitions that are no presentation.
        fileprivate var traceName: String? {
            switch self {
            case .fullScreen: "fullScreen"
            case .pageSheet: "pageSheet"
            case .formSheet: "formSheet"
            case .currentContext: "currentContext"
            case .custom: "custom"
            case .overFullScreen: "overFullScreen"
            case .overCurrentContext: "overCurrentContext"
            case .popover: "popover"
            default: nil
            }
        }
    }
#endif
