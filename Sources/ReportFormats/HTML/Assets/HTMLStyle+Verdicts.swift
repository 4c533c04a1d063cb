extension HTMLStyle {
    /// Animators, scenarios, state graphs' frames.
    static let verdicts = """
        .filter {
          display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center; margin-bottom: 12px; color: var(--soft);
          font-size: 14px;
        }
        .filter label { display: inline-flex; gap: 6px; align-items: center; }
        .filter input[type=checkbox] { accent-color: var(--blue); width: 16px; height: 16px; }
        .filter input[type=search] {
          flex: 1 1 220px; max-width: 380px; padding: 7px 12px; border-radius: 10px; border: 1px solid var(--line);
          background: var(--card); color: var(--ink); font: inherit;
        }
        .animator {
          background: var(--card); border: 1px solid var(--line); border-radius: 14px; margin-bottom: 10px;
          box-shadow: var(--shadow); overflow: hidden; border-left: 5px solid var(--line);
        }
        .animator.violated { border-left-color: var(--bad); }
        .animator.incomplete { border-left-color: var(--open); }
        .animator.verified { border-left-color: var(--good); }
        .animator > summary {
          display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 12px; padding: 12px 18px; cursor: pointer;
          list-style: none;
        }
        .animator > summary::-webkit-details-marker { display: none; }
        .animator > summary::before {
          content: "›"; color: var(--soft); transition: transform .15s; display: inline-block;
        }
        .animator[open] > summary::before { transform: rotate(90deg); }
        .size {
          margin-left: auto; color: var(--soft); font-size: 13px; font-variant-numeric: tabular-nums;
          white-space: nowrap;
        }
        .scenario { border-top: 1px solid var(--line); padding: 9px 18px 9px 34px; }
        .scenario > p { display: flex; flex-wrap: wrap; gap: 2px 10px; align-items: baseline; }
        .scenario b { font-weight: 550; }
        .grounds { color: var(--soft); font-size: 13px; }
        .mark {
          width: 18px; height: 18px; border-radius: 99px; display: inline-grid; place-items: center; font-size: 11px;
          font-weight: 800; align-self: center;
        }
        .mark.verified { background: var(--good-soft); color: var(--good); }
        .mark.violated { background: var(--bad-soft); color: var(--bad); }
        .mark.incomplete { background: var(--open-soft); color: var(--open); }
        .mark.verified::before { content: "✓"; }
        .mark.violated::before { content: "✕"; }
        .mark.incomplete::before { content: "?"; }
        .links, .related, .obstacles ul { padding-left: 18px; margin: 8px 0; font-size: 14px; }
        .limit { color: var(--open); font-size: 14px; padding-left: 28px; }
        .obstacles { border-top: 1px solid var(--line); padding: 10px 18px 4px 34px; }
        .obstacles h3 { font-size: 14px; margin: 0; color: var(--open); letter-spacing: 0; }
        .obstacles li { margin-bottom: 10px; }
        .obstacles .file, .obstacles .grounds, .related .file { margin-left: 8px; }
        .obstacles .code { margin: 6px 0; }
        .links { list-style: none; border-top: 1px solid var(--line); margin: 0; padding: 10px 18px 12px 34px; }
        .links a { display: block; text-decoration: none; padding: 2px 0; }
        .links a::before { content: "→ "; color: var(--soft); }
        .links a:hover { text-decoration: underline; }
        .links a.error { color: var(--bad); }
        .links a.warning { color: var(--open); }
        .graph-absent { color: var(--soft); font-size: 13px; }
        .graph > summary, .graph-list > summary, .help > summary {
          cursor: pointer; color: var(--blue); font-size: 13.5px; padding: 4px 0; width: fit-content;
        }
        .graph-frame {
          overflow: auto; max-height: 640px; border: 1px solid var(--line); border-radius: 12px;
          background: var(--code); padding: 10px; margin: 6px 0;
        }
        .graph-list ol { font-size: 13.5px; color: var(--soft); }
        .graph-list li { margin: 3px 0; }

        """
}
