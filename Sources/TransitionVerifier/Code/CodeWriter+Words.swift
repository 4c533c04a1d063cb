extension CodeWriter {
    /// A statement without blocks.
    func words(for kind: Statement.Kind) -> String {
        switch kind {
        case .create(let view): "Create(\(Self.words(for: view)))"
        case .insert(let view, let superview, let placement): insertion(of: view, superview, placement)
        case .remove(let view): "Remove(\(Self.words(for: view)))"
        case .bringToFront(let view): "BringToFront(\(Self.words(for: view)))"
        case .sendToBack(let view): "SendToBack(\(Self.words(for: view)))"
        case .change(let attribute, let view, let value):
            "Change(.\(attribute.rawValue), of: \(Self.words(for: view)), to: .\(value.rawValue))"
        case .invalidate(let name): "Invalidate(\(name.quoted))"
        case .animator(let animator, let command): "\(Self.words(for: animator)).\(words(for: command))"
        case .group(let group, let command): "\(Self.words(for: group)).\(command)()"
        case .driver(let driver, let command): "\(Self.words(for: driver)).\(command.rawValue)()"
        case .store(let flag, let value): "\(Self.words(for: flag)).set(\(value))"
        case .complete(let flag): "Complete(\(words(for: flag)))"
        case .request(let kind): "Request(.\(kind.rawValue))"
        case .leave: "Return()"
        case .expectOrder(let views): "ExpectOrder(\(views.map(Self.words).joined(separator: ", ")))"
        case .unseen(let text, let mayComplete, let mayTouchViews):
            "Unseen(\(text.quoted), mayComplete: \(mayComplete), mayTouchViews: \(mayTouchViews))"
        case .animate, .dispatch, .tick, .alongside, .conditional:
            preconditionFailure("a statement with blocks takes more than a line")
        }
    }

    private func insertion(
        of view: TransitionView, _ superview: TransitionView, _ placement: Statement.Placement
    ) -> String {
        let into = superview == .container ? "" : ", into: \(Self.words(for: superview))"
        let place =
            switch placement {
            case .top: ""
            case .index(let index): ", at: \(index)"
            case .above(let sibling): ", above: \(Self.words(for: sibling))"
            case .below(let sibling): ", below: \(Self.words(for: sibling))"
            }
        return "Insert(\(Self.words(for: view))\(into)\(place))"
    }

    private func words(for command: PropertyAnimator.Command) -> String {
        switch command {
        case .create: "create()"
        case .start: "startAnimation()"
        case .pause: "pauseAnimation()"
        case .continueAnimation: "continueAnimation()"
        case .stop(let withoutFinishing): "stopAnimation(\(withoutFinishing))"
        case .finish(let position): "finishAnimation(at: .\(position.rawValue))"
        case .reverse(let flag): "isReversed(\(flag))"
        case .pausesOnCompletion(let flag): "pausesOnCompletion(\(flag))"
        case .letGo: "letGo()"
        case .addAnimations, .addCompletion: preconditionFailure("a statement with blocks takes more than a line")
        }
    }

    private func words(for flag: CompletionFlag) -> String {
        switch flag {
        case .notCancelled: ".notCancelled"
        case .literal(let value): ".literal(\(value))"
        case .handed(let argument): name(of: argument)
        case .flag(let flag): ".flag(\(Self.words(for: flag)))"
        case .unknown: ".unknown"
        }
    }

    /// What an `If` asks.
    func words(for question: Question) -> String {
        switch question {
        case .wasCancelled: ".wasCancelled"
        case .isInteractive: ".isInteractive"
        case .isForward: ".isForward"
        case .isNil(let view): ".isNil(\(Self.words(for: view)))"
        case .isMissing(.animator(let animator)): "\(Self.words(for: animator)).isMissing"
        case .isMissing(.driver(let driver)): "\(Self.words(for: driver)).isMissing"
        case .unknown(let text): ".unknown(\(text.quoted))"
        case .isSet(let flag): ".isSet(\(Self.words(for: flag)))"
        case .handed(let argument): name(of: argument)
        case .arrived(let argument, let position): "\(name(of: argument)).isAt(.\(position.rawValue))"
        case .gesture(let argument, let phase): "\(name(of: argument)).isIn(.\(phase.rawValue))"
        case .not(.handed(let argument)): "!.handed(\(name(of: argument)))"
        case .not(let inner): "!\(words(for: inner))"
        }
    }

    // MARK: Names

    static func words(for view: TransitionView) -> String {
        switch view {
        case .from: ".from"
        case .to: ".to"
        case .fromController: ".fromController"
        case .toController: ".toController"
        case .presenter: ".presenter"
        case .presented: ".presented"
        case .container: ".container"
        case .window: ".window"
        case .created(let name, .plain): ".created(\(name.quoted))"
        case .created(let name, let kind): ".created(\(name.quoted), .\(kind.rawValue))"
        case .snapshot(let name): ".snapshot(\(name.quoted))"
        case .outside(let name): ".outside(\(name.quoted))"
        }
    }

    static func words(for animator: PropertyAnimator) -> String {
        let seconds = animator.seconds.map { ", seconds: \($0)" } ?? ""
        return "PropertyAnimator(\(animator.name.quoted)\(seconds))"
    }

    static func words(for driver: PercentDriver) -> String { "PercentDriver(\(driver.name.quoted))" }
    static func words(for group: CompletionGroup) -> String { "CompletionGroup(\(group.name.quoted))" }

    static func words(for flag: Flag) -> String {
        switch flag.beginning {
        case .value(false): "Flag(\(flag.name.quoted))"
        case .value(true): "Flag(\(flag.name.quoted), initially: .value(true))"
        case .isForward: "Flag(\(flag.name.quoted), initially: .isForward)"
        case .unknown: "Flag(\(flag.name.quoted), initially: .unknown)"
        }
    }
}

extension String {
    /// The text as a Swift literal.
    var quoted: String { debugDescription }
}
