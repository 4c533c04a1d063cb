/// Hand-written transition code as a finite program: an animator together with whoever hands it out and drives it.
///
/// There is no recursion and no heap: calls are inlined, every call site owns its slots, every place that makes an
/// object or a view owns one object or view. So a program has finitely many variables with finitely many values.
public struct AnimatorProgram: Hashable, Codable, Sendable {
    /// The animator's type, as its author calls it.
    public var name: String
    /// Where that type is declared.
    public var location: SourceLocation
    /// The views that it knows; the first four are those that every program has.
    public var views: [ViewDeclaration]
    /// The objects that it makes or is handed.
    public var objects: [ObjectDeclaration]
    /// Its variables.
    public var slots: [Slot]
    /// The places that put off work.
    public var tasks: [TaskDeclaration]
    /// What the environment calls.
    public var routines: [Routine]
    /// Its code; labels count in here.
    public var instructions: [Instruction]
    /// What closure values stand for; only for people who read the program.
    public var closures: [String]
    /// The slots through which the environment and the code talk.
    public var registers: Registers
    /// Gestures whose handlers were read; `Role.gesture` counts in here.
    public var gestures: [GestureDeclaration]
    /// Where the code sets a `transitioningDelegate`, and whether anything keeps the object.
    public var delegateAssignments: [DelegateAssignment]
    /// Methods of the type that this program is named after which UIKit would call if they were named rightly.
    public var nearMisses: [NearMiss]
    /// Classes that the type inherits this code from and that are nowhere made themselves.
    public var bases: [BaseClass]
    /// Whether a controller, once it has disappeared, has code of the program's own put a view back where it was.
    public var isUndoneOnDisappearing: Bool

    /// A program with the views that every program has, and nothing else.
    public init(name: String, location: SourceLocation) {
        self.name = name
        self.location = location
        views = ViewDeclaration.standard(at: location)
        objects = []
        slots = []
        tasks = []
        routines = []
        instructions = []
        closures = []
        registers = Registers()
        gestures = []
        delegateAssignments = []
        nearMisses = []
        bases = []
        isUndoneOnDisappearing = false
    }
}

/// An animator class that is there to be inherited from.
public struct BaseClass: Hashable, Codable, Sendable {
    /// Its name.
    public var name: String
    /// Where it is declared.
    public var location: SourceLocation

    /// Makes a base class from its parts.
    public init(name: String, location: SourceLocation) {
        self.name = name
        self.location = location
    }
}

/// A view that a program knows.
public struct ViewDeclaration: Hashable, Codable, Sendable {
    /// What a view is to the transition.
    public enum Role: Hashable, Codable, Sendable {
        /// The lower view of the pair: the presenter's, the view pushed over, the tab left first.
        case base
        /// The upper view of the pair: the presented or pushed controller's, the tab gone to.
        case overlay
        /// The context's container view.
        case container
        /// The window that everything is in.
        case window
        /// Made by the code; in no superview until it is put somewhere.
        case created(CreatedKind)
        /// There before the transition, somewhere outside the container: a hero image, a tab bar.
        ///
        /// Its place is `home`; `within` is the base or the overlay when the code reached it through that controller.
        case outside(within: ViewID?)
    }

    /// What sort of view the code makes.
    public enum CreatedKind: String, Hashable, Codable, Sendable {
        /// Any view that is none of the others.
        case plain
        /// A picture of another view.
        case snapshot
        /// A dimming or backdrop view: by its look, plain, full-size and shaded, or by its kind, a visual effect view.
        case backdrop
    }

    /// The source's name for it.
    public var name: String
    /// What it is to the transition.
    public var role: Role
    /// Where it is made or first named.
    public var location: SourceLocation
    /// Whether it stands for several views made in one loop.
    public var isSet: Bool

    /// Makes a view from its parts.
    public init(name: String, role: Role, location: SourceLocation, isSet: Bool = false) {
        self.name = name
        self.role = role
        self.location = location
        self.isSet = isSet
    }

    /// The id of the lower view of the pair.
    public static let base: ViewID = 0
    /// The id of the upper view of the pair.
    public static let overlay: ViewID = 1
    /// The id of the container view.
    public static let container: ViewID = 2
    /// The id of the window.
    public static let window: ViewID = 3

