import AnimatorReader
import Foundation
import ReportFormats
import TransitionModel

/// The parts of one run, all of them, each once.
struct CheckedParts {
    /// Why parts cannot be put together, in one line.
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    private let parts: [CheckedPart]

    /// One of them, for what all have in common.
    var first: CheckedPart { parts[0] }

    init(_ paths: [String]) throws {
        var parts: [(path: String, part: CheckedPart)] = []
        for path in paths {
            let part = try Self.part(at: path)
            if let other = parts.first, other.part.run != part.run || other.part.shard.count != part.shard.count {
                throw Failure(description: "'\(path)' and '\(other.path)' are parts of different runs")
            }
            if let other = parts.first(where: { $0.part.shard == part.shard }) {
                throw Failure(description: "'\(path)' and '\(other.path)' are the same part, \(part.shard)")
            }
            parts.append((path, part))
        }
        self.parts = parts.map(\.part).sorted { $0.shard.number < $1.shard.number }
        let missing = Set(1...first.shard.count).subtracting(self.parts.map(\.shard.number)).sorted()
        if !missing.isEmpty {
            let names = missing.map { "\($0)/\(first.shard.count)" }
            throw Failure(description: "of the run's parts \(names.joined(separator: ", ")) \(missing.count == 1 ? "is" : "are") missing")
        }
    }

    private static func part(at path: String) throws -> CheckedPart {
        struct Document: Decodable {
            var part: CheckedPart
        }
        let bytes: [UInt8]
        do throws(FileStatus.Failure) {
            bytes = try FileBytes.read(path)
        } catch {
            throw Failure(description: "'\(path)' cannot be read: \(error.reason)")
        }
        guard let document = try? JSONDecoder().decode(Document.self, from: Data(bytes)) else {
            throw Failure(description: "'\(path)' is no JSON report of 'check --shard' by this version of the tool")
        }
        return document.part
    }

    var report: Report { Report(merging: parts.map(\.report)) }

    /// The files that were checked, unchanged.
    func files() throws -> [SourceFile] {
        try first.files.map { file in
            guard case .success(let text) = SourceLoader.load(file.path) else {
                throw Failure(description: "'\(file.path)' was checked, but cannot be read now")
            }
            guard ContentDigest(text).hexadecimal == file.digest else {
                throw Failure(description: "'\(file.path)' has changed since it was checked")
            }
            return SourceFile(path: file.path, text: text)
        }
    }
}
