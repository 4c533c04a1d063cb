import Testing

@testable import StateSpace

/// The raw memory under the search.
@Suite struct StorageTests {
    @Test(arguments: [1, 2, 5])
    func everyStateIsKeptOnce(width: Int) {
        var store = StateStore(width: width)
        for round in 0..<2 {
            for number in 0..<50_000 as Range<UInt64> {
                let state = (0..<UInt64(width)).map { $0 == 0 ? number % 1000 : number / 1000 &+ $0 }
                guard width > 1 || number < 1000 else { break }
                let index = intern(state, in: &store)
                #expect(index == UInt32(number), "round \(round)")
            }
        }
        #expect(store.count == (width > 1 ? 50_000 : 1000))
        #expect(store.copy(999)[0] == 999)
    }

    @Test(arguments: [0, UInt64.max, 0xFFFF_FFFF_0000_0000])
    func statesWithTheSameHashAreToldApart(hash: UInt64) {
        // All begin at one slot, the last one in two cases, so the search goes round the end; and the index grows.
        for width in 1...3 {
            var store = StateStore(width: width)
            for _ in 0..<2 {
                for number in 0..<2000 as Range<UInt64> {
                    // Only the last word differs.
                    let state = Array(repeating: 7, count: width - 1) + [number]
                    let index = intern(state, hash: hash, in: &store)
                    #expect(index == UInt32(number))
                }
            }
            #expect(store.count == 2000)
        }
    }

    @Test func nearTheAllowanceGrowthIsSmaller() {
        var store = StateStore(width: 1)
        let allowance = 200_000
        var number: UInt64 = 0
        while store.makeRoom(for: 1, allowance: allowance) {
            #expect(store.bytes <= allowance)
            _ = [number].withUnsafeBufferPointer {
                store.intern($0.baseAddress!, hash: store.hash($0.baseAddress!), from: StateStore.none)
            }
            number += 1
        }
        // 12 bytes for a state and 8 for each slot: with 8192 slots of 65,536 bytes, 7168 can be used.
        #expect(store.count == 7168)
        for number in 0..<number {
            #expect([number].withUnsafeBufferPointer { store.contains($0.baseAddress!) })
        }
        #expect(![number].withUnsafeBufferPointer { store.contains($0.baseAddress!) })
    }

    @Test func aBufferGrowsAndKeepsWhatWasAppended() {
        var buffer = SuccessorBuffer(wordsPerState: 3)
        for number in 0..<1000 as Range<UInt64> {
            [number, number * 2, number * 3].withUnsafeBufferPointer {
                buffer.append($0.baseAddress!, by: ActionID(number % 7))
            }
            if number % 100 == 0 { buffer.report(number) }
        }
        buffer.reportHere(5)
        #expect(buffer.count == 1000)
        #expect(buffer.words(at: 999) == [999, 1998, 2997])
        #expect(buffer.action(at: 999) == 999 % 7)
        #expect(buffer.violations.map(\.key) == [0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 5])
        #expect(buffer.violations.map(\.ordinal) == [0, 100, 200, 300, 400, 500, 600, 700, 800, 900, nil])
        buffer.removeAll()
        #expect(buffer.count == 0)
        #expect(buffer.violations.isEmpty)
    }

    private func intern(_ state: [UInt64], hash: UInt64? = nil, in store: inout StateStore) -> UInt32 {
        let hasRoom = store.makeRoom(for: 1, allowance: .max)
        #expect(hasRoom)
        return state.withUnsafeBufferPointer {
            store.intern($0.baseAddress!, hash: hash ?? store.hash($0.baseAddress!), from: StateStore.none)
        }
    }
}
