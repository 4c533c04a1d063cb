import Foundation
import ReportFormats
import Testing
import TransitionModel

@Suite struct ProgramDumpTests {
    @Test func listing() {
        #expect(
            ProgramDump().text(for: [Samples.fade]) == """
                animator Fade  ; Fade.swift:1
                  handed out by a delegate in sight: yes
                  kinds: present established, dismiss hinted
                  styles: custom possible
                  interactive: present possible
                  views:
                    0 base: the lower view of the pair                      ; Fade.swift:1
                    1 overlay: the upper view of the pair                   ; Fade.swift:1
                    2 container: the container                              ; Fade.swift:1
                    3 window: the window                                    ; Fade.swift:1
                    4 shade: created, backdrop                              ; Fade.swift:5
                  objects:
                    0 fade: Fade, keeps $fade.to                            ; Fade.swift:1
                    1 mover: UIViewPropertyAnimator, property animator of 0.5 s, kept alive from outside  ; Fade.swift:2
                  slots:
                    0 $fade.to = nil                                        ; Fade.swift:4
                    1 $"isEmpty && isOpen" = undecided of true | false, true is at most a note: it never is  ; Fade.swift:4
                    2 $up#2 = true going forward, false going back          ; Fade.swift:3
                    3 $up#3 = .on when interactive, else 0.25               ; Fade.swift:3
                  tasks:
                    0 the fade: viewAnimation, body at L8, argument $"isEmpty && isOpen", after 1 s, in the turn of L0, \
                keeps object(fade)  ; Fade.swift:7
                  registers:
                    animator: $up#2
                  routines:
                    animateTransition: Fade.animateTransition(using:) at L0  ; Fade.swift:3
                  code:
                  L0:  ; Fade.animateTransition(using:)
                    $fade.to = context.view(to)                             ; Fade.swift:4
                    if $fade.to != nil goto L2 else goto L7
                  L2:
                    insert $fade.to into context.containerView above view(shade)  ; Fade.swift:6
                    begin changes of task 0 (the fade)                      ; Fade.swift:7
                    set $fade.to.alpha = one                                ; Fade.swift:8
                    end changes of task 0 (the fade)
                    schedule task 0 (the fade)                              ; Fade.swift:9
                  L7:
                    end                                                     ; Fade.swift:12
                  L8:  ; body of the fade
                    complete context with $up#2                             ; Fade.swift:10
                    not understood: log(shade) handed (view(shade)) (may touch views)  ; Fade.swift:11
                    end

                """)
    }

    @Test func jsonIsReadBack() throws {
        let text = try ProgramDump().json(for: [Samples.fade])
        #expect(try JSONDecoder().decode([ReadAnimator].self, from: Data(text.utf8)) == [Samples.fade])
    }

    @Test func numbersThatPointNowhereAreShown() {
        var program = AnimatorProgram(name: "Broken", location: Samples.place(1))
        program.instructions = [Instruction(.assign(9, .constant(.object(8))), at: program.location)]
        let text = ProgramDump().text(for: [ReadAnimator(program: program, evidence: Evidence())])
        #expect(text.contains("$9? = object#8?"))
    }
}
