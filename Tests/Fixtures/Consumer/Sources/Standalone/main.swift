import TransitionVerifier

// A program that verifies without any test framework.
let cut = Animator("Cut") {
    Insert(.to)
    Complete(.literal(true))
}
let report = cut.report(in: [.push])
print(report.animators[0].verdict)
