import StateSpace
import Testing

@testable import TransitionModel

/// Conditions that steer nothing but the code's own books are left out, and the same is found as where they are asked.
@Suite struct SliceTests {
    private static func branches(_ program: AnimatorProgram) -> Int {
        program.instructions.count { if case .branch = $0.operation { true } else { false } }
    }

    /// Two flags that only serve each other, in code that also does something that can be seen.
    private static func books(steer visible: Bool) -> AnimatorProgram {
        var fade = Fade()
        fade.beforeAnimation = { code in
            let choice = code.slot("choice", .undecided, candidates: [.boolean(true), .boolean(false)])
            let (flag, other) = (code.slot("flag", .value(.boolean(false))), code.slot("other"))
            for _ in 0..<3 {
                code.branch(.isTrue(.slot(choice))) {
                    $0.emit(.assign(flag, .slot(other)))
                } otherwise: {
                    $0.branch(.isTrue(.slot(flag))) { $0.emit(.assign(other, .true)) }
                }
            }
            if visible { code.branch(.isTrue(.slot(flag))) { $0.emit(.remove(.to)) } }
        }
        return fade.assembled().program
    }

    @Test func booksThatNobodyLooksAtAreLeftOut() {
        let sliced = PreparedProgram(Self.books(steer: false), for: .push)
        #expect(!sliced.program.slots.contains { ["choice", "flag", "other"].contains($0.name) })
    }

    @Test func booksThatSteerWhatCanBeSeenStay() {
        let sliced = PreparedProgram(Self.books(steer: true), for: .push)
        #expect(sliced.program.slots.contains { $0.name == "flag" })
    }

    /// A loop may never end: what decides that stays.
    @Test func aLoopsEndStays() {
        var code = Assembler("Loop")
        let choice = code.slot("choice", .undecided, candidates: [.boolean(true), .boolean(false)])
        code.routine(.animateTransition) { code in
            let start = code.program.instructions.count
            code.emit(.branch(.isTrue(.slot(choice)), then: start + 1, otherwise: start + 3))
            code.emit(.assign(choice, .undecided))
            code.emit(.jump(start))
            code.emit(.complete(.fact(.context), with: .true))
        }
        #expect(Self.branches(code.program.sliced()) == 1)
    }

    @Test func whoAsksWhetherTheTransitionWasCancelledIsHeard() {
        var code = Assembler("Asks")
        let (asked, flag) = (code.slot("asked"), code.slot("flag"))
        code.routine(.animateTransition) { code in
            code.emit(.assign(asked, .fact(.wasCancelled)))
            code.branch(.isTrue(.slot(asked))) { $0.emit(.assign(flag, .true)) }
        }
        #expect(Self.branches(code.program.sliced()) == 1)
    }

    /// Programs of nested conditions, some of which steer what can be seen and some only each other.
    @Test(arguments: 0..<8)
    func theSameIsFoundWithoutThem(_ seed: Int) {
        var saved = 0
        for number in 0..<8 {
            var maker = BookMaker(seed: UInt64(seed * 1000 + number))
            let program = maker.program()
            for scenario in [
                Scenario(kind: .push, isInteractive: true),
                Scenario(kind: .present, style: .custom, isInteractive: false),
            ] {
                let results = [true, false].map { slices in
                    var reductions = MachineReductions.all
                    if !slices { reductions.remove(.slicing) }
                    let machine = TransitionMachine(
                        program, scenario: scenario, evidence: Evidence(), repeats: false, reductions: reductions)
                    let result = machine.explore(ExplorationOptions(maximumStates: 20_000, findsDeadlocks: false))
                    return (states: result.statistics.states, found: Self.found(machine, result))
                }
                #expect(results[0].found == results[1].found, "seed \(seed), program \(number), \(scenario)")
                #expect(results[0].states <= results[1].states)
                saved += results[1].states - results[0].states
            }
        }
        #expect(saved > 0, "nothing was put to the test")
    }

