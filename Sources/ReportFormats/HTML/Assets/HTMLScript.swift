/// The page's script: without it the page shows everything, with it one step at a time.
enum HTMLScript {
    static let text = #"""
        (() => {
          'use strict';
          const all = (selector, root = document) => [...root.querySelectorAll(selector)];
          const root = document.documentElement;
          all('[hidden]').forEach((element) => { element.hidden = false; });

          // Light or dark, as the system has it unless somebody chose.
          const stored = (value) => {
            try {
              if (value === undefined) return localStorage.getItem('transition-verifier-theme');
              localStorage.setItem('transition-verifier-theme', value);
            } catch { /* a file that may keep nothing */ }
            return null;
          };
          const prefersDark = () => matchMedia('(prefers-color-scheme: dark)').matches;
          const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : prefersDark());
          const toggleTheme = () => {
            root.dataset.theme = isDark() ? 'light' : 'dark';
            stored(root.dataset.theme);
          };
          if (stored()) root.dataset.theme = stored();
          document.querySelector('.theme').addEventListener('click', toggleTheme);

          // A story, one step at a time.
          class Storyboard {
            constructor(element) {
              this.element = element;
              this.steps = all('.step', element);
              this.dots = all('.dot', element);
              this.status = element.querySelector('.status');
              this.button = element.querySelector('.play');
              this.loop = element.dataset.loop ? Number(element.dataset.loop) : null;
              this.timer = null;
              element.classList.add('stepping');
              element.querySelector('.back').addEventListener('click', () => this.go(this.current - 1));
              element.querySelector('.forth').addEventListener('click', () => this.go(this.next()));
              this.button.addEventListener('click', () => this.play());
              this.dots.forEach((dot, number) => dot.addEventListener('click', () => this.go(number)));
              this.show(0);
            }

            // After the last step the part that is repeated begins again, if there is one.
            next() {
              const isLast = this.current === this.steps.length - 1;
              return isLast ? (this.loop === null ? this.current : this.loop) : this.current + 1;
            }

            show(number) {
              this.current = number;
              this.steps.forEach((step, place) => {
                step.classList.toggle('current', place === number);
                step.hidden = place !== number;
              });
              this.dots.forEach((dot, place) => {
                if (place === number) dot.setAttribute('aria-current', 'step');
                else dot.removeAttribute('aria-current');
                dot.classList.toggle('passed', place < number);
              });
              this.element.querySelector('.back').disabled = number === 0;
              this.element.querySelector('.forth').disabled = this.loop === null && number === this.steps.length - 1;
            }

            go(number, isPlaying = false) {
              if (number < 0 || number >= this.steps.length) return;
              if (!isPlaying) this.stop();
              this.show(number);
              const step = this.steps[number];
              const title = step.querySelector('h4').textContent.replace(/^\d+/, '');
              const picture = step.querySelector('svg').getAttribute('aria-label');
              this.status.textContent = `Step ${number + 1} of ${this.steps.length}: ${title}. ${picture}`;
            }

            play() {
              if (this.timer) return this.stop();
              if (this.current === this.steps.length - 1) this.go(0, true);
              this.button.textContent = '❚❚';
              this.button.setAttribute('aria-pressed', 'true');
              this.timer = setInterval(() => {
                if (this.current === this.next()) this.stop(); else this.go(this.next(), true);
              }, 1600);
            }

            stop() {
              clearInterval(this.timer);
              this.timer = null;
              this.button.textContent = '▶';
              this.button.setAttribute('aria-pressed', 'false');
            }
          }
          const boards = all('.storyboard').map((element) => new Storyboard(element));
          // A link to a step shows it.
          const follow = () => boards.forEach((board) => {
            const number = board.steps.findIndex((step) => `#${step.id}` === location.hash);
            if (number >= 0) { board.show(number); board.element.scrollIntoView(); }
          });
          addEventListener('hashchange', follow);
          follow();

          // The story that keys are for: the one that has the focus, else the one that is best seen.
          const active = () => {
            const focused = boards.find((board) => board.element.contains(document.activeElement));
            if (focused) return focused;
            const seen = (board) => {
              const box = board.element.getBoundingClientRect();
              return Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
            };
            return boards.reduce((best, board) => (best && seen(best) >= seen(board) ? best : board), null);
          };
          const findings = all('.finding');
          const goToFinding = (direction) => {
            const tops = findings.map((finding) => finding.getBoundingClientRect().top);
            const number = direction > 0
              ? tops.findIndex((top) => top > 40)
              : tops.reduce((last, top, place) => (top < -10 ? place : last), -1);
            if (number < 0) return;
            findings[number].scrollIntoView();
            const board = findings[number].querySelector('.storyboard');
            if (board) board.focus({ preventScroll: true });
          };
          addEventListener('keydown', (event) => {
            if (event.altKey || event.ctrlKey || event.metaKey) return;
            const target = event.target;
            if (target instanceof Element && target.closest('input, textarea, select')) return;
            const board = active();
            const actions = {
              ArrowRight: () => board && board.go(board.next()), j: () => board && board.go(board.next()),
              ArrowLeft: () => board && board.go(board.current - 1), k: () => board && board.go(board.current - 1),
              n: () => goToFinding(1), p: () => goToFinding(-1), d: toggleTheme,
            };
            if (board && board.element.contains(document.activeElement)) {
              Object.assign(actions, { Home: () => board.go(0), End: () => board.go(board.steps.length - 1) });
              const isControl = target instanceof Element && target.closest('button, summary, a');
              if (!isControl) actions[' '] = () => board.play();
            }
            // In a graph that scrolls sideways the arrows scroll.
            if (target instanceof Element && target.closest('.graph-frame') && event.key.startsWith('Arrow')) return;
            const action = actions[event.key];
            if (!action) return;
            event.preventDefault();
            action();
          });

          // Verdicts that fit.
          const form = document.querySelector('.filter');
          if (form) {
            const filter = () => {
              const verdicts = all('input[type=checkbox]:checked', form).map((box) => box.value);
              const words = form.querySelector('input[type=search]').value.toLowerCase().split(/\s+/).filter(Boolean);
              const animators = all('.animator');
              let shown = 0;
              animators.forEach((animator) => {
                const head = animator.querySelector('summary').textContent.toLowerCase();
                const scenarios = all('.scenario', animator);
                let fits = 0;
                scenarios.forEach((scenario) => {
                  const text = head + scenario.textContent.toLowerCase();
                  const isAskedFor = verdicts.includes(scenario.dataset.verdict);
                  scenario.hidden = !isAskedFor || !words.every((word) => text.includes(word));
                  if (!scenario.hidden) fits += 1;
                });
                animator.hidden = scenarios.length ? fits === 0 : !words.every((word) => head.includes(word));
                if (!animator.hidden) shown += 1;
              });
              const count = shown === animators.length ? '' : `${shown} of ${animators.length} animators`;
              form.querySelector('output').textContent = count;
            };
            form.addEventListener('input', filter);
            form.addEventListener('submit', (event) => event.preventDefault());
          }
        })();

        """#
}
