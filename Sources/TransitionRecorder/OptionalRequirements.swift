#if canImport(UIKit)
    import UIKit

    /// Calls of what an animator may leave out; only where there is Objective-C can it be left out.
    extension UIViewControllerAnimatedTransitioning {
        /// Passes `animationEnded(_:)` on.
        @MainActor func recordedEnd(_ completed: Bool) {
            #if canImport(ObjectiveC)
                animationEnded?(completed)
            #else
                animationEnded(completed)
            #endif
        }

        /// Passes `interruptibleAnimator(using:)` on; called only where the animator has one.
        @MainActor func recordedInterruptible(
            using context: UIViewControllerContextTransitioning
        ) -> UIViewImplicitlyAnimating {
            #if canImport(ObjectiveC)
                interruptibleAnimator!(using: context)
            #else
                interruptibleAnimator(using: context)
            #endif
        }
    }
#endif
