extension HTMLStyle {
    /// Findings and their storyboards.
    static let findings = """
        .finding {
          background: var(--card); border: 1px solid var(--line); border-radius: 18px; box-shadow: var(--shadow);
          padding: 22px 26px; margin-bottom: 22px; content-visibility: auto; contain-intrinsic-size: auto 700px;
        }
        .finding > header { margin-bottom: 14px; }
        .kicker { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; }
        .kicker code { font-size: 13px; color: var(--soft); }
        h3 { font-size: 20px; line-height: 1.35; letter-spacing: -.01em; margin: 8px 0 2px; }
        .circumstances { color: var(--soft); font-size: 14px; }
        .storyboard {
          margin: 18px 0 14px; border: 1px solid var(--line); border-radius: 16px;
          background: linear-gradient(180deg, var(--code), var(--card)); overflow: hidden;
        }
        .controls {
          display: flex; align-items: center; gap: 6px; padding: 10px 14px; border-bottom: 1px solid var(--line);
          flex-wrap: wrap;
        }
        .controls button {
          border: 1px solid var(--line); background: var(--card); color: var(--ink); border-radius: 9px;
          min-width: 34px; height: 34px; font: 600 15px/1 system-ui, sans-serif; cursor: pointer;
          font-variant-numeric: tabular-nums;
        }
        .controls button:hover:not(:disabled) { border-color: var(--blue); }
        .controls button:disabled { opacity: .35; cursor: default; }
        .controls .play { font-size: 11px; }
        .dots { display: flex; align-items: center; margin-left: 12px; flex-wrap: wrap; row-gap: 4px; }
        .controls .dot {
          border-radius: 99px; min-width: 28px; height: 28px; font-size: 12.5px; color: var(--soft);
          margin-right: 14px; position: relative;
        }
        .dot + .dot::before {
          content: ""; position: absolute; right: 100%; top: 50%; width: 15px; border-top: 2px solid var(--line);
        }
        .dot.passed + .dot::before { border-color: var(--blue); }
        .dot.passed { border-color: var(--blue); color: var(--blue); }
        .dot[aria-current] { background: var(--blue); border-color: var(--blue); color: var(--card); }
        .dot.repeated { border-style: dashed; border-color: var(--violet); }
        .loop { color: var(--violet); font-weight: 600; }
        .dots .loop { font-size: 19px; }
        .steps { list-style: none; padding: 0; }
        .step {
          display: grid; grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr); gap: 10px 26px; padding: 18px 22px;
        }
        .step + .step { border-top: 1px solid var(--line); }
        .stepping .step + .step { border-top: 0; }
        .step figure { margin: 0; position: sticky; top: 12px; align-self: start; }
        .idle { color: var(--soft); font-size: 14px; margin-top: 8px; }
        .tale { align-self: start; padding-top: 8px; }
        h4 { font-size: 16.5px; line-height: 1.4; display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; }
        h4 .number {
          background: var(--blue); color: var(--card); border-radius: 99px; min-width: 25px; height: 25px;
          display: inline-grid; place-items: center; font-size: 13px;
        }
        .phase {
          font-size: 12px; font-weight: 600; color: var(--violet); background: var(--violet-soft); border-radius: 99px;
          padding: 1px 10px;
        }
        .effects {
          list-style: none; padding: 0; margin-top: 12px; display: grid; grid-template-columns: minmax(0, 1fr);
          gap: 9px;
        }
        .effects .code { padding: 5px 0; }
        .effect { display: block; color: var(--soft); font-size: 13.5px; padding: 3px 0 0 14px; }
        .effect::before { content: "→ "; color: var(--blue); }
        .verdict-line {
          margin-top: 14px; padding: 10px 14px; border-radius: 10px; font-weight: 600; background: var(--bad-soft);
          color: var(--bad);
        }
        .verdict-line.warning { background: var(--open-soft); color: var(--open); }
        .verdict-line.note { background: var(--blue-soft); color: var(--blue); }
        .status {
          position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
        }
        .help h4, .fixes h4 { margin-top: 12px; font-size: 14.5px; }
        .help p { max-width: 78ch; margin-top: 4px; color: var(--soft); }
        .help code, .effect code, .obstacles li > code {
          background: var(--shade); border-radius: 5px; padding: 0 5px; font-size: 12.8px;
        }
        .fixes ul { padding-left: 18px; }
        @media (max-width: 1060px) {
          .step { grid-template-columns: minmax(0, 1fr); }
        }
        @media print {
          .controls, .filter, nav, .theme { display: none !important; }
          .step { display: grid !important; break-inside: avoid; }
          .columns { display: block; }
        }

        """
}
