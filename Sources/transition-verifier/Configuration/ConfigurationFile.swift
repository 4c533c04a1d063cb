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
        /// In megabytes.
        var maxMemory: Int?
        /// In seconds.
        var timeout: Int?
    }

    var included: [String]?
    var excluded: [String]?
    var severities: [String: RuleSeverities.Setting]?
    var scenarios: Scenarios?
    var conditions: [String]?
    var limits: Limits?
    var baseline: String?
    var strict: Bool?

    /// Reads and checks the file at a path.
    static func load(_ path: String) throws(BrokenInput) -> ConfigurationFile {
        try read(JSONNode.load(path).text, path: path)
    }

    /// Reads and checks a file's text.
    static func read(_ text: String, path: String) throws(BrokenInput) -> ConfigurationFile {
        let problems = ConfigurationCheck(try JSONNode.read(text, path: path), in: path).problems
        guard problems.isEmpty else { throw BrokenInput(problems) }
        do {
            let data = Data(text.hasPrefix("\u{FEFF}") ? text.dropFirst().utf8 : text[...].utf8)
            return try JSONDecoder().decode(ConfigurationFile.self, from: data)
        } catch {
            throw BrokenInput(path, "cannot be understood: \(error)")
        }
    }
}
