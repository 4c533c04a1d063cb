// A segue that animates a picture of its source in the window, and only then presents. Without a window or a picture
// it presents at once.
import UIKit

final class PeelSegue: UIStoryboardSegue {
    override func perform() {
        let source = self.source
        let destination = self.destination
        destination.modalPresentationStyle = .fullScreen

        guard let window = source.view.window,
              let picture = source.view.snapshotView(afterScreenUpdates: false) else {
            source.present(destination, animated: false)
            return
        }
        picture.frame = window.bounds
        window.addSubview(picture)

        UIView.animate(withDuration: 0.4, animations: {
            picture.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
        }, completion: { _ in
            source.present(destination, animated: false)
            picture.removeFromSuperview()
        })
    }
}

final class SplashController: UIViewController {
    @IBAction func startTapped(_ sender: UIButton) {
        performSegue(withIdentifier: "start", sender: sender)
    }
}
