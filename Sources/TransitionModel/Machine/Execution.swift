/// One step being run: the state as it is so far, the choices made, and what the rules noticed.
///
/// The environment's half is carried out from the rows of `Lifecycle`, the code's half from the program's instructions.
/// Calls that UIKit makes inside an instruction nest; endless loops end at a limit and count as not understood.
///
/// One thread has an execution to itself, and no property is written while another access to it lasts: asking the
/// runtime at each access whether that is so took a quarter of a run.
final class Execution {
    let machine: TransitionMachine
    @exclusivity(unchecked) var state: MachineState
    @exclusivity(unchecked) var choices: Choices
    let recorder: Recorder?
    @exclusivity(unchecked) var breaches: [Breach] = []
    /// What only this step needs to know.
    @exclusivity(unchecked) var turn = Turn()
    /// The code trapped or crashed, or does not end: nothing further happens in this story.
    @exclusivity(unchecked) var isDead = false
    @exclusivity(unchecked) var budget = 10_000
    /// Where the code and UIKit's effects stand, outermost first: instructions as they are, effects below zero.
    @exclusivity(unchecked) var frames: [Int] = []
    /// The crossroads that other ways of the same event have come to.
    private let crossroads: Crossroads?
    /// Where the way can be taken up again to choose otherwise; `nil` where nobody will.
    @exclusivity(unchecked) var resumptions: Resumptions?
    /// Another way has come to the same crossroads in the same situation: this one leads nowhere new.
    @exclusivity(unchecked) private(set) var isPruned = false
    /// The state as a person should see it after the step, before what no longer matters is forgotten.
    @exclusivity(unchecked) private(set) var shown: MachineState?
    /// The animator left because the context has no such view, in a transition whose faults are reported.
    @exclusivity(unchecked) var leftByGuard = false
    /// The transition that the scenario is about has begun.
    @exclusivity(unchecked) var reachedMain = false
    /// The transition for which another animator was handed out than the one that the story is about.
    @exclusivity(unchecked) var metAnotherFor: Leg?
    /// The animator that the story is about was handed out, or one where any is followed.
    @exclusivity(unchecked) var reachedOwn = false
    /// How deep the code that runs is nested in code that runs beside the animator's.
    @exclusivity(unchecked) var asides = 0

    var program: AnimatorProgram { machine.program }
    var layout: StateLayout { machine.layout }
    var leg: Leg { machine.leg(state) }

    /// What a step keeps in mind about itself.
    struct Turn: Hashable {
        /// A task that was put off, and the instruction that did so.
        struct Scheduled: Hashable {
            var task: TaskID
            var label: Label
        }
        /// A property animator that was started, and the instruction that did so.
        struct Started: Hashable {
            var object: ObjectID
            var label: Label
        }
        /// What the event is about: a task, an object, a gesture, a routine.
        var subject = 0
        var gestureState = GestureState.began
        /// UIKit captures the view animations that are started now.
        var captures = false
        /// The property animator whose animation block runs now.
        var runningBlockOf: ObjectID?
        /// The tasks whose animation block is open, innermost last.
        var changing: [TaskID] = []
        /// Tasks that were put off in this turn, with the instruction that did so.
        var scheduled: [Scheduled] = []
        /// Property animators that were made to run in this turn, with the instruction that did so.
        var started: [Started] = []
        /// Property animators that were made in this turn, with the instruction that did so.
        var made: [ObjectID: Label] = [:]
        /// The task whose body runs.
        var firing: TaskID?
        /// The last exit of code.
        var exit: Label?
        /// Slots that hold `nil` because the context has no such view.
        var nilViews: Set<SlotID> = []
        /// The branch that found a context's view to be `nil`.
        var nilViewBranch: Label?
        /// The completing instruction that is being run.
        var completing: Label?
        /// Where the context was completed in this turn.
        var completed: Label?
        /// The flag with which it is completed was not known.
        var flagUnknown = false
        /// Somebody asked whether the transition was cancelled.
        var askedCancelled = false
        /// Where the destination was taken out after completion.
        var lateRemoval: Label?
        /// `completeTransition` has not returned yet.
        var isInsideCompletion = false
        /// The delegate is being asked for an interaction controller.
        var isAskedForInteractor = false
        /// The block that runs was set when there was nothing left for it to wait for.
        var firesEarly = false
        /// The transition starts in this turn.
        var isStart = false

