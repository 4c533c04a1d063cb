import TransitionModel

/// A finding.
struct SARIFResult: Encodable {
    struct Properties: Encodable {
        var animator: String
        var scenario: ScenarioDocument?
        /// Whether the last part of its story is repeated for ever.
        var isEndless: Bool
    }

    var ruleId: String
    var ruleIndex: Int
    let kind = "fail"
    var level: String
    var message: SARIFText
    var locations: [SARIFLocation]
    var relatedLocations: [SARIFLocation]?
    var codeFlows: [SARIFCodeFlow]?
    var partialFingerprints: [String: String]?
    var suppressions: [SARIFSuppression]?
    var fixes: [SARIFFix]?
    var properties: Properties

    /// The key of the fingerprint; its number rises when fingerprints are made in another way.
    static let fingerprint = "transitionVerifier/v1"

    init(_ finding: Finding, _ places: inout SARIFPlaces) {
        ruleId = finding.rule
        ruleIndex = Rule.all.firstIndex { $0.id == finding.rule } ?? -1
        level = finding.severity.rawValue
        message = SARIFText(finding.message + (StoryLines.circumstances(of: finding).map { " (\($0))" } ?? ""))
        var location = places.location(finding.location)
        if !finding.animator.isEmpty { location.logicalLocations = [.init(name: finding.animator)] }
        locations = [location]
        let related = finding.related.enumerated().map { number, related in
            var location = places.location(related.location, message: related.message)
            location.id = number
            return location
        }
        relatedLocations = related.isEmpty ? nil : related
        codeFlows = finding.trace.isEmpty ? nil : [SARIFCodeFlow(finding, &places)]
        partialFingerprints = finding.fingerprint.isEmpty ? nil : [Self.fingerprint: finding.fingerprint]
        suppressions = SARIFSuppression.all(of: finding, &places)
        fixes = finding.fixes.isEmpty ? nil : finding.fixes.map { SARIFFix($0, &places) }
        properties = Properties(
            animator: finding.animator, scenario: finding.scenario.map(ScenarioDocument.init),
            isEndless: finding.loopStart != nil)
    }
}

/// Why a finding does not count.
struct SARIFSuppression: Encodable {
    /// `inSource` for a comment, `external` for a baseline.
    var kind: String
    var justification: String?
    var location: SARIFLocation?

    /// Nil where nothing sets the finding aside.
    static func all(of finding: Finding, _ places: inout SARIFPlaces) -> [SARIFSuppression]? {
        var all: [SARIFSuppression] = []
        if let comment = finding.suppression {
            all.append(
                SARIFSuppression(
                    kind: "inSource", justification: comment.reason, location: places.location(comment.location)))
        }
        if finding.isBaselined {
            all.append(SARIFSuppression(kind: "external", justification: "listed in the baseline"))
        }
        return all.isEmpty ? nil : all
    }
}

/// A change that mends a finding.
struct SARIFFix: Encodable {
    /// All changes of one file.
    struct Change: Encodable {
        struct Replacement: Encodable {
            var deletedRegion: SARIFRegion
            var insertedContent: SARIFText
        }

        var artifactLocation: SARIFArtifactLocation
        var replacements: [Replacement]
    }

    var description: SARIFText
    var artifactChanges: [Change]

    init(_ fix: Fix, _ places: inout SARIFPlaces) {
        description = SARIFText(fix.title)
        artifactChanges = []
        for file in fix.edits.map(\.start.file).withoutRepetitions {
            let replacements = fix.edits.filter { $0.start.file == file }.map { edit in
                Change.Replacement(
                    deletedRegion: places.region(from: edit.start, to: edit.end),
                    insertedContent: SARIFText(edit.replacement))
            }
            artifactChanges.append(
                Change(artifactLocation: SARIFArtifactLocation(file: file), replacements: replacements))
        }
    }
}
