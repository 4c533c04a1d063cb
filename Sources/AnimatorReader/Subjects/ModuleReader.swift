import TransitionModel

/// Reads all subjects of a module.
struct ModuleReader {
    private let index: TypeIndex
    /// The paths of the files whose subjects are this module's.
    private let own: Set<String>
    private let finder: SubjectFinder
    private let compiler: SubjectCompiler
    private let evidence: EvidenceFinder
    private let nearMisses: NearMissFinder

    init(_ module: ModulePartition.Module) {
        index = TypeIndex(module.all)
        own = Set(module.own.map(\.path))
        let survey = CodeSurvey(module.all)
        let presentations = PresentationFinder(index: index).sites
        finder = SubjectFinder(index: index, survey: survey)
        compiler = SubjectCompiler(index: index, survey: survey, presentations: presentations)
        evidence = EvidenceFinder(index: index, presentations: presentations)
        nearMisses = NearMissFinder(index: index, survey: survey)
    }

    /// Every animator that a delegate hands out, then those of which no delegate is in sight; in the order of the source.
    func animators() -> [ReadAnimator] {
        var result: [ReadAnimator] = []
        var handedOut: Set<String> = []
        for delegate in finder.delegates {
            let compiled = compiler.compile(.delegate(delegate))
            let found = animators(of: delegate, in: compiled)
            handedOut.formUnion(found.map(\.program.name))
            handedOut.formUnion(compiled.program.objects.map(\.type).filter(index.isInteractionController))
            result += found
            for turn in 1..<max(1, compiled.driverClasses) {
                result += animators(of: delegate, drivenInTurn: turn)
            }
        }
        for type in finder.animators where !handedOut.contains(type.name) {
            let compiled = compiler.compile(.animator(type))
            result.append(ReadAnimator(program: compiled.program, evidence: evidence.evidence(forLone: type.name)))
        }
        for type in finder.presentationControllers where !handedOut.contains(type.name) {
            let compiled = compiler.compile(.presentationController(type))
            result.append(
                ReadAnimator(
                    program: compiled.program,
                    evidence: evidence.evidence(forPresentationController: type.name, of: nil, in: compiled)))
        }
        for type in finder.interactionControllers where !handedOut.contains(type.name) {
            let compiled = compiler.compile(.interactionController(type))
            result.append(
                ReadAnimator(program: compiled.program, evidence: evidence.evidence(forLoneInteraction: type.name)))
        }
        for type in finder.segues {
            let compiled = compiler.compile(.segue(type))
            result.append(
                ReadAnimator(
                    program: compiled.program,
                    evidence: Evidence(
                        kinds: [.segue: .established], interactive: [.segue: .possible], hasDelegate: true)))
        }
        result.removeAll { $0.evidence.kinds.isEmpty || !own.contains($0.program.location.file) }
        addNearMisses(to: &result)
        for number in result.indices { result[number].program.bases = bases(of: result[number].program) }
        return result.inSourceOrder
    }

    /// The same animators where the driver is of another class: what no driver drives is the same.
    private func animators(of delegate: TypeDeclaration, drivenInTurn turn: Int) -> [ReadAnimator] {
        animators(of: delegate, in: compiler.compile(.delegate(delegate), driverTurn: turn)).map { animator in
            var animator = animator
            animator.evidence.isAlwaysInteractive = true
            animator.evidence.kinds = animator.evidence.kinds.filter { kind, _ in
                animator.evidence.interactive[kind] == .established
            }
            return animator
        }
    }

    private func animators(of delegate: TypeDeclaration, in compiled: SubjectCompiler.Compiled) -> [ReadAnimator] {
        var result: [ReadAnimator] = []
        for type in names(compiled.animators.values.flatMap { $0 }) {
            result.append(
                ReadAnimator(
                    program: named(type, compiled.program),
                    evidence: evidence.evidence(for: type, of: delegate, in: compiled)))
        }
        for type in names(compiled.presentationControllers) {
            let beside = evidence.evidence(forPresentationController: type, of: delegate, in: compiled)
            result.append(ReadAnimator(program: named(type, compiled.program), evidence: beside))
        }
        return result
    }

    /// Each type's near misses go with its own program, or with one made for them where UIKit calls nothing on the type.
    private func addNearMisses(to animators: inout [ReadAnimator]) {
        for (type, all) in nearMisses.nearMisses() {
            let misses = all.filter { own.contains($0.location.file) }
            guard !misses.isEmpty else { continue }
            if let number = animators.firstIndex(where: { $0.program.name == type.name }) {
                animators[number].program.nearMisses = misses
            } else {
                var program = AnimatorProgram(name: type.name, location: type.location ?? misses[0].location)
                program.nearMisses = misses
                animators.append(ReadAnimator(program: program, evidence: Evidence()))
            }
        }
    }

    /// The classes whose `animateTransition` a program runs as its type's own.
    private func bases(of program: AnimatorProgram) -> [BaseClass] {
        finder.bases(of: program.name).compactMap { base in
            guard let location = base.location, own.contains(location.file),
                let body = index.animateTransition(of: base.name)?.bodyRange,
                program.instructions.contains(where: { body.contains($0.location) })
            else { return nil }
            return BaseClass(name: base.name, location: location)
        }
    }

    private func names(_ all: [String]) -> [String] { Set(all).sorted() }

    private func named(_ type: String, _ program: AnimatorProgram) -> AnimatorProgram {
        var program = program
        program.name = type
        program.location = index.type(named: type)?.location ?? program.location
        return program
    }
}

extension [ReadAnimator] {
    var inSourceOrder: [ReadAnimator] {
        sorted { ($0.program.location, $0.program.name) < ($1.program.location, $1.program.name) }
    }
}
