import Foundation
import ReportFormats
import TransitionModel

/// What a configuration file says; what it does not speak of is nil.
///
/// ``ConfigurationShape/configuration`` describes the same for people: a file that passes its check can be decoded.
struct ConfigurationFile: Codable, Equatable, Sendable {
    struct Scenarios: Codable, Equatable, Sendable {
        var kinds: [TransitionKind]?
        var styles: [PresentationStyle]?
        var interactive: Bool?
    }

    struct Limits: Codable, Equatable, Sendable {
        var maxStates: Int?
    }

    var included: [String]?
    var excluded: [String]?
    var severities: [String: RuleSeverities.Setting]?
    var scenarios: Scenarios?
    var conditions: [String]?
    var limits: Limits?
    var strict: Bool?

    /// What is wrong with a file, so that nothing it says can be relied on.
    struct Failure: Error {
        var problems: [InputProblem]
    }

    /// Reads and checks the file at a path.
    static func load(_ path: String) throws(Failure) -> ConfigurationFile {
        switch SourceLoader.load(path) {
        case .failure(let failure): throw Failure(problems: [failure.problem])
        case .success(let text): return try read(text, path: path)
        }
    }

    /// Reads and checks a file's text.
    static func read(_ text: String, path: String) throws(Failure) -> ConfigurationFile {
        let node: JSONNode
        do {
            node = try JSONReader.read(text)
        } catch {
            throw Failure(problems: [
                InputProblem(file: path, line: error.place.line, column: error.place.column, message: error.message)
            ])
        }
        let problems = ConfigurationCheck(node, in: path).problems
        guard problems.isEmpty else { throw Failure(problems: problems) }
        do {
            let data = Data(text.hasPrefix("\u{FEFF}") ? text.dropFirst().utf8 : text[...].utf8)
            return try JSONDecoder().decode(ConfigurationFile.self, from: data)
        } catch {
            throw Failure(problems: [InputProblem(file: path, message: "cannot be understood: \(error)")])
        }
    }
}
