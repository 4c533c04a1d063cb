/// The names that some files use.
struct MentionedNames {
    private var types: Set<NameHash> = []
    private var members: Set<NameHash> = []

    /// Types of UIKit's that people extend with helpers an animator may call.
    private static let extended = Set(
        [
            "UIView", "UIViewController", "CALayer", "UIViewPropertyAnimator", "UIViewControllerContextTransitioning",
            "CGRect", "CGAffineTransform",
            "UINavigationController", "UITabBarController", "UIPresentationController",
        ].map { NameHash($0) })

    /// What makes a class a part of transitions.
    static let subjects = Set(
        [
            "UIViewControllerAnimatedTransitioning", "UIViewControllerInteractiveTransitioning",
            "UIPercentDrivenInteractiveTransition",
            "UIPresentationController", "UIStoryboardSegue", "UIViewControllerTransitioningDelegate",
        ].map { NameHash($0) })

    init(_ files: [FileMentions], inheritanceOnly: Bool) {
        for file in files {
            if !inheritanceOnly, let full = file.full {
                types.formUnion(full.types)
                members.formUnion(full.members)
            } else {
                types.formUnion(file.inherited)
            }
        }
        types.subtract(Self.extended)
    }

    func needs(_ declared: DeclaredNames) -> Bool {
        if types.containsAny(of: declared.types) { return true }
        guard !members.isEmpty,
            types.containsAny(of: declared.extended) || Self.extended.containsAny(of: declared.extended)
        else { return false }
        // An extension of something of UIKit's, or of a type that is used, with a member that is used.
        return members.containsAny(of: declared.members)
    }
}
