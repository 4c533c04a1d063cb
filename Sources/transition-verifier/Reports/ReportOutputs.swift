import ReportFormats

/// The places that the reports of one run go to, looked at before the run, so that nothing is explored in vain.
struct ReportOutputs {
    /// A report and its place: a file, or standard output.
    private struct Output {
        var format: ReportFormat
        var file: OutputFile?
        var appends: Bool

        var name: String { file.map { "'\($0.path)'" } ?? "standard output" }
    }

    private let outputs: [Output]

    /// Opens no file yet, but refuses those that cannot be written and places that two reports want.
    init(_ requests: [ReportRequest]) throws(OutputError) {
        var outputs: [Output] = []
        for request in requests {
            var output = Output(format: request.format, appends: request.appends)
            if let file = request.file { output.file = try OutputFile(path: file) }
            if outputs.contains(where: { Self.clash($0, output) }) {
                throw .cannotWrite(output.name, "two reports are to go there")
            }
            outputs.append(output)
        }
        self.outputs = outputs
    }

    /// Rows of lines may follow each other on standard output; everything else needs its place for itself.
    private static func clash(_ one: Output, _ other: Output) -> Bool {
        switch (one.file, other.file) {
        case (nil, nil): one.format.isDocument || other.format.isDocument
        case (let file?, let otherFile?): file.isSamePlace(as: otherFile)
        default: false
        }
    }

    /// Refuses to replace one of the files that are to be checked.
    func refuse(toReplace paths: [String]) throws(OutputError) {
        for file in outputs.compactMap(\.file) where paths.contains(where: { file.stands(at: $0) }) {
            throw .cannotWrite("'\(file.path)'", "it is one of the files to check")
        }
    }

    /// Writes every report; one that cannot be written gets a line on standard error, and the others are written still.
    ///
    /// - Returns: whether all were written; a reader of standard output that has left has seen enough: no failure.
    func write(console: Console, _ text: (ReportFormat, _ toFile: Bool) throws -> String) -> Bool {
        var isComplete = true
        for output in outputs {
            do {
                let text = try text(output.format, output.file != nil)
                switch output.file {
                case let file? where output.appends: try file.append(text)
                case let file?: try file.write(text)
                case nil: try console.write(text)
                }
            } catch OutputError.readerLeft {
                continue
            } catch {
                console.complain("\(Tool.name): error: \(error)")
                isComplete = false
            }
        }
        return isComplete
    }
}
