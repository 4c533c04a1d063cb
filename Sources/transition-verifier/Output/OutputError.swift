/// Why a report did not arrive.
enum OutputError: Error, Equatable, CustomStringConvertible {
    /// Whoever read the output has closed it: no reason to complain.
    case readerLeft
    /// What could not be written, and why.
    case cannotWrite(String, String)

    var description: String {
        switch self {
        case .readerLeft: "nobody reads the output"
        case .cannotWrite(let what, let reason): "cannot write \(what): \(reason)"
        }
    }
}
