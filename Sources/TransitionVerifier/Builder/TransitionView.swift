/// A view as an animator's code names it.
public enum TransitionView: Hashable, Sendable {
    /// `view(forKey: .from)`: `nil` where UIKit gives none.
    case from
    /// `view(forKey: .to)`: `nil` where UIKit gives none.
    case to
    /// `viewController(forKey: .from)!.view`: always there.
    case fromController
    /// `viewController(forKey: .to)!.view`: always there.
    case toController
    /// The presenter's view, or the lower of two in a stack, whichever way the transition goes.
    case presenter
    /// The presented view, or the upper of two in a stack, whichever way the transition goes.
    case presented
    /// The context's `containerView`.
    case container
    /// The window.
    case window
    /// A view that the code makes, by its name; in no superview until it is put somewhere.
    case created(String, ViewDeclaration.CreatedKind = .plain)
    /// What `snapshotView(afterScreenUpdates:)` answers, by its name: a view, or `nil`.
    case snapshot(String)
    /// A view that was there before, outside the container, by its name: a hero image, a tab bar.
    case outside(String)
}
