#if canImport(UIKit)
    import UIKit

    /// A transition's context that passes everything on to UIKit's own and writes down what the code tells it.
    @MainActor final class RecordedContext: NSObject, UIViewControllerContextTransitioning {
        let real: UIViewControllerContextTransitioning
        var hasBegun = false
        private let recorder: TransitionRecorder

        init(_ context: UIViewControllerContextTransitioning, recorder: TransitionRecorder) {
            real = context
            self.recorder = recorder
        }

        // MARK: Asked

        var containerView: UIView { real.containerView }
        var isAnimated: Bool { real.isAnimated }
        var isInteractive: Bool { real.isInteractive }
        var transitionWasCancelled: Bool { real.transitionWasCancelled }
        var presentationStyle: UIModalPresentationStyle { real.presentationStyle }
        var targetTransform: CGAffineTransform { real.targetTransform }

        func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
            real.viewController(forKey: key)
        }

        func view(forKey key: UITransitionContextViewKey) -> UIView? { real.view(forKey: key) }
        func initialFrame(for controller: UIViewController) -> CGRect { real.initialFrame(for: controller) }
        func finalFrame(for controller: UIViewController) -> CGRect { real.finalFrame(for: controller) }

        // MARK: Told

        func updateInteractiveTransition(_ percentComplete: CGFloat) {
            recorder.record(TraceLine("update", ["fraction": .number(Double(percentComplete))]))
            real.updateInteractiveTransition(percentComplete)
        }

        func finishInteractiveTransition() {
            recorder.record(TraceLine("finish"))
            real.finishInteractiveTransition()
        }

        func cancelInteractiveTransition() {
            recorder.record(TraceLine("cancel"))
            real.cancelInteractiveTransition()
        }

        func pauseInteractiveTransition() {
            recorder.record(TraceLine("pause"))
            real.pauseInteractiveTransition()
        }

        func completeTransition(_ didComplete: Bool) {
            recorder.record(
                TraceLine(
                    "complete",
                    [
                        "completed": .flag(didComplete), "cancelled": .flag(real.transitionWasCancelled),
                        "container": .texts(real.containerView.subviews.map(end)),
                    ]))
            real.completeTransition(didComplete)
        }

        /// Which end of the transition a view in the container belongs to: UIKit may wrap either view in one of its own.
        private func end(of view: UIView) -> String {
            if real.viewController(forKey: .from)?.view?.isDescendant(of: view) == true { return "from" }
            if real.viewController(forKey: .to)?.view?.isDescendant(of: view) == true { return "to" }
            return "other"
        }
    }

    /// A percent-driven interaction that writes down what it is told; make this where the app makes its own.
    open class RecordedInteraction: UIPercentDrivenInteractiveTransition {
        private let recorder: TransitionRecorder

        /// A driver whose finish and cancel go into the recorder's trace.
        public init(recorder: TransitionRecorder) {
            self.recorder = recorder
            super.init()
        }

        /// Writes it down, then moves the interaction on.
        open override func update(_ percentComplete: CGFloat) {
            recorder.record(TraceLine("update", ["fraction": .number(Double(percentComplete))]))
            super.update(percentComplete)
        }

        /// Writes it down, then finishes.
        open override func finish() {
            recorder.record(TraceLine("finish"))
            super.finish()
        }

        /// Writes it down, then cancels.
        open override func cancel() {
            recorder.record(TraceLine("cancel"))
            super.cancel()
        }
    }
#endif
