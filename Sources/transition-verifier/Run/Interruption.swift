import Foundation
import Synchronization

/// A user's wish to end the run: the first SIGINT asks for what is known so far, the second ends the process.
enum Interruption {
    private static let wasAskedFor = Atomic(false)

    /// Whether the user has asked for it.
    static var isAskedFor: Bool { wasAskedFor.load(ordering: .relaxed) }

    /// Listens while something is done; whoever ignores the signal from outside goes on ignoring it.
    static func listening<Result>(_ work: () throws -> Result) rethrows -> Result {
        // A handler may do hardly anything: what it needs must be there before it.
        _ = isAskedFor
        let before = signal(SIGINT) { _ in
            Interruption.wasAskedFor.store(true, ordering: .relaxed)
            _ = signal(SIGINT, SIG_DFL)
        }
        if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { _ = signal(SIGINT, SIG_IGN) }
        defer { _ = signal(SIGINT, before) }
        // Whoever started this process may have put the signal off for all its children.
        var interrupt = sigset_t()
        sigemptyset(&interrupt)
        sigaddset(&interrupt, SIGINT)
        pthread_sigmask(SIG_UNBLOCK, &interrupt, nil)
        return try work()
    }
}
