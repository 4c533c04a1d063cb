import StateSpace
import Testing

@testable import TransitionModel

/// Programs made at random: whatever a reader hands over, the machine explores it, and tells its stories again.
@Suite struct RandomProgramTests {
    @Test(arguments: 0..<15)
    func anyProgramIsExploredAndToldAgain(_ seed: Int) {
        let program = RandomProgram.make(seed: seed)
        for scenario in Self.scenarios {
            let machine = TransitionMachine(program, scenario: scenario, evidence: Evidence())
            let result = machine.explore(ExplorationOptions(maximumStates: 100, findsDeadlocks: false))
            for violation in result.violations where violation.key < Breach.firstMark {
                let breach = Breach(key: violation.key)
                #expect(breach.key == violation.key)
                let story = Story(machine, violation.counterexample)
                #expect(story.steps.count == violation.counterexample.steps.count)
                #expect(!machine.checks[breach.check].finding(breach, in: story).message.isEmpty)
            }
        }
    }

    @Test(arguments: 0..<20)
    func packingKeepsWhatTheMachineReaches(_ seed: Int) {
        var maker = Maker(seed: UInt64(seed) + 1000)
        let machine = TransitionMachine(
            maker.program(), scenario: Self.scenarios[seed % Self.scenarios.count], evidence: Evidence())
        var state = machine.blank
        for _ in 0..<12 {
            guard
                let event = machine.events.filter({ machine.isEnabled($0, in: state) }).randomElement(
                    using: &maker.generator)
            else { break }
            let execution = Execution(machine, state, Choices())
            execution.step(event, judgesDeadEnds: true)
            state = execution.state
            var words = [UInt64](repeating: 0, count: machine.layout.wordsPerState)
            machine.layout.pack(state.fields, into: &words)
            #expect(machine.layout.unpack(words) == state.fields)
        }
    }

    static let scenarios = [
        Scenario(kind: .present, style: .custom, isInteractive: true),
        Scenario(kind: .dismiss, style: .fullScreen, isInteractive: true),
        Scenario(kind: .push, isInteractive: false), Scenario(kind: .pop, isInteractive: true),
        Scenario(kind: .tab, isInteractive: true), Scenario(kind: .segue, isInteractive: false),
    ]
}

extension Linear: RandomNumberGenerator {}

/// Programs made at random, the same for the same seed.
enum RandomProgram {
    static func make(seed: Int) -> AnimatorProgram {
        var maker = Maker(seed: UInt64(seed))
        return maker.program()
    }
}

/// Makes programs at random.
private struct Maker {
    var generator: Linear
    private var code = Assembler("Random")
    private var slots: [SlotID] = []
    private var views: [ViewID] = [0, 1, 2, 3]
    private var objects: [ObjectID] = []
    private var tasks: [TaskID] = []

