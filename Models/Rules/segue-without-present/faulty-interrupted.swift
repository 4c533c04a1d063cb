// A segue that presents only if its own animation was not interrupted: when the app goes to the background in the
// middle of it, the destination never comes.
import UIKit

final class CurtainSegue: UIStoryboardSegue {
    override func perform() {
        let curtain = UIView(frame: source.view.bounds)
        curtain.backgroundColor = .black
        curtain.alpha = 0
        source.view.addSubview(curtain)

        UIView.animate(withDuration: 0.4, animations: {
            curtain.alpha = 1
        }, completion: { finished in
            curtain.removeFromSuperview()
            if finished { // expect: error segue-without-present
                self.source.present(self.destination, animated: false)
            }
        })
    }
}
