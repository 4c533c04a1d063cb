// The storyboard's way to a web page: the destination only carries the address in its title and is never shown.
import UIKit

final class WebPageSegue: UIStoryboardSegue {
    override func perform() {
        guard let address = destination.title, let page = URL(string: address) else { return }
        UIApplication.shared.open(page)
    }
}
