/// A step tree laid out for speed, once it has stopped growing for a while: a few words for each place, one after the
/// other, and questions that have only ever had one answer made together, by a mask for each word.
///
/// It says less than the tree: where a state answers differently, the tree itself is asked.
struct FlatTree: ~Copyable {
    /// One thing to do; unless it leads elsewhere, the next one follows.
    struct Step: BitwiseCopyable {
        enum Kind: UInt8 {
            /// A word has some bits as they have always been.
            case expect
            /// Goes on by a field's value, by whether a word has any of some bits, or by whatever else a node asks.
            case ask, meets, any
            /// Copies the state to where it is changed.
            case begin
            case set, lower, takeOut, effect
            /// The state is complete.
            case finish
            case end, choice, disabled
        }

        var kind: Kind
        var shift: UInt8 = 0
        /// A word of the state; a view; of an effect the number of its operations.
        var word: Int32 = 0
        /// Where the answers begin, counted in numbers of 32 bits from the first step; the one step that an answer
        /// leads to.
        var targets: Int32 = 0
        var mask: UInt64 = 0
        /// What is expected, what is written, the operations, or the tree's node.
        var bits: UInt64 = 0

        var node: UnsafeMutablePointer<StepNode> {
            UnsafeMutablePointer(bitPattern: UInt(bits)).unsafelyUnwrapped
        }

        var operations: UnsafePointer<PackedOperation> {
            UnsafePointer(bitPattern: UInt(bits)).unsafelyUnwrapped
        }
    }

    /// The steps, and after them for each answer to a question the step that follows.
    let first: UnsafeMutablePointer<Step>

    init(_ root: UnsafeMutablePointer<StepNode>) {
        var layout = Layout()
        layout.add(root)
        let targetsPerStep = MemoryLayout<Step>.stride / MemoryLayout<Int32>.stride
        let spaces = (layout.targets.count + targetsPerStep - 1) / targetsPerStep
        first = .allocate(capacity: layout.steps.count + spaces)
        let base = Int32(layout.steps.count * targetsPerStep)
        for (number, step) in layout.steps.enumerated() {
            var step = step
            if step.kind == .ask || step.kind == .any { step.targets += base }
            (first + number).initialize(to: step)
        }
        UnsafeMutableRawPointer(first + layout.steps.count).withMemoryRebound(
            to: Int32.self, capacity: layout.targets.count
        ) { targets in
            for (number, target) in layout.targets.enumerated() { (targets + number).initialize(to: target) }
        }
    }

    deinit {
        first.deallocate()
    }

    /// Walks to the next choice or end; nothing is known where a state answers as none did when the tree was laid out.
    ///
    /// Where the walk ends in a state, that has been written to `scratch`.
    @inline(__always)
    static func walk(
        from first: UnsafeMutablePointer<Step>, _ words: inout UnsafePointer<UInt64>,
        _ scratch: UnsafeMutablePointer<UInt64>, _ width: Int, _ views: PackedViews
    ) -> CompiledSteps.Outcome {
        func target(_ step: UnsafeMutablePointer<Step>, _ answer: Int) -> Int {
            Int(
                UnsafeRawPointer(first).load(
                    fromByteOffset: (Int(step.pointee.targets) &+ answer) &* MemoryLayout<Int32>.stride, as: Int32.self))
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
                step = first + target
            case .any:
                let target = target(step, step.pointee.node.pointee.holdsAny(words) ? 1 : 0)
                if target < 0 { return .unknown }
                step = first + target
            case .meets:
                if words[word] & step.pointee.mask == 0 {
                    step += 1
                } else {
                    if step.pointee.targets < 0 { return .unknown }
                    step = first + Int(step.pointee.targets)
                }
            case .begin:
                scratch.update(from: words, count: width)
                words = UnsafePointer(scratch)
                step += 1
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
