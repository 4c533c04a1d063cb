// A handle that every presentation puts on the presented view and none takes off. The first time nobody notices: a
// note.
import UIKit

final class HandlePresentation: UIPresentationController {
    private let handle = UIView(frame: CGRect(x: 0, y: 8, width: 36, height: 5))

    override func presentationTransitionWillBegin() {
        handle.backgroundColor = .lightGray
        presentedView?.addSubview(handle) // expect: note leaked-view
    }
}

final class StationController: UIViewController, UIViewControllerTransitioningDelegate {
    private let departures = UIViewController()

    func showDepartures() {
        departures.modalPresentationStyle = .custom
        departures.transitioningDelegate = self
        present(departures, animated: true)
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        HandlePresentation(presentedViewController: presented, presenting: presenting)
    }
}
