extension Animator {
    /// The animator as a program: of the same kind as one that is read from an app's source.
    public var program: AnimatorProgram {
        var assembly = ProgramAssembly(self)
        return assembly.program()
    }

    /// The program with what is known of its use: it serves the transitions of these scenarios, and no other.
    public func read(in scenarios: [Scenario]) -> ReadAnimator {
        ReadAnimator(program: program, evidence: Evidence(servingExactly: scenarios))
    }

    /// The paths of the files that the animator's code is written in, by the names that reports use.
    public var files: [String: StaticString] {
        var files = [place.fileID: place.filePath]
        for gesture in gestures { files[gesture.place.fileID] = gesture.place.filePath }
        for delegate in delegates { files[delegate.place.fileID] = delegate.place.filePath }
        for routine in routines {
            for statement in routine.body.flattened { files[statement.place.fileID] = statement.place.filePath }
        }
        return files
    }
}

extension Evidence {
    /// An animator that serves the kinds of these scenarios, and no others, and that nobody hands out in sight.
    init(servingExactly scenarios: [Scenario]) {
        self.init(hasDelegate: false)
        for scenario in scenarios {
            kinds[scenario.kind] = .established
            if let style = scenario.style { styles[style] = .established }
            if scenario.isInteractive { interactive[scenario.kind] = .established }
        }
    }
}
