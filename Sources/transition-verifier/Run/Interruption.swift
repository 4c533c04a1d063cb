import Foundation
import Synchronization

/// A user's wish to end the run: the first SIGINT asks for what is known so far, the second ends the process.
enum Interruption {
    private static let wasAskedFor = Atomic(false)

    /// Whether the user has asked for it.
    static var isAskedFor: Bool { wasAskedFor.load(ordering: .relaxed) }

    /// Keeps what would end the process waiting while something short is done, such as putting a file in its place.
    static func holding<Result, Failure: Error>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
        held.store(0, ordering: .relaxed)
        let signals = [SIGINT, SIGTERM, SIGHUP]
        let before = signals.map { number in
            signal(number) { Interruption.held.store($0, ordering: .relaxed) }
        }
        for (number, handler) in zip(signals, before) where isIgnoring(handler) { _ = signal(number, SIG_IGN) }
        defer {
            for (number, handler) in zip(signals, before) { _ = signal(number, handler) }
            let number = held.load(ordering: .relaxed)
            if number != 0 { kill(getpid(), number) }
        }
        return try work()
    }

    /// The last signal that was kept waiting.
    private static let held = Atomic<Int32>(0)

    private static func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Listens while something is done; whoever ignores the signal from outside goes on ignoring it.
    static func listening<Result>(_ work: () throws -> Result) rethrows -> Result {
        // A handler may do hardly anything: what it needs must be there before it.
        _ = isAskedFor
        let before = signal(SIGINT) { _ in
            Interruption.wasAskedFor.store(true, ordering: .relaxed)
            _ = signal(SIGINT, SIG_DFL)
        }
        if isIgnoring(before) { _ = signal(SIGINT, SIG_IGN) }
        defer { _ = signal(SIGINT, before) }
        // Whoever started this process may have put the signal off for all its children.
        var interrupt = sigset_t()
        sigemptyset(&interrupt)
        sigaddset(&interrupt, SIGINT)
        pthread_sigmask(SIG_UNBLOCK, &interrupt, nil)
        return try work()
    }
}