    init(seed: UInt64) { generator = Linear(seed: seed) }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int(generator.next() % UInt64(elements.count))]
    }

    mutating func program() -> AnimatorProgram {
        views.append(code.view("created"))
        views.append(code.view("hero", .outside(within: ViewDeclaration.base)))
        objects = [
            code.object("animator", .instance), code.object("driver", .percentDriven(customStart: false)),
            code.object("property", .propertyAnimator(duration: 0.3)), code.object("group", .dispatchGroup),
        ]
        let animator = code.slot("animator in use", .value(.object(objects[0])))
        let interactor = code.slot("interactor in use")
        code.registers {
            $0.animator = animator
            $0.interactionController = interactor
        }
        let handed = code.slot("handed", .undecided, candidates: [.absent, .object(objects[1])])
        slots = [
            code.slot("choice", .undecided, candidates: [.boolean(true), .boolean(false)]), code.slot("view"),
            code.slot("object", .value(.object(objects[2]))), code.slot("context"), handed,
        ]
        let argument = code.slot("argument")
        for kind: TaskDeclaration.Kind in [
            .viewAnimation, .viewAnimation, .animatorBlock, .animatorBlock, .dispatch, .repeating, .groupNotify,
            .coordinator,
        ] {
            var maker = Maker(seed: generator.next())
            let (views, objects, slots) = (self.views, self.objects, self.slots)
            let seconds: Double? = pick([nil, 0.1, 0.3])
            tasks.append(
                code.task(kind, "\(kind)", seconds: seconds, argument: argument) { code in
                    (maker.views, maker.objects, maker.slots) = (views, objects, slots)
                    maker.tasks = Array(0..<8)
                    maker.code = code
                    maker.block(4)
                    code = maker.code
                })
        }
        for role: Role in [
            .animateTransition, .interactionControllerFor(.present), .animationEnded, .interruptibleAnimator,
            .presentationTransitionWillBegin, .gesture(0), .outside(0), .performSegue, .startInteractiveTransition,
        ] {
            if generator.next() % 3 == 0, role != .animateTransition { continue }
            var maker = self
            maker.generator = Linear(seed: generator.next())
            let result: SlotID? =
                switch role {
                case .interactionControllerFor: handed
                case .interruptibleAnimator: slots[2]
                default: nil
                }
            code.routine(role, result: result) { code in
                maker.code = code
                maker.block(8)
                code = maker.code
            }
        }
        code.change { $0.gestures = [GestureDeclaration(name: "pan", kind: .pan, location: Assembler.place(1))] }
        return code.program
    }

    private mutating func operand() -> Operand {
        pick([
            .slot(pick(slots)), .weak(slots[2]), .from, .to, .container, .view(pick(views)), .object(pick(objects)),
            .fact(.context), .fact(.wasCancelled), .true, .false, .nil, .unknown,
            .attribute(.frame, of: .view(pick(views))), .superview(of: .view(pick(views))),
            .constant(.attribute(pick(AttributeValue.allCases), of: nil)), .fact(.controllerView(.to)),
        ])
    }

    private mutating func block(_ length: Int) {
        for _ in 0..<length { statement() }
    }

    private mutating func statement() {
        let task = pick(tasks)
        switch generator.next() % 20 {
        case 0: code.emit(.assign(pick(slots), operand()))
        case 1:
            code.emit(
                .insert(
                    operand(), into: pick([.container, .view(pick(views))]),
                    at: pick([.top, .index(0), .above(operand()), .below(operand())])))
        case 2: code.emit(.remove(operand()))
        case 3: code.emit(.set(pick(ViewAttribute.allCases), of: operand(), to: operand()))
        case 4: code.emit(.move(operand(), along: .x, to: operand()))
        case 5:
            code.emit(.beginChanges(task))
            code.emit(.set(.alpha, of: .to, to: .constant(.number(0))))
            code.emit(.endChanges(task))
            code.emit(.schedule(task))
        case 6, 7: code.emit(.complete(pick([.fact(.context), .slot(slots[3])]), with: operand()))
        case 8:
            code.emit(
                .animator(
                    .object(objects[2]),
                    pick([
                        .addAnimations(2), .addCompletion(3), .start, .pause, .continue, .stop(withoutFinishing: .true),
                        .stop(withoutFinishing: .false), .finish(at: .symbol("end")), .setReversed(.true),
                        .setPausesOnCompletion(.true),
                    ])))
        case 9: code.emit(.group(.object(objects[3]), pick([.enter, .leave, .notify(6)])))
        case 10: code.emit(.interact(pick([.object(objects[1]), .fact(.context)]), pick([.update, .finish, .cancel])))
        case 11: code.emit(.drop(task))
        case 12: code.emit(.create(views[4]))
        case 13: code.emit(.alongside(7, completion: 7))
        case 14: code.emit(.request(pick([.present, .dismiss, .pop]), animated: .true))
        case 15: code.emit(.expectOrder([operand(), operand()]))
        case 16: code.emit(.schedule(task))
        case 17: code.emit(.bringToFront(operand()))
        default:
            let condition: Condition = pick([
                .isTrue(operand()), .isNil(operand()), .equal(operand(), operand()), .not(.isNil(operand())),
            ])
            var left = self
            var right = self
            left.generator = Linear(seed: generator.next())
            right.generator = Linear(seed: generator.next())
            code.branch(condition) { code in
                left.code = code
                left.statement()
                code = left.code
            } otherwise: { code in
                right.code = code
                right.statement()
                code = right.code
            }
        }
    }
}
