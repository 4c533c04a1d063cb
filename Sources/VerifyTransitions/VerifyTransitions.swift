import Foundation
import PackagePlugin

/// `swift package verify-transitions`: checks a package's own targets as one module.
@main
struct VerifyTransitions: CommandPlugin {
    /// What the plugin understands itself; everything else goes to `transition-verifier check`.
    static let help = """
        usage: swift package verify-transitions [--target NAME]… [OPTION…]

        Checks the Swift targets of this package, tests left out, or only those that are named. The options are those of \
        'transition-verifier check'. Writing reports to files needs --allow-writing-to-package-directory after 'package'.

        """

    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        if extractor.extractFlag(named: "help") > 0 {
            print(Self.help)
            return
        }
        let paths = try Self.directories(of: context.package, named: names)
        guard !paths.isEmpty else {
            print("no Swift target to check")
            return
        }
        var options = extractor.remainingArguments
        if !options.contains(where: { $0 == "--no-cache" || $0.hasPrefix("--cache-path") }) {
            // The user's own cache directory is out of a plugin's reach.
            options += ["--cache-path", context.pluginWorkDirectoryURL.appendingPathComponent("cache").path]
        }
        try Self.run(
            context.tool(named: "transition-verifier").url, ["check"] + options + ["--"] + paths,
            in: context.package.directoryURL)
    }

    /// The directories of the targets to check, as paths from the package's own directory.
    private static func directories(of package: Package, named names: [String]) throws -> [String] {
        let targets = names.isEmpty ? package.targets : try package.targets(named: names)
        let root = package.directoryURL.path + "/"
        return targets.compactMap { target in
            guard let module = target as? SwiftSourceModuleTarget, module.kind != .test || !names.isEmpty else {
                return nil
            }
            let path = module.directoryURL.path
            return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
        }
    }

    private static func run(_ tool: URL, _ arguments: [String], in directory: URL) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = directory
        try process.run()
        process.waitUntilExit()
        switch process.terminationStatus {
        case 0: break
        case 1: Diagnostics.error("transitions can go wrong")
        default: Diagnostics.error("not everything could be checked")
        }
    }
}
