import ReportFormats

extension Baseline {
    /// The file as JSON, one entry after the other in the order of the findings.
    private struct Document: Encodable {
        struct Finding: Encodable {
            var fingerprint: String
            var rule: String
            var file: String
            var message: String
        }

        var version = Baseline.version
        var findings: [Finding]
    }

    /// The whole file, ending with a line break.
    var text: String {
        get throws {
            try prettyJSON(
                Document(
                    findings: entries.map {
                        .init(fingerprint: $0.fingerprint, rule: $0.rule, file: $0.file, message: $0.message)
                    }))
        }
    }

    /// Reads a file that an earlier run has written.
    static func load(_ path: String) throws(BrokenInput) -> Baseline {
        try read(JSONNode.load(path).text, path: path)
    }

    static func read(_ text: String, path: String) throws(BrokenInput) -> Baseline {
        let node = try JSONNode.read(text, path: path)
        guard let version = node["version"], case .number(let number) = version.value else {
            throw BrokenInput(path, at: node.place, "this is no baseline: it has no version")
        }
        guard number == Double(Self.version) else {
            throw BrokenInput(
                path, at: version.place, "a baseline of version \(version.kind), this tool knows \(Self.version)")
        }
        guard let findings = node["findings"], case .array(let nodes) = findings.value else {
            throw BrokenInput(path, at: node.place, "this is no baseline: it has no list of findings")
        }
        var entries: [Entry] = []
        for node in nodes {
            guard let fingerprint = node["fingerprint"]?.text, let rule = node["rule"]?.text,
                let file = node["file"]?.text
            else { throw BrokenInput(path, at: node.place, "a finding has a fingerprint, a rule and a file") }
            entries.append(
                Entry(
                    fingerprint: fingerprint, rule: rule, file: file, message: node["message"]?.text ?? "",
                    place: node.place))
        }
        return Baseline(path: path, entries: entries)
    }
}
