extension BlockFamily {
    /// The same family for SPIN: one process, whose every step is atomic.
    static func promela(blocks: Int) -> String {
        let numbers = 0..<blocks
        let isClear = numbers.map { "view[\($0)] != 1" }.joined(separator: " && ")
        let steps = numbers.flatMap { block in
            [
                "phase >= 1 && phase <= 4 && view[\(block)] == 0 -> view[\(block)] = 1",
                "phase >= 1 && phase <= 4 && view[\(block)] == 1 && block[\(block)] == 0 -> block[\(block)] = 1",
                "phase >= 1 && phase <= 4 && block[\(block)] == 1 -> block[\(block)] = 2; outstanding--",
                "phase >= 1 && phase <= 4 && block[\(block)] == 1 -> block[\(block)] = 3; outstanding--",
                "phase == 5 && view[\(block)] == 1 -> view[\(block)] = 2",
            ]
        } + [
            "phase == 0 -> phase = 1",
            "phase == 0 -> phase = 2",
            "(phase == 1 || phase == 3 || phase == 4) && outstanding == 0 -> phase = 5; completions++",
            "phase == 5 && \(isClear) -> phase = 6",
            "phase == 1 || phase == 2 -> phase = 3",
            "phase == 1 || phase == 2 -> phase = 4; cancelled = 1",
            "phase == 1 -> phase = 2",
            "phase == 2 -> phase = 1",
            "completions > 1 || (phase == 6 && !(\(isClear))) -> assert(false)",
        ]
        return """
            /* \(blocks) animation blocks in one transition.
               phase: idle 0, animating 1, interacting 2, finishing 3, cancelling 4, completed 5, cleaned up 6.
               block: not started 0, running 1, ended 2 (finished) or 3 (not). view: absent 0, in 1, removed 2. */
            byte phase; bit cancelled; byte completions; byte outstanding = \(blocks);
            byte block[\(blocks)]; byte view[\(blocks)];

            active proctype transition() {
            end: do
            \(steps.map { "  :: d_step { \($0) }" }.joined(separator: "\n"))
              od
            }

            """
    }
}
