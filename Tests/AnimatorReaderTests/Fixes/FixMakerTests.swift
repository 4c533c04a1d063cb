import AnimatorReader
import Testing
import TransitionModel

/// How fixes are written: the first that is thought of for a finding at `↓`, whether or not it is the right one.
@Suite struct FixMakerTests {
    private func fixed(_ rule: Rule, _ marked: String, effects: String = "") throws -> String? {
        func place(of mark: Character) -> TransitionModel.SourceLocation? {
            guard let index = marked.firstIndex(of: mark) else { return nil }
            let before = marked[..<index].filter { $0 == mark || !"↓▲".contains($0) }
            let places = TextPlaces(marked.filter { !"↓▲".contains($0) })
            return places.location(of: before.utf8.count, in: "a.swift")
        }
        let text = marked.filter { !"↓▲".contains($0) }
        var finding = Finding(
            rule: rule.id, severity: .error, location: try #require(place(of: "↓")), message: "", animator: "A")
        if let completion = place(of: "▲") {
            finding.trace = [TraceStep(event: "", effects: [.init(location: completion, text: "")])]
        }
        let fix = SyntaxTrees([SourceFile(path: "a.swift", text: text)]).fixes(for: finding).first
        return fix?.applied(to: text, of: "a.swift")
    }

    private func method(_ body: String, _ parameter: String = "using c: UIViewControllerContextTransitioning") -> String
    {
        "class A {\n    func animateTransition(\(parameter)) {\n\(body)\n    }\n}\n"
    }

    @Test(arguments: [
        // A line of its own, and a line that is shared.
        (
            "        guard a else {\n            ↓return\n        }",
            "        guard a else {\n            c.completeTransition(false)\n            return\n        }"
        ),
        (
            "        guard a,\n              b else { ↓return } // so",
            "        guard a,\n              b else {\n            c.completeTransition(false)\n"
                + "            return\n        } // so"
        ),
        (
            "        run { f in\n            guard f else { ↓return }\n        }",
            "        run { f in\n            guard f else {\n"
                + "                c.completeTransition(!c.transitionWasCancelled)\n"
                + "                return\n            }\n        }"
        ),
        (
            "        switch a {\n        case 1: ↓return\n        }",
            "        switch a {\n        case 1:\n            c.completeTransition(false)\n"
                + "            return\n        }"
        ),
        // The end of a callback.
        (
            "        run { _ in g() ↓}",
            "        run { _ in\n            g()\n"
                + "            c.completeTransition(!c.transitionWasCancelled)\n        }"
        ),
        (
            "        run {\n            g()\n        ↓}",
            "        run {\n            g()\n            c.completeTransition(!c.transitionWasCancelled)\n        }"
        ),
        (
            "        run { _ in ↓}",
            "        run { _ in\n            c.completeTransition(!c.transitionWasCancelled)\n        }"
        ),
        // Only if finished.
        (
            "        run { done in\n            if done {\n                g()\n"
                + "                c.completeTransition(true)\n"
                + "            ↓}\n        }",
            "        run { done in\n            g()\n            c.completeTransition(true)\n        }"
        ),
        (
            "        run { done in if done { c.completeTransition(true) ↓} }",
            "        run { done in c.completeTransition(true) }"
        ),
        (
            "        if a {\n            c.completeTransition(true)\n        ↓}",
            "        if a {\n            c.completeTransition(true)\n        } else {\n"
                + "            c.completeTransition(!c.transitionWasCancelled)\n        }"
        ),
        (
            "        if a {\n            g()\n        ↓}",
            "        if a {\n            g()\n        }\n        c.completeTransition(!c.transitionWasCancelled)"
        ),
    ])
    func completions(body: String, expected: String) throws {
        #expect(try fixed(.missingCompletion, method(body)) == method(expected))
    }

    @Test func lineBreaksAndTabsStayTheFiles() throws {
        let text = "class A {\r\n\tfunc f(c: UIViewControllerContextTransitioning) {\r\n\t\trun { ↓}\r\n\t}\r\n}\r\n"
        let expected = text.replacing(
            "run { ↓}", with: "run {\r\n\t\t\tc.completeTransition(!c.transitionWasCancelled)\r\n\t\t}")
        #expect(try fixed(.missingCompletion, text) == expected)
        let two = "class A {\n  func f(c: UIViewControllerContextTransitioning) {\n    run { ↓}\n  }\n}\n"
        #expect(try fixed(.missingCompletion, two)?.contains("\n      c.complete") == true)
    }

    @Test(arguments: [
        ("[weak c] _ in", "c?.completeTransition(c?.transitionWasCancelled == false)"),
        ("other in", "c.completeTransition(!c.transitionWasCancelled)"),
    ])
    func contextOfTheMethod(signature: String, completion: String) throws {
        let text = try fixed(.missingCompletion, method("        run { \(signature)\n            g()\n        ↓}"))
        #expect(text?.contains("            \(completion)\n") == true)
    }

    @Test(arguments: [
        (
            "var kept: UIViewControllerContextTransitioning?", "_ in",
            "self.kept?.completeTransition(self.kept?.transitionWasCancelled == false)"
        ),
        (
            "var kept: UIViewControllerContextTransitioning!", "_ in",
            "self.kept.completeTransition(!self.kept.transitionWasCancelled)"
        ),
        (
            "let kept: UIViewControllerContextTransitioning", "[weak self] _ in",
            "self?.kept.completeTransition(self?.kept.transitionWasCancelled == false)"
        ),
        (
            "var kept: UIViewControllerContextTransitioning?",
            "[weak self] _ in\n            guard let self else { return }",
            "self.kept?.completeTransition(self.kept?.transitionWasCancelled == false)"
        ),
        (
            "var kept: UIViewControllerContextTransitioning?",
            "_ in\n            guard let context = self.kept else { return }",
            "context.completeTransition(!context.transitionWasCancelled)"
        ),
    ])
    func contextOfAProperty(property: String, signature: String, completion: String) throws {
        let text =
            "class A {\n    \(property)\n}\nextension A {\n    func f() {\n        run { \(signature)\n"
                + "            g()\n        ↓}\n    }\n}\n"
        #expect(try fixed(.missingCompletion, text)?.contains("            \(completion)\n        }") == true)
    }

    /// What would not compile is not written.
    @Test func whatAFunctionReturnsStaysLast() throws {
        let text = "class A {\n    func f(c: UIViewControllerContextTransitioning) -> Int {\n        g()\n    ↓}\n}\n"
        #expect(try fixed(.missingCompletion, text) == nil)
        #expect(try fixed(.missingCompletion, text.replacing(" -> Int", with: "")) != nil)
    }

    @Test func withoutAContextThereIsNoFix() throws {
        #expect(try fixed(.missingCompletion, "class A {\n    func f() {\n        run { g() ↓}\n    }\n}\n") == nil)
        #expect(try fixed(.missingCompletion, method("        run { c in g() ↓}")) == nil, "another thing has its name")
    }

    @Test(arguments: [
        ("↓c.completeTransition(true)", "c.completeTransition(!c.transitionWasCancelled)"),
        (
            "run { done in ↓c.completeTransition(done) }",
            "run { done in c.completeTransition(!c.transitionWasCancelled) }"
        ),
        (
            "run { ↓self.k?.completeTransition($0) }",
            "run { self.k?.completeTransition(self.k?.transitionWasCancelled == false) }"
        ),
        ("↓c.completeTransition(false)", nil), ("↓c.completeTransition(a && b)", nil),
    ])
    func outcomes(statement: String, expected: String?) throws {
        #expect(
            try fixed(.wrongCompletionFlag, method("        " + statement)) == expected.map { method("        " + $0) })
    }

