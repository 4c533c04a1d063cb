/// What a logic does in each state on each event, found out as far as UIKit's lifecycle asks for it.
struct LogicTable<Logic: TransitionLogic> {
    /// A question that the lifecycle may ask: this event in this state.
    struct Question: Hashable {
        var state: Int
        var event: TransitionEvent
    }

    /// What a run came to: whether something happens at all in a state, or the whole question.
    enum Inquiry: Hashable {
        case whether(state: Int, TransitionEvent.Kind)
        case what(Question)
    }

    /// What the logic answers.
    struct Answer {
        var next: Int
        var effects: [TransitionEffect]
    }

    /// The states met so far; the first is the beginning.
    private(set) var states: [Logic]
    private var numbers: [Logic: Int]
    private(set) var answers: [Question: Answer] = [:]
    /// What is known to happen in a state, whatever the context says then.
    private var happens: Set<Inquiry> = []
    /// The names of animations and of what is put off, in the order in which they were first met, with their seconds.
    private(set) var animations: [(name: String, seconds: Double?, hasChanges: Bool)] = []
    private(set) var waits: [(name: String, seconds: Double?)] = []

    init(_ logic: Logic) {
        states = [logic]
        numbers = [logic: 0]
    }

    /// Whether it is known that an event comes in a state.
    func comes(_ kind: TransitionEvent.Kind, in state: Int) -> Bool {
        happens.contains(.whether(state: state, kind))
    }

    /// Takes note of what a run came to.
    mutating func follow(_ inquiry: Inquiry) {
        switch inquiry {
        case .whether: happens.insert(inquiry)
        case .what(let question): ask(question)
        }
    }

    /// Asks the logic, and remembers the answer.
    private mutating func ask(_ question: Question) {
        var logic = states[question.state]
        let effects = logic.handle(question.event)
        let next = numbers[logic] ?? states.count
        if next == states.count {
            states.append(logic)
            numbers[logic] = next
        }
        for effect in effects { note(effect) }
        answers[question] = Answer(next: next, effects: effects)
    }

    private mutating func note(_ effect: TransitionEffect) {
        switch effect.kind {
        case .animate(let name, let seconds, let changes):
            guard !animations.contains(where: { $0.name == name }) else { return }
            animations.append((name, seconds, !changes.isEmpty))
        case .wait(let name, let seconds):
            guard !waits.contains(where: { $0.name == name }) else { return }
            waits.append((name, seconds))
        case .statement: break
        }
    }
}
