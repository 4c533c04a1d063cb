@_exported import TransitionVerifier

#if canImport(Testing)
    internal import Testing
#endif
#if canImport(XCTest)
    internal import XCTest
#endif

/// Tells the test framework that runs the present test.
enum Issues {
    /// Records a failure at a place in the test.
    static func record(_ text: String, at place: CodePlace) {
        #if canImport(Testing)
            if Test.current != nil {
                Issue.record(
                    Comment(rawValue: text),
                    sourceLocation: Testing.SourceLocation(
                        fileID: place.fileID, filePath: "\(place.filePath)", line: place.line, column: place.column))
                return
            }
        #endif
        #if canImport(XCTest)
            XCTFail(text, file: place.filePath, line: UInt(place.line))
        #endif
    }
}