    @Test func viewsAreTakenOutWhereTheyAreKnown() throws {
        let body =
            "        let shade = UIView()\n        ↓box.addSubview(shade)\n        run { _ in\n"
                + "            ▲c.completeTransition(true)\n        }"
        let expected =
            "        let shade = UIView()\n        box.addSubview(shade)\n        run { _ in\n"
            + "            shade.removeFromSuperview()\n            c.completeTransition(true)\n        }"
        #expect(try fixed(.leakedView, method(body)) == method(expected))
        let hidden =
            "        if a {\n            let shade = UIView()\n            ↓box.addSubview(shade)\n"
                + "        }\n        ▲c.completeTransition(true)"
        #expect(try fixed(.leakedView, method(hidden)) == nil)
    }

    @Test func gesturesGetTheCasesTheyLack() throws {
        let text = """
            class A {
                func pan(_ pan: UIPanGestureRecognizer) {
                    switch pan.state {
                    case .changed: driver?.update(0.5)
                    case .ended:
                        if far {
                            driver?.finish()
                        } else {
                            driver?.cancel(
                                now: true)
                        }
                        driver = nil
                    ↓default: break
                    }
                }
            }

            """
        let cases =
            "case .cancelled, .failed:\n            driver?.cancel(\n                now: true)\n"
                + "            driver = nil\n        default"
        #expect(try fixed(.interactionNotEnded, text) == text.replacing("↓default", with: cases))
        let some = text.replacing(
            "↓default: break", with: "case .cancelled: driver?.cancel()\n        ↓@unknown default: break")
        #expect(
            try fixed(.interactionNotEnded, some)?.contains("        case .failed:\n            driver?.cancel(")
                == true)
        #expect(try fixed(.interactionNotEnded, text.replacing("driver?.cancel(", with: "driver?.stop(")) == nil)
        let own = text.replacing("if far {", with: "let speed = 1\n            if far {")
            .replacing("now: true", with: "now: speed")
        #expect(try fixed(.interactionNotEnded, own) == nil, "another case does not know the name")
    }
}
