/// What the reader knows of UIKit's own types.
enum UIKitTypes {
    /// Superclasses and protocols of the types that matter here.
    static let parents: [String: [String]] = [
        "UIPercentDrivenInteractiveTransition": ["UIViewControllerInteractiveTransitioning"],
        "UINavigationController": ["UIViewController"], "UITabBarController": ["UIViewController"],
        "UITableViewController": ["UIViewController"], "UICollectionViewController": ["UIViewController"],
        "UIPageViewController": ["UIViewController"], "UIAlertController": ["UIViewController"],
        "UISplitViewController": ["UIViewController"], "UIHostingController": ["UIViewController"],
        "UIWindow": ["UIView"], "UIControl": ["UIView"], "UIButton": ["UIControl"], "UIImageView": ["UIView"],
        "UILabel": ["UIView"], "UIVisualEffectView": ["UIView"], "UIScrollView": ["UIView"], "UIStackView": ["UIView"],
        "UITableView": ["UIScrollView"], "UICollectionView": ["UIScrollView"], "UINavigationBar": ["UIView"],
        "UITabBar": ["UIView"], "UIToolbar": ["UIView"], "UITableViewCell": ["UIView"],
        "UICollectionViewCell": ["UIView"],
        "UITextView": ["UIScrollView"], "UITextField": ["UIControl"], "UISearchBar": ["UIView"],
        "UIStoryboardSegue": ["NSObject"], "UIPresentationController": ["NSObject"],
        "UISheetPresentationController": ["UIPresentationController"],
    ]

    /// Methods of UIKit's views that code in sight may add more of.
    static let ownMethods: Set<String> = [
        "addSubview", "insertSubview", "removeFromSuperview", "bringSubviewToFront", "sendSubviewToBack",
    ]

    /// Views that stand in others: no controller has one for its own view.
    static let decorations: Set<String> = [
        "UIImageView", "UILabel", "UIVisualEffectView", "UIButton", "UITextField", "UISearchBar", "UINavigationBar",
        "UITabBar", "UIToolbar", "UITableViewCell", "UICollectionViewCell",
    ]

    /// Types whose names end like a view's and that are none.
    static let notViews: Set<String> = [
        "UIViewController", "NSCollectionLayoutSupplementaryItem", "UIViewPropertyAnimator",
    ]

    /// Whether a type that was not read is a view by its name.
    static func looksLikeView(_ name: String) -> Bool {
        ["View", "Cell", "Button", "Label", "Bar", "Window", "Control"].contains { name.hasSuffix($0) }
            && !name.hasSuffix("ViewController")
    }

    /// Whether a type is one of UIKit's dynamic behaviours, which call their action at every step.
    static func isDynamicBehavior(_ name: String) -> Bool { name.hasPrefix("UI") && name.hasSuffix("Behavior") }

    static let gestureRecognizers: Set<String> = [
        "UIGestureRecognizer", "UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer", "UITapGestureRecognizer",
        "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UILongPressGestureRecognizer",
        "UISwipeGestureRecognizer",
    ]

    static func isGestureRecognizer(_ name: String) -> Bool {
        gestureRecognizers.contains(name) || name.hasSuffix("GestureRecognizer")
    }
}
