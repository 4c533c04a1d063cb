import ReportFormats
import Testing
import TransitionModel

@Suite struct StateDiagramTests {
    @Test func dot() {
        #expect(
            StateDiagram(report: Samples.drawn).dot == #"""
                digraph states {
                    rankdir=TB;
                    compound=true;
                    node [shape=box, style="rounded,filled", fillcolor=white, fontname="Helvetica", fontsize=10];
                    edge [fontname="Helvetica", fontsize=9];
                    // Other, pushed, not interactive: verified: not drawn, 1 state
                    subgraph cluster_1 {
                        label="SlideAnimator, presented under .fullScreen, not interactive: violated";
                        s1n0 [label="idle", color="#d70015", penwidth=2];
                        s1n1 [label="animating (3 states)\l\"to\": <b>; #1 [alpha 0]\lpresenter (from)\lelsewhere: shade in the window\l", color="#d70015", penwidth=2];
                        s1n2 [label="over"];
                        s1n0 -> s1n1 [label="it starts", color="#d70015", penwidth=2];
                        s1n1 -> s1n1 [label="the app goes to the background"];
                        s1n1 -> s1n2 [label="it ends (finished: true)\lit ends (finished: false)\l"];
                    }
                    // SlideAnimator, presented under .custom, interactive: incomplete: not drawn, 1,000,000 states
                }

                """#)
    }

    @Test func mermaid() {
        #expect(
            StateDiagram(report: Samples.drawn).mermaid == """
                flowchart TB
                    %% Other, pushed, not interactive: verified: not drawn, 1 state
                    subgraph s1["SlideAnimator, presented under .fullScreen, not interactive: violated"]
                        s1n0("idle")
                        s1n1("animating (3 states)<br/>#quot;to#quot;: #lt;b#gt;#59; #35;1 [alpha 0]<br/>presenter (from)<br/>elsewhere: shade in the window")
                        s1n2("over")
                        s1n0 -->|"it starts"| s1n1
                        s1n1 -->|"the app goes to the background"| s1n1
                        s1n1 -->|"it ends (finished: true)<br/>it ends (finished: false)"| s1n2
                    end
                    %% SlideAnimator, presented under .custom, interactive: incomplete: not drawn, 1,000,000 states
                    classDef story stroke:#d70015,stroke-width:3px
                    class s1n0,s1n1 story
                    linkStyle 0 stroke:#d70015,stroke-width:3px

                """)
    }
}
