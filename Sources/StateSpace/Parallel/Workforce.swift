import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Threads that wait for work, and do it together with the thread that brings it.
///
/// Unchecked because what they share is behind a lock of the system's own: waiting for a change needs its condition.
@usableFromInline
package final class Workforce: @unchecked Sendable {
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private let workIsThere: UnsafeMutablePointer<pthread_cond_t>
    private let workIsDone: UnsafeMutablePointer<pthread_cond_t>
    private var threads: [pthread_t] = []
    private let next = Atomic(0)

    private var work: (@Sendable (Int) -> Void)?
    private var pieces = 0
    /// How often there has been work.
    private var occasion = 0
    /// Threads that have not come back from this occasion's work.
    private var busy = 0
    private var isOver = false

    /// Does numbered pieces of work on threads that are there for nothing else, the caller's own among them.
    package static func perform(_ pieces: Int, threads: Int, stackSize: Int, _ work: @Sendable (Int) -> Void) {
        let workforce = Workforce(threads: threads, stackSize: stackSize)
        workforce.perform(pieces, work)
        workforce.end()
    }

    /// Starts all threads but the caller's own; where the system gives fewer, fewer do the work.
    ///
    /// The stack's size, in bytes, must suffice for a system that goes deep when it is asked for successors.
    @usableFromInline
    init(threads count: Int, stackSize: Int = 16 << 20) {
        lock = .allocate(capacity: 1)
        workIsThere = .allocate(capacity: 1)
        workIsDone = .allocate(capacity: 1)
        pthread_mutex_init(lock, nil)
        pthread_cond_init(workIsThere, nil)
        pthread_cond_init(workIsDone, nil)
        for _ in 1..<max(1, count) {
            guard let thread = start(stackSize) else { return }
            threads.append(thread)
        }
    }

    deinit {
        pthread_mutex_destroy(lock)
        pthread_cond_destroy(workIsThere)
        pthread_cond_destroy(workIsDone)
        lock.deallocate()
        workIsThere.deallocate()
        workIsDone.deallocate()
    }

    /// Does numbered pieces of work, and returns when all are done.
    ///
    /// Which thread does which piece is left to chance, so pieces may share only what none of them writes.
    @usableFromInline
    func perform(_ pieces: Int, _ work: @Sendable (Int) -> Void) {
        withoutActuallyEscaping(work) { work in
            pthread_mutex_lock(lock)
            self.work = work
            self.pieces = pieces
            next.store(0, ordering: .relaxed)
            occasion += 1
            busy = threads.count
            pthread_cond_broadcast(workIsThere)
            pthread_mutex_unlock(lock)
            takePart(pieces, work)
            pthread_mutex_lock(lock)
            while busy > 0 { pthread_cond_wait(workIsDone, lock) }
            self.work = nil
            pthread_mutex_unlock(lock)
        }
    }

    /// Ends the threads; there can be no work any more.
    @usableFromInline
    func end() {
        pthread_mutex_lock(lock)
        isOver = true
        pthread_cond_broadcast(workIsThere)
        pthread_mutex_unlock(lock)
        for thread in threads { pthread_join(thread, nil) }
        threads = []
    }

    private func takePart(_ pieces: Int, _ work: @Sendable (Int) -> Void) {
        while true {
            let piece = next.add(1, ordering: .relaxed).oldValue
            if piece >= pieces { return }
            work(piece)
        }
    }

    /// What each thread does all its life.
    private func serve() {
        var seen = 0
        pthread_mutex_lock(lock)
        while true {
            while occasion == seen, !isOver { pthread_cond_wait(workIsThere, lock) }
            guard !isOver, let work else { break }
            seen = occasion
            let pieces = pieces
            pthread_mutex_unlock(lock)
            takePart(pieces, work)
            pthread_mutex_lock(lock)
            busy -= 1
            if busy == 0 { pthread_cond_signal(workIsDone) }
        }
        pthread_mutex_unlock(lock)
    }

    private func start(_ stackSize: Int) -> pthread_t? {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        let own = Unmanaged.passRetained(self)
        #if canImport(Darwin)
        var thread: pthread_t?
        let failure = pthread_create(&thread, &attributes, { argument in
            Unmanaged<Workforce>.fromOpaque(argument).takeRetainedValue().serve()
            return nil
        }, own.toOpaque())
        #else
        var thread = pthread_t()
        let failure = pthread_create(&thread, &attributes, { argument in
            Unmanaged<Workforce>.fromOpaque(argument!).takeRetainedValue().serve()
            return nil
        }, own.toOpaque())
        #endif
        guard failure == 0 else {
            own.release()
            return nil
        }
        return thread
    }
}
