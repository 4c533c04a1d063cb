// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// The folder with the toolchain's own SwiftSyntax modules and shared libraries, `<toolchain>/usr/lib/swift/host`.
///
/// The manifest is linked against `libPackageDescription`, which stands in `<toolchain>/usr/lib/swift/pm/ManifestAPI`:
/// three components up from that file is `usr/lib/swift`.
let swiftSyntaxFolder: String = {
    if let given = Context.environment["SWIFT_HOST_LIBRARIES"] { return given }
    return URL(fileURLWithPath: manifestLibraryPath())
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("host").path
}()

/// Where the library that this manifest is linked against was loaded from.
func manifestLibraryPath() -> String {
    #if os(Linux)
    // Read line by line: Foundation takes a /proc file's first page for the whole of it.
    if let maps = fopen("/proc/self/maps", "r") {
        defer { fclose(maps) }
        var buffer: UnsafeMutablePointer<CChar>?
        var capacity = 0
        defer { free(buffer) }
        while getline(&buffer, &capacity, maps) > 0, let buffer {
            let line = String(cString: buffer).trimmingCharacters(in: .newlines)
            if line.hasSuffix("/libPackageDescription.so"), let start = line.firstIndex(of: "/") {
                return String(line[start...])
            }
        }
    }
    fatalError("cannot find the toolchain's libraries; set SWIFT_HOST_LIBRARIES to <toolchain>/usr/lib/swift/host")
    #else
    var information = Dl_info()
    let here = unsafeBitCast(Package.self as Any.Type, to: UnsafeRawPointer.self)
    guard dladdr(here, &information) != 0, let name = information.dli_fname else {
        fatalError("cannot find the toolchain's libraries; set SWIFT_HOST_LIBRARIES to <toolchain>/usr/lib/swift/host")
    }
    return String(cString: name)
    #endif
}

/// What a target needs that imports SwiftSyntax, or a module that imports it.
let seesSwiftSyntax: [SwiftSetting] = [.unsafeFlags(["-I", swiftSyntaxFolder])]
/// What a program needs that runs such code.
let linksSwiftSyntax: [LinkerSetting] = [
    .unsafeFlags(["-L", swiftSyntaxFolder, "-Xlinker", "-rpath", "-Xlinker", swiftSyntaxFolder]),
]

let package = Package(
    name: "transition-verifier",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "StateSpace", targets: ["StateSpace"]),
        .library(name: "TransitionModel", targets: ["TransitionModel"]),
        .library(name: "TransitionVerifier", targets: ["TransitionVerifier"]),
        .library(name: "TransitionVerifierTesting", targets: ["TransitionVerifierTesting"]),
        .library(name: "TransitionRecorder", targets: ["TransitionRecorder"]),
        .executable(name: "transition-verifier", targets: ["transition-verifier"]),
        .plugin(name: "VerifyTransitions", targets: ["VerifyTransitions"]),
    ],
    targets: [
        .target(name: "StateSpace"),
        .target(name: "TransitionModel", dependencies: ["StateSpace"]),
        .target(
            name: "AnimatorReader", dependencies: ["TransitionModel"],
            swiftSettings: seesSwiftSyntax, linkerSettings: linksSwiftSyntax),
        .target(name: "ReportFormats", dependencies: ["TransitionModel"]),
        .target(name: "TransitionVerifier", dependencies: ["ReportFormats", "TransitionModel", "StateSpace"]),
        // Apart, since whoever links this links XCTest and Swift Testing too.
        .target(name: "TransitionVerifierTesting", dependencies: ["TransitionVerifier"]),
        // For apps, which may as well copy its few files.
        .target(name: "TransitionRecorder"),
        .executableTarget(
            name: "transition-verifier",
            dependencies: ["AnimatorReader", "ReportFormats", "TransitionModel", "StateSpace"],
            swiftSettings: seesSwiftSyntax, linkerSettings: linksSwiftSyntax),
        .executableTarget(
            name: "benchmarks", dependencies: ["AnimatorReader", "ReportFormats", "TransitionModel", "StateSpace"],
            swiftSettings: seesSwiftSyntax, linkerSettings: linksSwiftSyntax),
        .plugin(
            name: "VerifyTransitions",
            capability: .command(
                intent: .custom(
                    verb: "verify-transitions", description: "Checks hand-written view-controller transitions.")),
            dependencies: ["transition-verifier"], path: "Sources/VerifyTransitions"),
        .testTarget(name: "StateSpaceTests", dependencies: ["StateSpace"]),
        .testTarget(name: "TransitionModelTests", dependencies: ["TransitionModel"]),
        .testTarget(
            name: "TransitionVerifierTests",
            dependencies: ["ReportFormats", "TransitionVerifier", "TransitionVerifierTesting"]),
        .testTarget(
            name: "ModelsTests",
            dependencies: ["AnimatorReader", "ReportFormats", "TransitionModel", "TransitionVerifier"],
            swiftSettings: seesSwiftSyntax, linkerSettings: linksSwiftSyntax),
        .testTarget(
            name: "AnimatorReaderTests", dependencies: ["AnimatorReader"],
            swiftSettings: seesSwiftSyntax, linkerSettings: linksSwiftSyntax),
        .testTarget(name: "ReportFormatsTests", dependencies: ["ReportFormats"]),
        .testTarget(
            name: "CommandTests", dependencies: ["transition-verifier"],
            swiftSettings: seesSwiftSyntax, linkerSettings: linksSwiftSyntax),
    ],
    swiftLanguageModes: [.v6]
)
