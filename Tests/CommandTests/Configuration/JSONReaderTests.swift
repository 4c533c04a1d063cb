import Testing

@testable import transition_verifier

@Suite struct JSONReaderTests {
    @Test func everythingKnowsItsPlace() throws {
        let node = try JSONReader.read("{ \"ö\": [1, -2.5e1,\r\n\t\"a\\u0041\\n\"],\n\"b\" : {}, \"c\":null }\n")
        #expect(node.place == .init(line: 1, column: 1))
        guard case .object(let members) = node.value else { return #expect(Bool(false)) }
        #expect(members.map(\.key) == ["ö", "b", "c"])
        #expect(
            members.map(\.place) == [.init(line: 1, column: 3), .init(line: 3, column: 1), .init(line: 3, column: 11)])
        guard case .array(let elements) = members[0].value.value else { return #expect(Bool(false)) }
        #expect(elements.map(\.value) == [.number(1), .number(-25), .string("aA\n")])
        #expect(
            elements.map(\.place) == [
                .init(line: 1, column: 10), .init(line: 1, column: 13), .init(line: 2, column: 2),
            ])
        #expect(node["c"]?.value == .null)
    }

    @Test(arguments: [
        ("", 1, 1, "the text ends too early: a value is needed here"), ("[1,]", 1, 4, "a value is needed here"),
        ("{\"a\" 1}", 1, 6, "a colon is needed after a key"), ("{a: 1}", 1, 2, "a key in quotes is needed here"),
        ("[1\n 2]", 2, 2, "a comma or ']' is needed here"), ("tru", 1, 1, "'tru' is no JSON value"),
        ("[01]", 1, 2, "'01' is no JSON value"), ("1 2", 1, 3, "nothing may follow the value"),
        ("\"a\n\"", 1, 1, "this text has no closing quote"), ("\"a", 1, 1, "this text has no closing quote"),
        ("\"\\x\"", 1, 1, "this text has an escape that JSON does not know"),
        ("\"\\", 1, 1, "this text has no closing quote"),
        ("{\"a\": [", 1, 8, "the text ends too early: a value is needed here"),
    ])
    func firstFaultIsNamed(text: String, line: Int, column: Int, message: String) {
        #expect(throws: JSONReader.Failure(place: .init(line: line, column: column), message: message)) {
            try JSONReader.read(text)
        }
    }

    @Test func depthIsBounded() {
        let text = String(repeating: "[", count: 100_000)
        #expect(throws: JSONReader.Failure.self) { try JSONReader.read(text) }
        let deep = String(repeating: "[", count: JSONReader.mostLevels)
        #expect(throws: Never.self) { try JSONReader.read(deep + deep.replacing("[", with: "]")) }
    }
}
