import Testing

@testable import AnimatorReader

@Suite struct FileSelectionTests {
    private let base = SourceFile(
        path: "Base.swift",
        text: """
            class Base: NSObject, UIViewControllerAnimatedTransitioning {
                func animateTransition(using context: UIViewControllerContextTransitioning) {
                    Helper.run(context)
                    context.containerView.pinned(true)
                }
            }
            """)

    private func chosen(_ others: SourceFile...) -> [String] {
        FileSelection([base] + others).files.map(\.path)
    }

    @Test func takesWhatTransitionCodeUses() {
        let helper = SourceFile(path: "Helper.swift", text: "enum Helper { static func run(_ any: Any) {} }")
        let pinned = SourceFile(path: "Pin.swift", text: "extension UIView { func pinned(_ flag: Bool) {} }")
        #expect(chosen(helper, pinned) == ["Base.swift", "Helper.swift", "Pin.swift"])
    }

    @Test func takesWhatPropertiesOfTransitionCodeAre() {
        let fade = SourceFile(
            path: "Fade.swift",
            text: """
                class Fade: Base {
                    var shade: Shade?
                    func run(_ context: UIViewControllerContextTransitioning) { shade?.fall(on: context.containerView) }
                }
                """)
        let shade = SourceFile(path: "Shade.swift", text: "struct Shade { func fall(on view: UIView) {} }")
        #expect(chosen(fade, shade) == ["Base.swift", "Fade.swift", "Shade.swift"])
    }

    @Test func takesWhatPropertiesOfHelpersAre() {
        let helper = SourceFile(
            path: "Helper.swift", text: "enum Helper { static var look: Look; static func run(_ any: Any) {} }")
        let look = SourceFile(path: "Look.swift", text: "class Look { func apply() {} }")
        let other = SourceFile(path: "Other.swift", text: "class Other { var look: Look }")
        #expect(chosen(helper, look, other) == ["Base.swift", "Helper.swift", "Look.swift"])
    }

    @Test func takesSubclassesThatSayNothingOfTransitions() {
        let middle = SourceFile(path: "Middle.swift", text: "class Middle: Base {}")
        let last = SourceFile(path: "Last.swift", text: "final class Last : Middle { override func move() {} }")
        #expect(chosen(last, middle) == ["Base.swift", "Last.swift", "Middle.swift"])
    }

    @Test func leavesTheRestUnparsed() {
        let cell = SourceFile(path: "Cell.swift", text: "final class Cell: UITableViewCell { func pinned() {} }")
        let broken = SourceFile(path: "Broken.swift", text: "struct Broken { func (")
        let selection = FileSelection([base, cell, broken])
        #expect(selection.files.map(\.path) == ["Base.swift"])
        #expect(selection.problems.isEmpty)
    }

    @Test func namesWhatAFileDeclares() {
        let names = DeclaredNames(
            "public final class A<T>: B, C where T: D { var e = 1; func f() {} }\nextension G { enum H {} }")
        #expect(names.types == ["A", "H"].map { NameHash($0) })
        #expect(DeclaredNames("extension CALayer { class func play() {} }").members == [NameHash("play")])
        #expect(Set(names.parents).isSuperset(of: ["B", "C"].map { NameHash($0) }))
        #expect(names.extended == [NameHash("G")])
        #expect(names.members == ["e", "f"].map { NameHash($0) })
    }
}
