/// Makes animators at random.
struct AnimatorMaker {
    var source: RandomSource
    /// The kinds of argument that the surrounding blocks are handed, outermost first.
    private var arguments: [HandedKind] = []

    static let driver = PercentDriver("driver")
    static let slide = PropertyAnimator("slide", seconds: 0.3)
    static let group = CompletionGroup("group")
    static let flag = Flag("flag")
    private static let place = CodePlace(fileID: "Random/Random.swift", filePath: "Random.swift", line: 1, column: 1)

    init(source: RandomSource) {
        self.source = source
    }

    /// An animator of about so many statements; its statements' places are those in its text.
    mutating func animator(size: Int) -> Animator {
        var animator = Animator("Random", at: Self.place, statements: body(size))
        if source.oneIn(3) { animator.driver = Self.driver }
        if animator.driver != nil, source.oneIn(2) {
            animator.gestures = [Animator.Gesture(name: "pan", kind: .pan, place: Self.place)]
            let size = 1 + size / 2
            animator.routines.append(
                Animator.Routine(role: .gesture(0), body: handed(.gesture) { $0.block(size, mayDrive: true) }))
        }
        if source.oneIn(6) {
            let body = handed(.finished) { $0.block(1 + size / 3, mayDrive: false) }
            animator.routines.append(Animator.Routine(role: .animationEnded, body: body))
        }
        return SwiftCode(animator).animator
    }

    /// Mostly what people write: the destination put in, something animated, the completion at its end.
    private mutating func body(_ size: Int) -> [Statement] {
        var body = block(size / 2, mayDrive: false)
        if !source.oneIn(5) { body.insert(statement(.insert(.to, into: .container, at: .top)), at: 0) }
        guard !source.oneIn(8) else { return body }
        let completion = handed(.finished) { maker in
            var block = maker.block(size - size / 2, mayDrive: false)
            let end = maker.source.oneIn(3) ? maker.completionFlag() : .notCancelled
            if !maker.source.oneIn(8) { block.append(maker.statement(.complete(end))) }
            return block
        }
        let changes = statement(.change(.alpha, of: .to, to: .one))
        return body + [statement(.animate(seconds: seconds(), changes: [changes], completion: completion))]
    }

    private func statement(_ kind: Statement.Kind) -> Statement { Statement(kind, at: Self.place) }

    /// A block that is handed something.
    private mutating func handed(
        _ kind: HandedKind, _ make: (inout AnimatorMaker) -> [Statement]
    ) -> [Statement] {
        arguments.append(kind)
        defer { arguments.removeLast() }
        return make(&self)
    }

    private mutating func block(_ size: Int, mayDrive: Bool) -> [Statement] {
        var left = size
        var statements: [Statement] = []
        while left > 0 {
            let share = 1 + source.below(left)
            statements.append(statement(kind(share, mayDrive: mayDrive)))
            left -= share
        }
        return statements
    }

    // MARK: Statements

    /// One statement, which with what is in it counts as so many.
    private mutating func kind(_ size: Int, mayDrive: Bool) -> Statement.Kind {
        if mayDrive, source.oneIn(2) { return .driver(Self.driver, source.pick(PercentDriver.Command.allCases)) }
        return size > 1 && source.oneIn(2) ? nested(size - 1, mayDrive: mayDrive) : simple()
    }

    private mutating func nested(_ size: Int, mayDrive: Bool) -> Statement.Kind {
        switch source.below(9) {
        case 0, 1, 2:
            let then = block(size - size / 2, mayDrive: mayDrive)
            return .conditional(question(), then: then, otherwise: block(size / 2, mayDrive: mayDrive))
        case 3, 4:
            let changes = statement(.change(source.pick([.alpha, .transform]), of: view(), to: look()))
            let completion = handed(.finished) { $0.block(size, mayDrive: false) }
            return .animate(seconds: seconds(), changes: [changes], completion: completion)
        case 5: return .dispatch(seconds: seconds(), work: block(size, mayDrive: false))
        case 6: return .group(Self.group, .notify(block(size, mayDrive: false)))
        case 7: return .animator(Self.slide, .addAnimations(block(size, mayDrive: false)))
        default: return .animator(Self.slide, .addCompletion(handed(.position) { $0.block(size, mayDrive: false) }))
        }
    }

    private mutating func simple() -> Statement.Kind {
        switch source.below(16) {
        case 0, 1: return .insert(view(), into: source.pick([.container, .container, .window, .to]), at: placement())
        case 2, 3: return .remove(view())
        case 4, 5: return .change(source.pick(Self.attributes), of: view(), to: look())
        case 6, 7: return .complete(completionFlag())
        case 8: return .create(source.pick([Self.shade, .snapshot("copy")]))
        case 9: return .bringToFront(view())
        case 10: return .group(Self.group, source.pick([.create, .enter, .leave]))
        case 11, 12: return .animator(Self.slide, command())
        case 13: return .store(Self.flag, source.oneIn(2))
        case 14: return .leave
        default: return .sendToBack(view())
        }
    }

    // MARK: What statements speak of

    private static let shade = TransitionView.created("shade", .backdrop)
    private static let attributes: [ViewAttribute] = [.alpha, .frame, .hidden, .transform, .interaction]

    private mutating func view() -> TransitionView {
        source.pick([
            .from, .to, .to, .presenter, .presented, Self.shade, .snapshot("copy"), .outside("hero"), .fromController,
        ])
    }

    private mutating func placement() -> Statement.Placement {
        switch source.below(5) {
        case 0: .index(0)
        case 1: .above(view())
        case 2: .below(view())
        default: .top
        }
    }

    private mutating func look() -> AttributeValue {
        source.pick([.initial, .final, .zero, .one, .identity, .offscreen, .on, .off, .other])
    }

    private mutating func seconds() -> Double? { source.pick([nil, 0.1, 0.3, 0.5]) }

    private mutating func command() -> PropertyAnimator.Command {
        source.pick([
            .create, .start, .start, .pause, .continueAnimation, .stop(withoutFinishing: true),
            .stop(withoutFinishing: false), .finish(at: .end), .reverse(true), .pausesOnCompletion(true), .letGo,
        ])
    }

    private mutating func completionFlag() -> CompletionFlag {
        switch source.below(8) {
        case 0: return .literal(false)
        case 1, 2: return .literal(true)
        case 3: return .flag(Self.flag)
        case 4:
            guard let level = arguments.lastIndex(of: .finished) else { return .notCancelled }
            return .handed(Argument(level: level))
        default: return .notCancelled
        }
    }

    private mutating func question() -> Question {
        var questions: [Question] = [
            .wasCancelled, .wasCancelled, .isInteractive, .isForward, .isNil(.from), .isNil(.snapshot("copy")),
            .isMissing(.animator(Self.slide)), .unknown("the list is empty"), .isSet(Self.flag),
        ]
        for (level, kind) in arguments.enumerated() {
            let argument = Argument(level: level)
            switch kind {
            case .finished, .completed: questions.append(.handed(argument))
            case .position: questions.append(.arrived(argument, at: source.pick(AnimatingPosition.allCases)))
            case .gesture:
                questions += Array(repeating: .gesture(argument, is: source.pick(GesturePhase.allCases)), count: 4)
            }
        }
        let question = source.pick(questions)
        return source.oneIn(4) ? !question : question
    }
}

/// What a block is handed.
enum HandedKind: String {
    case finished
    case position
    case gesture = "state"
    case completed
}
