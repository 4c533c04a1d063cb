extension Animator {
    /// The animator as a program: of the same kind as one that is read from an app's source.
    public var program: AnimatorProgram {
        var assembly = ProgramAssembly(self)
        return assembly.program()
    }

    /// The program with what is known of its use: it serves the transitions of these scenarios, and no other.
    public func read(in scenarios: [Scenario]) -> ReadAnimator {
        var evidence = Evidence(hasDelegate: false)
        for scenario in scenarios {
            evidence.kinds[scenario.kind] = .established
            if let style = scenario.style { evidence.styles[style] = .established }
            if scenario.isInteractive { evidence.interactive[scenario.kind] = .established }
        }
        return ReadAnimator(program: program, evidence: evidence)
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
