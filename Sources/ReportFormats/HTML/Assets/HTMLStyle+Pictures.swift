extension HTMLStyle {
    /// What is drawn, and how it moves.
    static let pictures = """
        .scene { display: block; width: 100%; max-height: 520px; overflow: visible; font-family: inherit; }
        .base { --c: var(--base); }
        .overlay { --c: var(--overlay); }
        .snapshot { --c: var(--snapshot); }
        .backdrop { --c: var(--backdrop); }
        .created { --c: var(--created); }
        .outside { --c: var(--outside); }
        .face {
          fill: color-mix(in srgb, var(--c) 30%, var(--card)); fill-opacity: var(--face); stroke: var(--c);
          stroke-width: 2.4;
        }
        .sheet .ink { fill: var(--c); opacity: .5; }
        .hatch { stroke: var(--c); stroke-width: 5; opacity: .35; fill: none; }
        .sheet.backdrop .face { fill: color-mix(in srgb, var(--c) 62%, var(--card)); }
        .unseen .face { fill-opacity: .05; stroke-dasharray: 6 6; }
        .uncertain .face { stroke-dasharray: 2 5; }
        .ghost .face { fill-opacity: .07; stroke: var(--bad); stroke-dasharray: 7 5; }
        .ghost .ink, .ghost .hatch { opacity: .1; }
        .inserted:not(.ghost) .face { stroke: var(--good); stroke-width: 4; }
        .sheet.moved .face { stroke: var(--blue); stroke-width: 4; }
        .sheet.faded .face { stroke: var(--violet); stroke-width: 4; }
        .sheet.inserted.faded .face, .sheet.inserted.moved .face { stroke: var(--good); }
        .sheet.removed:not(.ghost) .face { stroke: var(--bad); stroke-width: 4; }
        .plate rect {
          fill: color-mix(in srgb, var(--soft) 9%, transparent); stroke: var(--soft); stroke-width: 1.8;
          stroke-dasharray: 3 4;
        }
        .plate .floor { font-size: 11px; letter-spacing: .07em; text-transform: uppercase; fill: var(--soft); }
        .leader { stroke: var(--soft); stroke-width: 1; opacity: .45; fill: none; }
        .scene .name { font-size: 13.5px; font-weight: 600; fill: var(--ink); }
        .ghost .name { text-decoration: line-through; fill: var(--soft); }
        .scene .state { font-size: 11.5px; fill: var(--soft); }
        .marks { font-size: 11.5px; font-weight: 650; fill: var(--soft); }
        .marks .inserted { fill: var(--good); }
        .marks .removed { fill: var(--bad); }
        .marks .moved { fill: var(--blue); }
        .marks .faded { fill: var(--violet); }
        .marks .altered { fill: var(--open); }
        .trail {
          stroke: var(--blue); stroke-width: 2; stroke-dasharray: 2 5; stroke-linecap: round; fill: none; opacity: .8;
        }
        .graph text { font-size: 12px; fill: var(--ink); }
        .graph .box { fill: var(--card); stroke: var(--soft); stroke-width: 1.2; }
        .graph .phase { font-weight: 650; background: none; }
        .graph .count { fill: var(--soft); font-weight: 400; }
        .graph .row { font-size: 10.8px; fill: var(--soft); }
        .graph .view { fill: var(--c); }
        .graph .view.apart { fill: none; stroke: var(--c); stroke-width: 2; }
        .edge { fill: none; stroke: var(--soft); stroke-width: 1.4; opacity: .75; }
        .edge.story { stroke: var(--bad); stroke-width: 2.4; opacity: 1; }
        .node.story .box { stroke: var(--bad); stroke-width: 2.4; }
        .graph .event {
          font-size: 10.5px; text-anchor: middle; fill: var(--soft); paint-order: stroke; stroke: var(--code);
          stroke-width: 4px; stroke-linejoin: round;
        }
        .graph .event.story { fill: var(--bad); }
        .graph .event.beside { text-anchor: start; }
        svg.graph { display: block; margin: 0 auto; }
        @media (prefers-reduced-motion: no-preference) {
          .stepping .current .body { animation: glide .7s cubic-bezier(.2, .8, .2, 1); }
          .stepping .current .inserted .body { animation-name: drop; }
          .stepping .current .ghost .body { animation: lift .7s cubic-bezier(.3, 0, .4, 1); }
          .stepping .current .faded .body { animation-name: fade; }
          @keyframes glide {
            from { transform: translate(var(--dx), var(--dy)); }
          }
          @keyframes drop {
            from { transform: translateY(-46px); opacity: 0; }
          }
          @keyframes fade {
            from { opacity: .15; transform: translate(var(--dx), var(--dy)); }
          }
          @keyframes lift {
            from { opacity: 1; transform: none; }
            to { transform: translateY(-30px); opacity: .2; }
          }
        }

        """
}