        /// The branch by which code left before it started anything, because the context has no such view.
        var leavesByNilView: Label? { scheduled.isEmpty ? nilViewBranch : nil }
    }

    init(
        _ machine: TransitionMachine, _ state: MachineState, _ choices: Choices, _ recorder: Recorder? = nil,
        crossroads: Crossroads? = nil
    ) {
        self.crossroads = crossroads
        self.machine = machine
        self.state = state
        self.choices = choices
        self.recorder = recorder
    }

    /// Makes what is there before the story begins.
    func setUp() {
        if let routine = machine.routines[.setUp] { call(routine) }
        takeAsFirst()
        forgetDeadSlots()
    }

    /// What is set on views that others made, before any transition, is what these views are like at first.
    private func takeAsFirst() {
        for (index, tracked) in machine.tracked.enumerated() {
            if case .created = program.views[tracked.view].role { continue }
            state[layout.attributes + index] = 0
        }
    }

    /// Runs an event to its end.
    func step(_ event: MachineEvent, judgesDeadEnds: Bool, settles: Bool = true) {
        let wasOver = state.phase == .over
        begin(event)
        finish(judgesDeadEnds: judgesDeadEnds, settles: settles)
        precondition(!wasOver, "nothing happens after the story's end")
    }

    private func begin(_ event: MachineEvent) {
        switch event {
        case .request: fire(.request)
        case .start:
            turn.isStart = true
            fire(.start)
        case .fire(let task):
            turn.subject = task
            fire(.fire)
        case .arrive(let object):
            turn.subject = object
            fire(.arrive)
        case .systemEnds: fire(.systemEnds)
        case .gesture(let gesture, let gestureState):
            turn.subject = gesture
            turn.gestureState = gestureState
            fire(.gesture)
        case .driverFinishes:
            state[.driverSpoke] = 1
            fire(.finish)
        case .driverCancels:
            state[.driverSpoke] = 1
            fire(.cancel)
        case .background: fire(.background)
        case .outside(let number):
            turn.subject = number
            fire(.outsideCall)
        }
    }

    /// Comes to rest if nothing is pending, looks for dead ends, and forgets what can no longer matter.
    private func finish(judgesDeadEnds: Bool, settles: Bool) {
        shown = state
        if turn.leavesByNilView != nil, leg.isMain { leftByGuard = true }
        if isDead {
            endStory()
            return
        }
        for check in machine.turnEndWatchers { check.atTurnEnd(self) }
        forgetDeadSlots()
        guard settles else { return }
        if state.phase == .completed, !machine.isObligedToGoOn(state) {
            fire(.quiet)
            if state.phase == .over { endStory() } else { clearAfterTransition() }
        } else if judgesDeadEnds, state.phase.isInFlight, !machine.isObligedToGoOn(state) {
            judge { $0.atDeadEnd(self) }
        }
    }

    /// All ends of a story are the same state.
    private func endStory() {
        state.become(machine.blank)
        state.phase = .over
    }

    /// Carries out the first row of the lifecycle that applies to an event; false when there is none.
    @discardableResult
    func fire(_ event: LifecycleEvent) -> Bool {
        guard let row = Lifecycle.rows(in: state.phase, on: event).first(where: { $0.guards.allSatisfy(holds) })
        else { return false }
        state.phase = row.next
        frames.append(0)
        defer { frames.removeLast() }
        if event == .succeed || event == .fail { turn.isInsideCompletion = true }
        defer { if event == .succeed || event == .fail { turn.isInsideCompletion = false } }
        for (number, effect) in row.effects.enumerated() {
            if isDead { return true }
            frames[frames.count - 1] = -1 - number
            carryOut(effect)
        }
        if state.phase == .begun, event == .start, !isDead { fire(.enter) }
        return true
    }

