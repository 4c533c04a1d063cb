/// The page's style sheets, put together.
enum HTMLStyle {
    static let text = colours + page + verdicts + findings + pictures

    /// Light and dark, as the system has it unless somebody chose.
    private static let colours = """
        :root {
          color-scheme: light dark;
          --paper: #f5f6f9; --card: #ffffff; --ink: #171a21; --soft: #5b6372; --line: #e1e5ec; --code: #f6f7fa; --shade: #eceff4;
          --good: #12804a; --bad: #c8233c; --open: #a85b00; --blue: #1f62d4; --violet: #7a3fd0;
          --good-soft: #e2f5ea; --bad-soft: #fdeaed; --open-soft: #fdf1dd; --blue-soft: #e7effd; --violet-soft: #f1eafc;
          --base: #4a86f7; --overlay: #9a5cf0; --snapshot: #eda320; --backdrop: #56617a; --created: #16a896; --outside: #e25a97;
          --keyword: #a626a4; --string: #b5432a; --type: #2a6fb0; --comment: #6c7686; --digit: #2050c8;
          --shadow: 0 1px 2px rgb(20 28 45 / .05), 0 10px 30px rgb(20 28 45 / .07);
          --face: .86;
        }
        @media (prefers-color-scheme: dark) { :root:not([data-theme=light]) {
          --paper: #0e1117; --card: #171b24; --ink: #e9edf5; --soft: #9ca6b8; --line: #2a303d; --code: #11151d; --shade: #222835;
          --good: #4cd18c; --bad: #ff7186; --open: #f5b04c; --blue: #7fabff; --violet: #bd95ff;
          --good-soft: #12301f; --bad-soft: #3a1720; --open-soft: #35260d; --blue-soft: #152542; --violet-soft: #281b41;
          --keyword: #e58fe3; --string: #f39a80; --type: #82c0f5; --comment: #7f8a9d; --digit: #9db8ff;
          --shadow: 0 1px 2px rgb(0 0 0 / .4), 0 12px 34px rgb(0 0 0 / .35); --face: .8;
        } }
        :root[data-theme=dark] {
          color-scheme: dark;
          --paper: #0e1117; --card: #171b24; --ink: #e9edf5; --soft: #9ca6b8; --line: #2a303d; --code: #11151d; --shade: #222835;
          --good: #4cd18c; --bad: #ff7186; --open: #f5b04c; --blue: #7fabff; --violet: #bd95ff;
          --good-soft: #12301f; --bad-soft: #3a1720; --open-soft: #35260d; --blue-soft: #152542; --violet-soft: #281b41;
          --keyword: #e58fe3; --string: #f39a80; --type: #82c0f5; --comment: #7f8a9d; --digit: #9db8ff;
          --shadow: 0 1px 2px rgb(0 0 0 / .4), 0 12px 34px rgb(0 0 0 / .35); --face: .8;
        }
        :root[data-theme=light] { color-scheme: light; }

        """

