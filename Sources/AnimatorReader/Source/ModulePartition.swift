import SwiftSyntax

/// Files grouped into modules.
///
/// A module declares a type once. Where the input declares one twice (a vendored copy, an example beside its mended
/// version, two targets), the files belong to several modules, which share the files that none of them contradicts.
struct ModulePartition {
    struct Module {
        /// The files whose subjects this module reports.
        var own: [ParsedFile]
        /// Those, and what they share with other modules.
        var all: [ParsedFile]
    }

    let modules: [Module]

    init(_ files: [ParsedFile]) {
        var groups: [(files: [ParsedFile], types: Set<String>)] = []
        for file in files {
            let types = file.declaredTypes
            if let place = groups.firstIndex(where: { $0.types.isDisjoint(with: types) }) {
                groups[place].files.append(file)
                groups[place].types.formUnion(types)
            } else {
                groups.append(([file], types))
            }
        }
        let order = Dictionary(uniqueKeysWithValues: files.enumerated().map { (ObjectIdentifier($1), $0) })
        modules = groups.enumerated().map { number, group in
            guard number > 0 else { return Module(own: group.files, all: group.files) }
            let shared = groups[0].files.filter { $0.declaredTypes.isDisjoint(with: group.types) }
            let all = (group.files + shared).sorted { order[ObjectIdentifier($0)]! < order[ObjectIdentifier($1)]! }
            return Module(own: group.files, all: all)
        }
    }
}

extension ParsedFile {
    /// The types that the file declares at its top level.
    fileprivate var declaredTypes: Set<String> {
        Set(
            tree.statements.compactMap { item -> String? in
                guard case .decl(let declaration) = item.item else { return nil }
                return declaration.asProtocol(NamedDeclSyntax.self).flatMap { named in
                    declaration.is(FunctionDeclSyntax.self) ? nil : named.name.text
                }
            })
    }
}
