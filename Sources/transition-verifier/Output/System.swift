import Foundation

/// What the process asks of the system about itself.
enum ProcessSignals {
    /// Lets writing fail instead of ending the process: to a closed pipe, and where a file may grow no further.
    static func letWritingFail() {
        _ = signal(SIGPIPE, SIG_IGN)
        _ = signal(SIGXFSZ, SIG_IGN)
    }

    static func exit(_ code: ExitCode) -> Never {
        Foundation.exit(code.rawValue)
    }
}

/// The system's own words for what went wrong.
enum SystemError {
    static func words(for code: Int32) -> String {
        String(cString: strerror(code))
    }

    /// The system's words for an error of Foundation's where it tells which it was, else Foundation's own.
    static func words(for error: any Error) -> String {
        if let posix = error as? POSIXError { return words(for: posix.code.rawValue) }
        if let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error {
            return words(for: underlying)
        }
        switch (error as? CocoaError)?.code {
        case CocoaError.fileReadNoPermission?: return words(for: EACCES)
        case CocoaError.fileReadNoSuchFile?, CocoaError.fileNoSuchFile?: return words(for: ENOENT)
        default: return (error as NSError).localizedDescription
        }
    }
}

/// Writing all of some bytes to a file descriptor.
enum Descriptor {
    static func write(_ text: String, to descriptor: Int32) throws(OutputError) {
        let failure: Int32? = Array(text.utf8).withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if errno == EAGAIN {
                    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    _ = poll(&waiting, 1, -1)
                } else if errno != EINTR {
                    return errno
                }
            }
            return nil
        }
        guard let failure else { return }
        throw failure == EPIPE ? .readerLeft : .cannotWrite("standard output", SystemError.words(for: failure))
    }
}
