import SwiftSyntax
import TransitionModel

/// Compiles Swift code into an animator program: calls are inlined, closures and objects resolved.
///
/// What is known while compiling (which closure, which object, which constant) is folded away; the rest becomes slots,
/// branches and instructions. What is not understood becomes an `opaque` instruction that names its line.
final class ProgramCompiler {
    let index: TypeIndex
    let builder: ProgramBuilder
    /// Where the compiler is: whose code, which names, where `return` goes.
    var frame: Frame
    var sites: [DispatchSite] = []
    /// What the program's closure values stand for.
    var callables: [Callable] = []
    /// Slots of numbers that are counted up or down by whole steps.
    var counters: Set<SlotID> = []
    /// Those among them that say how many elements there are, where some stand for all, and those that count them.
    var sizes: Set<SlotID> = []
    var countsSamples: Set<SlotID> = []
    /// The choices whether collections are empty.
    var emptinesses: [CollectionKey: SlotID] = [:]
    /// Collections into which code puts elements that are not followed, or takes them out.
    var changedCollections: Set<CollectionKey> = []
    /// Whether the files met so far compare anything with positions in collections.
    var filesAskingForPositions: [ObjectIdentifier: Bool] = [:]
    /// Names that hold values nobody knows, and that were assigned.
    var unknowns: [Binding] = []
    /// Stands for where the fingers are: given a new value by each event of a gesture.
    let fingers = Binding(.unknown(type: nil, isOptional: false))
    /// Whether any name holds something measured on a gesture.
    var hasMeasuredNames = false
    /// Whether the program is a segue's.
    var isSegue = false
    /// Whether the code compiled now is an appearance callback's.
    var isInAppearance = false
    /// Whether the code compiled now stands in a loop of unknown length: what it makes stands for several.
    var isInLoop = false
    /// The first instruction of the routine or task body that is being compiled, or of what follows an `await` in it.
    var turn: Label?
    /// Whether something was called that was not read, since this was last asked.
    var coversUnknownCall = false
    /// Whether code that puts itself off was led back to where it began, since this was last asked.
    var hasGoneBack = false
    /// How many calls of code in sight have been compiled.
    var inlinedCalls = 0
    /// Stands for the time and whatever else moves between two ticks of a timer.
    let clock = Binding(.unknown(type: nil, isOptional: false))
    /// How often a condition was met that nobody can answer.
    var choicesAsked = 0
    /// Whether a closure's capture list is compiled.
    var isCapturing = false
    /// The layer whose depth was set first.
    var raisedLayer: Operand?
    /// Whether code puts views anywhere but on top.
    var putsBelow = false
    /// The edges of views that constraints put onto the container's.
    var pinnedEdges: [Operand: Set<String>] = [:]
    /// The classes of the views that the code makes by name.
    var viewTypes: [ViewID: String] = [:]
    /// Whether animations are taken from layers somewhere: then those that repeat for ever end too.
    var removesAnimations = false
    /// The work of the objects that are dispatch work items.
    var workItems: [ObjectID: Term] = [:]
    /// The tasks of the objects that are timers or work items.
    var timers: [ObjectID: TaskID] = [:]
    /// The objects that are behaviours of UIKit's dynamics.
    var behaviors: [ObjectID: DynamicBehavior] = [:]
    /// What tells a dynamic animator's delegate that all has come to rest.
    var dynamicsRest: TaskID?
    /// Jumps left open where behaviours are removed.
    var behaviorRemovals: [Int] = []
    /// How much has been written that changes a view, or may.
    var changes = 0
    var instances: [ObjectID: Instance] = [:]
    /// Where drivers that code out of sight supplies may be of several classes: how many, and whose turn it is.
    var driverTurn = 0
    var driverClasses = 1
    /// Functions whose code was compiled somewhere.
    var inlined: Set<SyntaxIdentifier> = []
    /// The state of the gesture whose action is compiled, where the action is not handed its recogniser.
    var handledState: SlotID?
    /// What holds what enums' cases were last given, by case and position.
    var payloads: [ChoiceKey: (slot: SlotID, shape: Shape, isOptional: Bool)] = [:]
    /// What holds the view that was last given each tag.
    var tagSlots: [String: SlotID] = [:]
    /// Handlers of gestures: each object of their class has its own recogniser.
    var handlers: Set<SyntaxIdentifier> = []
    /// Those that some other object's code calls.
    var calledFromElsewhere: Set<SyntaxIdentifier> = []
    /// Objects whose gestures and outside methods have their routines.
    var hasRoutines: Set<ObjectID> = []
    var outsideCount = 0
    /// The dispatch sites of the routines that UIKit calls on the object in a register.
    var routineSites: [Role: Int] = [:]
    /// The views that controllers put into their own views, by the controllers' types.
    var installedViews: [String: Set<String>] = [:]
    /// Choices by what they ask and in which activation.
    var choices: [ChoiceKey: SlotID] = [:]
    /// Where values come from that enum cases carry.
    var origins: [ChoiceKey: CaseOrigin] = [:]
    /// What was taken for granted about what they carry; whether any of it proved wrong, and whether anything is at all.
    var carriedClaims: [CarriedClaim] = []
    var isCarriedOtherwise = false
    var tiesCarriedCases = true
    /// Views outside the container by how the code reaches them.
    var outsideViews: [String: ViewID] = [:]
    /// The slot that holds each object itself, for weak references to it.
    var selfSlots: [ObjectID: SlotID] = [:]
    private var activations = 0
    /// The classes of what is presented, where all code in sight that presents it tells them.
    var presentedTypes: [String] = []
    /// Whether the code leaves the app: it opens a URL.
    var leavesApp = false
    /// Where the code suggests who has what view as its own: a delegate that is a view controller.
    var ownViews: [ObjectID: Operand] = [:]

