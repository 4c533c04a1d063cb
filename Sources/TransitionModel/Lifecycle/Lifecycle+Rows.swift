extension Lifecycle {
    /// Somebody asks for a transition; the delegate is asked at once, the transition itself comes later.
    static let requests: [LifecycleRow] =
        requests(in: .idle, if: []) + requests(in: .settled, if: [.moreLegs]) + [
            LifecycleRow(
                "perform-segue", .idle, .request, if: [.kind([.segue])], do: [.beginTransition, .perform],
                then: .completed, because: ["3.12", "3.13"])
        ]

    private static func requests(in phase: LifecyclePhase, if guards: [LifecycleGuard]) -> [LifecycleRow] {
        [
            LifecycleRow(
                "request-presentation-\(phase)", phase, .request, if: guards + [.kind([.present])],
                do: [.beginTransition, .askPresentationController, .askAnimator, .askInteractionController],
                then: .requested, because: ["1.1", "1.2", "1.4", "1.5", "1.6"]),
            LifecycleRow(
                "request-dismissal-\(phase)", phase, .request, if: guards + [.kind([.dismiss])],
                do: [.beginTransition, .askAnimator, .askInteractionController],
                then: .requested, because: ["1.20", "1.21", "8.1"]),
            LifecycleRow(
                "request-navigation-\(phase)", phase, .request, if: guards + [.kind([.push, .pop])],
                do: [.beginTransition, .askAnimator, .askInteractionController],
                then: .requested, because: ["3.1", "3.3"]),
            LifecycleRow(
                "request-tab-\(phase)", phase, .request, if: guards + [.kind([.tab])],
                do: [.beginTransition, .askAnimator, .askInteractionController],
                then: .requested, because: ["3.11"]),
        ]
    }

    /// The deferred block: who is in the container, and who is told.
    static let starts: [LifecycleRow] = [
        LifecycleRow(
            "start-presentation-removing", .requested, .start, if: [.kind([.present]), .removesPresenter],
            do: [.makeContainer, .takePresenterIn, .presentationWillBegin, .presentedWillAppear],
            then: .begun, because: ["1.7", "1.9", "2.1", "2.7"]),
        LifecycleRow(
            "start-presentation-keeping", .requested, .start, if: [.kind([.present]), .keepsPresenter],
            do: [.makeContainer, .presentationWillBegin, .presentedWillAppear],
            then: .begun, because: ["1.7", "1.9", "2.1", "2.7"]),
        LifecycleRow(
            "start-dismissal", .requested, .start, if: [.kind([.dismiss])],
            do: [.dismissalWillBegin, .presentedWillDisappear],
            then: .begun, because: ["1.21", "1.22", "2.7"]),
        LifecycleRow(
            "start-navigation", .requested, .start, if: [.kind([.push, .pop])],
            do: [.layOutDestination],
            then: .begun, because: ["3.2", "3.5", "3.6"]),
        LifecycleRow(
            "start-tab", .requested, .start, if: [.kind([.tab])],
            do: [.layOutDestination],
            then: .begun, because: ["3.11"]),
    ]

    /// Who animates.
    static let entries: [LifecycleRow] = [
        LifecycleRow(
            "enter-system", .begun, .enter, if: [.systemAnimator],
            do: [.runAlongside, .animateAsSystem],
            then: .animating, because: ["1.5", "1.12"]),
        LifecycleRow(
            "enter-animating", .begun, .enter, if: [.ownAnimator, .notInteractive],
            do: [.animate, .runAlongside, .queryInterruptible],
            then: .animating, because: ["1.9", "1.10", "1.12", "1.16"]),
        LifecycleRow(
            "enter-percent-driven", .begun, .enter, if: [.ownAnimator, .percentDriven],
            do: [.startPercentDriven, .runAlongside, .queryInterruptible, .replayEarly],
            then: .interacting, because: ["1.9", "1.12", "5.1", "5.2", "5.5", "5.17"]),
        LifecycleRow(
            "enter-hand-written", .begun, .enter, if: [.ownAnimator, .handWritten],
            do: [.startHandWritten, .runAlongside, .queryInterruptible, .replayEarly],
            then: .interacting, because: ["1.10", "5.1", "5.16"]),
    ]

    /// What a driver, or the code that stands for one, says.
    static let interactions: [LifecycleRow] = [
        LifecycleRow(
            "finish-early", .requested, .finish, if: [.driverObtained], do: [.rememberFinish],
            then: .requested, because: ["5.5"]),
        LifecycleRow(
            "cancel-early", .requested, .cancel, if: [.driverObtained], do: [.rememberCancel],
            then: .requested, because: ["5.5"]),
        LifecycleRow(
            "update", .interacting, .update, then: .interacting, because: ["5.5"]),
        LifecycleRow(
            "finish", .interacting, .finish, do: [.resume],
            then: .finishing, because: ["5.8"]),
        LifecycleRow(
            "cancel", .interacting, .cancel, do: [.reverse, .raiseCancelled, .undoCapturedChanges],
            then: .cancelling, because: ["5.8", "5.10", "5.20"]),
        LifecycleRow(
            "finish-after-cancel", .cancelling, .finish, do: [.resume, .lowerCancelled, .redoCapturedChanges],
            then: .finishing, because: ["5.5", "5.10", "5.20"]),
    ]

    /// `completeTransition`: everything below happens before it returns.
    static let completions: [LifecycleRow] =
        LifecyclePhase.allCases.filter(\.isInFlight).flatMap(completions)
        + [LifecyclePhase.completed, .settled].flatMap(repeatedCompletions)

    private static func completions(in phase: LifecyclePhase) -> [LifecycleRow] {
        // UIKit lets go of the animator before it tells it (1.14g, i), but holds it for that call: the order of these
        // two is told apart by nothing but which object is called.
        let after: [LifecycleEffect] = [.coordinatorCompletions, .animationEnded, .releaseAnimator]
        return [
            LifecycleRow(
                "presented-removing-\(phase)", phase, .succeed, if: [.kind([.present]), .removesPresenter],
                do: [.markSucceeded, .presentationDidEnd, .removePresenter, .presentedDidAppear] + after,
                then: .completed, because: ["1.14", "2.9", "4.4"]),
            LifecycleRow(
                "presented-keeping-\(phase)", phase, .succeed, if: [.kind([.present]), .keepsPresenter],
                do: [.markSucceeded, .presentationDidEnd, .presentedDidAppear] + after,
                then: .completed, because: ["1.14", "2.9", "4.4"]),
            LifecycleRow(
                "presentation-failed-removing-\(phase)", phase, .fail, if: [.kind([.present]), .removesPresenter],
                do: [
                    .markFailed, .presentationDidEnd, .presentedWillDisappear, .removePresented, .putPresenterBack,
                    .removeContainer, .presentedDidDisappear,
                ] + after,
                then: .completed, because: ["1.30", "1.31", "1.33", "2.12", "4.4", "4.5"]),
            LifecycleRow(
                "presentation-failed-keeping-\(phase)", phase, .fail, if: [.kind([.present]), .keepsPresenter],
                do: [
                    .markFailed, .presentationDidEnd, .presentedWillDisappear, .removePresented, .removeContainer,
                    .presentedDidDisappear,
                ] + after,
                then: .completed, because: ["1.30", "1.31", "1.33", "2.12", "4.4", "4.5"]),
            LifecycleRow(
                "dismissed-removing-\(phase)", phase, .succeed, if: [.kind([.dismiss]), .removesPresenter],
                do: [
                    .markSucceeded, .dismissalDidEnd, .removePresented, .putPresenterBack, .removeContainer,
                    .presentedDidDisappear,
                ] + after,
                then: .completed, because: ["1.22", "2.13", "4.4"]),
            LifecycleRow(
                "dismissed-keeping-\(phase)", phase, .succeed, if: [.kind([.dismiss]), .keepsPresenter],
                do: [
                    .markSucceeded, .dismissalDidEnd, .removePresented, .removeContainer, .presentedDidDisappear,
                ] + after,
                then: .completed, because: ["1.22", "2.13", "2.16", "4.4"]),
            LifecycleRow(
                "dismissal-failed-\(phase)", phase, .fail, if: [.kind([.dismiss])],
                do: [.markFailed, .dismissalDidEnd, .presentedWillAppear, .presentedDidAppear] + after,
                then: .completed, because: ["1.30", "1.31", "1.33", "2.15", "4.4", "4.5"]),
            LifecycleRow(
                "changed-\(phase)", phase, .succeed, if: [.kind(stacked)],
                do: [.markSucceeded, .removeFrom] + after,
                then: .completed, because: ["3.7", "3.10", "3.11", "4.4"]),
            LifecycleRow(
                "change-failed-\(phase)", phase, .fail, if: [.kind(stacked)],
                do: [.markFailed, .removeTo] + after,
                then: .completed, because: ["3.7", "3.11", "4.4", "4.5"]),
        ]
    }

    private static func repeatedCompletions(in phase: LifecyclePhase) -> [LifecycleRow] {
        [
            LifecycleRow(
                "complete-again-succeed-\(phase)", phase, .succeed, do: [.countAgain], then: phase, because: ["4.3"]),
            LifecycleRow(
                "complete-again-fail-\(phase)", phase, .fail, do: [.countAgain], then: phase, because: ["4.3"]),
        ]
    }

    /// What the run loop, the user and the system do meanwhile.
    static let callbacks: [LifecycleRow] =
        LifecyclePhase.allCases.filter { $0 != .begun && $0 != .over }.flatMap(callbacks)
        + [LifecyclePhase.animating, .finishing, .cancelling].map { phase in
            LifecycleRow(
                "background-\(phase)", phase, .background, do: [.interruptAnimations], then: phase,
                because: ["6.4", "6.5"])
        }
        + [
            LifecycleRow(
                "background-segue", .completed, .background, if: [.kind([.segue])], do: [.interruptAnimations],
                then: .completed, because: ["3.12", "6.4", "6.5"]),
            LifecycleRow(
                "system-ends", .animating, .systemEnds, do: [.completeAsSystem], then: .animating, because: ["1.5"])
        ]

    private static func callbacks(in phase: LifecyclePhase) -> [LifecycleRow] {
        let pending = [
            LifecycleRow("fire-\(phase)", phase, .fire, do: [.runWork], then: phase, because: ["6.1", "9.3", "9.4"]),
            LifecycleRow(
                "arrive-\(phase)", phase, .arrive, do: [.runArrival], then: phase, because: ["7.2", "7.6", "7.8"]),
        ]
        let user = [
            LifecycleRow("gesture-\(phase)", phase, .gesture, do: [.runGesture], then: phase, because: ["9.2"]),
            LifecycleRow(
                "outside-\(phase)", phase, .outsideCall, do: [.runOutside], then: phase, because: ["5.5", "9.2"]),
        ]
        return phase == .idle ? user : pending + user
    }

    /// Coming to rest.
    static let rests: [LifecycleRow] = [
        LifecycleRow("settle", .completed, .quiet, if: [.moreLegs], do: [.judge], then: .settled, because: ["9.4"]),
        LifecycleRow("end", .completed, .quiet, if: [.lastLeg], do: [.judge], then: .over, because: ["9.4"]),
    ]
}
