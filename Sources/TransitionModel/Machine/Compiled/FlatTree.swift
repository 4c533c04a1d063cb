/// A step tree laid out for speed, once it has stopped growing for a while: a few words for each place, one after the
/// other, questions that have only ever had one answer made together, by a mask for each word, and all questions before
/// the first change where that may be.
///
/// It says less than the tree: where a state answers differently, the tree itself is asked.
struct FlatTree: ~Copyable {
    /// One thing to do; unless it leads elsewhere, the next one follows.
    struct Step: BitwiseCopyable {
        enum Kind: UInt8 {
            /// A word has some bits as they have always been.
            case expect
            /// Goes on by a field's value, by whether a word has any of some bits, or by whatever else a node asks;
            /// after the first and the last stands for each answer where it leads.
            case ask, meets, any
            /// Copies the state to where it is changed; after it stands for each word which bits are kept, and the
            /// others.
            case begin
            case set, lower, takeOut, effect
            /// The state is complete.
            case finish
            case end, choice, disabled
        }

        var kind: Kind
        var shift: UInt8 = 0
        /// A word of the state; a view; of an effect the number of its operations.
        var word: Int16 = 0
        /// How many bytes after the first step the one stands that an answer leads to; below zero where none is known.
        var target: Int32 = 0
        var mask: UInt64 = 0
        /// What is expected, what is written, the operations, or the tree's node.
        var bits: UInt64 = 0

        /// How many words of memory a step takes.
        static var words: Int { MemoryLayout<Step>.stride / MemoryLayout<UInt64>.stride }

        var node: UnsafeMutablePointer<StepNode> {
            UnsafeMutablePointer(bitPattern: UInt(bits)).unsafelyUnwrapped
        }

        var operations: UnsafePointer<PackedOperation> {
            UnsafePointer(bitPattern: UInt(bits)).unsafelyUnwrapped
        }
    }

    let first: UnsafeMutablePointer<Step>

    init(_ root: UnsafeMutablePointer<StepNode>, _ state: StateLayout) {
        var layout = Layout(state)
        layout.add(root)
        let bytes = layout.words.count * MemoryLayout<UInt64>.stride
        let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: MemoryLayout<UInt64>.alignment)
        layout.words.withUnsafeBytes { memory.copyMemory(from: $0.baseAddress!, byteCount: bytes) }
        first = memory.assumingMemoryBound(to: Step.self)
    }

    deinit {
        first.deallocate()
    }

    /// Walks to the next choice or end; nothing is known where a state answers as none did when the tree was laid out.
    ///
    /// Where the walk ends in a state, that has been written to `scratch`.
    @inline(never)
    static func walk(
        from first: UnsafeMutablePointer<Step>, _ words: inout UnsafePointer<UInt64>,
        _ scratch: UnsafeMutablePointer<UInt64>, _ width: Int, _ views: PackedViews
    ) -> CompiledSteps.Outcome {
        @inline(__always)
        func target(_ step: UnsafeMutablePointer<Step>, _ answer: Int) -> Int32 {
            UnsafeRawPointer(step + 1).load(fromByteOffset: answer &* MemoryLayout<Int32>.stride, as: Int32.self)
        }
        @inline(__always)
        func place(at target: Int32) -> UnsafeMutablePointer<Step> {
            (UnsafeMutableRawPointer(first) + Int(target)).assumingMemoryBound(to: Step.self)
        }
        var step = first
        while true {
            let word = Int(step.pointee.word)
            switch step.pointee.kind {
            case .expect:
                if words[word] & step.pointee.mask != step.pointee.bits { return .unknown }
                step += 1
            case .ask:
                let answer = Int(words[word] &>> UInt64(step.pointee.shift) & step.pointee.mask)
                let target = target(step, answer)
                if target < 0 { return .unknown }
                step = place(at: target)
            case .any:
                let target = target(step, step.pointee.node.pointee.holdsAny(words) ? 1 : 0)
                if target < 0 { return .unknown }
                step = place(at: target)
            case .meets:
                if words[word] & step.pointee.mask == 0 {
                    step += 1
                } else {
                    if step.pointee.target < 0 { return .unknown }
                    step = place(at: step.pointee.target)
                }
            case .begin:
                let constants = UnsafeMutableRawPointer(step + 1).assumingMemoryBound(to: UInt64.self)
                for word in 0..<width {
                    scratch[word] = words[word] & constants[2 &* word] | constants[2 &* word &+ 1]
                }
                words = UnsafePointer(scratch)
                step = UnsafeMutableRawPointer(constants + 2 &* width).assumingMemoryBound(to: Step.self)
            case .set:
                scratch[word] = scratch[word] & step.pointee.mask | step.pointee.bits
                step += 1
            case .lower:
                scratch[word] &-= scratch[word] & step.pointee.mask == 0 ? 0 : step.pointee.bits
                step += 1
            case .takeOut:
                views.takeOut(word, to: step.pointee.bits, scratch)
                step += 1
            case .effect:
                PackedOperation.run(step.pointee.operations, word, on: scratch, views)
                step += 1
            case .finish: return .state(step.pointee.node)
            case .end: return .end(step.pointee.node)
            case .choice: return .fork(step.pointee.node)
            case .disabled: return .disabled
            }
        }
    }
}