    /// What was found, how loud it is at most, and how long each shortest story is.
    private static func found(_ machine: TransitionMachine, _ result: Exploration) -> Set<String> {
        Set(
            result.violations.map { violation in
                let length = violation.counterexample.steps.count
                guard violation.key < Breach.firstMark else { return "mark \(violation.key) after \(length)" }
                let breach = Breach(key: violation.key)
                let check = machine.checks[breach.check]
                let text = check.finding(breach, in: Story(machine, violation.counterexample))
                return "\(check.rule.id) \(text.message) cap \(breach.cap) after \(length)"
            })
    }
}

/// Makes animators whose code keeps books: flags and choices, some of which steer what can be seen.
private struct BookMaker {
    private var generator: Linear
    private var code = Assembler("Books")
    private var flags: [SlotID] = []
    private var choices: [SlotID] = []
    /// Two flags and a choice that only serve each other.
    private var books: [SlotID] = []

    init(seed: UInt64) { generator = Linear(seed: seed) }

    private mutating func below(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }

    mutating func program() -> AnimatorProgram {
        flags = (0..<4).map { code.slot("flag \($0)", .value(.boolean(false))) }
        choices = (0..<3).map {
            code.slot("choice \($0)", .undecided, candidates: [.boolean(true), .boolean(false)])
        }
        books = [
            code.slot("book", .value(.boolean(true))), code.slot("other book", .value(.boolean(false))),
            code.slot("book's choice", .undecided, candidates: [.boolean(true), .boolean(false)]),
        ]
        var (body, start, end) = (self, self, self)
        body.generator = Linear(seed: generator.next())
        start.generator = Linear(seed: generator.next())
        end.generator = Linear(seed: generator.next())
        code.routine(.animateTransition) { code in
            code.emit(.insert(.to, into: .container, at: .top))
            code = start.written(in: code, 4)
            let fade = code.task(.viewAnimation, "the fade", seconds: 0.3) { code in
                code = body.written(in: code, 4)
                code.completeAsAsked()
            }
            code.animate(fade) { $0.setAlpha(.to, 1) }
        }
        code.routine(.animationEnded) { code in code = end.written(in: code, 3) }
        return code.program
    }

    private mutating func written(in code: Assembler, _ length: Int) -> Assembler {
        self.code = code
        let books = books
        self.code.branch(.isTrue(.slot(books[0]))) { code in
            code.emit(.assign(books[1], .slot(books[2])))
            code.branch(.isTrue(.slot(books[1]))) { $0.emit(.assign(books[0], .false)) }
        }
        for _ in 0..<length { statement(depth: 0) }
        return self.code
    }

    private mutating func statement(depth: Int) {
        let slot = below(2) == 0 ? flags[below(4)] : choices[below(3)]
        switch below(depth > 2 ? 6 : 10) {
        case 0, 1: code.emit(.assign(flags[below(4)], .slot(slot)))
        case 2: code.emit(.assign(flags[below(4)], below(2) == 0 ? .true : .false))
        case 3: code.emit(.assign(choices[below(3)], .undecided))
        case 4: if below(3) == 0 { code.setAlpha(.to, 0) }
        case 5:
            switch below(8) {
            case 0: code.emit(.end)
            case 1: code.emit(.complete(.fact(.context), with: .slot(slot)))
            case 2: code.emit(.remove(.to))
            default: code.emit(.assign(slot, .slot(flags[below(4)])))
            }
        default:
            var (left, right) = (self, self)
            left.generator = Linear(seed: generator.next())
            right.generator = Linear(seed: generator.next())
            let condition: Condition =
                below(5) == 0 ? .equal(.slot(slot), .slot(flags[below(4)])) : .isTrue(.slot(slot))
            code.branch(condition) { code in
                left.code = code
                for _ in 0..<2 { left.statement(depth: depth + 1) }
                code = left.code
            } otherwise: { code in
                right.code = code
                right.statement(depth: depth + 1)
                code = right.code
            }
        }
    }
}
