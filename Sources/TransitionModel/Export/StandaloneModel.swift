/// A machine explored to its end and written out: its variables, where it may begin, and each event's step as a tree of
/// questions, choices and effects. It needs nothing of this package, so other checkers can be given it.
public struct StandaloneModel: Sendable {
    /// The animator's name.
    public var name: String
    public var location: SourceLocation
    public var scenario: Scenario
    /// The numbers that a state consists of; what never changes is left out.
    public var variables: [Variable]
    /// The values of all variables where the story may begin, each beginning once.
    public var beginnings: [[Int]]
    public var steps: [Step]
    /// Whether something must still happen in a state in which a transition is under way: a tree of answers.
    public var duty: Tree
    /// Everything that some run breaks, in the order of the numbers by which trees speak of it.
    public var breaches: [Breach]
    /// Where views are, for the effects that move them.
    public var places: [Place]
    /// The variable that holds the phase, and which phases have a context that must still be completed.
    public var phase: Int?
    public var phasesInFlight: [Int]
    /// The states and edges that the explorer found.
    public var states: Int
    public var edges: Int

    /// One number of a state.
    public struct Variable: Hashable, Sendable {
        /// Unique, and an identifier in both languages.
        public var name: String
        /// How many bits it needs, from 1.
        public var bits: Int
        /// What it says, in words.
        public var meaning: String
    }

    /// What happens when one event comes.
    public struct Step: Sendable {
        /// A unique identifier.
        public var name: String
        /// The event in words, with the line it is about where there is one.
        public var words: String
        public var location: SourceLocation?
        /// Whether a run may not pass it over for ever.
        public var isFair: Bool
        /// In states where something must still happen, dead ends in which it ends are reported.
        public var judged: Tree
        /// In other states.
        public var unjudged: Tree
    }

    /// A rule that some run breaks.
    public struct Breach: Sendable {
        public var rule: String
        public var severity: Severity
        public var message: String
        public var location: SourceLocation
        /// Whether something was not understood there, so that nothing is proved.
        public var isDoubt: Bool
    }

    /// Where a state keeps a view's place and its rank among its siblings; `nil` where that never changes.
    public struct Place: Hashable, Sendable {
        public var view: String
        public var parent: Int?
        /// The place that never changes.
        public var fixedParent: Int
        public var rank: Int?
    }

    /// Places from here on are superviews: the view's number, and this added.
    public static let firstSuperview = Int(TransitionModel.Place.firstInside)

    /// What a step asks, chooses and does; a branch that is `nil` was never taken.
    public struct Tree: Sendable {
        public var nodes: [Node] = []
        public var root: Int?
    }

    /// One place in a tree; what follows is given by number.
    public indirect enum Node: Hashable, Sendable {
        /// By a variable's value.
        case ask(Int, [Int: Int])
        /// Whether all tests of some alternative hold.
        case askAny([[Test]], yes: Int?, no: Int?)
        case choose([Int?])
        case effect(Effect, Int?)
        /// The event may come; up to here nothing was done.
        case enter(Int?)
        /// The event may not come.
        case disabled
        /// A state is reached, and this was broken on the way, by number.
        case end([Int])
        /// This way is not part of the story: another animator was handed out.
        case cut
        case answer(Bool)
    }

    /// A variable has one of some values.
    public struct Test: Hashable, Sendable {
        public var variable: Int
        public var values: [Int]
    }

    /// A variable gets a value.
    public struct Assignment: Hashable, Sendable {
        public var variable: Int
        public var value: Int
    }

    /// What is done to a state.
    public enum Effect: Hashable, Sendable {
        case set([Assignment])
        /// Variables get the values of others.
        case copy([Copy])
        case setWhere([Test], [Assignment])
        /// A view, by its position in `places`, leaves its superview if it has one.
        case takeOut(Int, to: Int)
        /// A view without a superview is put into one, at a position or on top.
        case put(Int, into: Int, at: Int?)
    }

    /// A variable that gets another's value, or that of a part of the state that never changes.
    public struct Copy: Hashable, Sendable {
        public enum Source: Hashable, Sendable {
            case variable(Int)
            case value(Int)
        }
        public var to: Int
        public var from: Source
    }
}
