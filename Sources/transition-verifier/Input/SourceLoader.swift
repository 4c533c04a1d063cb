import Foundation
import ReportFormats

/// Reads one file as UTF-8.
enum SourceLoader {
    /// Why a file cannot be checked.
    struct Failure: Error {
        var problem: InputProblem
    }

    static func load(_ path: String) -> Result<String, Failure> {
        let bytes: [UInt8]
        do throws(FileStatus.Failure) {
            bytes = try FileBytes.read(path)
        } catch {
            return .failure(Failure(problem: InputProblem(file: path, message: "cannot be read: \(error.reason)")))
        }
        return text(of: bytes, path)
    }

    /// The bytes as text, if they are UTF-8.
    static func text(of bytes: [UInt8], _ path: String) -> Result<String, Failure> {
        bytes.withUnsafeBufferPointer { bytes in
            if let text = String(validating: bytes, as: UTF8.self) { return .success(text) }
            let place = firstInvalidPlace(in: bytes)
            return .failure(
                Failure(
                    problem: InputProblem(file: path, line: place.line, column: place.column, message: "not UTF-8 text")
                ))
        }
    }

    /// Where the bytes stop being UTF-8, as line and column from 1.
    static func firstInvalidPlace(in bytes: some Sequence<UInt8>) -> (line: Int, column: Int) {
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var line = 1
        var column = 1
        var isAfterReturn = false
        while case .valid(let scalar) = parser.parseScalar(from: &iterator) {
            let byte = scalar.first ?? 0
            let isReturn = byte == UInt8(ascii: "\r")
            let isFeed = byte == UInt8(ascii: "\n")
            if isReturn || (isFeed && !isAfterReturn) { line += 1 }
            column = isReturn || isFeed ? 1 : column + scalar.count
            isAfterReturn = isReturn
        }
        return (line, column)
    }
}
