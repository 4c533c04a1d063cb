import Foundation
import Testing

/// The HTML report in a real browser.
@Suite(.enabled(if: Browser.name != nil, "no Chromium is installed"))
struct BrowserTests {
    /// The models that the pages are about: broken in many ways, right, and not understood.
    private static let models = [
        "Models/Seeds", "Models/Rules/not-understood", "Models/Rules/leaked-view",
        "Models/Rules/not-restored-on-cancel", "Models/Rules/wrong-z-order", "Models/Patterns/pan-driver.swift",
    ]

    /// An animator whose story goes round in circles for ever.
    private static let endless = """
        import UIKit
        final class Blinker: NSObject, UIViewControllerAnimatedTransitioning {
            private var isBright = false
            private var isDone = false
            func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
            func animateTransition(using context: UIViewControllerContextTransitioning) {
                let destination = context.view(forKey: .to)!
                context.containerView.addSubview(destination)
                Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
                    if self.isBright {
                        self.isBright = false
                        destination.alpha = 0.3
                    } else {
                        self.isBright = true
                        destination.alpha = 1
                    }
                    if self.isDone { context.completeTransition(true) }
                }
            }
        }
        """

    @Test func everythingCanBeSteppedThrough() throws {
        let scratch = try Scratch()
        try scratch.write(Self.endless, to: "endless.swift")
        let root = scratch.url.path
        let wishes = ["--report", "html:\(root)/page.html", "--report", "json:\(root)/report.json"]
        let run = try CommandProcess(directory: CommandProcess.packageRoot)
            .run(["check"] + Self.models + ["\(root)/endless.swift"] + wishes)
        #expect(run.code == 1)
        let report = try JSONDecoder().decode(Report.self, from: Data(try scratch.text(of: "report.json").utf8))
        let findings = report.findings.filter { $0.severity != "note" && $0.suppression == nil }
        #expect(findings.count >= 6 && findings.contains { $0.loopStart != nil })

        let outcome = try Browser.outcome(of: Self.script, in: try scratch.text(of: "page.html"), scratch)
        #expect(outcome.faults == [])
        #expect(outcome.findings.sorted() == findings.map { "f-\($0.fingerprint)" }.sorted())
        let stories = findings.filter { !$0.trace.isEmpty }
        #expect(outcome.steps.sorted() == stories.map(\.trace.count).sorted())
        #expect(outcome.loops == stories.count { $0.loopStart != nil })
        #expect(outcome.animators == report.animators.count)
    }

    /// What the page's own words say of the same run.
    private struct Report: Decodable {
        struct Suppression: Decodable {}
        struct Step: Decodable {}
        struct Animator: Decodable {}

        struct Finding: Decodable {
            var severity: String
            var fingerprint: String
            var suppression: Suppression?
            var loopStart: Int?
            var trace: [Step]
        }

        var findings: [Finding]
        var animators: [Animator]
    }

    @Test func aFaultWouldBeSeen() throws {
        let scratch = try Scratch()
        let page = "<!DOCTYPE html><html><head></head><body><script>null.x</script></body></html>"
        let outcome = try Browser.outcome(of: "outcome.steps = [1];", in: page, scratch)
        #expect(outcome.faults.count == 2 && outcome.steps == [1])
    }

