// swift-tools-version: 6.0
import PackageDescription

// A package of somebody else's that uses the library products: in tests of both kinds, and in a program without tests.
let package = Package(
    name: "Consumer",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "transition-verifier", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Standalone",
            dependencies: [.product(name: "TransitionVerifier", package: "transition-verifier")]),
        .testTarget(
            name: "SwiftTestingConsumer",
            dependencies: [.product(name: "TransitionVerifierTesting", package: "transition-verifier")]),
        .testTarget(
            name: "XCTestConsumer",
            dependencies: [.product(name: "TransitionVerifierTesting", package: "transition-verifier")]),
    ],
    swiftLanguageModes: [.v6]
)
