// Written for Swift 2: a segue whose controllers go by the names that they had then.
import UIKit

class RecipeSegue: UIStoryboardSegue {
    override func perform() {
        sourceViewController.presentViewController(destinationViewController, animated: true, completion: nil)
    }
}

class BackToRecipesSegue: UIStoryboardSegue {
    override func perform() {
        sourceViewController.dismissViewControllerAnimated(true, completion: nil)
    }
}
