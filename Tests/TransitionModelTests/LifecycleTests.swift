import Testing

@testable import TransitionModel

/// The table of the lifecycle is whole: nothing in it is out of reach, and everything rests on a listed fact.
@Suite struct LifecycleTests {
    @Test func everyPhaseIsReached() {
        var reached: Set<LifecyclePhase> = [.idle]
        var before = 0
        while reached.count != before {
            before = reached.count
            for row in Lifecycle.rows where reached.contains(row.phase) { reached.insert(row.next) }
        }
        #expect(reached == Set(LifecyclePhase.allCases))
    }

    @Test func everyEventAndEffectHasARow() {
        let events = Set(Lifecycle.rows.map(\.event))
        #expect(events == Set(LifecycleEvent.allCases))
        let effects = Set(Lifecycle.rows.flatMap(\.effects))
        #expect(effects == Set(LifecycleEffect.allCases))
    }

    @Test func rowsHaveTheirOwnIds() {
        let ids = Lifecycle.rows.map(\.id)
        #expect(Set(ids).count == ids.count)
    }

    @Test(arguments: Lifecycle.rows)
    func everyRowRestsOnListedFacts(_ row: LifecycleRow) {
        #expect(!row.facts.isEmpty)
        for fact in row.facts { #expect(Assumption.all.contains { $0.id == fact }, "\(fact)") }
    }

    @Test(arguments: TransitionKind.allCases)
    func everyKindCanBeAskedFor(_ kind: TransitionKind) {
        let rows = Lifecycle.rows.filter { row in
            row.phase == .idle && row.event == .request
                && row.guards.contains { if case .kind(let kinds) = $0 { kinds.contains(kind) } else { false } }
        }
        #expect(rows.count == 1)
    }

    @Test func everyFlightCanBeCompletedEitherWay() {
        for phase in LifecyclePhase.allCases where phase.isInFlight {
            for event in [LifecycleEvent.succeed, .fail] {
                for kind in TransitionKind.allCases where kind != .segue {
                    let rows = Lifecycle.rows.filter { row in
                        row.phase == phase && row.event == event && row.next == .completed
                            && row.guards.contains {
                                if case .kind(let kinds) = $0 { kinds.contains(kind) } else { false }
                            }
                    }
                    #expect(!rows.isEmpty, "\(phase) \(event) \(kind)")
                }
            }
        }
    }
}
