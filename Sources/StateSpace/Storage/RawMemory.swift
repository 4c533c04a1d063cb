#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Memory from the C allocator, uninitialised; the C allocator because its `realloc` moves pages instead of copying them.
@usableFromInline
func allocateRaw<Element: BitwiseCopyable>(_ count: Int, of: Element.Type) -> UnsafeMutablePointer<Element> {
    checked(malloc(max(1, count) * MemoryLayout<Element>.stride)).assumingMemoryBound(to: Element.self)
}

/// Memory from the C allocator, all bits zero; large blocks cost nothing until they are touched.
@usableFromInline
func allocateZeroed<Element: BitwiseCopyable>(_ count: Int, of: Element.Type) -> UnsafeMutablePointer<Element> {
    checked(calloc(max(1, count), MemoryLayout<Element>.stride)).assumingMemoryBound(to: Element.self)
}

/// The same contents in a block of another size.
@usableFromInline
func reallocateRaw<Element: BitwiseCopyable>(
    _ memory: UnsafeMutablePointer<Element>, count: Int
) -> UnsafeMutablePointer<Element> {
    checked(realloc(memory, max(1, count) * MemoryLayout<Element>.stride)).assumingMemoryBound(to: Element.self)
}

/// Gives memory back to the C allocator.
@usableFromInline
func freeRaw<Element: BitwiseCopyable>(_ memory: UnsafeMutablePointer<Element>) {
    free(memory)
}

/// Ends the process when the system has no memory left: the explorer's own limit is there to stop earlier.
private func checked(_ memory: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer {
    guard let memory else { fatalError("out of memory: set a memory limit for the exploration") }
    return memory
}
