import Testing

@testable import transition_verifier

@Suite struct HelpTests {
    @Test(arguments: [["--help"], ["-h"], ["help"], ["help", "--help"]])
    func tool(arguments: [String]) throws {
        let outcome = try CommandProcess().run(arguments)
        #expect(outcome.code == 0)
        #expect(outcome.errors.isEmpty)
        #expect(
            outcome.output == """
                Explores every order of events in hand-written UIKit transitions and shows what goes wrong.

                usage: transition-verifier COMMAND …

                commands:
                  check        Checks the animators in files and directories.
                  explain      Explains a rule or an assumption about UIKit.
                  rules        Lists the rules.
                  assumptions  Lists what is taken to be true of UIKit, and how well it is known.
                  lifecycle    Shows what UIKit is taken to do in a transition, phase by phase.
                  dump         Shows the animator programs as they were read from the source.
                  export       Writes one animator in one scenario as a model for another checker.
                  replay       Walks the run of a finding again and says whether it still fails.
                  simulate     Walks at random through what may happen and shows each step.
                  config       Shows the configuration that holds, or the schema of configuration files.
                  conform      Compares transitions recorded in an app with their animators' models.
                  completions  Prints a shell's completions for this tool.
                  merge        Puts the JSON reports of a run's parts together.

                options:
                  --help     Show this help, or that of the command it follows.
                  --version  Show the version.

                exit codes:
                  0  Nothing to fail on.
                  1  Findings of a severity that fails: errors, with --strict warnings too.
                  2  The tool could not do all that was asked: usage, a path that cannot be read or
                     parsed, a report that cannot be written. What could be read is still checked and
                     reported.

                'transition-verifier COMMAND --help' says more about a command.

                """)
    }

    @Test(arguments: [["check", "--help"], ["check", "--bogus", "a.swift", "--help"], ["help", "check"]])
    func check(arguments: [String]) throws {
        let outcome = try CommandProcess().run(arguments)
        #expect(outcome.code == 0)
        #expect(outcome.errors.isEmpty)
        #expect(
            outcome.output == """
                Checks the animators in files and directories.

                usage: transition-verifier check [OPTION…] PATH…

                arguments:
                  PATH…  A Swift file, or a directory whose .swift files are taken, those in .build,
                         .git, Carthage, DerivedData, Pods, SourcePackages left out. - is standard
                         input.

                options:
                  --report FORMAT[:FILE]  Write a report, to a file whole or not at all, else to
                                          standard output (may be repeated).
                  --format FORMAT         How the report is written, where there is only one; text
                                          unless given.
                  --output FILE           Where that report goes.
                  --color WHEN            Colour text; auto, unless given, does so on a terminal, if
                                          NO_COLOR is not set: auto, always or never.
                  --graph-states NUMBER   Draw the states of scenarios that have at most so many, 500
                                          unless given.
                  --strict                Let warnings fail the run too.
                  --kind KIND             Explore only this kind of transition: present, dismiss, push,
                                          pop, tab or segue (may be repeated).
                  --style STYLE           Explore only this presentation style: fullScreen,
                                          currentContext, custom, overFullScreen, overCurrentContext,
                                          pageSheet, formSheet or popover (may be repeated).
                  --interactive ANSWER    Explore only transitions that a gesture drives, or only
                                          others: yes or no.
                  --max-states NUMBER     Explore at most so many states in each scenario, 20000 unless
                                          given.
                  --threads NUMBER        Explore on so many threads, as many as there are processors
                                          unless given; the results are the same.
                  --timeout SECONDS       End the exploration after so long; what was not covered by
                                          then is incomplete.
                  --max-memory MEGABYTES  Let the states that are stored take at most so much; what does
                                          not fit is incomplete.
                  --no-reduction          Follow every order and every way, also where all come to the
                                          same: slower, with the same verdict.
                  --config FILE           Use this configuration, not the nearest
                                          .transition-verifier.json in or above the paths.
                  --no-config             Use no configuration.
                  --baseline FILE         Let only findings fail the run that this file does not list,
                                          and name those of it that are gone.
                  --write-baseline FILE   List the errors and warnings that are there now in a file, and
                                          accept them.
                  --fix                   Mend what has one sure mend, if that leaves no other finding,
                                          and report what is left.
                  --dry-run               With --fix: change nothing, and show what would change as a
                                          unified diff.
                  --cache-path DIR        Keep what was found out for later runs in this directory, not
                                          in the user's cache directory.
                  --no-cache              Find out everything anew, and keep nothing for later runs.
                  --shard NUMBER/COUNT    Explore only one of so many parts of the animators, such as
                                          2/8.
                  --stdin-path FILE       The file that standard input stands for, if PATH is -, whether
                                          or not there is one.
                  --quiet                 One line for each finding and nothing else; on standard error
                                          only errors.
                  --verbose               Show notes too, a line for each scenario, and what was read.
                  --help                  Show this help.

                formats:
                  text            For people: findings with their source lines and stories, then the
                                  verdicts.
                  xcode           For a build phase of Xcode, which jumps to absolute paths: check
                                  "$SRCROOT".
                  github          Annotations of a GitHub workflow, and a summary where
                                  GITHUB_STEP_SUMMARY is set.
                  github-summary  That summary by itself, in Markdown.
                  json            Everything, for other tools.
                  sarif           SARIF 2.1.0, for code scanning: rules with their help, stories as code
                                  flows.
                  junit           JUnit's XML: a test case for each animator and scenario.
                  html            One page to look at: verdicts, and each story as pictures of the view
                                  stack.
                  dot             The explored states of small machines, for Graphviz.
                  mermaid         The same for Mermaid.

                All files are read as one module. Findings go to standard output, everything else to
                standard error. Notes never fail a run and are shown with --verbose; JSON always holds
                them.

                Exit code 0: nothing to fail on. Exit code 1: there are errors, or with --strict
                warnings. Exit code 2, whatever was found: something that was asked for could not be
                done, such as a path that cannot be read or a file that does not parse; everything else
                is still checked and reported. A verdict "incomplete" alone does not fail a run. An
                interrupt (SIGINT) ends the exploration, reports what is known so far with exit code 2,
                and a second one ends the tool at once.

                A scenario that is merely possible gets four fifths of the states that --max-states
                allows, and those of an animator's scenarios that need more than a twentieth of them may
                together take two steps for each; what is not explored to its end is said to be
                incomplete.

                With --shard each part of a CI matrix reads everything and explores its share of the
                animators; 'transition-verifier merge' makes one report of the parts' JSON reports.

                """)
    }

    @Test(arguments: Tool.commands.map { $0.description.name })
    func everyCommand(name: String) throws {
        let outcome = try CommandProcess().run(name, "--help")
        #expect(outcome.code == 0)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.output.contains("\nusage: transition-verifier \(name)"))
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 88 })
    }

    @Test func version() throws {
        let outcome = try CommandProcess().run("--version")
        #expect(outcome == .init(output: "transition-verifier \(Tool.version)\n", errors: "", code: 0))
    }
}