    /// The deepest that calls are inlined.
    static let depthLimit = 40

    init(index: TypeIndex, name: String, location: TransitionModel.SourceLocation) {
        self.index = index
        builder = ProgramBuilder(name: name, location: location)
        frame = Frame(scope: Scope(parent: nil, activation: 0), file: index.files[0])
    }

    func newActivation() -> Int {
        activations += 1
        return activations
    }

    func location(_ node: some SyntaxProtocol) -> TransitionModel.SourceLocation { frame.file.location(of: node) }

    /// The node's text on one line, for names and messages.
    func shortText(of node: some SyntaxProtocol) -> String { frame.file.shortText(of: node) }

    /// Where a block's closing brace stands: where code that falls through ends.
    func endLocation(_ node: some SyntaxProtocol) -> TransitionModel.SourceLocation {
        frame.file.location(at: node.endPositionBeforeTrailingTrivia.advanced(by: -1))
    }
}

/// Where the compiler is.
struct Frame {
    var scope: Scope
    var file: ParsedFile
    var receiver: BoundSelf?
    /// What `self` is in an extension of one of UIKit's types: a view, a controller, the context.
    var contextSelf: Term?
    /// Where `return` goes; `nil` ends the block.
    var returning: ReturnTarget?
    /// Where what is thrown goes; `nil` leaves the function.
    var catching: CatchTarget?
    /// Where a `fallthrough` goes, innermost `switch` last.
    var fallthroughs: [Label?] = []
    /// Where `break` and `continue` go, innermost last.
    var loops: [LoopTarget] = []
    /// Functions and closures being inlined, so that recursion is seen.
    var stack: [SyntaxIdentifier] = []
    /// The calls of functions that were read among these.
    var activations: [ProgramCompiler.Activation] = []
    /// How many blocks are open, where the innermost begins, and whether a call that comes next is the first in it.
    var blockDepth = 0
    var blockEntry: Label?
    var startsBlock = false
    /// Whether nothing of the block comes after the code of this function or closure.
    var isTail = false
    /// Whether the code runs at every tick of a timer.
    var isTick = false
    /// Statements to run when the scope is left, innermost last, by scope depth.
    var deferred: [[CodeBlockItemListSyntax]] = []
    /// Where the value of the branch that is being compiled goes, when an `if` or `switch` is used as a value.
    var valueTarget: ProgramCompiler.Merge?

    init(scope: Scope, file: ParsedFile) {
        self.scope = scope
        self.file = file
    }
}

