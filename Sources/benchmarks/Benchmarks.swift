import Foundation
import StateSpace

/// All measurements, one after the other; each table is printed as it is ready.
struct Benchmarks {
    let size: Size
    private let processors = ProcessInfo.processInfo.activeProcessorCount

    /// Measures everything; false when some count is not what it must be.
    func run() -> Bool {
        let head = "\(processors) processors; CPU time is of all threads together, memory is what the explorer's tables hold\n"
        FileHandle.standardOutput.write(Data(head.utf8))
        var isRight = family()
        isRight = scale("cards moved side by side, one property animator each", ScaleFamily.cards) && isRight
        isRight = scale("modals one on top of the other, one animation each", ScaleFamily.stack) && isRight
        isRight = scale("cards that a loop moves, two animations each", ScaleFamily.loop) && isRight
        return isRight
    }

    /// The blocks family: one thread, several, symmetry, and SPIN.
    private func family() -> Bool {
        var table = Table("the family of parallel blocks, 1 + 4·5ⁿ + 2·4ⁿ + 2·2ⁿ states")
        var isRight = true
        let sizes = size == .quick ? [5] : size == .usual ? [8, 9] : [8, 9, 10]
        for blocks in sizes {
            let system = BlockFamily(blocks: blocks)
            var alone: Measurement?
            for threads in threadCounts {
                let measured = Measurement.of { system.explore(ExplorationOptions(threads: threads, usesReductions: false)) }
                isRight = table.check(measured, states: system.statesInAll) && isRight
                table.add("n = \(blocks)", measured, threads: threads, against: alone)
                if threads == 1 { alone = measured }
            }
            let reduced = Measurement.of { system.explore() }
            isRight = table.check(reduced, represented: system.statesInAll) && isRight
            table.add("n = \(blocks), by symmetry", reduced, threads: 1, against: alone)
            if blocks == sizes[0] {
                isRight =
                    compare("n = \(blocks)", BlockFamily.promela(blocks: blocks), in: &table) {
                        system.explore(ExplorationOptions(usesReductions: false))
                    } && isRight
            }
        }
        table.print()
        return isRight
    }

    /// Gives SPIN the same model, in both orders of search, if it is there, by turns with an exploration of ours; false
    /// where it finds other states.
    private func compare(
        _ name: String, _ promela: String, in table: inout Table, _ explore: () -> Exploration
    ) -> Bool {
        for search in SpinRun.Search.allCases {
            let alone = Measurement.of(explore)
            table.add("\(name), safety alone", alone, threads: 1, against: nil)
            guard let run = SpinRun(of: promela, search) else {
                table.note("SPIN is not compared with: \(SpinRun.whatIsMissing)")
                return true
            }
            table.add("\(name), SPIN \(search.words)", run, against: alone)
            if run.states != alone.states {
                table.note("wrong: SPIN finds \(run.states) states, we find \(alone.states)")
                return false
            }
        }
        return true
    }

    private var threadCounts: [Int] { processors > 1 ? [1, processors] : [1] }

    /// Animators as they are written, read and explored in the scenario with the most states.
    private func scale(_ title: String, _ family: ScaleFamily) -> Bool {
        var table = Table(title)
        var isRight = true
        for count in size == .quick ? family.sizes.prefix(2) : family.sizes[...] {
            guard let machine = ScaleMachine(family.source(count)) else {
                table.note("\(count): the animator was not read")
                isRight = false
                continue
            }
            var alone: Measurement?
            for threads in threadCounts {
                let measured = Measurement.of { machine.explore(threads: threads) }
                table.add("n = \(count)", measured, threads: threads, against: alone)
                if let alone { isRight = measured.states == alone.states && measured.edges == alone.edges && isRight }
                if threads == 1 { alone = measured }
            }
            let reduced = Measurement.of { machine.explore(threads: 1, usesReductions: true) }
            table.add("n = \(count), reduced", reduced, threads: 1, against: alone)
            if count == family.sizeForSpin, let alone, let promela = machine.promela(states: alone.states) {
                isRight =
                    compare("n = \(count)", promela, in: &table) {
                        machine.explore(threads: 1, checksObligations: false)
                    } && isRight
            }
        }
        table.print()
        return isRight
    }
}
