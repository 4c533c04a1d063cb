import Synchronization

/// What reading has looked at of what it need not look at: the bodies of functions, and what all code mentions.
///
/// Code that reads the same here gives the same results, whatever else has changed in it.
final class ReadingRecord: Sendable {
    private struct State {
        /// The bodies that were read, by their files' paths and their numbers in the file.
        var bodies: [String: Set<Int>] = [:]
        /// The files of which all was read.
        var wholeFiles: Set<String> = []
        /// The files whose text was looked through.
        var texts: Set<String> = []
        var questions = SurveyQuestions()
    }

    private let state = Mutex(State())

    /// Notes that a function's body was read.
    func noteBody(_ number: Int, of path: String) { state.withLock { _ = $0.bodies[path, default: []].insert(number) } }

    /// Notes that all bodies of a file were read.
    func noteWhole(_ path: String) { state.withLock { _ = $0.wholeFiles.insert(path) } }

    /// Notes that a file's text was looked through, its bodies' too, but none of them as code.
    func noteText(_ path: String) { state.withLock { _ = $0.texts.insert(path) } }

    /// Notes that somebody asked what all code mentions.
    func note(_ question: (inout SurveyQuestions) -> Void) { state.withLock { question(&$0.questions) } }

    /// Whether the body of this number was read.
    func hasRead(_ number: Int, of path: String) -> Bool {
        state.withLock { $0.texts.contains(path) } || hasEntered(number, of: path)
    }

    /// Whether the body of this number was read as code.
    func hasEntered(_ number: Int, of path: String) -> Bool {
        state.withLock { $0.wholeFiles.contains(path) || $0.bodies[path]?.contains(number) ?? false }
    }

    var questions: SurveyQuestions { state.withLock { $0.questions } }
}

/// The names of which somebody asked whether any code makes, assigns, calls or mentions them.
package struct SurveyQuestions: Hashable, Codable, Sendable {
    var made: Set<String> = []
    var assigned: Set<String> = []
    var called: Set<String> = []
    var mentioned: Set<String> = []
    var asking: Set<String> = []

    /// All of them, whatever was asked.
    var names: Set<String> { made.union(assigned).union(called).union(mentioned).union(asking) }
}
