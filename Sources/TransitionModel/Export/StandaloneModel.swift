/// A machine explored to its end and written out: variables, beginnings, and each event's step as a tree.
///
/// It needs nothing of this package, so other checkers can be given it.
public struct StandaloneModel: Sendable {
    /// The animator's name.
    public var name: String
    /// Where the animator is declared.
    public var location: SourceLocation
    /// The circumstances that the machine was made for.
    public var scenario: Scenario
    /// The numbers that a state consists of; what never changes is left out.
    public var variables: [Variable]
    /// The values of all variables where the story may begin, each beginning once.
    public var beginnings: [[Int]]
    /// What may happen, in the order of the machine's events.
    public var steps: [Step]
    /// Whether something must still happen in a state in which a transition is under way: a tree of answers.
    public var duty: Tree
    /// Everything that some run breaks, in the order of the numbers by which trees speak of it.
    public var breaches: [Breach]
    /// Where views are, for the effects that move them.
    public var places: [Place]
    /// The variable that holds the phase, and which phases have a context that must still be completed.
    public var phase: Int?
    /// The phases, by number, in which a transition is under way.
    public var phasesInFlight: [Int]
    /// When a transition that is under way must come to completion: its faults are reported, and everything in it was
    /// understood; `nil` for never.
    public var owed: [Test]?
    /// The states and edges that the explorer found.
    public var states: Int
    /// Edges between the states that were reached.
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
        /// The line that the step is about, if it runs code.
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
        /// The rule's id.
        public var rule: String
        /// How loud it is.
        public var severity: Severity
        /// What is wrong, in one sentence.
        public var message: String
        /// Where it points.
        public var location: SourceLocation
        /// Whether something was not understood there, so that nothing is proved.
        public var isDoubt: Bool
    }

    /// Where a state keeps a view's place and its rank among its siblings; `nil` where that never changes.
    public struct Place: Hashable, Sendable {
        /// The view's name.
        public var view: String
        /// The variable that says where it is.
        public var parent: Int?
        /// The place that never changes.
        public var fixedParent: Int
        /// The variable that says how many siblings lie below it.
        public var rank: Int?
    }

    /// Places from here on are superviews: the view's number, and this added.
    public static let firstSuperview = Int(TransitionModel.Place.firstInside)

    /// What a step asks, chooses and does; a branch that is `nil` was never taken.
    public struct Tree: Sendable {
        /// The places, by number.
        public var nodes: [Node] = []
        /// The number of the first place.
        public var root: Int?
    }

    /// One place in a tree; what follows is given by number.
    public indirect enum Node: Hashable, Sendable {
        /// By a variable's value.
        case ask(Int, [Int: Int])
        /// Whether all tests of some alternative hold.
        case askAny([[Test]], yes: Int?, no: Int?)
        /// Any of these ways.
        case choose([Int?])
        /// Something is done, and then it goes on.
        case effect(Effect, Int?)
        /// The event may come; up to here nothing was done.
        case enter(Int?)
        /// The event may not come.
        case disabled
        /// A state is reached, and this was broken on the way, by number.
        case end([Int])
        /// This way is not part of the story: another animator was handed out.
        case cut
        /// What was asked is so, or not.
        case answer(Bool)
    }

    /// A variable has one of some values.
    public struct Test: Hashable, Sendable {
        /// The variable's number.
        public var variable: Int
        /// The values, of which it has one.
        public var values: [Int]
    }

    /// A variable gets a value.
    public struct Assignment: Hashable, Sendable {
        /// The variable's number.
        public var variable: Int
        /// The value that it gets.
        public var value: Int
    }

    /// What is done to a state.
    public enum Effect: Hashable, Sendable {
        /// Variables get values.
        case set([Assignment])
        /// Variables get the values of others.
        case copy([Copy])
        /// Variables get values where all tests hold.
        case setWhere([Test], [Assignment])
        /// A variable is lowered by one unless it is zero.
        case lower(Int)
        /// A view, by its position in `places`, leaves its superview if it has one.
        case takeOut(Int, to: Int)
        /// A view without a superview is put into one, at a position or on top.
        case put(Int, into: Int, at: Int?)
    }

    /// A variable that gets another's value, or that of a part of the state that never changes.
    public struct Copy: Hashable, Sendable {
        /// What a variable is copied from.
        public enum Source: Hashable, Sendable {
            /// Another variable, by its number.
            case variable(Int)
            /// A value that never changes.
            case value(Int)
        }
        /// The number of the variable that gets it.
        public var to: Int
        /// What it gets.
        public var from: Source
    }
}