/// Where the value of a `return` is put and where the code goes on.
final class ReturnTarget {
    let label: Label
    /// How many deferred blocks were open when the function was entered.
    let deferDepth: Int
    /// The statement whose value may be handed on as a term, since nothing else returns.
    let only: SyntaxIdentifier?
    var result: Term?
    var slot: SlotID?
    /// The slots of a returned tuple's parts, with what is known of them.
    var parts: [(label: String?, term: Term)] = []
    /// The returned arrays.
    var arrays = ArrayMerge()
    /// What the returned terms carry.
    var carries = CarriedCases()
    /// All returned terms' shapes agree with this one.
    var shape: Shape?

    init(label: Label, deferDepth: Int, only: SyntaxIdentifier?) {
        self.label = label
        self.deferDepth = deferDepth
        self.only = only
    }
}

/// The `catch` clauses of a `do`.
final class CatchTarget {
    let label: Label
    let deferDepth: Int
    var isThrownTo = false

    init(label: Label, deferDepth: Int) {
        self.label = label
        self.deferDepth = deferDepth
    }
}

struct LoopTarget {
    let name: String?
    let breaking: Label
    /// `nil` for a `switch`.
    let continuing: Label?
    let deferDepth: Int
}

/// What a remembered choice asks, and where.
struct ChoiceKey: Hashable {
    var text: String
    var object: ObjectID?
    var activation: Int?
    /// Which value of its type `self` is, where that is no object of the program.
    var value: String?
}

extension ChoiceKey {
    /// What an enum's case carries at a position: it travels with the case, so one answer holds for all that carry it.
    init(carriedAt position: Int, of name: String, in type: String) {
        self.init(text: "what \(type).\(name) carries at \(position)")
    }
}

// MARK: - Blocks of their own

extension ProgramCompiler {
    /// Compiles code that the environment enters: a routine, a callback.
    func block(_ body: () -> Void, endingAt end: TransitionModel.SourceLocation) -> Label {
        let saved = frame
        let skip = builder.isReachable ? builder.label() : nil
        if let skip { builder.jump(to: skip, at: end) }
        let entry = builder.startBlock()
        let outer = turn
        turn = entry
        frame.blockDepth += 1
        frame.blockEntry = entry
        frame.startsBlock = false
        frame.isTail = false
        frame.isTick = false
        frame.returning = nil
        frame.loops = []
        frame.fallthroughs = []
        frame.catching = nil
        frame.deferred = []
        frame.valueTarget = nil
        body()
        builder.emit(.end, at: end)
        frame = saved
        turn = outer
        if let skip { builder.place(skip) }
        return entry
    }

    /// Two ways that meet again.
    func either(_ condition: Condition, at node: some SyntaxProtocol, then: () -> Void, otherwise: () -> Void) {
        let first = builder.label()
        let second = builder.label()
        let end = builder.label()
        builder.emit(.branch(condition, then: first, otherwise: second), at: location(node))
        builder.place(first)
        then()
        builder.jump(to: end, at: location(node))
        builder.place(second)
        otherwise()
        builder.jump(to: end, at: location(node))
        builder.place(end)
    }

    /// The way there and the way back, which meet again.
    func byDirection(at node: some SyntaxProtocol, _ body: (_ isForward: Bool) -> Void) {
        either(.isTrue(.fact(.isForward)), at: node) {
            body(true)
        } otherwise: {
            body(false)
        }
    }

    func opaque(_ node: some SyntaxProtocol, handed: [Term] = [], mayComplete: Bool, mayTouchViews: Bool) {
        let operands = handed.map(\.operand).filter { $0 != .unknown }
        let opaque = Opaque(
            shortText(of: node), handed: operands, mayComplete: mayComplete, mayTouchViews: mayTouchViews)
        builder.emit(.opaque(opaque), at: location(node))
    }
}

extension SyntaxProtocol {
    /// The node's text with its white space folded, to compare conditions by.
    var foldedText: String { trimmedDescription.foldingWhitespace }
}

extension String {
    /// The text with each run of white space between words made one space; by bytes, since every expression is folded.
    var foldingWhitespace: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count)
        var isPending = false
        for byte in utf8 {
            if byte == UInt8(ascii: " ") || byte &- 9 < 5 {
                isPending = !bytes.isEmpty
            } else {
                if isPending { bytes.append(UInt8(ascii: " ")) }
                isPending = false
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