    private static let page = """
        * { box-sizing: border-box; }
        html { scroll-behavior: smooth; scroll-padding-top: 16px; }
        body { margin: 0; background: var(--paper); color: var(--ink);
          font: 15px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif; }
        h1, h2, h3, h4, p, ul, ol { margin: 0; }
        code, pre, kbd { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
        a { color: var(--blue); }
        [hidden] { display: none !important; }
        :focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; border-radius: 8px; }
        .skip { position: absolute; left: -999px; }
        .skip:focus { left: 12px; top: 12px; background: var(--card); padding: 8px 14px; z-index: 9; }
        .top { padding: 26px clamp(20px, 4vw, 56px) 30px; border-bottom: 1px solid var(--line);
          background: radial-gradient(120% 180% at 0% 0%, var(--tint) 0%, transparent 60%), var(--card); }
        .top.good { --tint: var(--good-soft); --tone: var(--good); } .top.bad { --tint: var(--bad-soft); --tone: var(--bad); }
        .top.open { --tint: var(--open-soft); --tone: var(--open); } .top.empty { --tint: var(--shade); --tone: var(--soft); }
        .brand { display: flex; align-items: center; gap: 10px; font-weight: 600; color: var(--soft); letter-spacing: .01em; }
        .logo { position: relative; width: 26px; height: 24px; }
        .logo i { position: absolute; left: 2px; width: 20px; height: 12px; border-radius: 4px; transform: skewX(-28deg); opacity: .92; }
        .logo i:nth-child(1) { top: 12px; background: var(--base); } .logo i:nth-child(2) { top: 6px; background: var(--created); }
        .logo i:nth-child(3) { top: 0; background: var(--overlay); }
        .theme svg { width: 18px; height: 18px; display: block; margin: auto; fill: currentColor; }
        .theme { margin-left: auto; border: 1px solid var(--line); background: var(--card); color: var(--ink); border-radius: 99px;
          width: 36px; height: 36px; font-size: 17px; cursor: pointer; }
        h1 { font-size: clamp(25px, 3.4vw, 38px); line-height: 1.15; letter-spacing: -.02em; margin: 18px 0 6px; color: var(--tone); }
        .coverage { color: var(--soft); font-size: 16px; }
        .tiles { list-style: none; padding: 0; margin-top: 20px; display: flex; flex-wrap: wrap; gap: 10px; }
        .tile { padding: 8px 16px 8px 12px; border-radius: 12px; background: var(--shade); color: var(--soft); border-left: 4px solid currentColor; }
        .tile b { font-size: 19px; color: var(--ink); font-variant-numeric: tabular-nums; }
        .tile.violated, .tile.error { color: var(--bad); background: var(--bad-soft); } .tile.incomplete, .tile.warning { color: var(--open); background: var(--open-soft); }
        .tile.verified { color: var(--good); background: var(--good-soft); } .tile.note { color: var(--blue); background: var(--blue-soft); }
        .tile.none { color: var(--soft); background: var(--shade); } .tile.none b { color: var(--soft); }
        .columns { display: grid; grid-template-columns: 250px minmax(0, 1fr); gap: 34px; padding: 26px clamp(20px, 4vw, 56px); max-width: 1560px; }
        nav { position: sticky; top: 18px; align-self: start; max-height: calc(100vh - 36px); overflow: auto; font-size: 13.5px; }
        nav h2 { font-size: 12px; text-transform: uppercase; letter-spacing: .08em; color: var(--soft); margin: 4px 10px 6px; }
        nav ul { list-style: none; padding: 0; margin-bottom: 20px; }
        nav a { display: block; padding: 6px 10px 6px 14px; border-radius: 0 9px 9px 0; color: var(--ink); text-decoration: none; border-left: 3px solid var(--line); margin-bottom: 2px; overflow: hidden; }
        nav a:hover { background: var(--shade); } nav a b { display: block; font-weight: 600; overflow: hidden; text-overflow: ellipsis; }
        nav a span { color: var(--soft); font-size: 12px; overflow-wrap: anywhere; }
        nav a.error, nav a.violated { border-color: var(--bad); } nav a.warning, nav a.incomplete { border-color: var(--open); } nav a.verified { border-color: var(--good); } nav a.note { border-color: var(--blue); }
        main > section { margin-bottom: 38px; } main h2 { font-size: 21px; letter-spacing: -.01em; margin-bottom: 12px; }
        .problems { background: var(--open-soft); border-radius: 14px; padding: 16px 22px; } .problems li { overflow-wrap: anywhere; }
        footer { padding: 18px clamp(20px, 4vw, 56px) 46px; color: var(--soft); font-size: 13px; border-top: 1px solid var(--line); }
        kbd { background: var(--shade); border: 1px solid var(--line); border-radius: 5px; padding: 0 6px; font-size: 12px; }
        .pill { display: inline-block; padding: 1px 11px; border-radius: 99px; font-size: 12.5px; font-weight: 650; background: var(--shade); color: var(--soft); white-space: nowrap; }
        .pill.violated, .pill.error { background: var(--bad-soft); color: var(--bad); } .pill.incomplete, .pill.warning { background: var(--open-soft); color: var(--open); }
        .pill.verified { background: var(--good-soft); color: var(--good); } .pill.note { background: var(--blue-soft); color: var(--blue); }
        .file { color: var(--soft); font-size: 13px; overflow-wrap: anywhere; }
        .code { margin: 0; padding: 10px 0; background: var(--code); border: 1px solid var(--line); border-radius: 10px; overflow-x: auto; font-size: 12.8px; line-height: 1.6; tab-size: 4; }
        .code code { display: inline-block; min-width: 100%; } .code s { display: inline-block; width: 52px; padding-right: 14px; margin-right: 4px; text-align: right; color: var(--soft); opacity: .75; text-decoration: none; user-select: none; }
        .code mark { display: inline-block; min-width: 100%; background: var(--bad-soft); color: inherit; } .warning > .code mark { background: var(--open-soft); } .note > .code mark { background: var(--blue-soft); }
        .code .caret { color: var(--bad); font-weight: 400; font-size: 10px; line-height: 1; letter-spacing: 0; } .warning > .code .caret { color: var(--open); }
        .code i { font-style: normal; } .code .keyword { color: var(--keyword); } .code .string { color: var(--string); } .code .type { color: var(--type); } .code .comment { color: var(--comment); } .code .number { color: var(--digit); }
        @media (max-width: 900px) { .columns { grid-template-columns: minmax(0, 1fr); } nav { position: static; max-height: 240px; } }

        """