    /// Lets every rule look, if the transition is one whose faults are reported.
    func judge(_ look: (any RuleCheck) -> Void) {
        for check in machine.checks { look(check) }
    }

    /// Reports that a rule is broken here.
    func report(
        _ check: any RuleCheck, _ subject: Breach.Subject, form: Int = 0, inAuxiliary: Bool = false,
        cap: Severity? = nil
    ) {
        guard leg.isMain || inAuxiliary || leg.part == .repetition && matters(check.rule) else { return }
        let number = machine.checks.firstIndex { $0.rule == check.rule }!
        let lowest = max(state[.cap], cap == .note ? 2 : cap == .warning ? 1 : 0)
        let breach = Breach(check: number, cap: lowest, subject: subject, form: form)
        if !breaches.contains(breach) { breaches.append(breach) }
    }

    /// Whether a rule is asked about a transition that comes once more: whether it comes to its end, and if that is not
    /// another animator's own business.
    private func matters(_ rule: Rule) -> Bool {
        if rule == .interactionNotEnded { return true }
        guard [.missingCompletion, .stuckContext, .doubleCompletion].contains(rule),
            let register = program.registers.animator
        else { return false }
        return Narrowing.isOwn(settled(.slot(register)), in: program)
    }

    /// One of so many alternatives.
    func choose(_ count: Int) -> Int {
        // What a way still asks when it has been left is nobody's choice, else it would be gone through again.
        guard count > 1, !isPruned else { return 0 }
        noteChoice(count)
        if choices.isNew, let crossroads, !isDead {
            // What is tried while a step is compiled must lead to the same for every state that answers alike.
            let isNew =
                if let trace = state.trace, trace.isTrial {
                    crossroads.arrive(situation, state.fields, unfounded: trace.unfounded)
                } else {
                    crossroads.arrive(situation, machine.withoutDeadSlots(state.unseen, at: frames).fields)
                }
            if !isNew {
                isPruned = true
                isDead = true
                return 0
            }
        }
        if choices.isNew { resumptions?.note() }
        let taken = choices.choose(count)
        state.trace?.takes(taken)
        return taken
    }

    /// All that what follows depends on, but the state.
    private var situation: Crossroads.Situation {
        Crossroads.Situation(
            frames: frames, turn: turn, breaches: breaches, leftByGuard: leftByGuard, reachedMain: reachedMain,
            reachedOwn: reachedOwn)
    }

    /// Tells the trace of a choice that is due.
    private func noteChoice(_ count: Int) {
        guard let trace = state.trace, !trace.isTrial, let compiled = machine.compiled else { return }
        var choice = StepChoice(count: count)
        if crossroads != nil, !isDead {
            let live = machine.liveness.slotsBesidesTasks(in: state, machine, at: frames)
            // Where an earlier way came here by the same choices the tree has this place: only what is asked counts.
            if choices.isNew {
                choice.crossroads = compiled.number(of: situation)
                choice.normalising = machine.normalising(state, live)
            }
        }
        trace.meets(choice)
    }

    /// Notes something down when a person will read it.
    func record(
        _ kind: Recorder.Record.Kind, at label: Label? = nil, location: SourceLocation? = nil,
        _ text: @autoclosure () -> String? = nil
    ) {
        guard let recorder else { return }
        recorder.records.append(
            Recorder.Record(
                leg: machine.context(state), step: recorder.step, kind: kind, label: label,
                location: location ?? label.map { program.instructions[$0].location }, text: text()))
    }
}
