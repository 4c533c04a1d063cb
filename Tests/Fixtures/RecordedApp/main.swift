import UIKit

// Three pops with every recorded line on standard output: by the back button, swiped to the end, and let go too early.
let recorder = TransitionRecorder(observesDriver: true) { print($0) }

@MainActor func pop(_ swipe: ((RecordedInteraction) -> Void)?) {
    let driver = swipe == nil ? nil : RecordedInteraction(recorder: recorder)
    let animator = recorder.animator(wrapping: SlideBack(), kind: "pop")
    let context = StandInContext(animator: animator, driver: driver)
    if let driver { swipe?(driver) }
    context.runAnimations()
}

pop(nil)
pop { driver in
    driver.update(0.5)
    driver.finish()
}
pop { driver in
    driver.update(0.25)
    driver.cancel()
}