    /// The four views that every program has, in the order of their ids.
    static func standard(at location: SourceLocation) -> [ViewDeclaration] {
        [("base", Role.base), ("overlay", .overlay), ("container", .container), ("window", .window)]
            .map { ViewDeclaration(name: $0.0, role: $0.1, location: location) }
    }
}

/// An object that a program makes or is handed.
public struct ObjectDeclaration: Hashable, Codable, Sendable {
    /// What sort of object it is, as far as the machine keeps anything of it.
    public enum Kind: Hashable, Codable, Sendable {
        /// An instance of a type that was read.
        case instance
        /// A `UIPercentDrivenInteractiveTransition`; `customStart` when a subclass overrides
        /// `startInteractiveTransition`.
        case percentDriven(customStart: Bool)
        /// A `UIViewPropertyAnimator`, with its duration in seconds where known.
        case propertyAnimator(duration: Double?)
        /// A `DispatchGroup`.
        case dispatchGroup
        /// Anything else; the program can only compare it.
        case other
    }

    /// The source's name for it.
    public var name: String
    /// Its type's name.
    public var type: String
    /// What sort of object it is.
    public var kind: Kind
    /// Where it is made or first named.
    public var location: SourceLocation
    /// Kept alive from outside for as long as the story lasts (a delegate, a view controller).
    public var isImmortal: Bool
    /// The slots of the object's strong properties: what it keeps alive while it lives.
    public var strongProperties: [SlotID]

    /// Makes an object from its parts.
    public init(
        name: String, type: String, kind: Kind, location: SourceLocation, isImmortal: Bool = false,
        strongProperties: [SlotID] = []
    ) {
        self.name = name
        self.type = type
        self.kind = kind
        self.location = location
        self.isImmortal = isImmortal
        self.strongProperties = strongProperties
    }
}

/// A variable of the program: a property of one object, a local of one call site, or a remembered choice.
public struct Slot: Hashable, Codable, Sendable {
    /// What a slot holds when the story begins.
    public enum Initial: Hashable, Codable, Sendable {
        /// This value.
        case value(Value)
        /// One of the candidates, decided when it is first read.
        case undecided
        /// The first in transitions that go forward (present, push), the second in those that go back; set anew for
        /// each.
        case direction(forward: Value, backward: Value)
        /// The first in interactive scenarios, the second in others; set anew for each transition.
        case interactive(Value, otherwise: Value)
    }

    /// `animator.presenting`, `toView`, or the text of the condition that it remembers.
    public var name: String
    /// Where it is declared, or where the condition stands.
    public var location: SourceLocation
    /// What it holds when the story begins.
    public var initial: Initial
    /// What it may turn out to hold where it is undecided.
    public var candidates: [Value]
    /// How long what it holds can matter.
    public var lifetime: Lifetime
    /// Deciding for one of these candidates lowers a finding to at most this severity (a failed cast, a nil snapshot).
    public var caps: [Cap]

    /// How long a slot's value can matter.
    public enum Lifetime: String, Hashable, Codable, Sendable {
        /// For the whole story: a property, a choice about the world outside.
        case story
        /// Until the transition has settled: a local, a choice about this transition's controllers.
        case transition
    }

    /// A candidate that is real but rare: findings that need it are less loud.
    public struct Cap: Hashable, Codable, Sendable {
        /// The candidate.
        public var value: Value
        /// The highest severity of a finding that needs it.
        public var severity: Severity
        /// Why, in a few words: "the snapshot is nil".
        public var reason: String

        /// Makes a cap from its parts.
        public init(value: Value, severity: Severity, reason: String) {
            self.value = value
            self.severity = severity
            self.reason = reason
        }
    }

    /// Makes a slot from its parts.
    public init(
        name: String, location: SourceLocation, initial: Initial, candidates: [Value] = [],
        lifetime: Lifetime = .story, caps: [Cap] = []
    ) {
        self.name = name
        self.location = location
        self.initial = initial
        self.candidates = candidates
        self.lifetime = lifetime
        self.caps = caps
    }
}