    private static let verdicts = """
        .filter { display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center; margin-bottom: 12px; color: var(--soft); font-size: 14px; }
        .filter label { display: inline-flex; gap: 6px; align-items: center; } .filter input[type=checkbox] { accent-color: var(--blue); width: 16px; height: 16px; }
        .filter input[type=search] { flex: 1 1 220px; max-width: 380px; padding: 7px 12px; border-radius: 10px; border: 1px solid var(--line); background: var(--card); color: var(--ink); font: inherit; }
        .animator { background: var(--card); border: 1px solid var(--line); border-radius: 14px; margin-bottom: 10px; box-shadow: var(--shadow); overflow: hidden; border-left: 5px solid var(--line); }
        .animator.violated { border-left-color: var(--bad); } .animator.incomplete { border-left-color: var(--open); } .animator.verified { border-left-color: var(--good); }
        .animator > summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 12px; padding: 12px 18px; cursor: pointer; list-style: none; }
        .animator > summary::-webkit-details-marker { display: none; } .animator > summary::before { content: "›"; color: var(--soft); transition: transform .15s; display: inline-block; } .animator[open] > summary::before { transform: rotate(90deg); }
        .size { margin-left: auto; color: var(--soft); font-size: 13px; font-variant-numeric: tabular-nums; white-space: nowrap; }
        .scenario { border-top: 1px solid var(--line); padding: 9px 18px 9px 34px; } .scenario > p { display: flex; flex-wrap: wrap; gap: 2px 10px; align-items: baseline; }
        .scenario b { font-weight: 550; } .grounds { color: var(--soft); font-size: 13px; }
        .mark { width: 18px; height: 18px; border-radius: 99px; display: inline-grid; place-items: center; font-size: 11px; font-weight: 800; align-self: center; }
        .mark.verified { background: var(--good-soft); color: var(--good); } .mark.violated { background: var(--bad-soft); color: var(--bad); } .mark.incomplete { background: var(--open-soft); color: var(--open); }
        .mark.verified::before { content: "✓"; } .mark.violated::before { content: "✕"; } .mark.incomplete::before { content: "?"; }
        .obstacles, .links, .related { padding-left: 18px; margin: 8px 0; font-size: 14px; } .obstacles .file, .related .file { margin-left: 8px; } .obstacles .code { margin: 6px 0; }
        .links { list-style: none; border-top: 1px solid var(--line); margin: 0; padding: 10px 18px 12px 34px; } .links a { display: block; text-decoration: none; padding: 2px 0; } .links a::before { content: "→ "; color: var(--soft); } .links a:hover { text-decoration: underline; }
        .links a.error { color: var(--bad); } .links a.warning { color: var(--open); }
        .graph-absent { color: var(--soft); font-size: 13px; }
        .graph > summary, .graph-list > summary, .help > summary { cursor: pointer; color: var(--blue); font-size: 13.5px; padding: 4px 0; width: fit-content; }
        .graph-frame { overflow: auto; max-height: 640px; border: 1px solid var(--line); border-radius: 12px; background: var(--code); padding: 10px; margin: 6px 0; }
        .graph-list ol { font-size: 13.5px; color: var(--soft); } .graph-list li { margin: 3px 0; }

        """

