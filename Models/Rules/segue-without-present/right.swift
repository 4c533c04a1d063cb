// A segue that replaces the slide of a push with a fade. Where its source is in no navigation controller, it presents.
import UIKit

final class FadePushSegue: UIStoryboardSegue {
    override func perform() {
        guard let stack = source.navigationController else {
            source.present(destination, animated: true)
            return
        }
        let fade = CATransition()
        fade.type = .fade
        fade.duration = 0.25
        stack.view.layer.add(fade, forKey: nil)
        stack.pushViewController(destination, animated: false)
    }
}

final class SettingsController: UITableViewController {
    @IBAction func aboutTapped(_ sender: UIButton) {
        performSegue(withIdentifier: "about", sender: sender)
    }
}
