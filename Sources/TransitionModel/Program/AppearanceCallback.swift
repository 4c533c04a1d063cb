/// What UIKit tells a view controller of its appearance.
public enum AppearanceCallback: String, Hashable, Codable, Sendable, CaseIterable {
    /// The methods, by their names.
    case viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
}