    private static let findings = """
        .finding { background: var(--card); border: 1px solid var(--line); border-radius: 18px; box-shadow: var(--shadow); padding: 22px 26px; margin-bottom: 22px; content-visibility: auto; contain-intrinsic-size: auto 700px; }
        .finding > header { margin-bottom: 14px; } .kicker { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; } .kicker code { font-size: 13px; color: var(--soft); }
        h3 { font-size: 20px; line-height: 1.35; letter-spacing: -.01em; margin: 8px 0 2px; } .circumstances { color: var(--soft); font-size: 14px; }
        .storyboard { margin: 18px 0 14px; border: 1px solid var(--line); border-radius: 16px; background: linear-gradient(180deg, var(--code), var(--card)); overflow: hidden; }
        .controls { display: flex; align-items: center; gap: 6px; padding: 10px 14px; border-bottom: 1px solid var(--line); flex-wrap: wrap; }
        .controls button { border: 1px solid var(--line); background: var(--card); color: var(--ink); border-radius: 9px; min-width: 34px; height: 34px; font: 600 15px/1 system-ui, sans-serif; cursor: pointer; font-variant-numeric: tabular-nums; }
        .controls button:hover:not(:disabled) { border-color: var(--blue); } .controls button:disabled { opacity: .35; cursor: default; }
        .controls .play { font-size: 11px; } .dots { display: flex; align-items: center; margin-left: 12px; flex-wrap: wrap; row-gap: 4px; }
        .controls .dot { border-radius: 99px; min-width: 28px; height: 28px; font-size: 12.5px; color: var(--soft); margin-right: 14px; position: relative; }
        .dot + .dot::before { content: ""; position: absolute; right: 100%; top: 50%; width: 15px; border-top: 2px solid var(--line); } .dot.passed + .dot::before { border-color: var(--blue); }
        .dot.passed { border-color: var(--blue); color: var(--blue); } .dot[aria-current] { background: var(--blue); border-color: var(--blue); color: var(--card); } .dot.repeated { border-style: dashed; border-color: var(--violet); }
        .loop { color: var(--violet); font-weight: 600; } .dots .loop { font-size: 19px; }
        .steps { list-style: none; padding: 0; } .step { display: grid; grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr); gap: 10px 26px; padding: 18px 22px; } .step + .step { border-top: 1px solid var(--line); }
        .stepping .step + .step { border-top: 0; } .step figure { margin: 0; position: sticky; top: 12px; align-self: start; } .idle { color: var(--soft); font-size: 14px; margin-top: 8px; } .tale { align-self: start; padding-top: 8px; }
        h4 { font-size: 16.5px; line-height: 1.4; display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; }
        h4 .number { background: var(--blue); color: var(--card); border-radius: 99px; min-width: 25px; height: 25px; display: inline-grid; place-items: center; font-size: 13px; }
        .phase { font-size: 12px; font-weight: 600; color: var(--violet); background: var(--violet-soft); border-radius: 99px; padding: 1px 10px; }
        .effects { list-style: none; padding: 0; margin-top: 12px; display: grid; grid-template-columns: minmax(0, 1fr); gap: 9px; } .effects .code { padding: 5px 0; } .effect { display: block; color: var(--soft); font-size: 13.5px; padding: 3px 0 0 14px; } .effect::before { content: "→ "; color: var(--blue); }
        .verdict-line { margin-top: 14px; padding: 10px 14px; border-radius: 10px; font-weight: 600; background: var(--bad-soft); color: var(--bad); } .verdict-line.warning { background: var(--open-soft); color: var(--open); } .verdict-line.note { background: var(--blue-soft); color: var(--blue); }
        .status { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        .help h4, .fixes h4 { margin-top: 12px; font-size: 14.5px; } .help p { max-width: 78ch; margin-top: 4px; color: var(--soft); } .help code, .effect code, .obstacles li > code { background: var(--shade); border-radius: 5px; padding: 0 5px; font-size: 12.8px; }
        .fixes ul { padding-left: 18px; }
        @media (max-width: 1060px) { .step { grid-template-columns: minmax(0, 1fr); } }
        @media print { .controls, .filter, nav, .theme { display: none !important; } .step { display: grid !important; break-inside: avoid; } .columns { display: block; } }

        """