/// A place that puts off work: what it is, when it comes, and what then runs.
public struct TaskDeclaration: Hashable, Codable, Sendable {
    /// What sort of work it is, which says when it comes and with what argument.
    public enum Kind: String, Hashable, Codable, Sendable {
        /// `UIView.animate` and its relatives; the argument is `finished`.
        case viewAnimation
        /// Animations or a completion attached to a property animator; a completion's argument is the position.
        case animatorBlock
        /// A layer animation's delegate callback or a transaction's completion block; the argument is `finished`.
        case layerAnimation
        /// `CATransaction.setCompletionBlock`.
        case transactionCompletion
        /// Work sent to the main queue, with a delay or none, or a one-shot timer.
        case dispatch
        /// A repeating timer or a display link: stays pending until it is dropped.
        case repeating
        /// A `DispatchGroup`'s notify block: may run once the group is empty.
        case groupNotify
        /// A block run alongside the transition, or at its coordinator's completion.
        case coordinator
    }

    /// What sort of work it is.
    public var kind: Kind
    /// What it is called in a trace: "the animation", "the completion of `fade`".
    public var name: String
    /// Where it is put off.
    public var location: SourceLocation
    /// Where its body starts; `nil` when nothing runs when it fires (an animation without completion).
    public var body: Label?
    /// Where the environment puts what it hands to the body, if the body wants it.
    public var argument: SlotID?
    /// Seconds from scheduling to firing, delay included; `nil` when unknown.
    public var seconds: Double?
    /// What a pending task keeps alive: the objects its closure captures strongly.
    public var keeps: [Operand]
    /// Whether the animation block holds a change to a view on every path; `false` makes its completion come at once.
    public var hasChanges: Bool
    /// Whether its body may put it off once more, as its last deed: it comes again and again until it does not.
    public var comesAgain: Bool
    /// Whether it is an animation that repeats for ever: what would complete at its end waits until something cuts it off.
    public var isEndless: Bool
    /// The routine or task body, by its first instruction, that schedules it: tasks scheduled in one turn fire in the
    /// order of their seconds.
    public var turn: Label?

    /// Whether it is work that comes again and again: a timer's, a display link's, or what puts itself off.
    var ticks: Bool { kind == .repeating || comesAgain }

    /// Makes a task from its parts.
    public init(
        kind: Kind, name: String, location: SourceLocation, body: Label? = nil, argument: SlotID? = nil,
        seconds: Double? = nil, keeps: [Operand] = [], hasChanges: Bool = true,
        comesAgain: Bool = false, isEndless: Bool = false, turn: Label? = nil
    ) {
        self.kind = kind
        self.name = name
        self.location = location
        self.body = body
        self.argument = argument
        self.seconds = seconds
        self.keeps = keeps
        self.hasChanges = hasChanges
        self.comesAgain = comesAgain
        self.isEndless = isEndless
        self.turn = turn
    }
}

/// Code that the environment calls.
public struct Routine: Hashable, Codable, Sendable {
    /// When the environment calls it.
    public var role: Role
    /// `SlideAnimator.animateTransition(using:)`.
    public var name: String
    /// Where it is declared.
    public var location: SourceLocation
    /// Its first instruction.
    public var entry: Label
    /// Where the environment puts the argument, for roles that have one.
    public var argument: SlotID?
    /// Where the routine leaves its result, for roles that have one.
    public var result: SlotID?

    /// Makes a routine from its parts.
    public init(
        role: Role, name: String, location: SourceLocation, entry: Label, argument: SlotID? = nil, result: SlotID? = nil
    ) {
        self.role = role
        self.name = name
        self.location = location
        self.entry = entry
        self.argument = argument
        self.result = result
    }
}

