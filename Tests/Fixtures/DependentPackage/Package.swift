// swift-tools-version: 6.0
import PackageDescription

/// A package that depends on the tool for its command plugin, as its users' packages do.
let package = Package(
    name: "DependentPackage",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "transition-verifier", path: "../../..")],
    targets: [.target(name: "App"), .target(name: "Other")],
    swiftLanguageModes: [.v6]
)