    private static let pictures = """
        .scene { display: block; width: 100%; max-height: 520px; overflow: visible; font-family: inherit; }
        .base { --c: var(--base); } .overlay { --c: var(--overlay); } .snapshot { --c: var(--snapshot); } .backdrop { --c: var(--backdrop); } .created { --c: var(--created); } .outside { --c: var(--outside); }
        .face { fill: color-mix(in srgb, var(--c) 30%, var(--card)); fill-opacity: var(--face); stroke: var(--c); stroke-width: 2.4; }
        .sheet .ink { fill: var(--c); opacity: .5; } .hatch { stroke: var(--c); stroke-width: 5; opacity: .35; fill: none; }
        .sheet.backdrop .face { fill: color-mix(in srgb, var(--c) 62%, var(--card)); }
        .unseen .face { fill-opacity: .05; stroke-dasharray: 6 6; } .uncertain .face { stroke-dasharray: 2 5; }
        .ghost .face { fill-opacity: .07; stroke: var(--bad); stroke-dasharray: 7 5; } .ghost .ink, .ghost .hatch { opacity: .1; }
        .inserted:not(.ghost) .face { stroke: var(--good); stroke-width: 4; } .sheet.moved .face { stroke: var(--blue); stroke-width: 4; } .sheet.faded .face { stroke: var(--violet); stroke-width: 4; } .sheet.inserted.faded .face, .sheet.inserted.moved .face { stroke: var(--good); } .sheet.removed:not(.ghost) .face { stroke: var(--bad); stroke-width: 4; }
        .plate rect { fill: color-mix(in srgb, var(--soft) 9%, transparent); stroke: var(--soft); stroke-width: 1.8; stroke-dasharray: 3 4; } .plate .floor { font-size: 11px; letter-spacing: .07em; text-transform: uppercase; fill: var(--soft); }
        .leader { stroke: var(--soft); stroke-width: 1; opacity: .45; fill: none; } .scene .name { font-size: 13.5px; font-weight: 600; fill: var(--ink); } .ghost .name { text-decoration: line-through; fill: var(--soft); } .scene .state { font-size: 11.5px; fill: var(--soft); }
        .marks { font-size: 11.5px; font-weight: 650; fill: var(--soft); } .marks .inserted { fill: var(--good); } .marks .removed { fill: var(--bad); } .marks .moved { fill: var(--blue); } .marks .faded { fill: var(--violet); } .marks .altered { fill: var(--open); }
        .trail { stroke: var(--blue); stroke-width: 2; stroke-dasharray: 2 5; stroke-linecap: round; fill: none; opacity: .8; }
        .graph text { font-size: 12px; fill: var(--ink); } .graph .box { fill: var(--card); stroke: var(--soft); stroke-width: 1.2; } .graph .phase { font-weight: 650; background: none; } .graph .count { fill: var(--soft); font-weight: 400; }
        .graph .row { font-size: 10.8px; fill: var(--soft); } .graph .view { fill: var(--c); } .graph .view.apart { fill: none; stroke: var(--c); stroke-width: 2; }
        .edge { fill: none; stroke: var(--soft); stroke-width: 1.4; opacity: .75; } .edge.story { stroke: var(--bad); stroke-width: 2.4; opacity: 1; } .node.story .box { stroke: var(--bad); stroke-width: 2.4; }
        .graph .event { font-size: 10.5px; text-anchor: middle; fill: var(--soft); paint-order: stroke; stroke: var(--code); stroke-width: 4px; stroke-linejoin: round; } .graph .event.story { fill: var(--bad); } .graph .event.beside { text-anchor: start; }
        svg.graph { display: block; margin: 0 auto; }
        @media (prefers-reduced-motion: no-preference) {
          .stepping .current .body { animation: glide .7s cubic-bezier(.2, .8, .2, 1); } .stepping .current .inserted .body { animation-name: drop; } .stepping .current .ghost .body { animation: lift .7s cubic-bezier(.3, 0, .4, 1); } .stepping .current .faded .body { animation-name: fade; }
          @keyframes glide { from { transform: translate(var(--dx), var(--dy)); } } @keyframes drop { from { transform: translateY(-46px); opacity: 0; } }
          @keyframes fade { from { opacity: .15; transform: translate(var(--dx), var(--dy)); } } @keyframes lift { from { opacity: 1; transform: none; } to { transform: translateY(-30px); opacity: .2; } }
        }

        """
}
