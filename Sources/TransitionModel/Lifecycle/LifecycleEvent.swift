/// What moves a transition on; some events come from outside, some from the code, some follow by themselves.
public enum LifecycleEvent: String, Hashable, Codable, Sendable, CaseIterable {
    /// Code or the user asks for a transition: `present`, `dismiss`, `push`, `pop`, another tab, a segue.
    case request
    /// The deferred block runs, in a later turn than the request.
    case start
    /// Follows by itself when the container is built.
    case enter
    /// `update` on a percent-driven object or context.
    case update
    /// `finish` on a percent-driven object or context.
    case finish
    /// `cancel` on a percent-driven object or context.
    case cancel
    /// `completeTransition(true)`.
    case succeed
    /// `completeTransition(false)`.
    case fail
    /// An animation ends, or work that was put off is due.
    case fire
    /// A property animator arrives at one of its ends.
    case arrive
    /// The system's own animation ends.
    case systemEnds
    /// A gesture recogniser calls its action.
    case gesture
    /// A method of a driver that no code in sight calls is called.
    case outsideCall
    /// The app goes to the background.
    case background
    /// Follows by itself when nothing is pending and the user has let go.
    case quiet
}
