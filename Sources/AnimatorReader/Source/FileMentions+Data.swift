import Foundation

extension FileMentions {
    /// The mentions as bytes, for a memory that outlives the run; nil for a file that does not parse.
    public var data: Data? {
        guard problem == nil else { return nil }
        var words: [UInt64] = [full == nil ? 0 : 1]
        func add(_ names: [NameHash]) {
            words.append(UInt64(names.count))
            words += names.map(\.bits)
        }
        if let full {
            add(full.types)
            add(full.members)
        }
        add(inherited)
        words.append(UInt64(heirs.count))
        for heir in heirs {
            words.append(heir.name.bits)
            add(heir.parents)
        }
        return words.withUnsafeBytes { Data($0) }
    }

    /// Reads mentions from their bytes; nil where these are no mentions.
    public init?(data: Data) {
        guard data.count % 8 == 0 else { return nil }
        var words = data.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: 8).map { bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self) }
        }[...]
        func names() -> [NameHash]? {
            guard let count = words.popFirst(), count <= words.count else { return nil }
            defer { words = words.dropFirst(Int(count)) }
            return words.prefix(Int(count)).map { NameHash(bits: $0) }
        }
        guard let hasFull = words.popFirst() else { return nil }
        var full: Names?
        if hasFull == 1 {
            guard let types = names(), let members = names() else { return nil }
            full = Names(types: types, members: members)
        }
        guard let inherited = names(), let count = words.popFirst(), count <= words.count else { return nil }
        var heirs: [Heir] = []
        for _ in 0..<count {
            guard let name = words.popFirst(), let parents = names() else { return nil }
            heirs.append(Heir(name: NameHash(bits: name), parents: parents))
        }
        guard words.isEmpty else { return nil }
        self.init(full: full, inherited: inherited, heirs: heirs)
    }
}

extension Set<NameHash> {
    /// The names in an order of their own, the same in every run.
    var inOrder: [NameHash] { sorted { $0.bits < $1.bits } }
}