    /// Steps through all stories by keys and by buttons, filters, and turns the light off, as a person might.
    private static let script = #"""
        const all = (selector, root = document) => [...root.querySelectorAll(selector)];
        const expect = (isRight, what) => { if (!isRight) faults.push(what); };
        const press = (key, target = document.activeElement || document.body) =>
          target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        outcome.findings = all('.finding').map((finding) => finding.id);
        outcome.animators = all('.animator').length;
        outcome.loops = all('[data-loop]').filter((board) => board.dataset.loop).length;
        const shown = (board) => all('.step', board).map((step) => step.hidden ? 0 : 1);
        const place = (board) => {
          expect(shown(board).reduce((a, b) => a + b) === 1, 'one step is shown');
          return shown(board).indexOf(1);
        };
        for (const board of all('.storyboard')) {
          const count = all('.step', board).length;
          const loop = board.dataset.loop ? Number(board.dataset.loop) : null;
          const said = () => board.querySelector('.status').textContent;
          outcome.steps.push(count);
          board.focus();
          expect(document.activeElement === board, 'a story takes the focus');
          expect(place(board) === 0, 'a story begins at its beginning');
          for (let number = 1; number < count; number += 1) {
            press(number % 2 ? 'ArrowRight' : 'j');
            expect(place(board) === number, `a key leads to step ${number + 1}`);
            expect(said().startsWith(`Step ${number + 1} of ${count}: `), 'a step is announced');
          }
          const last = board.querySelector('.step:not([hidden])');
          expect(last.querySelector('.verdict-line') !== null, 'the last step says what is wrong');
          press('ArrowRight');
          expect(place(board) === (loop === null ? count - 1 : loop), 'a story ends, or goes round');
          press('End');
          expect(place(board) === count - 1, 'End leads to the end');
          if (count > 1) { press('k'); expect(place(board) === count - 2, 'a key leads back'); }
          press('Home');
          expect(place(board) === 0 && board.querySelector('.back').disabled, 'Home leads to the beginning');
          board.querySelector('.forth').click();
          expect(place(board) === Math.min(1, count - 1), 'a button leads on');
          all('.dot', board)[count - 1].click();
          expect(place(board) === count - 1, 'a dot leads to its step');
          expect(all('[aria-current=step]', board).length === 1, 'one dot is current');
          board.focus();
          press(' ');
          expect(board.querySelector('.play').getAttribute('aria-pressed') === 'true', 'a story plays');
          press(' ');
          expect(board.querySelector('.play').getAttribute('aria-pressed') === 'false', 'a story stops');
          for (const picture of all('svg.scene', board)) {
            const box = picture.getAttribute('viewBox').split(' ').map(Number);
            expect(box.length === 4 && box.every(Number.isFinite) && box[2] > 0 && box[3] > 0, 'a picture has a size');
            expect(picture.getAttribute('aria-label').length > 0, 'a picture has words');
          }
        }
        // Everything that is drawn lies inside its picture.
        all('details').forEach((details) => { details.open = true; });
        for (const picture of all('svg.graph')) {
          const frame = picture.getBBox();
          const box = picture.viewBox.baseVal;
          const isInside = frame.x >= box.x - 30 && frame.x + frame.width <= box.x + box.width + 30;
          expect(isInside, 'a graph lies inside its picture');
        }
        const form = document.querySelector('.filter');
        const visible = () => all('.animator').filter((animator) => !animator.hidden).length;
        const change = (element) => element.dispatchEvent(new Event('input', { bubbles: true }));
        all('input[type=checkbox]', form).forEach((box) => { box.checked = box.value === 'incomplete'; });
        change(form);
        const open = all('.animator').filter((one) => one.querySelector('.scenario[data-verdict=incomplete]'));
        expect(open.length > 0 && visible() === open.length, 'the filter asks for verdicts');
        expect(form.querySelector('output').textContent.includes(' of '), 'the filter says how many');
        all('input[type=checkbox]', form).forEach((box) => { box.checked = true; });
        form.querySelector('input[type=search]').value = 'no animator is called so';
        change(form);
        expect(visible() === 0, 'the filter asks for words');
        form.querySelector('input[type=search]').value = '';
        change(form);
        expect(visible() === all('.animator').length, 'the filter lets go');
        const light = getComputedStyle(document.body).backgroundColor;
        document.querySelector('.theme').click();
        const dark = getComputedStyle(document.body).backgroundColor;
        expect(light !== dark, 'the theme changes');
        document.activeElement.blur();
        press('d', document.body);
        expect(getComputedStyle(document.body).backgroundColor === light, 'the theme changes back');
        expect(all('main, nav, header.top, footer').length === 4, 'there are landmarks');
        const nameOf = (control) => control.textContent.trim() || control.getAttribute('aria-label')
          || (control.closest('label') || control).textContent.trim();
        expect(all('button, a[href], input, summary').every(nameOf), 'controls have names');
        """#
}

/// Headless Chromium.
enum Browser {
    /// What the command is called here, if there is one.
    static let name = ["chromium", "chromium-browser", "google-chrome"].first(where: Program.exists)

    /// What a script found in a page.
    struct Outcome: Decodable {
        var faults: [String] = []
        var findings: [String] = []
        var steps: [Int] = []
        var loops = 0
        var animators = 0
    }

    /// Opens a page with a script at its end, and answers with what that noted in `outcome`; `faults` holds errors too.
    static func outcome(of script: String, in page: String, _ scratch: Scratch) throws -> Outcome {
        let head = """
            <head><script>
            const faults = []; const outcome = { faults, findings: [], steps: [], loops: 0, animators: 0 };
            addEventListener('error', (event) => faults.push(`error: ${event.message}`));
            addEventListener('securitypolicyviolation', (event) => faults.push(`refused: ${event.blockedURI}`));
            </script>
            """
        let tail = """
            <script>
            try { \(script) } catch (error) { faults.push(String(error.stack)); }
            const note = document.createElement('pre');
            note.id = 'outcome';
            note.textContent = encodeURIComponent(JSON.stringify(outcome));
            document.body.append(note);
            </script></body>
            """
        let tested = page.replacing("<head>", with: head, maxReplacements: 1).replacing("</body>", with: tail)
        try scratch.write(tested, to: "tested.html")
        let arguments = [
            try #require(name), "--headless=new", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr",
            "--user-data-dir=\(scratch.url.path)/profile", "--window-size=1300,900", "--virtual-time-budget=4000",
            "--dump-dom", "file://\(scratch.url.path)/tested.html",
        ]
        let run = try scratch.command.start(URL(fileURLWithPath: "/usr/bin/env"), arguments)
        let document = try #require(run.output.firstMatch(of: /<pre id="outcome">([^<]*)<\/pre>/), "\(run.errors)")
        let json = try #require(String(document.output.1).removingPercentEncoding)
        var outcome = try JSONDecoder().decode(Outcome.self, from: Data(json.utf8))
        outcome.faults += run.errors.split(separator: "\n").filter { $0.contains("CONSOLE") }.map(String.init)
        return outcome
    }
}
