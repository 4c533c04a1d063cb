import StateSpace
import Testing

/// Mistakes of a system's author end the process at once, with a message, rather than give a wrong result.
@Suite struct MisuseTests {
    @Test func anActionThatIsNotListed() async {
        await #expect(processExitsWith: .failure) {
            _ = Graph([Graph.Edge(0, 1, by: 7)]).explore()
        }
    }

    @Test func aViolationOfNoEdge() async {
        await #expect(processExitsWith: .failure) {
            var buffer = SuccessorBuffer(wordsPerState: 1)
            buffer.report(1)
        }
    }

    @Test func oneWordForAStateOfTwo() async {
        await #expect(processExitsWith: .failure) {
            var buffer = SuccessorBuffer(wordsPerState: 2)
            buffer.append(1, by: 0)
        }
    }
}
