import SwiftIfConfig
import SwiftSyntax

/// Answers `#if` conditions as a build for an iOS device does.
struct IOSBuild: BuildConfiguration {
    /// The flags that are set, as with `-D` on a compiler's command line.
    var conditions: Set<String> = AnimatorReader.usualConditions

    func isCustomConditionSet(name: String) throws -> Bool { conditions.contains(name) }
    func hasFeature(name: String) throws -> Bool { true }
    func hasAttribute(name: String) throws -> Bool { true }
    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) throws -> Bool {
        !["AppKit", "Cocoa", "WatchKit", "Glibc", "Musl", "Android"].contains(importPath.first?.1 ?? "")
    }
    func isActiveTargetOS(name: String) throws -> Bool { name == "iOS" }
    func isActiveTargetArchitecture(name: String) throws -> Bool { name == "arm64" }
    func isActiveTargetEnvironment(name: String) throws -> Bool { false }
    func isActiveTargetRuntime(name: String) throws -> Bool { name == "_Native" || name == "_ObjC" }
    func isActiveTargetPointerAuthentication(name: String) throws -> Bool { false }
    func isActiveTargetObjectFormat(name: String) throws -> Bool { name == "MachO" }
    var targetPointerBitWidth: Int { 64 }
    var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
    var endianness: Endianness { .little }
    var languageVersion: VersionTuple { VersionTuple(6) }
    var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}

extension IfConfigDeclSyntax {
    /// What of this `#if` a build compiles.
    func elements(in build: IOSBuild) -> IfConfigClauseSyntax.Elements? {
        // To answer a condition everything around it is copied: it is asked outside of its file.
        let alone = detached
        guard let active = alone.activeClause(in: build).clause else { return nil }
        return zip(alone.clauses, clauses).first { $0.0.id == active.id }?.1.elements
    }
}