/// When the environment calls a routine, and what passes between them.
public enum Role: Hashable, Codable, Sendable {
    /// Once, before everything: the objects that are there when the story begins.
    case setUp
    /// The delegate is asked for the animator of this kind of transition; result: an object or `nil`.
    /// For navigation the argument is the operation.
    case animatorFor(TransitionKind)
    /// The delegate is asked for an interaction controller; result: an object or `nil`.
    case interactionControllerFor(TransitionKind)
    /// The delegate is asked for a presentation controller; result: an object or `nil`.
    case presentationController
    /// `animateTransition(using:)` of the object in the animator register.
    case animateTransition
    /// `interruptibleAnimator(using:)` of the same; result: a property animator.
    case interruptibleAnimator
    /// `animationEnded(_:)` of the same; argument: whether the transition completed.
    case animationEnded
    /// `startInteractiveTransition(_:)` of the object in the interaction controller register.
    case startInteractiveTransition
    /// `presentationTransitionWillBegin()` of the presentation controller.
    case presentationTransitionWillBegin
    /// Argument: whether it completed.
    case presentationTransitionDidEnd
    /// `dismissalTransitionWillBegin()` of the presentation controller.
    case dismissalTransitionWillBegin
    /// Argument: whether it completed.
    case dismissalTransitionDidEnd
    /// `shouldRemovePresentersView` of the presentation controller; result: a boolean.
    case shouldRemovePresentersView
    /// The presented controller is told of its appearance.
    case appearance(AppearanceCallback)
    /// A segue's `perform()`.
    case performSegue
    /// A gesture recogniser's action; argument: the state as a symbol (`began`, `changed`, `ended`, `cancelled`,
    /// `failed`).
    case gesture(Int)
    /// A method of a driver that no code read calls and that may therefore come from outside at any moment.
    case outside(Int)
}

/// The slots through which the environment and the code talk.
public struct Registers: Hashable, Codable, Sendable {
    /// The animator that UIKit uses; the environment writes it, `animateTransition` reads it as `self`.
    public var animator: SlotID?
    /// The interaction controller that UIKit uses, or `nil`.
    public var interactionController: SlotID?
    /// The presentation controller that UIKit uses, or `nil`.
    public var presentationController: SlotID?

    /// Names the slots that serve as registers.
    public init(animator: SlotID? = nil, interactionController: SlotID? = nil, presentationController: SlotID? = nil) {
        self.animator = animator
        self.interactionController = interactionController
        self.presentationController = presentationController
    }
}

/// A gesture whose handler was read.
public struct GestureDeclaration: Hashable, Codable, Sendable {
    /// Which states a gesture goes through.
    public enum Kind: String, Hashable, Codable, Sendable {
        /// Began, changed, then ended or cancelled.
        case pan
        /// Ended only.
        case tap
        /// Began, changed, then ended, cancelled or failed.
        case other
    }

    /// What it is called in a trace: the handler's name.
    public var name: String
    /// Which states it goes through.
    public var kind: Kind
    /// Where the handler is declared.
    public var location: SourceLocation
    /// Its handler belongs to what is presented: nobody can make it before that is on the screen, unless to present it.
    public var belongsToPresentation: Bool

    /// Makes a gesture from its parts.
    public init(name: String, kind: Kind, location: SourceLocation, belongsToPresentation: Bool = false) {
        self.name = name
        self.kind = kind
        self.location = location
        self.belongsToPresentation = belongsToPresentation
    }
}

/// A place that sets a controller's `transitioningDelegate` (which UIKit holds weakly).
public struct DelegateAssignment: Hashable, Codable, Sendable {
    /// Where the delegate is set.
    public var location: SourceLocation
    /// The delegate's type.
    public var delegate: String
    /// Whether something in sight keeps the object once the function that set it has returned.
    public var isRetained: Bool
    /// Whether the dismissal is asked of that delegate at all (it implements `animationController(forDismissed:)`).
    public var servesDismissal: Bool

    /// Makes an assignment from its parts.
    public init(location: SourceLocation, delegate: String, isRetained: Bool, servesDismissal: Bool) {
        self.location = location
        self.delegate = delegate
        self.isRetained = isRetained
        self.servesDismissal = servesDismissal
    }
}

/// A method that nearly matches one that UIKit would call.
public struct NearMiss: Hashable, Codable, Sendable {
    /// What keeps it from being the one.
    public enum Difference: Hashable, Codable, Sendable {
        /// Its name or its labels.
        case name
        /// A parameter's type or the result's.
        case type(written: String, wanted: String)
        /// It would have to override a method of UIKit's, and has other labels or types.
        case notAnOverride
    }

    /// The method's name in its declaration.
    public var location: SourceLocation
    /// `animationController(forPresentedController:presenting:source:)`.
    public var method: String
    /// The whole name of the method that UIKit would call.
    public var requirement: String
    /// What keeps it from being the one that UIKit calls.
    public var difference: Difference

    /// Makes a near miss from its parts.
    public init(location: SourceLocation, method: String, requirement: String, difference: Difference) {
        self.location = location
        self.method = method
        self.requirement = requirement
        self.difference = difference
    }
}
