extension HTMLStyle {
    /// The frame: head, navigation, code.
    static let page = """
        * { box-sizing: border-box; }
        html { scroll-behavior: smooth; scroll-padding-top: 16px; }
        body {
          margin: 0; background: var(--paper); color: var(--ink);
          font: 15px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
        }
        h1, h2, h3, h4, p, ul, ol { margin: 0; }
        code, pre, kbd { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
        a { color: var(--blue); }
        [hidden] { display: none !important; }
        :focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; border-radius: 8px; }
        .skip { position: absolute; left: -999px; }
        .skip:focus { left: 12px; top: 12px; background: var(--card); padding: 8px 14px; z-index: 9; }
        .top {
          padding: 26px clamp(20px, 4vw, 56px) 30px; border-bottom: 1px solid var(--line);
          background: radial-gradient(120% 180% at 0% 0%, var(--tint) 0%, transparent 60%), var(--card);
        }
        .top.good { --tint: var(--good-soft); --tone: var(--good); }
        .top.bad { --tint: var(--bad-soft); --tone: var(--bad); }
        .top.open { --tint: var(--open-soft); --tone: var(--open); }
        .top.empty { --tint: var(--shade); --tone: var(--soft); }
        .brand {
          display: flex; align-items: center; gap: 10px; font-weight: 600; color: var(--soft); letter-spacing: .01em;
        }
        .logo { position: relative; width: 26px; height: 24px; }
        .logo i {
          position: absolute; left: 2px; width: 20px; height: 12px; border-radius: 4px; transform: skewX(-28deg);
          opacity: .92;
        }
        .logo i:nth-child(1) { top: 12px; background: var(--base); }
        .logo i:nth-child(2) { top: 6px; background: var(--created); }
        .logo i:nth-child(3) { top: 0; background: var(--overlay); }
        .theme svg { width: 18px; height: 18px; display: block; margin: auto; fill: currentColor; }
        .theme {
          margin-left: auto; border: 1px solid var(--line); background: var(--card); color: var(--ink);
          border-radius: 99px; width: 36px; height: 36px; font-size: 17px; cursor: pointer;
        }
        h1 {
          font-size: clamp(25px, 3.4vw, 38px); line-height: 1.15; letter-spacing: -.02em; margin: 18px 0 6px;
          color: var(--tone);
        }
        .coverage { color: var(--soft); font-size: 16px; }
        .tiles { list-style: none; padding: 0; margin-top: 20px; display: flex; flex-wrap: wrap; gap: 10px; }
        .tile {
          padding: 8px 16px 8px 12px; border-radius: 12px; background: var(--shade); color: var(--soft);
          border-left: 4px solid currentColor;
        }
        .tile b { font-size: 19px; color: var(--ink); font-variant-numeric: tabular-nums; }
        .tile.violated, .tile.error { color: var(--bad); background: var(--bad-soft); }
        .tile.incomplete, .tile.warning { color: var(--open); background: var(--open-soft); }
        .tile.verified { color: var(--good); background: var(--good-soft); }
        .tile.note { color: var(--blue); background: var(--blue-soft); }
        .tile.none { color: var(--soft); background: var(--shade); }
        .tile.none b { color: var(--soft); }
        .columns {
          display: grid; grid-template-columns: 250px minmax(0, 1fr); gap: 34px; padding: 26px clamp(20px, 4vw, 56px);
          max-width: 1560px;
        }
        nav {
          position: sticky; top: 18px; align-self: start; max-height: calc(100vh - 36px); overflow: auto;
          font-size: 13.5px;
        }
        nav h2 {
          font-size: 12px; text-transform: uppercase; letter-spacing: .08em; color: var(--soft); margin: 4px 10px 6px;
        }
        nav ul { list-style: none; padding: 0; margin-bottom: 20px; }
        nav a {
          display: block; padding: 6px 10px 6px 14px; border-radius: 0 9px 9px 0; color: var(--ink);
          text-decoration: none; border-left: 3px solid var(--line); margin-bottom: 2px; overflow: hidden;
        }
        nav a:hover { background: var(--shade); }
        nav a b { display: block; font-weight: 600; overflow: hidden; text-overflow: ellipsis; }
        nav a span { color: var(--soft); font-size: 12px; overflow-wrap: anywhere; }
        nav a.error, nav a.violated { border-color: var(--bad); }
        nav a.warning, nav a.incomplete { border-color: var(--open); }
        nav a.verified { border-color: var(--good); }
        nav a.note { border-color: var(--blue); }
        main > section { margin-bottom: 38px; }
        main h2 { font-size: 21px; letter-spacing: -.01em; margin-bottom: 12px; }
        .problems { background: var(--open-soft); border-radius: 14px; padding: 16px 22px; }
        .problems li { overflow-wrap: anywhere; }
        footer {
          padding: 18px clamp(20px, 4vw, 56px) 46px; color: var(--soft); font-size: 13px;
          border-top: 1px solid var(--line);
        }
        kbd {
          background: var(--shade); border: 1px solid var(--line); border-radius: 5px; padding: 0 6px; font-size: 12px;
        }
        .pill {
          display: inline-block; padding: 1px 11px; border-radius: 99px; font-size: 12.5px; font-weight: 650;
          background: var(--shade); color: var(--soft); white-space: nowrap;
        }
        .pill.violated, .pill.error { background: var(--bad-soft); color: var(--bad); }
        .pill.incomplete, .pill.warning { background: var(--open-soft); color: var(--open); }
        .pill.verified { background: var(--good-soft); color: var(--good); }
        .pill.note { background: var(--blue-soft); color: var(--blue); }
        .file { color: var(--soft); font-size: 13px; overflow-wrap: anywhere; }
        .code {
          margin: 0; padding: 10px 0; background: var(--code); border: 1px solid var(--line); border-radius: 10px;
          overflow-x: auto; font-size: 12.8px; line-height: 1.6; tab-size: 4;
        }
        .code code { display: inline-block; min-width: 100%; }
        .code s {
          display: inline-block; width: 52px; padding-right: 14px; margin-right: 4px; text-align: right;
          color: var(--soft); opacity: .75; text-decoration: none; user-select: none;
        }
        .code mark { display: inline-block; min-width: 100%; background: var(--bad-soft); color: inherit; }
        .warning > .code mark { background: var(--open-soft); }
        .note > .code mark { background: var(--blue-soft); }
        .code .caret { color: var(--bad); font-weight: 400; font-size: 10px; line-height: 1; letter-spacing: 0; }
        .warning > .code .caret { color: var(--open); }
        .code i { font-style: normal; }
        .code .keyword { color: var(--keyword); }
        .code .string { color: var(--string); }
        .code .type { color: var(--type); }
        .code .comment { color: var(--comment); }
        .code .number { color: var(--digit); }
        @media (max-width: 900px) {
          .columns { grid-template-columns: minmax(0, 1fr); }
          nav { position: static; max-height: 240px; }
        }
        .shapes { position: absolute; }

        """
}
